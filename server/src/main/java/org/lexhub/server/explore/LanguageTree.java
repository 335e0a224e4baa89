package org.lexhub.server.explore;

import org.lexhub.server.web.Html;
import org.lexhub.server.web.Show;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.Level;

/** Writes what lies below a language or family in the tree, two steps deep. */
final class LanguageTree {
  private static final int MOST = 400;

  private LanguageTree() {}

  static void write(Html html, Store store, int row) {
    int count = store.languages().childCount(row);
    if (count == 0) {
      return;
    }
    html.open("section", "class", "card tree").open("h2");
    html.text(
        store.languages().levelOf(row) == Level.FAMILY ? "Branches and languages" : "Dialects");
    html.close();
    children(html, store, row, 2);
    html.close();
  }

  private static void children(Html html, Store store, int row, int steps) {
    LanguageTable languages = store.languages();
    html.open("ul");
    int count = Math.min(MOST, languages.childCount(row));
    for (int i = 0; i < count; i++) {
      int child = languages.childAt(row, i);
      html.open("li");
      if (steps > 1 && languages.childCount(child) > 0) {
        html.open("details").open("summary");
        name(html, store, child);
        html.close();
        children(html, store, child, steps - 1);
        html.close();
      } else {
        name(html, store, child);
      }
      html.close();
    }
    html.close();
  }

  private static void name(Html html, Store store, int row) {
    Words.languageLink(html, store, row);
    int below = LanguageForm.languagesIn(store, row);
    if (below > 0) {
      html.text(" ")
          .element("span", Show.count(below, "language", "languages"), "class", "muted small");
    }
  }
}
