package org.lexhub.store.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.AllocatedBytes;

class TopRowsTest {
  private record Match(int row, int score, int detail) {
    /** The tie key follows from the row, so it is the same for all matches of a row. */
    long tie() {
      return row % 5 == 0 ? -1L : row % 7;
    }

    int id() {
      return row * 31 % 100_003;
    }
  }

  private final TopRows top = new TopRows();

  @ParameterizedTest
  @CsvSource({
    "0, 100, 50, 3",
    "1, 100, 50, 3",
    "20, 5000, 900, 40",
    "20, 5000, 900, 1",
    "10020, 60000, 30000, 500",
    "10020, 5000, 900, 7",
    "40000, 60000, 30000, 2"
  })
  void keepsTheBestOfEachRowBestFirst(int bound, int offers, int rows, int scores) {
    long seed = bound + 3L * offers + scores;
    Random random = new Random(seed);
    for (int round = 0; round < 2; round++) {
      Map<Integer, Match> best = new HashMap<>();
      top.start(bound);
      for (int i = 0; i < offers; i++) {
        int row = random.nextInt(rows);
        Match match = new Match(row, random.nextInt(scores), 0);
        top.offer(row, match.score(), match.tie(), match.id(), match.detail());
        best.merge(row, match, (a, b) -> a.score() >= b.score() ? a : b);
      }
      top.finish();
      List<Match> expected = sorted(best.values().stream().toList());
      expected = expected.subList(0, Math.min(bound, expected.size()));
      assertThat(kept()).as("seed %d, round %d", seed, round).isEqualTo(expected);
    }
  }

  @Test
  void deepPagesAndSmallOnesAllocateNothingByTurns() {
    assertThat(
            AllocatedBytes.bytes(() -> {
              offer(10_100, 12_000);
              offer(20, 3000);
            }))
        .isZero();
    assertThat(top.size()).isEqualTo(20);
    assertThat(top.row(0)).isEqualTo(2999);
    assertThat(top.row(19)).isEqualTo(2980);
  }

  /** Searches rows whose score is their number. */
  private void offer(int bound, int rows) {
    top.start(bound);
    for (int row = 0; row < rows; row++) {
      top.offer(row, row, 0, row, 0);
    }
    top.finish();
  }

  @Test
  void ofTwoEqualMatchesTheLowerDetailStays() {
    top.start(5);
    top.offer(7, 3, 0, 1, 9);
    top.offer(7, 3, 0, 1, 4);
    top.offer(7, 2, 0, 1, 1);
    top.finish();
    assertThat(kept()).containsExactly(new Match(7, 3, 4));
  }

  @Test
  void theThresholdIsTheWorstOfAFullHeap() {
    top.start(2);
    assertThat(top.threshold()).isEqualTo(Integer.MIN_VALUE);
    top.offer(1, 5, 0, 1, 0);
    top.offer(2, 8, 0, 2, 0);
    assertThat(top.threshold()).isEqualTo(5);
    top.offer(3, 9, 0, 3, 0);
    assertThat(top.threshold()).isEqualTo(8);
    top.start(0);
    assertThat(top.threshold()).isEqualTo(Integer.MAX_VALUE);
  }

  private static List<Match> sorted(List<Match> matches) {
    List<Match> sorted = new ArrayList<>(matches);
    Comparator<Match> byTie = (a, b) -> Long.compareUnsigned(a.tie(), b.tie());
    sorted.sort(
        Comparator.comparingInt((Match m) -> -m.score())
            .thenComparing(byTie)
            .thenComparingInt(Match::id));
    return sorted;
  }

  private List<Match> kept() {
    List<Match> kept = new ArrayList<>();
    for (int i = 0; i < top.size(); i++) {
      kept.add(new Match(top.row(i), top.score(i), top.detail(i)));
    }
    return kept;
  }
}
