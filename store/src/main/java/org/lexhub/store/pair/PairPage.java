package org.lexhub.store.pair;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** One page of pairs; a reusable object of one thread. */
public final class PairPage {
  private static final int INITIAL_CAPACITY = 128;

  private int[] sourceSenses = new int[INITIAL_CAPACITY];
  private int[] targetSenses = new int[INITIAL_CAPACITY];
  private int[] confidences = new int[INITIAL_CAPACITY];
  private long[] ids = new long[INITIAL_CAPACITY];
  private int size;
  private long total;
  private long first;
  private boolean more;
  private long list;

  /** Creates an empty page. */
  public PairPage() {}

  /** Returns the number of pairs on the page. */
  public int size() {
    return size;
  }

  /** Returns the number of pairs on all pages. */
  public long total() {
    return total;
  }

  /** Returns the number of pairs of the list before the page. */
  public long first() {
    return first;
  }

  /** Returns the row of the source sense of the {@code i}th pair. */
  public int sourceSense(int i) {
    return sourceSenses[check(i)];
  }

  /** Returns the row of the target sense of the {@code i}th pair. */
  public int targetSense(int i) {
    return targetSenses[check(i)];
  }

  /** Returns the confidence of the {@code i}th pair in basis points. */
  public int confidenceBasisPoints(int i) {
    return confidences[check(i)];
  }

  /** Returns the public id of the {@code i}th pair. */
  public long id(int i) {
    return ids[check(i)];
  }

  /** Returns the cursor of the next page, or null on the last page; allocates a string. */
  public @Nullable String nextCursor() {
    return more && size > 0 ? PairCursor.encode(confidences[size - 1], ids[size - 1], list) : null;
  }

  private int check(int i) {
    if (i < 0 || i >= size) {
      throw new IndexOutOfBoundsException("pair " + i + " of " + size);
    }
    return i;
  }

  void start(long total, long first, long list) {
    this.list = list;
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
