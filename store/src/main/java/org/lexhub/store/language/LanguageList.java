package org.lexhub.store.language;

import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * Lists languages by family and level in the order of their ids. Totals are exact, and every page
 * costs the same, because the descendants of each languoid are stored sorted.
 */
public final class LanguageList {
  private final LanguageTable languages;

  /** Creates the list of the languages of a snapshot. */
  public LanguageList(LanguageTable languages) {
    this.languages = languages;
  }

  /** Fills a page with the languages that match a filter. */
  public void list(LanguageFilter filter, OrdinalPage out) {
    out.start(filter.limit(), filter.offset());
    int family = filter.family();
    int level = filter.level();
    if (family == LanguageFilter.UNKNOWN) {
      return;
    }
    if (family >= 0) {
      listFamily(filter, out);
    } else if (level >= 0) {
      FacetColumn levels = languages.levels();
      for (long n = out.addMatches(levels.total(level)); n < out.total() && !out.full(); n++) {
        out.add(levels.select(level, n));
      }
    } else {
      for (long row = out.addMatches(languages.size()); row < out.total() && !out.full(); row++) {
        out.add((int) row);
      }
    }
  }

  private void listFamily(LanguageFilter filter, OrdinalPage out) {
    int family = filter.family();
    int level = filter.level();
    int leveled = family * LanguageLevel.count() + level;
    long first =
        out.addMatches(
            level < 0
                ? languages.descendantCount(family)
                : languages.levelDescendantCount(leveled));
    for (long n = first; n < out.total() && !out.full(); n++) {
      int i = (int) n;
      out.add(
          level < 0 ? languages.descendantAt(family, i) : languages.levelDescendantAt(leveled, i));
    }
  }
}
