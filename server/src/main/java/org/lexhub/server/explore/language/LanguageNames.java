package org.lexhub.server.explore.language;

import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.NameTable;

/** Writes the names of a language: first the native ones, then those in other languages. */
final class LanguageNames {
  private static final int MAX_UNFOLDED = 12;

  private LanguageNames() {}

  /** Writes the names; those beyond the first {@value #MAX_UNFOLDED} are folded. */
  static void write(Html html, Store store, int row) {
    LanguageTable languages = store.languages();
    NameTable names = store.names();
    int start = languages.nameStart(row);
    int end = languages.nameEnd(row);
    if (start == end) {
      return;
    }
    html.open("section", "class", "card").element("h2", "Names");
    html.open("ul", "class", "names");
    int written = 0;
    for (int i = start; i < end; i++) {
      if (names.own(i) != 0) {
        name(html, store, i);
        written++;
      }
    }
    for (int i = start; i < end; i++) {
      if (names.own(i) != 0) {
        continue;
      }
      if (written++ == MAX_UNFOLDED) {
        html.close().open("details").element("summary", "All " + (end - start) + " names");
        html.open("ul", "class", "names");
      }
      name(html, store, i);
    }
    html.close();
    if (written > MAX_UNFOLDED) {
      html.close();
    }
    html.close();
  }

  private static void name(Html html, Store store, int name) {
    NameTable names = store.names();
    String locale = store.strings().get(names.locale(name));
    boolean own = names.own(name) != 0;
    html.open("li");
    html.element(
        "span",
        store.strings().get(names.name(name)),
        "class",
        own ? "word" : null,
        "lang",
        locale,
        "dir",
        "auto");
    html.text(" ").element("span", own ? locale + ", native name" : locale, "class", "muted small");
    html.close();
  }
}
