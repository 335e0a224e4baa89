package org.lexhub.server.web.session;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.Html;

/**
 * The frame that the tables of account pages share: {@link #open} with the first column heads,
 * further heads if any, {@link #body}, the rows, {@link #close}.
 */
public final class Tables {
  private Tables() {}

  /**
   * Opens a table that scrolls and the row of its column heads, and writes the first heads.
   *
   * @param label the name of the table for screen readers, or null
   */
  public static void open(Html html, @Nullable String label, String... heads) {
    html.open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", label);
    html.open("table").open("thead").open("tr");
    for (String head : heads) {
      html.element("th", head, "scope", "col");
    }
  }

  /** Closes the column heads and opens the rows. */
  public static void body(Html html) {
    html.close().close().open("tbody");
  }

  /** Closes the rows, the table and its frame. */
  public static void close(Html html) {
    html.close().close().close();
  }
}
