package org.lexhub.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The snapshot that a benchmark asks, shared by its threads.
 *
 * <p>{@code -p data=DIR} names a folder that {@code ./lexhub load} filled; without it the fixture
 * dataset is built into a temporary folder, which is enough to see what is allocated but says
 * nothing about speed.
 */
@State(Scope.Benchmark)
public class OpenStore {
  /** A folder with a published snapshot; empty: the fixture dataset. */
  @Param("")
  public String data = "";

  private @Nullable Store store;
  private @Nullable Path made;

  /** Opens the snapshot. */
  @Setup(Level.Trial)
  public void open() throws IOException {
    Path folder = data.isEmpty() ? build() : Path.of(data);
    store = Store.open(snapshot(folder));
  }

  /**
   * The file of the snapshot that a folder holds.
   *
   * @throws IOException if it holds none
   */
  public static Path snapshot(Path folder) throws IOException {
    Path current = SnapshotFolder.of(folder).current();
    if (current == null) {
      throw new IOException(folder + " holds no snapshot; run ./lexhub load --out " + folder);
    }
    return current;
  }

  /** Closes it, and deletes what {@link #open} made. */
  @TearDown(Level.Trial)
  public void close() throws IOException {
    if (store != null) {
      store.close();
    }
    if (made != null) {
      FixtureDataset.delete(made);
    }
  }

  /** The open snapshot. */
  public Store store() {
    if (store == null) {
      throw new IllegalStateException("the snapshot is not open");
    }
    return store;
  }

  private Path build() throws IOException {
    made = Files.createTempDirectory("lexhub-benchmark");
    FixtureDataset.load(made);
    return made;
  }

  /** {@code count} random rows below {@code size}, the same in every run. */
  static int[] rows(int size, int count) {
    return new Random(42).ints(count, 0, size).toArray();
  }
}
