package org.lexhub.server.web.docs;

import org.lexhub.server.web.Html;

/** Writes plain text with code between backquotes, as descriptions of the API hold it. */
final class Prose {
  private Prose() {}

  /** Writes a text; a backquote without a partner is written as it is. */
  static void line(Html html, String text) {
    int from = 0;
    int start = text.indexOf('`');
    while (start >= 0) {
      int end = text.indexOf('`', start + 1);
      if (end < 0) {
        break;
      }
      html.text(text.substring(from, start));
      html.element("code", text.substring(start + 1, end));
      from = end + 1;
      start = text.indexOf('`', from);
    }
    html.text(text.substring(from));
  }
}
