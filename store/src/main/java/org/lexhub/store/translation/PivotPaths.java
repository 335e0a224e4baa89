package org.lexhub.store.translation;

import java.util.Arrays;

/**
 * The paths that lead to one translation. A path goes from a sense of the source word over its
 * meaning to a sense of the target word. The target sense has the same meaning or, if the words
 * share none, one near it. Reusable.
 *
 * <p>The odds of a path are the product of six parts:
 *
 * <ol>
 *   <li>the probability of the source sense, see {@link #sensePartBasisPoints}
 *   <li>the confidence of the link from the source sense to its meaning
 *   <li>the use of the source sense, see {@link
 *       org.lexhub.store.table.SenseTable#sourceUseBasisPoints}
 *   <li>the nearness of the two meanings, see {@link #nearnessBasisPoints}; 1 for a shared meaning
 *   <li>the confidence of the link from the target sense to its meaning
 *   <li>the use of the target sense, see {@link
 *       org.lexhub.store.table.SenseTable#targetUseBasisPoints}
 * </ol>
 *
 * <p>The odds o of the translation are the sum over its paths times {@link
 * Translation#itemLikenessBasisPoints}, {@link Translation#itemStatedBasisPoints} and {@link
 * Translation#itemScaleBasisPoints}, divided by {@link Translation#itemMeantBasisPoints}, at most
 * 99. If only near meanings lead to it, odds o become o / (1 + 2 o). Its confidence is the
 * probability that one of its senses is meant times o / (1 + o), at least 0.0001 and at most that
 * of the word before it. The weights are in {@code TranslationWeights}.
 */
public final class PivotPaths {
  private static final int INITIAL_CAPACITY = 16;

  private int[] parts = new int[INITIAL_CAPACITY];
  private int[] sources = new int[INITIAL_CAPACITY];
  private int[] targets = new int[INITIAL_CAPACITY];
  private int[] nearness = new int[INITIAL_CAPACITY];
  private int[] odds = new int[INITIAL_CAPACITY];
  private int size;

  /** Creates an empty list. */
  public PivotPaths() {}

  void clear() {
    size = 0;
  }

  void add(int sensePart, int source, int target, int near, int pathOdds) {
    if (size == parts.length) {
      parts = Arrays.copyOf(parts, 2 * size);
      sources = Arrays.copyOf(sources, 2 * size);
      targets = Arrays.copyOf(targets, 2 * size);
      nearness = Arrays.copyOf(nearness, 2 * size);
      odds = Arrays.copyOf(odds, 2 * size);
    }
    parts[size] = sensePart;
    sources[size] = source;
    targets[size] = target;
    nearness[size] = near;
    odds[size++] = pathOdds;
  }

  /** Returns the number of paths. */
  public int size() {
    return size;
  }

  /**
   * Returns the part of the source sense in the odds of a path, in basis points: its probability
   * or, if neither hint nor context is evidence of the sense, the cube root of it.
   */
  public int sensePartBasisPoints(int i) {
    return parts[i];
  }

  /** Returns the row of the source sense. */
  public int source(int i) {
    return sources[i];
  }

  /** Returns the row of the target sense. */
  public int target(int i) {
    return targets[i];
  }

  /** Returns the nearness of the meanings of the two senses in basis points; 10,000 if shared. */
  public int nearnessBasisPoints(int i) {
    return nearness[i];
  }

  /** Returns the odds of a path in basis points. */
  public int oddsBasisPoints(int i) {
    return odds[i];
  }
}
