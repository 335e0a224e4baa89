package org.lexhub.server.web.docs;

import org.lexhub.server.web.Html;
import org.lexhub.store.text.Utf8Buffer;

/** The lines that set the variables of all examples: the address of this server and a key. */
final class SetUp {
  /** Marks the place of the origin in rendered markup; no character of it is escaped. */
  private static final String ORIGIN = "https://origin.invalid";

  private SetUp() {}

  /** Writes the lines with a mark in place of the origin; {@code docs.js} can fill in a key. */
  static void write(Html html) {
    html.open("div", "data-set-up", "").open("div", "class", "code");
    html.open("pre", "tabindex", "0").open("code", "id", "set-up");
    html.text("export LEXHUB_URL=").element("span", ORIGIN, "data-origin", ORIGIN);
    html.text("\nexport LEXHUB_KEY=").element("span", "lx_…", "data-key", "").close().close();
    html.element(
        "button", "Copy", "type", "button", "class", "second", "data-copy", "set-up", "hidden", "");
    html.close();
    html.open("p", "class", "small", "data-key-offer", "", "hidden", "");
    html.element("button", "Insert a key that expires in an hour", "type", "button");
    html.text(" ").element("span", "", "class", "muted", "role", "status").close();
    html.close();
  }

  /** Returns the markup with the origin of this server in place of the mark. */
  static String withOrigin(String markup, String origin) {
    if (!markup.contains(ORIGIN)) {
      return markup;
    }
    Utf8Buffer escaped = new Utf8Buffer(64);
    new Html(escaped).text(origin);
    return markup.replace(ORIGIN, escaped.toString());
  }
}
