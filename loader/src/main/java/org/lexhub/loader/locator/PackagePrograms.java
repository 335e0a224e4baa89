package org.lexhub.loader.locator;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The programs of this machine that fetch packages.
 *
 * @param npm the client of npm
 * @param apt the client of Debian's archives
 * @param maven Maven
 */
record PackagePrograms(String npm, String apt, String maven) {
  /**
   * Returns the programs on {@code PATH}, and the Maven of the project folder if Lexhub runs from
   * there.
   */
  static PackagePrograms installed() {
    Path script = Path.of(System.getProperty("lexhub.home", ""), "mvnw").toAbsolutePath();
    boolean isFromProject = System.getProperty("lexhub.home") != null && Files.isExecutable(script);
    return new PackagePrograms("npm", "apt-get", isFromProject ? script.toString() : "mvn");
  }
}
