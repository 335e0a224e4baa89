package org.lexhub.benchmarks.pairs;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.pair.PairPage;
import org.lexhub.store.pair.PairStats;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The first query for the pairs of the largest pair of languages, at a store that was just opened
 * and holds nothing in memory yet.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5)
@Measurement(iterations = 20)
@Fork(1)
public class OpenedPairsBenchmark {

  /** A store that is opened again before each query. */
  @State(Scope.Thread)
  public static class FreshStore {
    private final PairPage page = new PairPage();
    private final PairStats stats = new PairStats();
    private @Nullable Store store;

    /** Opens the store. */
    @Setup(Level.Iteration)
    public void open(LargestPair pair) throws IOException {
      store = Store.open(pair.snapshot());
    }

    /** Closes the store. */
    @TearDown(Level.Iteration)
    public void close() {
      store().close();
    }

    Store store() {
      if (store == null) {
        throw new IllegalStateException("the store is not open");
      }
      return store;
    }
  }

  /** The statistics of the pairs. */
  @Benchmark
  public long stats(LargestPair pair, FreshStore fresh) {
    fresh.store().pairs().stats(pair.filter().source(), pair.filter().target(), fresh.stats);
    return fresh.stats.total();
  }

  /** The number of the pairs and the first page. */
  @Benchmark
  public long firstPage(LargestPair pair, FreshStore fresh) {
    fresh.store().pairs().list(pair.filter(), fresh.page);
    return fresh.page.total();
  }

  /** A page behind those that the snapshot holds, which merges the senses of both languages. */
  @Benchmark
  public long pageBehindTheHead(LargestPair pair, FreshStore fresh) {
    fresh.store().pairs().list(pair.lastPage(), fresh.page);
    return fresh.page.total();
  }
}
