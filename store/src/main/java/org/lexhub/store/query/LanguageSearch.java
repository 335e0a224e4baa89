package org.lexhub.store.query;

import org.lexhub.store.index.Fold;
import org.lexhub.store.index.FuzzyTerms;
import org.lexhub.store.index.FuzzyWalk;
import org.lexhub.store.index.LanguageTerms;
import org.lexhub.store.index.TermIndex;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.Level;
import org.lexhub.store.table.NameTable;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds languages by their names in all languages, in folded form: exact name (score 0.99–1), ISO
 * 639 code or glottocode (0.97), prefix of a name (0.60–0.80), words inside a name (0.40–0.60), and
 * names spelled nearly like the query (0.25–0.40).
 *
 * <p>A language counts once, with its best name; of equally good names the one in the lowest row.
 * Equal scores: languages before families and dialects, then more speakers, then id. Totals are
 * exact.
 *
 * <p>Safe for any number of threads, each with its own {@link LanguageHits}.
 */
public final class LanguageSearch {
  private static final int LANGUAGE = Level.LANGUAGE.number();
  private static final long NOT_LANGUAGE = 1L << 62;
  private static final long MOST_SPEAKERS = (1L << 61) - 1;

  private final TermIndex names;
  private final TermIndex words;
  private final LanguageRows rows;

  LanguageSearch(TermIndex names, TermIndex words, LanguageRows rows) {
    this.names = names;
    this.words = words;
    this.rows = rows;
  }

  /** Opens the search over a snapshot and its tables. */
  public static LanguageSearch open(
      Snapshot s, LanguageTable languages, NameTable names, TextColumn strings) {
    return new LanguageSearch(
        LanguageTerms.openNames(s),
        LanguageTerms.openWords(s),
        new LanguageTableRows(languages, names, strings));
  }

  /**
   * Answers a query; {@code out} holds the answer until it is used again.
   *
   * @throws IllegalArgumentException where the query's text is not well-formed UTF-8 or its limit
   *     or offset is negative
   */
  public void search(LanguageQuery q, LanguageHits out) {
    if (q.limit < 0 || q.offset < 0) {
      throw new IllegalArgumentException("limit and offset are not negative");
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
            LanguageScore.exact(Spelling.compare(q.text().bytes(), 0, q.text().length(), spelling));
      }
      offer(nameRow, score, q, out);
    }
  }

  private void prefix(int exact, LanguageQuery q, LanguageHits out) {
    Utf8Buffer folded = out.scratch.folded;
    int length = Spelling.codePoints(folded);
    int from = exact >= 0 ? exact + 1 : names.firstNotBefore(folded.bytes(), 0, folded.length());
    int to = names.prefixEnd(folded.bytes(), 0, folded.length());
    for (int term = from; term < to; term++) {
      offerNames(term, LanguageScore.prefix(names.codePoints(term) - length), q, out);
    }
  }

  private void word(LanguageQuery q, LanguageHits out) {
    Utf8Buffer folded = out.scratch.folded;
    int length = Spelling.codePoints(folded);
    int from = words.firstNotBefore(folded.bytes(), 0, folded.length());
    int to = words.prefixEnd(folded.bytes(), 0, folded.length());
    for (int term = from; term < to; term++) {
      boolean whole = words.endsWordAt(term, folded.length());
      int score = LanguageScore.word(whole, words.codePoints(term) - length);
      long end = words.postingsEnd(term);
      for (long at = words.postingsStart(term); at < end; at++) {
        offer(words.posting(at), score, q, out);
      }
    }
  }

  private void fuzzy(int exact, LanguageQuery q, LanguageHits out) {
    Utf8Buffer folded = out.scratch.folded;
    byte[] text = folded.bytes();
    int edits = FuzzyWalk.edits(text, 0, folded.length());
    if (edits == 0) {
      return;
    }
    FuzzyTerms found = out.scratch.fuzzy;
    out.scratch.walk.find(names, text, 0, folded.length(), edits, found);
    for (int i = 0; i < found.size(); i++) {
      int term = found.term(i);
      if (term != exact) {
        boolean sameStart = names.startsLike(term, text, 0);
        offerNames(term, LanguageScore.fuzzy(found.distance(i), sameStart), q, out);
      }
    }
  }

  /** Offers the names of a term, but not the codes. */
  private void offerNames(int term, int score, LanguageQuery q, LanguageHits out) {
    long end = names.postingsEnd(term);
    for (long at = names.postingsStart(term); at < end; at++) {
      int posting = names.posting(at);
      if (!LanguageTerms.isCode(posting)) {
        offer(LanguageTerms.nameRow(posting), score, q, out);
      }
    }
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
      long speakers = Math.min(rows.speakers(language) + 1, MOST_SPEAKERS);
      long tie = (level == LANGUAGE ? 0 : NOT_LANGUAGE) + MOST_SPEAKERS - speakers;
      out.top.offer(language, score, tie, rows.id(language), nameRow);
    }
  }
}
