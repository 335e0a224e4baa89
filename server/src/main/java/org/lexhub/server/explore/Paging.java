package org.lexhub.server.explore;

import java.util.function.IntFunction;

/**
 * The links to the previous and the next page of a list; none if there is only one page.
 *
 * @param page the number of the current page, from 1
 * @param total the number of all items
 * @param size the number of items on a page
 * @param address returns the address of a page by its number
 */
public record Paging(int page, long total, int size, IntFunction<String> address) {
  /** Returns the number of pages. */
  public long last() {
    return Math.max(1, (total + size - 1) / size);
  }
}
