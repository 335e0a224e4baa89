package org.lexhub.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Consumer;
import org.lexhub.store.snapshot.Section;
import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Copies of snapshots with other content and right checksums. */
final class ChangedSnapshot {
  private ChangedSnapshot() {}

  /** Copies a snapshot with one section changed; returns whether bytes differ. */
  static boolean copy(Path from, Path to, String section, Consumer<byte[]> change)
      throws IOException {
    Files.deleteIfExists(to);
    boolean changed = false;
    try (Snapshot snapshot = Snapshot.open(from);
        SnapshotWriter out = SnapshotWriter.create(to)) {
      assertThat(snapshot.header().sections()).extracting(Section::name).contains(section);
      for (Section each : snapshot.header().sections()) {
        MemorySegment segment = snapshot.section(each.name());
        byte[] bytes = segment.toArray(ValueLayout.JAVA_BYTE);
        if (each.name().equals(section)) {
          byte[] before = bytes.clone();
          change.accept(bytes);
          changed = !Arrays.equals(before, bytes);
        }
        try (SectionWriter writer = out.section(each.name())) {
          writer.put(bytes, 0, bytes.length);
        }
      }
      out.finish(Instant.EPOCH, Map.of());
    }
    return changed;
  }
}
