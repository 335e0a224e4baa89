package org.lexhub.store.pair;

import java.util.Arrays;
import org.lexhub.store.table.LanguageSenses;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.pair.PairId;

/**
 * Computes runs of pairs. Merges the languages twice: once to count the pairs of each confidence,
 * once to put each pair into its stretch; then sorts each stretch by id.
 */
final class PairRunBuilder {
  /** The number of different confidences: 0 to 10,000 basis points. */
  private static final int CONFIDENCES = 10_001;

  private final SenseTable senses;
  private final LanguageSenses byLanguage;

  PairRunBuilder(SenseTable senses, LanguageSenses byLanguage) {
    this.senses = senses;
    this.byLanguage = byLanguage;
  }

  /** Computes the statistics of a run for {@link PairRun#STATS}, else its pairs. */
  void build(PairRun run) {
    if (run.pos() == PairRun.STATS) {
      run.stats = stats(run);
    } else {
      fill(run);
    }
  }

  private PairStats stats(PairRun run) {
    PairStats stats = new PairStats();
    PairMerge merge = new PairMerge(byLanguage);
    for (int source : run.source()) {
      for (int target : run.target()) {
        merge.start(source, target);
        while (merge.next()) {
          stats.count(merge.pos(), merge.confidenceBasisPoints());
        }
      }
    }
    return stats;
  }

  private void fill(PairRun run) {
    int[] next = counts(run);
    int stretches = 0;
    long total = 0;
    for (int count : next) {
      total += count;
      stretches += count > 0 ? 1 : 0;
    }
    int[] confidences = new int[stretches];
    int[] ends = new int[stretches];
    int stretch = 0;
    int at = 0;
    for (int confidence = CONFIDENCES - 1; confidence >= 0; confidence--) {
      int count = next[confidence];
      next[confidence] = at;
      if (count > 0) {
        at = Math.addExact(at, count);
        confidences[stretch] = confidence;
        ends[stretch++] = at;
      }
    }
    long[] ids = new long[Math.toIntExact(total)];
    place(run, next, ids);
    for (int i = 0, from = 0; i < stretches; from = ends[i++]) {
      Arrays.sort(ids, from, ends[i]);
    }
    run.fill(ids, confidences, ends);
  }

  private int[] counts(PairRun run) {
    int[] counts = new int[CONFIDENCES];
    PairMerge merge = new PairMerge(byLanguage);
    for (int source : run.source()) {
      for (int target : run.target()) {
        merge.start(source, target);
        while (merge.next()) {
          if (run.pos() < 0 || merge.pos() == run.pos()) {
            counts[merge.confidenceBasisPoints()]++;
          }
        }
      }
    }
    return counts;
  }

  private void place(PairRun run, int[] next, long[] ids) {
    PairMerge merge = new PairMerge(byLanguage);
    for (int source : run.source()) {
      for (int target : run.target()) {
        merge.start(source, target);
        while (merge.next()) {
          if (run.pos() < 0 || merge.pos() == run.pos()) {
            ids[next[merge.confidenceBasisPoints()]++] =
                PairId.of(senses.id(merge.sourceSense()), senses.id(merge.targetSense()));
          }
        }
      }
    }
  }
}
