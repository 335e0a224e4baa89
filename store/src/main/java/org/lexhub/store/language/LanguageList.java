package org.lexhub.store.language;

import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * Lists languages by family and level in the order of their ids; totals are exact and every page
 * costs the same, because the descendants of each languoid are stored sorted.
 */
public final class LanguageList {
  private final LanguageTable languages;

  /** Lists the languages of a snapshot. */
  public LanguageList(LanguageTable languages) {
    this.languages = languages;
  }

  /** Fills the page with what the filter asks for. */
  public void list(LanguageFilter filter, OrdinalPage out) {
    out.start(filter.limit());
    int family = filter.family();
    int level = filter.level();
    if (family == LanguageFilter.UNKNOWN) {
      return;
    }
    if (family >= 0) {
      listFamily(filter, out);
    } else if (level >= 0) {
      FacetColumn levels = languages.levels();
      out.addTotal(levels.total(level));
      for (long n = filter.offset(); n < out.total() && !out.full(); n++) {
        out.add(levels.select(level, n));
      }
    } else {
      out.addTotal(languages.size());
      for (long row = filter.offset(); row < out.total() && !out.full(); row++) {
        out.add((int) row);
      }
    }
  }

  private void listFamily(LanguageFilter filter, OrdinalPage out) {
    int family = filter.family();
    int level = filter.level();
    int leveled = family * LanguageLevel.count() + level;
    out.addTotal(
        level < 0 ? languages.descendantCount(family) : languages.levelDescendantCount(leveled));
    for (long n = filter.offset(); n < out.total() && !out.full(); n++) {
      int i = (int) n;
      out.add(
          level < 0 ? languages.descendantAt(family, i) : languages.levelDescendantAt(leveled, i));
    }
  }
}
