package org.lexhub.benchmarks;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs the same queries on several runners by turns and keeps, for each query and runner, the time
 * of the fastest round, so that other work on the machine matters little. The time that reading the
 * clock takes is subtracted.
 *
 * <p>JMH does none of this: it runs its benchmarks one after the other, averages over all queries,
 * and does not compare the results of two benchmarks.
 *
 * @param <Q> the type of a query
 */
public final class Race<Q> {
  /**
   * A program that runs a query.
   *
   * @param <Q> the type of a query
   */
  public interface Runner<Q> {
    /** Runs a query and returns a number that must be the same for all runners. */
    int run(Q query) throws IOException;
  }

  private final List<Q> queries;
  private final int rounds;
  private int checksum;

  /** Prepares a race over queries, each of which runs once in a round. */
  public Race(List<Q> queries, int rounds) {
    this.queries = queries;
    this.rounds = rounds;
  }

  /** The times of a runner in nanoseconds, sorted, and its results. */
  public static final class Times {
    private final long[] sorted;
    private final int[] results;

    Times(long[] sorted, int[] results) {
      this.sorted = sorted;
      this.results = results;
    }

    /** Returns the time in microseconds that a share of the queries does not exceed. */
    public double micros(double share) {
      return sorted[(int) (share * (sorted.length - 1))] / 1e3;
    }

    /** Returns the mean time in microseconds. */
    public double meanMicros() {
      return Arrays.stream(sorted).average().orElse(0) / 1e3;
    }

    /** Returns whether both runners had the same results. */
    public boolean sameResults(Times other) {
      return Arrays.equals(results, other.results);
    }

    /** Returns the mean of the results. */
    public double meanResult() {
      return Arrays.stream(results).average().orElse(0);
    }
  }

  /** Runs all rounds and returns the times of each runner, null for a null runner. */
  @SafeVarargs
  public final @Nullable Times[] run(@Nullable Runner<? super Q>... runners) throws IOException {
    long[][] best = new long[runners.length][queries.size()];
    int[][] results = new int[runners.length][queries.size()];
    for (long[] times : best) {
      Arrays.fill(times, Long.MAX_VALUE);
    }
    for (int round = 0; round < rounds; round++) {
      for (int r = 0; r < runners.length; r++) {
        Runner<? super Q> runner = runners[r];
        for (int q = 0; runner != null && q < queries.size(); q++) {
          long start = System.nanoTime();
          results[r][q] = runner.run(queries.get(q));
          best[r][q] = Math.min(best[r][q], System.nanoTime() - start);
          checksum += results[r][q];
        }
      }
    }
    long clock = clock();
    @Nullable Times[] result = new Times[runners.length];
    for (int r = 0; r < runners.length; r++) {
      if (runners[r] != null) {
        Arrays.sort(best[r]);
        for (int q = 0; q < best[r].length; q++) {
          best[r][q] = Math.max(1, best[r][q] - clock);
        }
        result[r] = new Times(best[r], results[r]);
      }
    }
    return result;
  }

  /** Returns the time that measuring nothing takes, in nanoseconds. */
  private static long clock() {
    long[] times = new long[20_001];
    for (int i = 0; i < times.length; i++) {
      long start = System.nanoTime();
      times[i] = System.nanoTime() - start;
    }
    Arrays.sort(times);
    return times[times.length / 2];
  }

  /** Returns the sum of all results; using it keeps the compiler from removing the queries. */
  public int checksum() {
    return checksum;
  }
}
