package org.lexhub.store.lexeme;

import java.util.Arrays;
import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;

/**
 * Lists lexemes by language, part of speech, source and proficiency, in ascending order of ordinal.
 *
 * <p>The lexemes of a language are one range. Without facets a page is arithmetic; with one facet
 * it is rank and select; several facets are intersected block by block, and blocks in which one of
 * them has no row are skipped. Totals are exact, and every page costs the same.
 */
public final class LexemeList {
  private final LanguageTable languages;
  private final LexemeTable lexemes;

  /** Creates the list of the lexemes of a snapshot. */
  public LexemeList(LanguageTable languages, LexemeTable lexemes) {
    this.languages = languages;
    this.lexemes = lexemes;
  }

  /** Fills a page with the lexemes that match a filter. */
  public void list(LexemeFilter filter, OrdinalPage out) {
    out.start(filter.limit(), filter.offset());
    if (filter.pos() == LexemeFilter.UNKNOWN
        || filter.source() == LexemeFilter.UNKNOWN
        || filter.proficiency() == LexemeFilter.UNKNOWN) {
      return;
    }
    LanguageSet set = filter.languages();
    if (set.all()) {
      addRange(filter, 0, lexemes.size(), out);
      return;
    }
    for (int i = 0; i < set.count(); i++) {
      int language = set.get(i);
      addRange(filter, languages.lexemeStart(language), languages.lexemeEnd(language), out);
    }
  }

  private void addRange(LexemeFilter filter, int start, int end, OrdinalPage out) {
    if (start == end) {
      return;
    }
    int facets =
        (filter.pos() >= 0 ? 1 : 0)
            + (filter.source() >= 0 ? 1 : 0)
            + (filter.proficiency() >= 0 ? 1 : 0);
    if (facets == 0) {
      addAll(start, end, out);
    } else if (facets > 1) {
      addSeveral(filter, start, end, out);
    } else if (filter.pos() >= 0) {
      addOne(lexemes.byPos(), filter.pos(), start, end, out);
    } else if (filter.source() >= 0) {
      addOne(lexemes.bySource(), filter.source(), start, end, out);
    } else {
      addOne(lexemes.byProficiency(), filter.proficiency(), start, end, out);
    }
  }

  private static void addAll(int start, int end, OrdinalPage out) {
    long skipped = out.addMatches(end - start);
    for (long row = start + skipped; row < end && !out.full(); row++) {
      out.add((int) row);
    }
  }

  private static void addOne(FacetColumn facet, int value, int start, int end, OrdinalPage out) {
    long before = facet.rank(value, start);
    long count = facet.rank(value, end) - before;
    for (long n = out.addMatches(count); n < count && !out.full(); n++) {
      out.add(facet.select(value, before + n));
    }
  }

  private void addSeveral(LexemeFilter filter, int start, int end, OrdinalPage out) {
    int last = (end - 1) / FacetColumn.BLOCK;
    for (int block = start / FacetColumn.BLOCK; block <= last; block++) {
      int first = block * FacetColumn.BLOCK;
      int from = Math.max(start, first);
      int to = (int) Math.min(end, (long) first + FacetColumn.BLOCK);
      if (canMeet(filter, from, to)) {
        intersect(filter, block, from - first, to - first, out.words);
        addBlock(first, out);
      }
    }
  }

  /** Returns whether all facets of a filter have rows in a range. */
  private boolean canMeet(LexemeFilter filter, int from, int to) {
    return occurs(lexemes.byPos(), filter.pos(), from, to)
        && occurs(lexemes.bySource(), filter.source(), from, to)
        && occurs(lexemes.byProficiency(), filter.proficiency(), from, to);
  }

  private static boolean occurs(FacetColumn facet, int value, int from, int to) {
    return value < 0 || facet.rank(value, to) > facet.rank(value, from);
  }

  private void intersect(LexemeFilter filter, int block, int from, int to, long[] words) {
    Arrays.fill(words, 0);
    Arrays.fill(words, from >>> 6, (to + 63) >>> 6, -1L);
    words[from >>> 6] &= -1L << from;
    if ((to & 63) != 0) {
      words[to >>> 6] &= (1L << to) - 1;
    }
    and(lexemes.byPos(), filter.pos(), block, words);
    and(lexemes.bySource(), filter.source(), block, words);
    and(lexemes.byProficiency(), filter.proficiency(), block, words);
  }

  private static void and(FacetColumn facet, int value, int block, long[] words) {
    if (value >= 0) {
      facet.and(value, block, words);
    }
  }

  /** Adds the rows whose bits are set in {@link OrdinalPage#words}. */
  private static void addBlock(int first, OrdinalPage out) {
    long[] words = out.words;
    for (int i = 0; i < words.length; i++) {
      long word = words[i];
      int count = Long.bitCount(word);
      long skipped = out.addMatches(count);
      if (skipped >= count) {
        continue;
      }
      for (; word != 0 && !out.full(); word &= word - 1) {
        if (skipped-- <= 0) {
          out.add(first + (i << 6) + Long.numberOfTrailingZeros(word));
        }
      }
    }
  }
}
