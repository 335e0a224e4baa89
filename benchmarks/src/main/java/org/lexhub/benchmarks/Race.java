package org.lexhub.benchmarks;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks several runners the same questions by turns and keeps, for each question and runner, the
 * fastest of the rounds, so that what else the machine does counts little. What reading the clock
 * takes is taken off.
 */
public final class Race {
  /** One way to answer a question. */
  public interface Runner {
    /** Answers a question with a number, the same whoever answers. */
    int ask(byte[] question) throws IOException;
  }

  private final List<byte[]> questions;
  private final int rounds;
  private int checksum;

  /** Prepares a race over questions, each asked once a round. */
  public Race(List<byte[]> questions, int rounds) {
    this.questions = questions;
    this.rounds = rounds;
  }

  /** The times of a runner in nanoseconds, sorted, and what it answered. */
  public static final class Times {
    private final long[] sorted;
    private final int[] answers;

    Times(long[] sorted, int[] answers) {
      this.sorted = sorted;
      this.answers = answers;
    }

    /** The time in microseconds that a share of the questions needs at most. */
    public double micros(double share) {
      return sorted[(int) (share * (sorted.length - 1))] / 1e3;
    }

    /** The mean time in microseconds. */
    public double meanMicros() {
      return Arrays.stream(sorted).average().orElse(0) / 1e3;
    }

    /** Whether both gave the same answers. */
    public boolean answersLike(Times other) {
      return Arrays.equals(answers, other.answers);
    }

    /** The mean of the answers. */
    public double meanAnswers() {
      return Arrays.stream(answers).average().orElse(0);
    }
  }

  /** Runs them all; a null runner has no times. */
  public @Nullable Times[] run(@Nullable Runner... runners) throws IOException {
    long[][] best = new long[runners.length][questions.size()];
    int[][] answers = new int[runners.length][questions.size()];
    for (long[] times : best) {
      Arrays.fill(times, Long.MAX_VALUE);
    }
    for (int round = 0; round < rounds; round++) {
      for (int r = 0; r < runners.length; r++) {
        Runner runner = runners[r];
        for (int q = 0; runner != null && q < questions.size(); q++) {
          long start = System.nanoTime();
          answers[r][q] = runner.ask(questions.get(q));
          best[r][q] = Math.min(best[r][q], System.nanoTime() - start);
          checksum += answers[r][q];
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
        result[r] = new Times(best[r], answers[r]);
      }
    }
    return result;
  }

  /** How long a question takes that is none. */
  private static long clock() {
    long[] times = new long[20_001];
    for (int i = 0; i < times.length; i++) {
      long start = System.nanoTime();
      times[i] = System.nanoTime() - start;
    }
    Arrays.sort(times);
    return times[times.length / 2];
  }

  /** The sum of all answers, so that no answer is left out as useless. */
  public int checksum() {
    return checksum;
  }
}
