package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.Spellings;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Collects which meanings English spellings may have, and how often, for {@link MeaningGraph}. */
final class SpellingMeanings implements Spellings {
  private static final int MAX_MEANINGS = 10;

  private final IntArrayList hashes = new IntArrayList();
  private final IntArrayList meant = new IntArrayList();
  private final FloatArrayList uses = new FloatArrayList();
  private int[] spellings = {};
  private int[] starts = {0};
  private int[] meanings = {};
  private float[] shares = {};

  /** Says that a spelling has a meaning, and how often. */
  void add(int hash, int meaning, float often) {
    hashes.add(hash);
    meant.add(meaning);
    uses.add(often);
  }

  /** Numbers the spellings and keeps the meanings that each has most. */
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
      share(starts[rows], Math.min(end, starts[rows] + MAX_MEANINGS));
      spellings[rows++] = hash;
      starts[rows] = end;
    }
    spellings = Arrays.copyOf(spellings, rows);
    hashes.clear();
    hashes.trim();
    meant.clear();
    meant.trim();
    uses.clear();
    uses.trim();
  }

  /** Puts a meaning among those of the open spelling, the most frequent first; the new end. */
  private int put(int from, int end, int entry) {
    int meaning = meant.getInt(entry);
    float often = uses.getFloat(entry);
    int at = from;
    while (at < end && meanings[at] != meaning) {
      at++;
    }
    int newEnd = at == end ? end + 1 : end;
    often = at == end ? often : Math.max(often, shares[at]);
    while (at > from && shares[at - 1] < often) {
      meanings[at] = meanings[at - 1];
      shares[at] = shares[at - 1];
      at--;
    }
    meanings[at] = meaning;
    shares[at] = often;
    return newEnd;
  }

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

  /** Where the meanings of a spelling begin. */
  int start(int spelling) {
    return starts[spelling];
  }

  /** Where the meanings of a spelling end. */
  int end(int spelling) {
    return Math.min(starts[spelling + 1], starts[spelling] + MAX_MEANINGS);
  }

  /** Whether a spelling may have a meaning, be it the rarest. */
  boolean has(int spelling, int meaning) {
    for (int i = starts[spelling]; i < starts[spelling + 1]; i++) {
      if (meanings[i] == meaning) {
        return true;
      }
    }
    return false;
  }

  int meaning(int entry) {
    return meanings[entry];
  }

  /** How often, of all uses of the spelling, it has this meaning. */
  float share(int entry) {
    return shares[entry];
  }

  /** Writes the sections. */
  void write(SnapshotWriter out) {
    try (IntColumnWriter rows = IntColumnWriter.create(out, MeaningGraph.SPELLINGS);
        ListColumnWriter words = ListColumnWriter.create(out, MeaningGraph.WORDS)) {
      for (int row = 0; row < spellings.length; row++) {
        rows.add(spellings[row]);
        int[] entries = new int[end(row) - start(row)];
        for (int i = 0; i < entries.length; i++) {
          float share = shares[start(row) + i] * MeaningGraph.MAX;
          entries[i] =
              meanings[start(row) + i] << MeaningGraph.BITS
                  | Math.clamp(Math.round(share), 1, MeaningGraph.MAX);
        }
        Arrays.sort(entries);
        for (int entry : entries) {
          words.add(entry);
        }
        words.endRow();
      }
    }
  }
}
