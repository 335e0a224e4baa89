package org.lexhub.loader.locator;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.recipe.ExpectedFile;

/**
 * Finds {@code maven:group:artifact:version}: the jar on the class path of this process, a jar
 * there that contains its files, or else the jar in the local Maven repository, into which the
 * machine's own Maven fetches it once. Maven knows the repositories and checks their sums.
 */
final class MavenPlace {
  private static final String GET = "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:get";

  /** Maven does not protect its local repository from several processes at a time. */
  private static final Object ONE_AT_A_TIME = new Object();

  private MavenPlace() {}

  /** Returns the path of the jar in the local repository. */
  static Path place(String coordinates, Path repository) {
    String[] parts = coordinates.split(":", -1);
    return repository
        .resolve(parts[0].replace('.', '/'))
        .resolve(parts[1])
        .resolve(parts[2])
        .resolve(jar(parts));
  }

  /** Returns the jar if it is on this machine and is not known to be another file. */
  static @Nullable Path cached(String coordinates, Path repository, ExpectedFile expected)
      throws IOException {
    String[] parts = coordinates.split(":", -1);
    Path path = onClassPath(jar(parts));
    if (path == null) {
      path = merged(parts, MavenPlace.class.getClassLoader());
    }
    if (path != null) {
      return path;
    }
    Path file = place(coordinates, repository);
    boolean fits =
        Files.isRegularFile(file) && (expected.bytes() < 0 || Files.size(file) == expected.bytes());
    return fits ? file : null;
  }

  /**
   * Fetches the jar into the local repository.
   *
   * @param client the command to run, usually {@code mvn}
   * @throws UnavailableException if it cannot be fetched
   */
  static Path fetch(String coordinates, Path repository, String client, ExpectedFile expected)
      throws IOException {
    Path file = place(coordinates, repository);
    PackageClient maven =
        new PackageClient(
            "maven:" + coordinates,
            List.of(
                client,
                "-q",
                "-B",
                "-N",
                GET,
                "-Dartifact=" + coordinates,
                "-Dtransitive=false",
                "-Dmaven.repo.local=" + repository.toAbsolutePath()),
            "install Maven and look whether there is a network, or put the jar at " + file);
    synchronized (ONE_AT_A_TIME) {
      maven.install(file, expected);
    }
    return file;
  }

  private static String jar(String[] parts) {
    return parts[1] + "-" + parts[2] + ".jar";
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
