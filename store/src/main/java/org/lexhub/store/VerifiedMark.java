package org.lexhub.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.snapshot.SnapshotHeader;

/**
 * The file {@code snapshot-ID.lexhub.verified}: says that the texts, tables and indexes of a
 * snapshot are consistent. The build id is a digest of all checksums, so a snapshot with the id in
 * the mark and right checksums has the bytes that were checked.
 */
final class VerifiedMark {
  private final Path file;
  private final String line;

  private VerifiedMark(Path file, String line) {
    this.file = file;
    this.line = line;
  }

  /** Returns the mark of an open snapshot, which need not exist. */
  static VerifiedMark of(Path snapshot, Snapshot open) {
    SnapshotHeader header = open.header();
    return new VerifiedMark(
        snapshot.resolveSibling(snapshot.getFileName() + SnapshotFolder.VERIFIED),
        "build %s, format %d, checks %d\n"
            .formatted(header.buildId(), header.formatVersion(), StoreVerification.VERSION));
  }

  /**
   * Returns whether the mark can be read and is of this build, format and version of the checks.
   */
  boolean exists() {
    try {
      return Files.readString(file).equals(line);
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Writes the mark. A crash can lose it; then the next start checks the snapshot again.
   *
   * @throws IOException if it cannot be written
   */
  void write() throws IOException {
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    Files.write(temporary, line.getBytes(StandardCharsets.UTF_8));
    Files.move(
        temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
