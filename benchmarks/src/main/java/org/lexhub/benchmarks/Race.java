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
final class Race {
  /** One way to answer a question. */
  interface Runner {
    int ask(byte[] question) throws IOException;
  }

  private final List<byte[]> questions;
  private final int rounds;
  private int checksum;

  Race(List<byte[]> questions, int rounds) {
    this.questions = questions;
    this.rounds = rounds;
  }

  /** The times of a runner in nanoseconds, sorted, and what it answered. */
  static final class Times {
    private final long[] sorted;
    private final int[] answers;

    Times(long[] sorted, int[] answers) {
      this.sorted = sorted;
      this.answers = answers;
    }

    double micros(double share) {
      return sorted[(int) (share * (sorted.length - 1))] / 1e3;
    }

    boolean answersLike(Times other) {
      return Arrays.equals(answers, other.answers);
    }

    double meanAnswers() {
      return Arrays.stream(answers).average().orElse(0);
    }
  }

  /** Runs them all; a null runner has no times. */
  @Nullable Times[] run(@Nullable Runner... runners) throws IOException {
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
  int checksum() {
    return checksum;
  }
}
