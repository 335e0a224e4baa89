package org.lexhub.server.explore;

import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** Writes what lies below a language or family in the tree, two steps deep. */
final class LanguageTree {
  private static final int MAX = 400;

  private LanguageTree() {}

  static void write(Html html, Store store, int row) {
    int count = store.languages().childCount(row);
    if (count == 0) {
      return;
    }
    html.open("section", "class", "card tree").open("h2");
    html.text(
        store.languages().levelOf(row) == LanguageLevel.FAMILY
            ? "Branches and languages"
            : "Dialects");
    html.close();
    children(html, store, row, 2);
    html.close();
  }

  private static void children(Html html, Store store, int row, int steps) {
    LanguageTable languages = store.languages();
    html.open("ul");
    int count = Math.min(MAX, languages.childCount(row));
    for (int i = 0; i < count; i++) {
      int child = languages.childAt(row, i);
      html.open("li");
      WordMarkup.languageLink(html, store, child);
      if (steps > 1 && languages.childCount(child) > 0) {
        html.open("details").element("summary", below(store, child));
        children(html, store, child, steps - 1);
        html.close();
      } else if (LanguageForm.languagesIn(store, child) > 0) {
        html.text(" ").element("span", below(store, child), "class", "muted small");
      }
      html.close();
    }
    html.close();
  }

  /** Says how many languages a branch has, or how many dialects a language. */
  private static String below(Store store, int row) {
    int languages = LanguageForm.languagesIn(store, row);
    return languages > 0
        ? DisplayFormats.count(languages, "language", "languages")
        : DisplayFormats.count(store.languages().childCount(row), "dialect", "dialects");
  }
}
