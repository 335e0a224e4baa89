package org.lexhub.benchmarks.fuzzy;

import java.util.Arrays;

/**
 * A multimap from hashes to words that does not store the hashes: buckets of word numbers, 4 bytes
 * for an entry and 4 for a bucket. The caller must compare the words of a bucket.
 */
final class HashedWords {
  private static final int MAX_CODES = 1 << 30;

  /** Computes all hashes of a word. */
  interface Hashes {
    int of(int word, long[] into);
  }

  private final int[] starts;
  private final int[] words;
  private final int shift;

  HashedWords(int size, int maxHashes, Hashes hashes) {
    long[] of = new long[maxHashes];
    long entries = 0;
    for (int word = 0; word < size; word++) {
      entries += distinct(of, hashes.of(word, of));
    }
    if (entries > MAX_CODES) {
      throw new IllegalArgumentException(entries + " entries are too many for this design");
    }
    int bits = Math.max(1, 63 - Long.numberOfLeadingZeros(entries));
    shift = Long.SIZE - bits;
    starts = new int[(1 << bits) + 2];
    for (int word = 0; word < size; word++) {
      int count = distinct(of, hashes.of(word, of));
      for (int i = 0; i < count; i++) {
        starts[(int) (of[i] >>> shift) + 2]++;
      }
    }
    for (int i = 1; i < starts.length; i++) {
      starts[i] += starts[i - 1];
    }
    words = new int[(int) entries];
    for (int word = 0; word < size; word++) {
      int count = distinct(of, hashes.of(word, of));
      for (int i = 0; i < count; i++) {
        words[starts[(int) (of[i] >>> shift) + 1]++] = word;
      }
    }
  }

  private static int distinct(long[] hashes, int count) {
    Arrays.sort(hashes, 0, count);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (kept == 0 || hashes[kept - 1] != hashes[i]) {
        hashes[kept++] = hashes[i];
      }
    }
    return kept;
  }

  long bytes() {
    return 4L * starts.length + 4L * words.length;
  }

  int start(long hash) {
    return starts[(int) (hash >>> shift)];
  }

  int end(long hash) {
    return starts[(int) (hash >>> shift) + 1];
  }

  int word(int at) {
    return words[at];
  }

  /** Returns a salted hash of the code points from..to, of which up to two are skipped. */
  static long hash(int[] points, int from, int to, int gone, int goneToo, long salt) {
    long hash = salt;
    for (int i = from; i < to; i++) {
      if (i != gone && i != goneToo) {
        hash = (hash ^ points[i]) * 0x9E3779B97F4A7C15L;
        hash ^= hash >>> 29;
      }
    }
    return hash * 0xD6E8FEB86659FD93L;
  }
}
