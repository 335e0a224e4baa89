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
 * <p>The lexemes of one language are one range. Without facets a page is arithmetic; with one facet
 * it is rank and select; with several the facets are intersected block by block, and blocks in
 * which one of them has no row are skipped. Totals are exact, and no page costs more than another.
 */
public final class LexemeList {
  private final LanguageTable languages;
  private final LexemeTable lexemes;

  /** Lists the lexemes of a snapshot. */
  public LexemeList(LanguageTable languages, LexemeTable lexemes) {
    this.languages = languages;
    this.lexemes = lexemes;
  }

  /** Fills the page with what the filter asks for. */
  public void list(LexemeFilter filter, OrdinalPage out) {
    out.start(filter.limit());
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
      addAll(filter, start, end, out);
    } else if (facets > 1) {
      addSeveral(filter, start, end, out);
    } else if (filter.pos() >= 0) {
      addOne(filter, lexemes.byPos(), filter.pos(), start, end, out);
    } else if (filter.source() >= 0) {
      addOne(filter, lexemes.bySource(), filter.source(), start, end, out);
    } else {
      addOne(filter, lexemes.byProficiency(), filter.proficiency(), start, end, out);
    }
  }

  private static void addAll(LexemeFilter filter, int start, int end, OrdinalPage out) {
    long skip = Math.max(0, filter.offset() - out.total());
    out.addTotal(end - start);
    for (long row = start + skip; row < end && !out.full(); row++) {
      out.add((int) row);
    }
  }

  private static void addOne(
      LexemeFilter filter, FacetColumn facet, int value, int start, int end, OrdinalPage out) {
    long before = facet.rank(value, start);
    long count = facet.rank(value, end) - before;
    long skip = Math.max(0, filter.offset() - out.total());
    out.addTotal(count);
    for (long n = skip; n < count && !out.full(); n++) {
      out.add(facet.select(value, before + n));
    }
  }

  private void addSeveral(LexemeFilter filter, int start, int end, OrdinalPage out) {
    int last = (end - 1) / FacetColumn.BLOCK;
    for (int block = start / FacetColumn.BLOCK; block <= last; block++) {
      int first = block * FacetColumn.BLOCK;
      int from = Math.max(start, first);
      int to = (int) Math.min(end, (long) first + FacetColumn.BLOCK);
      if (mayMeet(filter, from, to)) {
        intersect(filter, block, from - first, to - first, out.words);
        addBlock(filter.offset(), first, out);
      }
    }
  }

  private boolean mayMeet(LexemeFilter filter, int from, int to) {
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

  private static void addBlock(long offset, int first, OrdinalPage out) {
    long[] words = out.words;
    for (int i = 0; i < words.length; i++) {
      long word = words[i];
      long seen = out.total();
      int count = Long.bitCount(word);
      out.addTotal(count);
      if (count == 0 || out.full() || seen + count <= offset) {
        continue;
      }
      for (; word != 0 && !out.full(); word &= word - 1) {
        if (seen++ >= offset) {
          out.add(first + (i << 6) + Long.numberOfTrailingZeros(word));
        }
      }
    }
  }
}
