package org.lexhub.benchmarks;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.Random;

/**
 * Makes up words that look like given ones: a Markov chain that draws each code point from those
 * that follow the three before it in the given words. The same words and seed give the same result.
 */
final class TermModel {
  private static final int CONTEXT = 3;
  private static final int POINT_BITS = 21;
  private static final int END = 0;
  private static final int MAX_LENGTH = 60;

  /** A 43-bit hash of three code points and the code point that follows, sorted. */
  private final long[] steps;

  private final Random random;
  private final StringBuilder word = new StringBuilder();

  TermModel(Iterable<String> words, long seed) {
    IntArrayList points = new IntArrayList();
    for (String word : words) {
      word.codePoints().forEach(points::add);
      points.add(END);
    }
    steps = new long[points.size()];
    long context = 0;
    for (int i = 0; i < steps.length; i++) {
      int next = points.getInt(i);
      steps[i] = key(context) << POINT_BITS | next;
      context = next == END ? 0 : shift(context, next);
    }
    LongArrays.radixSort(steps);
    random = new Random(seed);
  }

  private static long shift(long context, int next) {
    return (context << POINT_BITS | next) & ((1L << (CONTEXT * POINT_BITS)) - 1);
  }

  private static long key(long context) {
    long mixed = context * 0x9E3779B97F4A7C15L;
    return (mixed ^ mixed >>> 32) & ((1L << (63 - POINT_BITS)) - 1);
  }

  /** Returns the next word. */
  String next() {
    word.setLength(0);
    long context = 0;
    while (word.length() < MAX_LENGTH) {
      long key = key(context) << POINT_BITS;
      int from = firstNotBelow(key);
      int to = firstNotBelow(key + (1L << POINT_BITS));
      int next = (int) steps[from + random.nextInt(to - from)] & ((1 << POINT_BITS) - 1);
      if (next == END) {
        break;
      }
      word.appendCodePoint(next);
      context = shift(context, next);
    }
    return word.toString();
  }

  private int firstNotBelow(long least) {
    int low = 0;
    int high = steps.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (steps[middle] < least) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
