package org.lexhub.loader.learn;

import java.util.Arrays;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.MeaningGraphWriter;

/**
 * Collects links between meanings. Each link is written at both of its ends; links between the same
 * two meanings are merged into one.
 */
final class CollectedLinks {
  /** Marks a relation, greater than all weights. */
  private static final int RELATION = 1 << 16;

  private final int meanings;
  private GatheredInts from = new GatheredInts();
  private GatheredInts to = new GatheredInts();
  private GatheredInts weights = new GatheredInts();

  /** Starts without links between a number of meanings. */
  CollectedLinks(int meanings) {
    this.meanings = meanings;
  }

  /** Adds a relation between two meanings. */
  void addRelation(int one, int other) {
    from.add(one);
    to.add(other);
    weights.add(RELATION);
  }

  /** Adds a link between a meaning and the meaning of a word of its gloss. */
  void addGloss(int meaning, int target, int weight) {
    from.add(meaning);
    to.add(target);
    weights.add(weight);
  }

  /** Merges the links between the same two meanings and writes the links of all meanings. */
  void write(MeaningGraphWriter out) {
    int[] ends = ends();
    long[] halves = halves(ends);
    from = new GatheredInts();
    to = new GatheredInts();
    weights = new GatheredInts();
    for (int meaning = 0; meaning < meanings; meaning++) {
      Arrays.sort(halves, ends[meaning], ends[meaning + 1]);
      merge(halves, ends[meaning], ends[meaning + 1], out);
      out.endMeaning();
    }
  }

  /** Returns where the ends of links at each meaning begin, and last their number. */
  private int[] ends() {
    int[] ends = new int[meanings + 1];
    for (int i = 0; i < from.size(); i++) {
      ends[from.getInt(i) + 1]++;
      ends[to.getInt(i) + 1]++;
    }
    for (int meaning = 0; meaning < meanings; meaning++) {
      ends[meaning + 1] += ends[meaning];
    }
    return ends;
  }

  /** Returns the other end and the weight of the links at each meaning. */
  private long[] halves(int[] ends) {
    long[] halves = new long[2 * from.size()];
    int[] next = ends.clone();
    for (int i = 0; i < from.size(); i++) {
      halves[next[from.getInt(i)]++] = (long) to.getInt(i) << 32 | weights.getInt(i);
      halves[next[to.getInt(i)]++] = (long) from.getInt(i) << 32 | weights.getInt(i);
    }
    return halves;
  }

  private static void merge(long[] halves, int first, int end, MeaningGraphWriter out) {
    for (int i = first; i < end; ) {
      long neighbour = halves[i] >>> 32;
      boolean related = false;
      int weight = 0;
      for (; i < end && halves[i] >>> 32 == neighbour; i++) {
        int half = (int) halves[i];
        related |= half == RELATION;
        weight += half == RELATION ? 0 : half;
      }
      weight += related ? MeaningGraph.RELATION_WEIGHT : 0;
      out.addLink((int) neighbour, Math.min(MeaningGraph.MAX_WEIGHT, weight));
    }
  }
}
