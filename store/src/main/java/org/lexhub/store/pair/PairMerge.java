package org.lexhub.store.pair;

import org.lexhub.store.table.LanguageSenses;
import org.lexhub.store.table.pair.PairConfidence;

/**
 * Iterates over the pairs of two languages: merges their senses, both sorted by meaning, and pairs
 * each sense of one language with each of the other that has the same meaning, but never a sense
 * with itself. Skips long stretches of either side by doubling steps.
 */
final class PairMerge {
  private final LanguageSenses senses;
  private long left;
  private long leftEnd;
  private long right;
  private long rightStart;
  private long groupEnd;
  private long rightEnd;

  PairMerge(LanguageSenses senses) {
    this.senses = senses;
  }

  /** Moves before the first pair of two languages. */
  void start(int sourceLanguage, int targetLanguage) {
    left = senses.start(sourceLanguage) - 1;
    leftEnd = senses.end(sourceLanguage);
    rightStart = senses.start(targetLanguage);
    groupEnd = rightStart;
    right = rightStart;
    rightEnd = senses.end(targetLanguage);
  }

  /** Moves to the next pair and returns whether there is one. */
  boolean next() {
    while (++right < groupEnd || nextGroup()) {
      if (senses.sense(left) != senses.sense(right)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the row of the source sense of the current pair. */
  int sourceSense() {
    return senses.sense(left);
  }

  /** Returns the row of the target sense of the current pair. */
  int targetSense() {
    return senses.sense(right);
  }

  /** Returns the number of the part of speech of the source lexeme. */
  int pos() {
    return senses.pos(left);
  }

  /** Returns the product of the confidences of both links, rounded to basis points. */
  int confidenceBasisPoints() {
    return PairConfidence.of(
        senses.confidenceBasisPoints(left), senses.confidenceBasisPoints(right));
  }

  /** Moves to the next source sense whose meaning has target senses, and to the first of these. */
  private boolean nextGroup() {
    int before = left >= 0 && groupEnd > rightStart ? senses.meaning(left) : -1;
    left++;
    if (left < leftEnd && senses.meaning(left) == before) {
      right = rightStart;
      return true;
    }
    rightStart = groupEnd;
    while (left < leftEnd && rightStart < rightEnd) {
      int source = senses.meaning(left);
      int target = senses.meaning(rightStart);
      if (source < target) {
        left = skip(left, leftEnd, target);
      } else if (source > target) {
        rightStart = skip(rightStart, rightEnd, source);
      } else {
        groupEnd = rightStart + 1;
        while (groupEnd < rightEnd && senses.meaning(groupEnd) == target) {
          groupEnd++;
        }
        right = rightStart;
        return true;
      }
    }
    left = leftEnd;
    groupEnd = rightStart;
    right = rightEnd;
    return false;
  }

  /** Returns the first index after {@code from} whose meaning is at least {@code meaning}. */
  private long skip(long from, long end, int meaning) {
    long low = from;
    long step = 1;
    while (low + step < end && senses.meaning(low + step) < meaning) {
      low += step;
      step <<= 1;
    }
    long high = Math.min(low + step, end);
    while (high - low > 1) {
      long middle = (low + high) >>> 1;
      if (senses.meaning(middle) < meaning) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }
}
