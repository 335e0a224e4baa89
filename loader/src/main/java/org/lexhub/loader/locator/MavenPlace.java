package org.lexhub.loader.locator;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * Finds {@code maven:group:artifact:version}: the jar on the class path of this process, a jar
 * there that contains its files, or else the jar in the local Maven repository. Downloads nothing.
 */
final class MavenPlace {
  private MavenPlace() {}

  /**
   * Finds the jar.
   *
   * @throws UnavailableException if it is in neither place
   */
  static Path find(String coordinates, Path repository) throws IOException {
    String[] parts = coordinates.split(":", -1);
    String jar = parts[1] + "-" + parts[2] + ".jar";
    Path path = onClassPath(jar);
    if (path == null) {
      path = merged(parts, MavenPlace.class.getClassLoader());
    }
    if (path == null) {
      path =
          repository
              .resolve(parts[0].replace('.', '/'))
              .resolve(parts[1])
              .resolve(parts[2])
              .resolve(jar);
    }
    if (!Files.isRegularFile(path)) {
      throw new UnavailableException(
          "maven:"
              + coordinates
              + ": "
              + jar
              + " is neither on the class path nor at "
              + path
              + "; run ./mvnw dependency:get -Dartifact="
              + coordinates);
    }
    return path;
  }

  /** Returns the local repository: {@code maven.repo.local}, or else {@code ~/.m2/repository}. */
  static Path localRepository() {
    String set = System.getProperty("maven.repo.local");
    return set != null
        ? Path.of(set)
        : Path.of(System.getProperty("user.home", "."), ".m2", "repository");
  }

  /**
   * Returns the jar of the class path into which the files of the artifact were merged, or null:
   * Maven leaves the version of each artifact in {@code META-INF/maven}.
   */
  static @Nullable Path merged(String[] coordinates, ClassLoader loader) throws IOException {
    String name = "META-INF/maven/" + coordinates[0] + "/" + coordinates[1] + "/pom.properties";
    for (URL place : Collections.list(loader.getResources(name))) {
      Properties properties = new Properties();
      try (InputStream in = place.openStream()) {
        properties.load(in);
      }
      String text = place.toString();
      if (text.startsWith("jar:file:")
          && coordinates[2].equals(properties.getProperty("version"))) {
        return Path.of(URI.create(text.substring("jar:".length(), text.indexOf("!/"))));
      }
    }
    return null;
  }

  /** Searches the manifests of the class path, whose URLs name every jar. */
  private static @Nullable Path onClassPath(String jar) throws IOException {
    for (URL manifest :
        Collections.list(MavenPlace.class.getClassLoader().getResources("META-INF/MANIFEST.MF"))) {
      String text = manifest.toString();
      int end = text.indexOf("!/");
      if (text.startsWith("jar:file:") && text.substring(0, end).endsWith("/" + jar)) {
        return Path.of(URI.create(text.substring("jar:".length(), end)));
      }
    }
    return null;
  }
}
