package org.lexhub.server.explore.language;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.LanguageLink;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * The descendants of a language or family, and the siblings of a language.
 *
 * @param family whether it is the tree of a family
 * @param parent the parent of a language with siblings, or null
 */
record LanguageTree(
    boolean family, List<Branch> branches, @Nullable LanguageLink parent, List<Branch> siblings) {
  private static final int MAX_CHILDREN = 400;
  private static final int MAX_ROWS = 900;
  private static final int MAX_SIBLINGS = 60;

  /**
   * A descendant or sibling.
   *
   * @param count the number of languages or dialects below it as text, empty to show none
   * @param children the branches below it, to be folded
   */
  record Branch(LanguageLink link, String count, List<Branch> children) {}

  /** Returns the tree below a row; for a language also its siblings. */
  static LanguageTree of(Store store, int row) {
    LanguageTable languages = store.languages();
    boolean family = languages.levelOf(row) == LanguageLevel.FAMILY;
    int parent = languages.levelOf(row) == LanguageLevel.LANGUAGE ? languages.parent(row) : -1;
    List<Branch> siblings = parent < 0 ? List.of() : siblings(store, row, parent);
    return new LanguageTree(
        family,
        children(store, row, new int[] {MAX_ROWS}),
        siblings.isEmpty() ? null : LanguageLink.of(store, parent),
        siblings);
  }

  private static List<Branch> siblings(Store store, int row, int parent) {
    LanguageTable languages = store.languages();
    List<Branch> siblings = new ArrayList<>();
    for (int i = 0; i < Math.min(MAX_SIBLINGS, languages.childCount(parent)); i++) {
      int child = languages.childAt(parent, i);
      if (child != row) {
        boolean family = languages.levelOf(child) == LanguageLevel.FAMILY;
        String count = family ? countText(store, child) : "";
        siblings.add(new Branch(LanguageLink.of(store, child), count, List.of()));
      }
    }
    return siblings;
  }

  /**
   * Returns the children of a row with their children.
   *
   * @param left the number of rows that can still be added below the first level
   */
  private static List<Branch> children(Store store, int row, int[] left) {
    LanguageTable languages = store.languages();
    List<Branch> branches = new ArrayList<>();
    for (int i = 0; i < Math.min(MAX_CHILDREN, languages.childCount(row)); i++) {
      int child = languages.childAt(row, i);
      int below = languages.childCount(child);
      boolean shown = below > 0 && left[0] >= below;
      left[0] -= shown ? below : 0;
      boolean counted = shown || LanguageFamilies.languagesIn(store, child) > 0;
      branches.add(
          new Branch(
              LanguageLink.of(store, child),
              counted ? countText(store, child) : "",
              shown ? children(store, child, left) : List.of()));
    }
    return branches;
  }

  /** Returns the number of languages of a branch, or of dialects of a language, as text. */
  private static String countText(Store store, int row) {
    int languages = LanguageFamilies.languagesIn(store, row);
    return languages > 0
        ? Texts.text("languages.count.language", languages)
        : Texts.text("languages.count.dialect", store.languages().childCount(row));
  }
}
