package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.lexhub.store.snapshot.SnapshotFolder;

/** A snapshot given as a file, or as a folder whose snapshot in use is meant. */
final class SnapshotArgument {
  private SnapshotArgument() {}

  /** The snapshot file. */
  static Path file(Path place) throws IOException {
    if (!Files.exists(place)) {
      throw new NoSuchFileException(place.toString());
    }
    if (!Files.isDirectory(place)) {
      return place;
    }
    Path current = SnapshotFolder.of(place).current();
    if (current == null) {
      throw new IOException(
          place + " holds no snapshot: load one with: lexhub load --recipe FILE --out " + place);
    }
    return current;
  }
}
