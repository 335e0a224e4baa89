package org.lexhub.store.result;

import java.util.Arrays;
import org.lexhub.store.column.FacetColumn;

/**
 * One page of a list: the ordinals on it and how many there are on all pages together. A reusable
 * object of one thread, which also keeps the working memory of the query.
 */
public final class OrdinalPage {
  private int[] ordinals = new int[128];
  private int size;
  private long total;
  private int limit;

  /** One block of a facet, for queries that combine several. */
  public final long[] words = new long[FacetColumn.BLOCK_WORDS];

  /** Creates an empty page. */
  public OrdinalPage() {}

  /** How many ordinals stand on the page. */
  public int size() {
    return size;
  }

  /** How many ordinals match, on all pages together. */
  public long total() {
    return total;
  }

  /** The {@code i}th ordinal of the page. */
  public int ordinal(int i) {
    if (i < 0 || i >= size) {
      throw new IndexOutOfBoundsException("ordinal " + i + " of " + size);
    }
    return ordinals[i];
  }

  public void start(int limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("limit must not be negative: " + limit);
    }
    size = 0;
    total = 0;
    this.limit = limit;
  }

  public boolean full() {
    return size >= limit;
  }

  public void add(int ordinal) {
    if (size == ordinals.length) {
      ordinals = Arrays.copyOf(ordinals, size * 2);
    }
    ordinals[size++] = ordinal;
  }

  public void addTotal(long more) {
    total += more;
  }
}
