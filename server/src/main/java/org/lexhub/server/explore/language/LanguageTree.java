package org.lexhub.server.explore.language;

import org.lexhub.server.explore.WordMarkup;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** Writes the descendants of a language or family as a collapsible tree. */
final class LanguageTree {
  private static final int MAX_CHILDREN = 400;
  private static final int MAX_ROWS = 900;
  private static final int MAX_SIBLINGS = 60;

  private LanguageTree() {}

  /**
   * Writes the tree below a row, its branches folded; for a language also its siblings. Writes
   * nothing if there is neither.
   */
  static void write(Html html, Store store, int row) {
    LanguageTable languages = store.languages();
    if (languages.childCount(row) > 0) {
      html.open("section", "class", "card tree").open("h2");
      boolean family = languages.levelOf(row) == LanguageLevel.FAMILY;
      html.text(family ? "Branches and languages" : "Dialects").close();
      children(html, store, row, new int[] {MAX_ROWS});
      html.close();
    }
    int parent = languages.parent(row);
    if (languages.levelOf(row) == LanguageLevel.LANGUAGE && parent >= 0) {
      siblings(html, store, row, parent);
    }
  }

  private static void siblings(Html html, Store store, int row, int parent) {
    LanguageTable languages = store.languages();
    int count = Math.min(MAX_SIBLINGS, languages.childCount(parent));
    if (count < 2) {
      return;
    }
    html.open("section", "class", "card tree").open("h2").text("Related languages").close();
    html.open("p", "class", "small muted").text("Also in ");
    WordMarkup.languageLink(html, store, parent);
    html.close().open("ul");
    for (int i = 0; i < count; i++) {
      int child = languages.childAt(parent, i);
      if (child != row) {
        html.open("li");
        WordMarkup.languageLink(html, store, child);
        if (languages.levelOf(child) == LanguageLevel.FAMILY) {
          html.text(" ").element("span", countText(store, child), "class", "muted small");
        }
        html.close();
      }
    }
    html.close().close();
  }

  /**
   * Writes the children of a row and, folded, their children.
   *
   * @param left the number of rows that can still be written below the first level
   */
  private static void children(Html html, Store store, int row, int[] left) {
    LanguageTable languages = store.languages();
    html.open("ul");
    int count = Math.min(MAX_CHILDREN, languages.childCount(row));
    for (int i = 0; i < count; i++) {
      int child = languages.childAt(row, i);
      html.open("li");
      WordMarkup.languageLink(html, store, child);
      if (languages.childCount(child) > 0 && left[0] >= languages.childCount(child)) {
        left[0] -= languages.childCount(child);
        html.open("details", "open", count == 1 ? "" : null);
        html.element("summary", countText(store, child));
        children(html, store, child, left);
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
