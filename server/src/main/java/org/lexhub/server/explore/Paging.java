package org.lexhub.server.explore;

import java.util.function.IntFunction;
import org.lexhub.server.web.Html;

/** Writes the links to the previous and the next page of a list. */
public final class Paging {
  private Paging() {}

  /**
   * Writes the links; nothing if there is only one page.
   *
   * @param page the number of the current page, from 1
   * @param total the number of all items
   * @param size the number of items on a page
   * @param address returns the address of a page by its number
   */
  public static void links(Html html, int page, long total, int size, IntFunction<String> address) {
    long last = Math.max(1, (total + size - 1) / size);
    if (last == 1) {
      return;
    }
    html.open("nav", "class", "paging", "aria-label", "Pages");
    if (page > 1) {
      html.element(
          "a",
          "Previous",
          "href",
          address.apply(page - 1),
          "rel",
          "prev",
          "class",
          "button second");
    }
    html.element("span", "Page " + page + " of " + last, "class", "muted");
    if (page < last) {
      html.element(
          "a", "Next", "href", address.apply(page + 1), "rel", "next", "class", "button second");
    }
    html.close();
  }
}
