package org.lexhub.server.web.docs;

import gg.jte.html.escape.Escape;
import gg.jte.output.StringOutput;

/** The origin of this server in the lines of {@code SetUp.jte}, which each request replaces. */
final class SetUp {
  /** Marks the place of the origin in rendered markup; no character of it is escaped. */
  static final String ORIGIN = "https://origin.invalid";

  private SetUp() {}

  /** Returns the markup with the origin of this server in place of the mark. */
  static String withOrigin(String markup, String origin) {
    StringOutput escaped = new StringOutput();
    Escape.htmlAttribute(origin, escaped);
    return markup.replace(ORIGIN, escaped.toString());
  }
}
