package org.lexhub.store.lexeme;

import org.lexhub.store.fold.Fold;
import org.lexhub.store.lexeme.letters.TermShape;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.ScriptTable;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.PrefixTop;
import org.lexhub.store.term.TermAnagrams;
import org.lexhub.store.term.TermGrams;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.pattern.GramMatches;
import org.lexhub.store.term.pattern.TermCheck;
import org.lexhub.store.term.pattern.TermWalk;
import org.lexhub.store.term.pattern.WildcardPattern;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds lexemes by the shape of their folded lemma or reading: patterns, contained letters,
 * anagrams. Hits are ordered by the frequency of their words, among several languages also by the
 * size of these; totals are exact.
 *
 * <p>What begins with a text is a range of the terms; {@link TermAnagrams} finds anagrams. A walk
 * down the trie over the spellings, or over the reversed ones if the end of the pattern is more
 * exact than its beginning, finds the rest. Where it visits too much, or the pattern is open at
 * both ends, only the spellings are compared that have the letters of the pattern in a row, see
 * {@link TermGrams}; in small languages all, one by one. Each way has a maximum of visits.
 *
 * <p>Safe for any number of threads, each with its own {@link LexemeHits}.
 */
public final class ShapeSearch {
  /** The visits of nodes and spellings of a search that takes tens of microseconds. */
  public static final long QUICK_VISITS = 2_048;

  /** The maximum number of visits of a walk down a trie: some ten milliseconds. */
  private static final long MAX_VISITS = 250_000;

  /** The maximum number of terms with a gram of a search that takes tens of microseconds. */
  private static final int QUICK_TERMS = 1_024;

  /** The maximum number of postings in a row of a search that takes tens of microseconds. */
  private static final long QUICK_POSTINGS = 16_384;

  /** The maximum number of terms with a gram: some ten milliseconds. */
  private static final int MAX_TERMS = 150_000;

  /** The maximum number of spellings to read one by one: some ten milliseconds. */
  private static final long MAX_SPELLINGS = 100_000;

  /** A term is compared with a pattern in the time in which this many are read from a list. */
  private static final int COMPARED = 3;

  /** What became of a search. */
  public enum Outcome {
    /** The hits are complete. */
    FOUND,
    /** The search needs more visits than it may make. */
    TOO_WIDE,
    /** The text has no letter. */
    NO_LETTER,
    /** The text has too many letters. */
    TOO_LONG
  }

  private final TermIndex terms;
  private final TermGrams grams;
  private final TermAnagrams anagrams;
  private final PrefixTop byLanguage;
  private final LexemeFacts rows;
  private final ShapeHits hits;

  private ShapeSearch(
      TermIndex terms,
      TermGrams grams,
      TermAnagrams anagrams,
      PrefixTop byLanguage,
      LexemeFacts rows) {
    this.terms = terms;
    this.grams = grams;
    this.anagrams = anagrams;
    this.byLanguage = byLanguage;
    this.rows = rows;
    hits = new ShapeHits(terms, byLanguage, rows);
  }

  /** Opens the search over a snapshot and its tables. */
  public static ShapeSearch open(
      Snapshot s,
      LexemeTable lexemes,
      LanguageTable languages,
      ScriptTable scripts,
      TextColumn strings) {
    TermIndex terms = LexemeTerms.open(s);
    return new ShapeSearch(
        terms,
        TermGrams.open(s),
        TermAnagrams.open(s),
        PrefixTop.open(s, terms),
        LexemeTableFacts.of(lexemes, languages, scripts, strings));
  }

  /**
   * Searches.
   *
   * @param q the query, whose text is well-formed UTF-8; fuzzy and definitions are not read
   * @param min the minimum number of code points of a folded spelling
   * @param max the maximum number of code points
   * @param quick whether to make only {@link #QUICK_VISITS}
   * @param out receives the results and keeps them until its next use
   */
  public Outcome search(
      LexemeQuery q, TermShape shape, int min, int max, boolean quick, LexemeHits out) {
    LexemeSearchScratch scratch = out.scratch;
    out.total = 0;
    out.best = 0;
    out.closedClass = false;
    out.raise = 0;
    out.top.start((int) Math.min(rows.size(), (long) q.offset + q.limit));
    scratch.seen.start(rows.size());
    scratch.ranges.start(rows, q.languages(), q.pos);
    Outcome outcome =
        shape == TermShape.ANAGRAM
            ? anagrams(q.text(), out)
            : patterns(q, shape, min, max, quick, out);
    out.top.finish();
    out.skipped = Math.min(q.offset, out.top.size());
    return outcome;
  }

  private Outcome anagrams(Utf8Buffer text, LexemeHits out) {
    LexemeSearchScratch scratch = out.scratch;
    Utf8Buffer folded = scratch.folded;
    folded.clear();
    Fold.fold(text.bytes(), 0, text.length(), folded);
    if (!scratch.letters.read(folded.bytes(), folded.length())) {
      return Outcome.TOO_LONG;
    }
    scratch.letters.find(anagrams, terms, scratch.walked);
    hits.start(null, MatchKind.ANAGRAM, out);
    addWalked(terms.term(folded.bytes(), 0, folded.length()), out);
    return Outcome.FOUND;
  }

  /** Adds the terms of a walk except one. */
  private void addWalked(int without, LexemeHits out) {
    TermWalk walked = out.scratch.walked;
    for (int i = 0; i < walked.size(); i++) {
      if (walked.term(i) != without) {
        hits.addTerm(walked.term(i), out);
      }
    }
    hits.finish(out);
  }

  private Outcome patterns(
      LexemeQuery q, TermShape shape, int min, int max, boolean quick, LexemeHits out) {
    WildcardPattern pattern = out.scratch.pattern;
    byte[] text = q.text().bytes();
    int length = q.text().length();
    boolean fits =
        shape == TermShape.CONTAINS
            ? pattern.readContained(text, length)
            : pattern.read(text, length);
    if (!fits) {
      return Outcome.TOO_LONG;
    }
    if (pattern.letters() == 0) {
      return Outcome.NO_LETTER;
    }
    pattern.setLength(min, max);
    hits.start(null, MatchKind.PATTERN, out);
    if (pattern.isPrefix()) {
      return prefix(pattern, quick, out) ? Outcome.FOUND : Outcome.TOO_WIDE;
    }
    boolean longer = pattern.isSuffix() && !quick;
    boolean quickly = walk(pattern, longer ? MAX_VISITS : QUICK_VISITS, out.scratch);
    if (!quickly && byGrams(pattern, quick ? QUICK_TERMS : MAX_TERMS, out)) {
      return Outcome.FOUND;
    }
    boolean found =
        quickly
            || (!quick && walk(pattern, MAX_VISITS, out.scratch))
            || scan(q.languages(), quick, out);
    if (!found) {
      return Outcome.TOO_WIDE;
    }
    addWalked(-1, out);
    return Outcome.FOUND;
  }

  /** Adds what begins with the text of a pattern; returns false if it is too much at once. */
  private boolean prefix(WildcardPattern pattern, boolean quick, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    pattern.text(folded);
    int from = terms.firstNotBefore(folded.bytes(), 0, folded.length());
    int to = terms.prefixEnd(from, folded.bytes(), 0, folded.length());
    return from >= to || hits.addTerms(from, to, quick ? QUICK_POSTINGS : Long.MAX_VALUE, out);
  }

  /** Walks down a trie unless the pattern is open at both ends; returns whether that was enough. */
  private boolean walk(WildcardPattern pattern, long visits, LexemeSearchScratch scratch) {
    int prefix = pattern.prefix();
    int suffix = pattern.suffix();
    if (prefix + suffix == 0 && pattern.isOpen()) {
      return false;
    }
    boolean backward = suffix > prefix;
    pattern.turn(backward);
    boolean found = scratch.walked.find(terms, pattern, backward, visits);
    pattern.turn(false);
    return found;
  }

  /** Adds the spellings that have the grams of a pattern; returns whether that was enough. */
  private boolean byGrams(WildcardPattern pattern, int maxTerms, LexemeHits out) {
    GramMatches found = out.scratch.grams;
    boolean exact = pattern.isGram();
    if (!found.find(grams, pattern, maxTerms) || (!exact && found.size() > maxTerms / COMPARED)) {
      return false;
    }
    hits.start(exact ? null : check(pattern, out.scratch), MatchKind.PATTERN, out);
    for (int i = 0; i < found.size(); i++) {
      hits.addTerm(found.term(i), out);
    }
    hits.finish(out);
    return true;
  }

  private static TermCheck check(WildcardPattern pattern, LexemeSearchScratch scratch) {
    scratch.walked.clear();
    if (!pattern.isContained()) {
      return scratch.patterned;
    }
    scratch.contained.read(pattern);
    return scratch.contained;
  }

  /** Matches the spellings of the languages one by one; returns false if there are too many. */
  private boolean scan(LanguageSet languages, boolean quick, LexemeHits out) {
    long count = 0;
    for (int i = 0; i < languages.count() && !languages.all(); i++) {
      count +=
          byLanguage.languageEnd(languages.get(i)) - byLanguage.languageStart(languages.get(i));
    }
    TermWalk walked = out.scratch.walked;
    walked.clear();
    if (languages.all() || count > (quick ? QUICK_VISITS : MAX_SPELLINGS)) {
      return false;
    }
    for (int i = 0; i < languages.count(); i++) {
      scan(languages.get(i), out.scratch.pattern, walked);
    }
    return true;
  }

  private void scan(int language, WildcardPattern pattern, TermWalk out) {
    int term = -1;
    long end = byLanguage.languageEnd(language);
    for (long at = byLanguage.languageStart(language); at < end; at++) {
      long place = byLanguage.place(at);
      if (LexemeTerms.isSpelling(terms.posting(place))
          && (term < 0 || terms.postingsEnd(term) <= place)) {
        term = terms.termAt(place, Math.max(0, term));
        out.offer(terms, pattern, term);
      }
    }
  }
}
