package org.lexhub.store.pair;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** One page of pairs; a reusable object of one thread. */
public final class PairPage {
  private int[] sourceSenses = new int[128];
  private int[] targetSenses = new int[128];
  private int[] confidences = new int[128];
  private long[] ids = new long[128];
  private int size;
  private long total;
  private long first;
  private boolean more;

  /** Creates an empty page. */
  public PairPage() {}

  /** How many pairs stand on the page. */
  public int size() {
    return size;
  }

  /** How many pairs match, on all pages together. */
  public long total() {
    return total;
  }

  /** How many pairs of the list stand before the page. */
  public long first() {
    return first;
  }

  /** The source sense of the {@code i}th pair. */
  public int sourceSense(int i) {
    return sourceSenses[check(i)];
  }

  /** The target sense of the {@code i}th pair. */
  public int targetSense(int i) {
    return targetSenses[check(i)];
  }

  /** The confidence of the {@code i}th pair in basis points. */
  public int confidenceBasisPoints(int i) {
    return confidences[check(i)];
  }

  /** The public id of the {@code i}th pair. */
  public long id(int i) {
    return ids[check(i)];
  }

  /** The cursor of the next page, or null on the last one; allocates its text. */
  public @Nullable String nextCursor() {
    return more && size > 0 ? PairCursor.encode(confidences[size - 1], ids[size - 1]) : null;
  }

  private int check(int i) {
    if (i < 0 || i >= size) {
      throw new IndexOutOfBoundsException("pair " + i + " of " + size);
    }
    return i;
  }

  void start(long total, long first) {
    size = 0;
    this.total = total;
    this.first = first;
    more = false;
  }

  void more(boolean value) {
    more = value;
  }

  void add(int sourceSense, int targetSense, int confidenceBasisPoints, long id) {
    if (size == ids.length) {
      sourceSenses = Arrays.copyOf(sourceSenses, size * 2);
      targetSenses = Arrays.copyOf(targetSenses, size * 2);
      confidences = Arrays.copyOf(confidences, size * 2);
      ids = Arrays.copyOf(ids, size * 2);
    }
    sourceSenses[size] = sourceSense;
    targetSenses[size] = targetSense;
    confidences[size] = confidenceBasisPoints;
    ids[size++] = id;
  }
}
