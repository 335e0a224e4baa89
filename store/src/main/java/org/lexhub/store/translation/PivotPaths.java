package org.lexhub.store.translation;

import java.util.Arrays;

/**
 * The ways that lead to one translation: the meanings that the two words share or, where they share
 * none, pairs of meanings that are near each other. Reusable.
 *
 * <p>The odds of a way are the product of six parts: {@link #sensePartBasisPoints}, of its source
 * and target sense the confidence of the link and the use, and {@link #nearnessBasisPoints}. The
 * odds of the translation are the sum times {@link Translation#itemLikenessBasisPoints} and times
 * {@link Translation#itemScaleBasisPoints}, at most 99; where only near meanings lead to it, odds o
 * become o / (1 + 2 o). Its confidence is odds / (1 + odds), at least 0.0001.
 */
public final class PivotPaths {
  private int[] parts = new int[16];
  private int[] sources = new int[16];
  private int[] targets = new int[16];
  private int[] nearness = new int[16];
  private int[] odds = new int[16];
  private int size;

  /** Creates an empty list. */
  public PivotPaths() {}

  void clear() {
    size = 0;
  }

  void add(int part, int source, int target, int near, int path) {
    if (size == parts.length) {
      parts = Arrays.copyOf(parts, 2 * size);
      sources = Arrays.copyOf(sources, 2 * size);
      targets = Arrays.copyOf(targets, 2 * size);
      nearness = Arrays.copyOf(nearness, 2 * size);
      odds = Arrays.copyOf(odds, 2 * size);
    }
    parts[size] = part;
    sources[size] = source;
    targets[size] = target;
    nearness[size] = near;
    odds[size++] = path;
  }

  /** How many ways there are. */
  public int size() {
    return size;
  }

  /** What the probability of the source sense counts, in basis points. */
  public int sensePartBasisPoints(int i) {
    return parts[i];
  }

  /** The row of the source sense. */
  public int source(int i) {
    return sources[i];
  }

  /** The row of the target sense. */
  public int target(int i) {
    return targets[i];
  }

  /**
   * How near the meanings of the two senses are, in basis points; 10,000 where they are the same.
   */
  public int nearnessBasisPoints(int i) {
    return nearness[i];
  }

  /** The odds of a way in basis points. */
  public int oddsBasisPoints(int i) {
    return odds[i];
  }
}
