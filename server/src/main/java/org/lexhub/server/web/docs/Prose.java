package org.lexhub.server.web.docs;

import java.util.ArrayList;
import java.util.List;

/** Plain text with code between backquotes, as descriptions of the API hold it. */
final class Prose {
  private Prose() {}

  /** A part of a text. */
  record Part(String text, boolean code) {}

  /** Returns the parts of a text; a backquote without a partner is text. */
  static List<Part> parts(String text) {
    List<Part> parts = new ArrayList<>();
    int from = 0;
    int start = text.indexOf('`');
    while (start >= 0) {
      int end = text.indexOf('`', start + 1);
      if (end < 0) {
        break;
      }
      parts.add(new Part(text.substring(from, start), false));
      parts.add(new Part(text.substring(start + 1, end), true));
      from = end + 1;
      start = text.indexOf('`', from);
    }
    parts.add(new Part(text.substring(from), false));
    return parts;
  }
}
