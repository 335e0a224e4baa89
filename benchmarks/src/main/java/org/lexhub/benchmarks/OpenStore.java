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
 * The snapshot that a benchmark queries, shared by its threads.
 *
 * <p>{@code -p data=DIR} names a folder that {@code ./lexhub load} filled. Without it the fixture
 * dataset is loaded into a temporary folder: enough to see what is allocated, but too small to
 * measure speed.
 */
@State(Scope.Benchmark)
public class OpenStore {
  /** A folder with a published snapshot; empty: the fixture dataset. */
  @Param("")
  public String data = "";

  private static volatile @Nullable Store shared;

  private @Nullable Store store;
  private @Nullable Path made;

  /**
   * Makes all later trials in this VM use an open store instead of opening one each; null ends
   * that. The caller closes the store.
   */
  public static void share(@Nullable Store open) {
    shared = open;
  }

  /** Opens the snapshot. */
  @Setup(Level.Trial)
  public void open() throws IOException {
    store = shared;
    if (store != null) {
      return;
    }
    Path folder = data.isEmpty() ? build() : Path.of(data);
    store = Store.open(snapshot(folder));
  }

  /**
   * Returns the file of the current snapshot of a folder.
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

  /** Closes the snapshot unless it is shared, and deletes what {@link #open} made. */
  @TearDown(Level.Trial)
  public void close() throws IOException {
    if (store != null && store != shared) {
      store.close();
    }
    if (made != null) {
      FixtureDataset.delete(made);
    }
  }

  /** Returns the open snapshot. */
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

  /** Returns {@code count} random rows below {@code size}, the same in every run. */
  static int[] rows(int size, int count) {
    return new Random(42).ints(count, 0, size).toArray();
  }
}
