package org.lexhub.server.explore.language;

import org.lexhub.server.explore.WordMarkup;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** Writes two levels of the descendants of a language or family. */
final class LanguageTree {
  private static final int MAX_CHILDREN = 400;
  private static final int LEVELS = 2;

  private LanguageTree() {}

  /** Writes the tree below a row; nothing if it has no children. */
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
    children(html, store, row, LEVELS);
    html.close();
  }

  private static void children(Html html, Store store, int row, int levels) {
    LanguageTable languages = store.languages();
    html.open("ul");
    int count = Math.min(MAX_CHILDREN, languages.childCount(row));
    for (int i = 0; i < count; i++) {
      int child = languages.childAt(row, i);
      html.open("li");
      WordMarkup.languageLink(html, store, child);
      if (levels > 1 && languages.childCount(child) > 0) {
        html.open("details").element("summary", countText(store, child));
        children(html, store, child, levels - 1);
        html.close();
      } else if (LanguageForm.languagesIn(store, child) > 0) {
        html.text(" ").element("span", countText(store, child), "class", "muted small");
      }
      html.close();
    }
    html.close();
  }

  /** Returns the number of languages of a branch, or of dialects of a language, as text. */
  private static String countText(Store store, int row) {
    int languages = LanguageForm.languagesIn(store, row);
    return languages > 0
        ? DisplayFormats.count(languages, "language", "languages")
        : DisplayFormats.count(store.languages().childCount(row), "dialect", "dialects");
  }
}
