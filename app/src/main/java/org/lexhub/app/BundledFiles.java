package org.lexhub.app;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The folder {@code data} of the project, which the jar contains. */
final class BundledFiles {
  private BundledFiles() {}

  /**
   * Copies the folder to {@code target}, which is created if necessary. Files that are there are
   * replaced.
   *
   * @throws IOException if a file cannot be written
   */
  static void copyTo(Path target) throws IOException {
    URL place = Objects.requireNonNull(BundledFiles.class.getResource("data/demo.toml"));
    try {
      URI uri = place.toURI();
      if (uri.getScheme().equals("jar")) {
        try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
          copy(jar.getPath(uri.getSchemeSpecificPart().replaceFirst(".*!", "")), target);
        }
      } else {
        copy(Path.of(uri), target);
      }
    } catch (URISyntaxException e) {
      throw new IOException("cannot read " + place, e);
    }
  }

  private static void copy(Path oneFile, Path target) throws IOException {
    Path folder = Objects.requireNonNull(oneFile.getParent());
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path copy = target.resolve(folder.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.write(copy, Files.readAllBytes(file));
        }
      }
    }
  }

  /** Deletes a folder with all files in it. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
