package org.lexhub.store;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.function.Consumer;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes small snapshots for tests. */
public final class WrittenSnapshot {
  private WrittenSnapshot() {}

  /** Writes the sections and opens the file. */
  public static Snapshot of(Path file, Consumer<SnapshotWriter> sections) throws IOException {
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      sections.accept(out);
      out.finish(Instant.EPOCH, Map.of());
    }
    return Snapshot.open(file);
  }
}
