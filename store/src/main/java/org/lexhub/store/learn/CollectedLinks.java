package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Links between meanings while the loader gathers them. Every link is written at both of its ends,
 * and those between the same two meanings become one.
 */
final class CollectedLinks {
  private static final long RELATED = 1 << 16;

  private final IntArrayList from = new IntArrayList();
  private final IntArrayList to = new IntArrayList();
  private final IntArrayList weights = new IntArrayList();
  private final int[] starts;
  private final int[] degrees;
  private int[] links = {};

  CollectedLinks(int meanings) {
    starts = new int[meanings + 1];
    degrees = new int[meanings];
  }

  /** Adds a relation between two meanings. */
  void addRelation(int one, int other) {
    from.add(one);
    to.add(other);
    weights.add((int) RELATED);
  }

  /** Adds a link of a word in a gloss to what it means. */
  void addGloss(int meaning, int meant, int weight) {
    from.add(meaning);
    to.add(meant);
    weights.add(weight);
  }

  /** Makes one of all links between the same two meanings and writes the sections. */
  void write(SnapshotWriter out) {
    sort();
    long total = 0;
    try (ListColumnWriter rows = ListColumnWriter.create(out, MeaningGraph.LINKS);
        IntColumnWriter sums = IntColumnWriter.create(out, MeaningGraph.DEGREES);
        LongColumnWriter sum = LongColumnWriter.create(out, MeaningGraph.TOTAL)) {
      for (int meaning = 0; meaning < degrees.length; meaning++) {
        for (int i = starts[meaning]; i < starts[meaning + 1]; i++) {
          rows.add(links[i]);
        }
        rows.endRow();
        sums.add(degrees[meaning]);
        total += degrees[meaning];
      }
      sum.add(total);
    }
  }

  private void sort() {
    int[] ends = new int[starts.length];
    for (int i = 0; i < from.size(); i++) {
      ends[from.getInt(i) + 1]++;
      ends[to.getInt(i) + 1]++;
    }
    for (int meaning = 0; meaning < degrees.length; meaning++) {
      ends[meaning + 1] += ends[meaning];
    }
    long[] halves = new long[2 * from.size()];
    int[] next = ends.clone();
    for (int i = 0; i < from.size(); i++) {
      halves[next[from.getInt(i)]++] = (long) to.getInt(i) << 32 | weights.getInt(i);
      halves[next[to.getInt(i)]++] = (long) from.getInt(i) << 32 | weights.getInt(i);
    }
    for (IntArrayList list : new IntArrayList[] {from, to, weights}) {
      list.clear();
      list.trim();
    }
    links = new int[halves.length];
    for (int meaning = 0; meaning < degrees.length; meaning++) {
      Arrays.sort(halves, ends[meaning], ends[meaning + 1]);
      merge(meaning, halves, ends[meaning], ends[meaning + 1]);
    }
  }

  private void merge(int meaning, long[] halves, int first, int end) {
    int at = starts[meaning];
    for (int i = first; i < end; ) {
      long neighbour = halves[i] >>> 32;
      boolean relation = false;
      int weight = 0;
      for (; i < end && halves[i] >>> 32 == neighbour; i++) {
        int half = (int) halves[i];
        relation |= half == RELATED;
        weight += half == RELATED ? 0 : half;
      }
      weight = Math.min(MeaningGraph.MAX, weight + (relation ? MeaningGraph.RELATION : 0));
      links[at++] = (int) neighbour << MeaningGraph.BITS | weight;
      degrees[meaning] += weight;
    }
    starts[meaning + 1] = at;
  }
}
