package org.lexhub.store.pair;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.result.LanguageSet;

/**
 * The cached form of the pairs of two sets of languages: their statistics, or all pairs in order.
 *
 * <p>A run contains only the pair ids, 8 bytes a pair. Each stretch of pairs with equal confidence
 * has that confidence once, and the senses follow from the id.
 */
final class PairRun {
  /** In place of a part of speech: the statistics of all parts of speech. */
  static final int STATS = -3;

  private final int[] source;
  private final int[] target;
  private final int pos;

  /** The statistics, if {@link #pos} is {@link #STATS} and the run is ready. */
  @Nullable PairStats stats;

  private long[] ids = new long[0];
  private int[] confidences = new int[0];
  private int[] ends = new int[0];

  /** Whether the run is computed; written after everything else. */
  volatile boolean ready;

  PairRun(LanguageSet source, LanguageSet target, int pos) {
    this.source = copy(source);
    this.target = copy(target);
    this.pos = pos;
  }

  private static int[] copy(LanguageSet set) {
    int[] copy = new int[set.count()];
    for (int i = 0; i < copy.length; i++) {
      copy[i] = set.get(i);
    }
    return copy;
  }

  int[] source() {
    return source;
  }

  int[] target() {
    return target;
  }

  int pos() {
    return pos;
  }

  /** Returns whether the run is that of a query. */
  boolean answers(LanguageSet otherSource, LanguageSet otherTarget, int otherPos) {
    return pos == otherPos && same(source, otherSource) && same(target, otherTarget);
  }

  private static boolean same(int[] mine, LanguageSet other) {
    if (mine.length != other.count()) {
      return false;
    }
    for (int i = 0; i < mine.length; i++) {
      if (mine[i] != other.get(i)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Sets the pairs.
   *
   * @param ids ascending inside each stretch
   * @param confidences the confidence of each stretch, descending
   * @param ends the index after each stretch
   */
  void fill(long[] ids, int[] confidences, int[] ends) {
    this.ids = ids;
    this.confidences = confidences;
    this.ends = ends;
  }

  /** Returns the approximate number of bytes of heap that the run takes. */
  long bytes() {
    return 256L + 8L * ids.length + 8L * ends.length + 4L * (source.length + target.length);
  }

  /** Returns the number of pairs. */
  int size() {
    return ids.length;
  }

  /** Returns the public id of the pair at an index. */
  long id(int index) {
    return ids[index];
  }

  /** Returns the confidence of the pair at an index, in basis points. */
  int confidenceBasisPoints(int index) {
    return confidences[stretchOf(index)];
  }

  /** Returns the stretch of the pair at an index. */
  int stretchOf(int index) {
    int low = 0;
    int high = ends.length - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ends[middle] > index) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  /** Returns the confidence of a stretch, in basis points. */
  int confidenceOf(int stretch) {
    return confidences[stretch];
  }

  /** Returns the index after the last pair of a stretch. */
  int end(int stretch) {
    return ends[stretch];
  }

  /** Returns the number of pairs with at least a confidence; these are the first pairs. */
  int atLeast(int confidenceBasisPoints) {
    int stretch = stretch(confidenceBasisPoints);
    if (stretch < confidences.length && confidences[stretch] == confidenceBasisPoints) {
      return ends[stretch];
    }
    return stretch == 0 ? 0 : ends[stretch - 1];
  }

  /** Returns the index of the first pair after a position, whether or not it has a pair. */
  int after(int confidenceBasisPoints, long id) {
    int stretch = stretch(confidenceBasisPoints);
    int from = stretch == 0 ? 0 : ends[stretch - 1];
    if (stretch == confidences.length || confidences[stretch] != confidenceBasisPoints) {
      return from;
    }
    int at = Arrays.binarySearch(ids, from, ends[stretch], id);
    return at >= 0 ? at + 1 : -at - 1;
  }

  /** Returns the first stretch whose confidence is not above the given one. */
  private int stretch(int confidenceBasisPoints) {
    int low = 0;
    int high = confidences.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (confidences[middle] > confidenceBasisPoints) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
