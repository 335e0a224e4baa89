package org.lexhub.store.lexeme;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;

/**
 * Lists the lexemes of known frequency by language, part of speech, source and proficiency, the
 * most frequent first; equal ranks come in ascending order of ordinal. Totals are exact.
 *
 * <p>The order of a language is sorted when it is first asked for and kept on the heap, 4 bytes for
 * each of its lexemes with a frequency rank. Without facets, a page of one language is then a part
 * of the order. The orders of several languages are walked side by side, or sorted together for
 * deep pages and many languages. Safe for any number of threads.
 */
public final class FrequencyList {
  /** The maximum number of languages with facets whose orders are walked together. */
  private static final int MAX_WALKED = 8;

  /** The maximum number of rows to look at on the way to a page, for all languages together. */
  private static final long MAX_STEPS = 20_000;

  private final LanguageTable languages;
  private final LexemeTable lexemes;

  /** The ordered lexemes of each language, null until they are first needed. */
  private final AtomicReferenceArray<int[]> orders;

  /** Creates the list of the lexemes of a snapshot. */
  public FrequencyList(LanguageTable languages, LexemeTable lexemes) {
    this.languages = languages;
    this.lexemes = lexemes;
    orders = new AtomicReferenceArray<>(languages.size());
  }

  /** Returns whether a list takes only microseconds: of one language that is sorted, no facets. */
  public boolean isQuick(LexemeFilter filter) {
    LanguageSet set = filter.languages();
    boolean single = !set.all() && set.count() == 1 && orders.get(set.get(0)) != null;
    return single && filter.pos() < 0 && filter.source() < 0 && filter.proficiency() < 0;
  }

  /**
   * Fills a page with the lexemes that match a filter.
   *
   * @throws IllegalArgumentException if the filter is for all languages
   */
  public void list(LexemeFilter filter, OrdinalPage out) {
    LanguageSet set = filter.languages();
    if (set.all()) {
      throw new IllegalArgumentException("frequencies are ranks within languages; name some");
    }
    out.start(filter.limit(), filter.offset());
    if (filter.pos() == LexemeFilter.UNKNOWN
        || filter.source() == LexemeFilter.UNKNOWN
        || filter.proficiency() == LexemeFilter.UNKNOWN) {
      return;
    }
    if (set.count() == 1) {
      one(order(set.get(0)), filter, out);
    } else {
      several(filter, out);
    }
  }

  private void one(int[] order, LexemeFilter filter, OrdinalPage out) {
    if (isQuick(filter)) {
      long skipped = out.addMatches(order.length);
      for (long i = skipped; i < order.length && !out.full(); i++) {
        out.add(order[(int) i]);
      }
      return;
    }
    for (int row : order) {
      offer(row, filter, out);
    }
  }

  private void offer(int row, LexemeFilter filter, OrdinalPage out) {
    if (matches(filter, row) && out.addMatches(1) == 0 && !out.full()) {
      out.add(row);
    }
  }

  private boolean matches(LexemeFilter filter, int row) {
    return (filter.pos() < 0 || lexemes.pos(row) == filter.pos())
        && (filter.source() < 0 || lexemes.bySource().contains(filter.source(), row))
        && (filter.proficiency() < 0
            || lexemes.byProficiency().contains(filter.proficiency(), row));
  }

  private void several(LexemeFilter filter, OrdinalPage out) {
    int languages = filter.languages().count();
    boolean walked =
        hasFacet(filter)
            ? languages <= MAX_WALKED
            : languages <= out.words.length
                && (filter.offset() + filter.limit()) * languages <= MAX_STEPS;
    if (walked) {
      walk(filter, out);
    } else {
      merge(filter, out);
    }
  }

  private static boolean hasFacet(LexemeFilter filter) {
    return filter.pos() >= 0 || filter.source() >= 0 || filter.proficiency() >= 0;
  }

  /** Counts all matches, then takes the next row of any language until the page is full. */
  private void walk(LexemeFilter filter, OrdinalPage out) {
    LanguageSet set = filter.languages();
    long[] next = out.words; // scratch: the position in the order of each language
    long total = 0;
    for (int i = 0; i < set.count(); i++) {
      next[i] = 0;
      total += count(order(set.get(i)), filter);
    }
    long left = total;
    for (long skipped = out.addMatches(total); left > 0 && !out.full(); ) {
      int row = next(set, next);
      if (matches(filter, row)) {
        left--;
        if (--skipped < 0) {
          out.add(row);
        }
      }
    }
  }

  private long count(int[] order, LexemeFilter filter) {
    if (!hasFacet(filter)) {
      return order.length;
    }
    long count = 0;
    for (int row : order) {
      count += matches(filter, row) ? 1 : 0;
    }
    return count;
  }

  /** Takes the next row of any of the languages; there is one. */
  private int next(LanguageSet set, long[] next) {
    long least = Long.MAX_VALUE;
    int from = 0;
    for (int i = 0; i < set.count(); i++) {
      int[] order = order(set.get(i));
      long key = next[i] < order.length ? key(order[(int) next[i]]) : Long.MAX_VALUE;
      if (key < least) {
        least = key;
        from = i;
      }
    }
    next[from]++;
    return (int) least;
  }

  /** Merges the orders of several languages by rank: for deep pages and many languages. */
  private void merge(LexemeFilter filter, OrdinalPage out) {
    LanguageSet set = filter.languages();
    long total = 0;
    for (int i = 0; i < set.count(); i++) {
      total += order(set.get(i)).length;
    }
    long[] merged = new long[Math.toIntExact(total)];
    int size = 0;
    for (int i = 0; i < set.count(); i++) {
      for (int row : order(set.get(i))) {
        merged[size++] = key(row);
      }
    }
    // The sort of the JDK merges a few sorted runs in linear time.
    Arrays.sort(merged);
    for (long key : merged) {
      offer((int) key, filter, out);
    }
  }

  private long key(int row) {
    return (long) lexemes.frequencyRank(row) << Integer.SIZE | row;
  }

  private int[] order(int language) {
    int[] present = orders.get(language);
    if (present == null) {
      present = sort(languages.lexemeStart(language), languages.lexemeEnd(language));
      orders.set(language, present);
    }
    return present;
  }

  private int[] sort(int start, int end) {
    long[] keys = new long[end - start];
    int size = 0;
    for (int row = start; row < end; row++) {
      if (lexemes.frequencyRank(row) > 0) {
        keys[size++] = key(row);
      }
    }
    Arrays.sort(keys, 0, size);
    int[] rows = new int[size];
    for (int i = 0; i < size; i++) {
      rows[i] = (int) keys[i];
    }
    return rows;
  }
}
