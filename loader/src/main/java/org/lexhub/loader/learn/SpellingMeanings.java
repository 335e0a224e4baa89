package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.MeaningGraphWriter;
import org.lexhub.store.sense.Spellings;

/** Collects the meanings of English spellings, and how often each spelling has them. */
final class SpellingMeanings implements Spellings {
  private final IntArrayList hashes = new IntArrayList();
  private final IntArrayList targets = new IntArrayList();
  private final FloatArrayList uses = new FloatArrayList();
  private int[] spellings = {};
  private int[] starts = {0};
  private int[] meanings = {};
  private float[] shares = {};

  /** Adds a meaning of a spelling and the number of its uses in this meaning. */
  void add(int hash, int meaning, float count) {
    hashes.add(hash);
    targets.add(meaning);
    uses.add(count);
  }

  /** Numbers the spellings and sorts the meanings of each, the most frequent first. */
  void sort() {
    long[] order = new long[hashes.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = (long) hashes.getInt(i) << 32 | i;
    }
    Arrays.sort(order);
    spellings = new int[order.length];
    starts = new int[order.length + 1];
    meanings = new int[order.length];
    shares = new float[order.length];
    int rows = 0;
    for (int i = 0; i < order.length; ) {
      int hash = (int) (order[i] >>> 32);
      int end = starts[rows];
      for (; i < order.length && (int) (order[i] >>> 32) == hash; i++) {
        end = put(starts[rows], end, (int) order[i]);
      }
      share(starts[rows], Math.min(end, starts[rows] + GraphWeights.MAX_MEANINGS));
      spellings[rows++] = hash;
      starts[rows] = end;
    }
    spellings = Arrays.copyOf(spellings, rows);
    hashes.clear();
    hashes.trim();
    targets.clear();
    targets.trim();
    uses.clear();
    uses.trim();
  }

  /** Inserts a meaning among those of the open spelling and returns their new end. */
  private int put(int from, int end, int entry) {
    int meaning = targets.getInt(entry);
    float count = uses.getFloat(entry);
    int at = from;
    while (at < end && meanings[at] != meaning) {
      at++;
    }
    int newEnd = at == end ? end + 1 : end;
    count = at == end ? count : Math.max(count, shares[at]);
    while (at > from && shares[at - 1] < count) {
      meanings[at] = meanings[at - 1];
      shares[at] = shares[at - 1];
      at--;
    }
    meanings[at] = meaning;
    shares[at] = count;
    return newEnd;
  }

  /** Divides the numbers of uses of the meanings of a spelling by their sum. */
  private void share(int from, int end) {
    float sum = 0;
    for (int i = from; i < end; i++) {
      sum += shares[i];
    }
    for (int i = from; i < end; i++) {
      shares[i] /= sum;
    }
  }

  @Override
  public int spelling(int hash) {
    int row = Arrays.binarySearch(spellings, hash);
    return Math.max(row, -1);
  }

  /** Returns the first entry of a spelling. */
  int start(int spelling) {
    return starts[spelling];
  }

  /** Returns the end, exclusive, of the most frequent entries of a spelling. */
  int end(int spelling) {
    return Math.min(starts[spelling + 1], starts[spelling] + GraphWeights.MAX_MEANINGS);
  }

  /** Returns whether a spelling can have a meaning, including the rarest ones. */
  boolean has(int spelling, int meaning) {
    for (int i = starts[spelling]; i < starts[spelling + 1]; i++) {
      if (meanings[i] == meaning) {
        return true;
      }
    }
    return false;
  }

  /** Returns the meaning of an entry. */
  int meaning(int entry) {
    return meanings[entry];
  }

  /** Returns the share of the meaning of an entry in the uses of the spelling. */
  float share(int entry) {
    return shares[entry];
  }

  /** Writes the spellings and the most frequent meanings of each. */
  void write(MeaningGraphWriter out) {
    for (int row = 0; row < spellings.length; row++) {
      long[] entries = new long[end(row) - start(row)];
      for (int i = 0; i < entries.length; i++) {
        int share = Math.round(shares[start(row) + i] * MeaningGraph.MAX_WEIGHT);
        entries[i] =
            (long) meanings[start(row) + i] << 32 | Math.clamp(share, 1, MeaningGraph.MAX_WEIGHT);
      }
      Arrays.sort(entries);
      for (long entry : entries) {
        out.addMeaning((int) (entry >>> 32), (int) entry);
      }
      out.endSpelling(spellings[row]);
    }
  }
}
