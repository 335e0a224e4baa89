package org.lexhub.store.result;

import java.util.Arrays;
import org.lexhub.store.column.FacetColumn;

/**
 * One page of a list: its ordinals and the total on all pages. A reusable object of one thread that
 * also contains the working memory of the query.
 *
 * <p>A list calls {@link #start}, then, for each range of matches in order, {@link #addMatches} and
 * {@link #add} for the matches behind those to skip until the page is {@link #full}.
 */
public final class OrdinalPage {
  private static final int INITIAL_CAPACITY = 128;

  private int[] ordinals = new int[INITIAL_CAPACITY];
  private int size;
  private long total;
  private int limit;
  private long offset;

  /** Room for one block of a facet, for queries that combine several facets. */
  public final long[] words = new long[FacetColumn.BLOCK_WORDS];

  /** Creates an empty page. */
  public OrdinalPage() {}

  /** Returns the number of ordinals on the page. */
  public int size() {
    return size;
  }

  /** Returns the number of matches on all pages. */
  public long total() {
    return total;
  }

  /** Returns the {@code i}th ordinal of the page. */
  public int ordinal(int i) {
    if (i < 0 || i >= size) {
      throw new IndexOutOfBoundsException("ordinal " + i + " of " + size);
    }
    return ordinals[i];
  }

  /**
   * Empties the page.
   *
   * @param limit the maximum number of ordinals on the page
   * @param offset the number of matches before the page
   * @throws IllegalArgumentException if the limit is negative
   */
  public void start(int limit, long offset) {
    if (limit < 0) {
      throw new IllegalArgumentException("limit must not be negative: " + limit);
    }
    size = 0;
    total = 0;
    this.limit = limit;
    this.offset = offset;
  }

  /**
   * Adds a range of matches to the total.
   *
   * @return the number of matches at the start of the range that come before the page
   */
  public long addMatches(long count) {
    long skipped = Math.max(0, offset - total);
    total += count;
    return skipped;
  }

  /** Returns whether the page has as many ordinals as its limit. */
  public boolean full() {
    return size >= limit;
  }

  /** Adds an ordinal to the page. */
  public void add(int ordinal) {
    if (size == ordinals.length) {
      ordinals = Arrays.copyOf(ordinals, size * 2);
    }
    ordinals[size++] = ordinal;
  }
}
