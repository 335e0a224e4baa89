package org.lexhub.store.snapshot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.function.Consumer;

/** Creates snapshots for tests. */
public final class Snapshots {
  /** Does not force files to the disk, because tests write thousands of small ones. */
  static final FileOperations UNFORCED =
      new FileOperations() {
        @Override
        public void force(FileChannel channel) {}

        @Override
        public void forceFolder(Path folder) {}
      };

  private static final Instant TIME = Instant.parse("2026-01-02T03:04:05.678Z");

  private Snapshots() {}

  /** Writes a snapshot file with the sections that {@code content} writes. */
  public static Path write(Path file, Consumer<SnapshotWriter> content) throws IOException {
    try (SnapshotWriter out = SnapshotWriter.create(file, UNFORCED)) {
      content.accept(out);
      out.finish(TIME, Map.of("rows", 7L, "things", 1_234_567L));
    }
    return file;
  }

  /** Returns the bytes of such a snapshot. */
  public static byte[] bytes(Consumer<SnapshotWriter> content) {
    try {
      Path folder = Files.createTempDirectory("lexhub-test");
      Path file = write(folder.resolve("a.tmp"), content);
      byte[] bytes = Files.readAllBytes(file);
      Files.delete(file);
      Files.delete(folder); // fails if a file is left in it
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Opens such a snapshot. */
  public static Snapshot open(Consumer<SnapshotWriter> content) {
    return open(bytes(content));
  }

  /** Opens the bytes of a snapshot. */
  public static Snapshot open(byte[] bytes) {
    try {
      return ArraySource.open(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
