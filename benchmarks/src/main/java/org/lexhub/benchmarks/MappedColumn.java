package org.lexhub.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * A mapped column in which each row holds the number of the next row to read, in an order that no
 * prefetcher foresees and that visits every row before it returns to the first.
 *
 * <p>{@code -p column=FILE} names a file that {@link #write} made; without it a column of 64 MB is
 * written to a temporary file.
 */
@State(Scope.Thread)
public class MappedColumn {
  private static final String SECTION = "baseline.next";
  private static final long DEFAULT_BYTES = 64L << 20;

  /** Factor and summand of a linear congruential generator with full period modulo powers of 2. */
  private static final int FACTOR = 1_664_525;

  private static final int SUMMAND = 1_013_904_223;

  /** A file that holds the column; empty: a temporary file. */
  @Param("")
  public String column = "";

  private @Nullable Snapshot snapshot;
  private @Nullable IntColumn next;
  private @Nullable Path made;
  private int row;

  /**
   * Writes a column.
   *
   * @param bytes the size of the column, rounded down to a power of 2 from 4 KB to 4 GB
   */
  public static void write(Path file, long bytes) throws IOException {
    long rounded = Long.highestOneBit(Math.clamp(bytes, 4096, 4L << 30));
    int mask = (int) (rounded / Integer.BYTES - 1);
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      try (IntColumnWriter writer = IntColumnWriter.create(out, SECTION)) {
        for (int i = 0; i <= mask; i++) {
          writer.add((FACTOR * i + SUMMAND) & mask);
        }
      }
      out.finish(Instant.EPOCH, Map.of());
    }
  }

  /** Opens the column. */
  @Setup(Level.Trial)
  public void open() throws IOException {
    Path file = column.isEmpty() ? make() : Path.of(column);
    Snapshot opened = Snapshot.open(file);
    snapshot = opened;
    next = IntColumn.open(opened, SECTION);
  }

  private Path make() throws IOException {
    Path folder = Files.createTempDirectory("lexhub-baseline");
    made = folder;
    write(folder.resolve("column"), DEFAULT_BYTES);
    return folder.resolve("column");
  }

  /** Closes the column, and deletes it if {@link #open} wrote it. */
  @TearDown(Level.Trial)
  public void close() throws IOException {
    if (snapshot != null) {
      snapshot.close();
    }
    if (made != null) {
      FixtureDataset.delete(made);
    }
  }

  /** Makes reads that depend on each other and returns the number of the row after the last. */
  int read(int reads) {
    IntColumn column = next;
    if (column == null) {
      throw new IllegalStateException("the column is not open");
    }
    int at = row;
    for (int i = 0; i < reads; i++) {
      at = column.get(at);
    }
    row = at;
    return at;
  }
}
