package org.lexhub.loader.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.lexhub.store.snapshot.SnapshotFolder;

/** Resolves a snapshot that is given as a file, or as a folder with a current snapshot. */
final class SnapshotArgument {
  private SnapshotArgument() {}

  /**
   * Returns the snapshot file.
   *
   * @throws IOException if there is no such file or folder, or no snapshot in the folder
   */
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
          place + " has no snapshot; create one with ./lexhub load --recipe FILE --out " + place);
    }
    return current;
  }

  /**
   * Checks that a path is a folder with a current snapshot, and returns it.
   *
   * @throws IOException if it is a file, does not exist or has no snapshot
   */
  static Path folder(Path place) throws IOException {
    if (Files.isRegularFile(place)) {
      throw new IOException(place + " is a file; give the folder of the snapshots");
    }
    file(place);
    return place;
  }
}
