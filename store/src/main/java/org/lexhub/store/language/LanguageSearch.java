package org.lexhub.store.language;

import org.lexhub.store.fold.Fold;
import org.lexhub.store.lexeme.SpellingComparison;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.NameTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.term.LanguageTerms;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.fuzzy.AllowedEdits;
import org.lexhub.store.term.fuzzy.FuzzyTerms;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds languages by their names in all languages, in folded form: exact names, ISO 639 codes and
 * glottocodes, prefixes of names, words inside names, and names or single words of them within the
 * allowed edits. {@link LanguageScore} gives each kind of match a band of scores; below exact
 * names, languages with more speakers come first.
 *
 * <p>A language counts once, with its best name; of equally good names, with the one in the lowest
 * row. Equal scores are ordered by level, languages before families and dialects, then by
 * descending number of speakers, then by id. Totals are exact.
 *
 * <p>Safe for any number of threads, each with its own {@link LanguageHits}.
 */
public final class LanguageSearch {
  private static final int LANGUAGE = LanguageLevel.LANGUAGE.number();

  /** The divisor of the number of speakers of a dialect or family in scores. */
  private static final int NOT_LANGUAGE_DIVISOR = 100;

  /** The bit of the tie key of dialects and families. */
  private static final long NOT_LANGUAGE = 1L << 62;

  private static final long MAX_SPEAKERS = (1L << 61) - 1;

  private final TermIndex names;
  private final TermIndex words;
  private final TermIndex single;
  private final LanguageFacts rows;

  LanguageSearch(Snapshot s, LanguageFacts rows) {
    names = LanguageTerms.openNames(s);
    words = LanguageTerms.openWords(s);
    single = LanguageTerms.openSingle(s);
    this.rows = rows;
  }

  /** Opens the search over a snapshot and its tables. */
  public static LanguageSearch open(
      Snapshot s, LanguageTable languages, NameTable names, TextColumn strings) {
    return new LanguageSearch(s, new LanguageTableFacts(languages, names, strings));
  }

  /**
   * Searches for a query.
   *
   * @param out receives the results and keeps them until its next use
   * @throws IllegalArgumentException if the text of the query is not well-formed UTF-8, or its
   *     limit or offset is negative
   */
  public void search(LanguageQuery q, LanguageHits out) {
    if (q.limit < 0 || q.offset < 0) {
      throw new IllegalArgumentException("limit and offset must not be negative");
    }
    Utf8Buffer folded = out.scratch.folded;
    folded.clear();
    if (!Fold.fold(q.text().bytes(), 0, q.text().length(), folded)) {
      throw new IllegalArgumentException("the text to search is not well-formed UTF-8");
    }
    out.total = 0;
    out.top.start((int) Math.min(rows.size(), (long) q.offset + q.limit));
    out.scratch.seen.start(rows.size());
    if (folded.length() > 0) {
      int exact = names.term(folded.bytes(), 0, folded.length());
      if (exact >= 0) {
        exact(exact, q, out);
      }
      prefix(exact, q, out);
      word(q, out);
      if (q.fuzzy) {
        fuzzy(exact, q, out);
      }
    }
    out.top.finish();
    out.skipped = Math.min(q.offset, out.top.size());
  }

  private void exact(int term, LanguageQuery q, LanguageHits out) {
    Utf8Buffer spelling = out.scratch.spelling;
    long end = names.postingsEnd(term);
    for (long at = names.postingsStart(term); at < end; at++) {
      int posting = names.posting(at);
      int nameRow = LanguageTerms.nameRow(posting);
      int score = LanguageScore.CODE;
      if (!LanguageTerms.isCode(posting)) {
        spelling.clear();
        rows.appendName(nameRow, spelling);
        score =
            LanguageScore.exact(
                SpellingComparison.compare(q.text().bytes(), 0, q.text().length(), spelling));
      }
      offer(nameRow, score, q, out);
    }
  }

  private void prefix(int exact, LanguageQuery q, LanguageHits out) {
    Utf8Buffer folded = out.scratch.folded;
    int length = SpellingComparison.codePoints(folded);
    int from = exact >= 0 ? exact + 1 : names.firstNotBefore(folded.bytes(), 0, folded.length());
    int to = names.prefixEnd(from, folded.bytes(), 0, folded.length());
    for (int term = from; term < to; term++) {
      int extra = names.codePoints(term) - length;
      long end = names.postingsEnd(term);
      for (long at = names.postingsStart(term); at < end; at++) {
        int posting = names.posting(at);
        if (!LanguageTerms.isCode(posting)) {
          int name = LanguageTerms.nameRow(posting);
          offer(name, LanguageScore.prefix(extra, speakers(name)), q, out);
        }
      }
    }
  }

  private void word(LanguageQuery q, LanguageHits out) {
    Utf8Buffer folded = out.scratch.folded;
    int length = SpellingComparison.codePoints(folded);
    int from = words.firstNotBefore(folded.bytes(), 0, folded.length());
    int to = words.prefixEnd(from, folded.bytes(), 0, folded.length());
    for (int term = from; term < to; term++) {
      boolean whole = words.endsWordAt(term, folded.length());
      int extra = words.codePoints(term) - length;
      long end = words.postingsEnd(term);
      for (long at = words.postingsStart(term); at < end; at++) {
        int name = words.posting(at);
        offer(name, LanguageScore.word(whole, extra, speakers(name)), q, out);
      }
    }
  }

  private void fuzzy(int exact, LanguageQuery q, LanguageHits out) {
    Utf8Buffer folded = out.scratch.folded;
    byte[] text = folded.bytes();
    int edits = AllowedEdits.of(text, 0, folded.length());
    if (edits == 0) {
      return;
    }
    out.scratch.cost.start(text, 0, folded.length());
    FuzzyTerms found = out.scratch.fuzzy;
    out.scratch.walk.find(names, text, 0, folded.length(), edits, found);
    for (int i = 0; i < found.size(); i++) {
      if (found.term(i) != exact) {
        nearName(found.term(i), q, out);
      }
    }
    out.scratch.walk.find(single, text, 0, folded.length(), edits, found);
    for (int i = 0; i < found.size(); i++) {
      nearWord(found.term(i), q, out);
    }
  }

  private void nearName(int term, LanguageQuery q, LanguageHits out) {
    int cost = out.scratch.cost.of(names, term);
    long end = names.postingsEnd(term);
    for (long at = names.postingsStart(term); at < end; at++) {
      int posting = names.posting(at);
      if (!LanguageTerms.isCode(posting)) {
        int name = LanguageTerms.nameRow(posting);
        offer(name, LanguageScore.fuzzy(cost, true, speakers(name)), q, out);
      }
    }
  }

  private void nearWord(int term, LanguageQuery q, LanguageHits out) {
    int cost = out.scratch.cost.of(single, term);
    long end = single.postingsEnd(term);
    for (long at = single.postingsStart(term); at < end; at++) {
      int name = single.posting(at);
      offer(name, LanguageScore.fuzzy(cost, false, speakers(name)), q, out);
    }
  }

  /**
   * Returns the number of speakers by which a name is ranked, reduced for dialects and families so
   * that they come after languages.
   */
  private long speakers(int nameRow) {
    int language = rows.languageOf(nameRow);
    long speakers = rows.speakers(language);
    return rows.level(language) == LANGUAGE ? speakers : speakers / NOT_LANGUAGE_DIVISOR;
  }

  private void offer(int nameRow, int score, LanguageQuery q, LanguageHits out) {
    int language = rows.languageOf(nameRow);
    int level = rows.level(language);
    if (q.level >= 0 && level != q.level) {
      return;
    }
    if (out.scratch.seen.add(language)) {
      out.total++;
    }
    if (score >= out.top.threshold()) {
      long speakers = Math.min(rows.speakers(language) + 1, MAX_SPEAKERS);
      long tie = (level == LANGUAGE ? 0 : NOT_LANGUAGE) + MAX_SPEAKERS - speakers;
      out.top.offer(language, score, tie, rows.id(language), nameRow);
    }
  }
}
