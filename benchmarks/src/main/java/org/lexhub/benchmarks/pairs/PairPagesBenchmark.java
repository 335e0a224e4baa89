package org.lexhub.benchmarks.pairs;

import java.util.concurrent.TimeUnit;
import org.lexhub.benchmarks.OpenStore;
import org.lexhub.store.pair.PairPage;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Page after page of the pairs of the largest pair of languages, by cursor: each page starts behind
 * the one before. Percentiles show the slowest page.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PairPagesBenchmark {

  /** A walk over a third of all pages, which starts again at its end. */
  @State(Scope.Thread)
  public static class Walk {
    /** The third of the pages to walk over, from 0. */
    @Param({"0", "1", "2"})
    public int third;

    private final PairPage page = new PairPage();
    private long end;

    /** Goes to the first page of the third. */
    @Setup(Level.Trial)
    public void start(OpenStore open, LargestPair pair) {
      end = pair.pairs() * (third + 1) / 3;
      restart(open, pair);
    }

    private void restart(OpenStore open, LargestPair pair) {
      pair.filter().cursor(null).offset(pair.pairs() * third / 3);
      open.store().pairs().list(pair.filter(), page);
      pair.filter().offset(0);
    }

    long next(OpenStore open, LargestPair pair) {
      String cursor = page.first() + LargestPair.PAGE < end ? page.nextCursor() : null;
      if (cursor == null) {
        restart(open, pair);
      } else {
        open.store().pairs().list(pair.filter().cursor(cursor), page);
      }
      return page.total();
    }
  }

  /** The next page. */
  @Benchmark
  public long nextPage(OpenStore open, LargestPair pair, Walk walk) {
    return walk.next(open, pair);
  }
}
