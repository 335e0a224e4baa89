package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.MeaningGraphWriter;

/**
 * Collects links between meanings. Each link is written at both of its ends; links between the same
 * two meanings are merged into one.
 */
final class CollectedLinks {
  /** Marks a relation, greater than all weights. */
  private static final int RELATION = 1 << 16;

  private final IntArrayList from = new IntArrayList();
  private final IntArrayList to = new IntArrayList();
  private final IntArrayList weights = new IntArrayList();
  private final int[] starts;
  private int[] neighbours = {};
  private byte[] merged = {};

  /** Starts without links between a number of meanings. */
  CollectedLinks(int meanings) {
    starts = new int[meanings + 1];
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
    sort();
    for (int meaning = 0; meaning + 1 < starts.length; meaning++) {
      for (int i = starts[meaning]; i < starts[meaning + 1]; i++) {
        out.addLink(neighbours[i], merged[i]);
      }
      out.endMeaning();
    }
  }

  private void sort() {
    int meanings = starts.length - 1;
    int[] ends = new int[starts.length];
    for (int i = 0; i < from.size(); i++) {
      ends[from.getInt(i) + 1]++;
      ends[to.getInt(i) + 1]++;
    }
    for (int meaning = 0; meaning < meanings; meaning++) {
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
    neighbours = new int[halves.length];
    merged = new byte[halves.length];
    for (int meaning = 0; meaning < meanings; meaning++) {
      Arrays.sort(halves, ends[meaning], ends[meaning + 1]);
      merge(meaning, halves, ends[meaning], ends[meaning + 1]);
    }
  }

  private void merge(int meaning, long[] halves, int first, int end) {
    int at = starts[meaning];
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
      neighbours[at] = (int) neighbour;
      merged[at++] = (byte) Math.min(MeaningGraph.MAX_WEIGHT, weight);
    }
    starts[meaning + 1] = at;
  }
}
