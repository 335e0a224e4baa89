package org.lexhub.store.query;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.index.Fold;
import org.lexhub.store.index.FuzzyTerms;
import org.lexhub.store.index.FuzzyWalk;
import org.lexhub.store.index.LatinIndex;
import org.lexhub.store.index.LexemeTerms;
import org.lexhub.store.index.Postings;
import org.lexhub.store.index.TermIndex;
import org.lexhub.store.index.WordIndex;
import org.lexhub.store.index.WordSearch;
import org.lexhub.store.query.LexemeScore.Equality;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MatchKind;
import org.lexhub.store.table.Pos;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds lexemes by their spellings in folded form (lemma, reading, romanization, inflected forms),
 * exactly, by prefix and nearly, and by the words of their English definitions.
 *
 * <p>Scores lie in bands, from the best reason to match to the weakest: exact lemma 0.98–1, exact
 * reading 0.93–0.95, exact romanization 0.88–0.90, exact form 0.83–0.85, prefix 0.50–0.80, fuzzy
 * 0.25–0.50, definition 0.05–0.25. A lexeme that matches for several reasons counts once, with its
 * best. Equal scores go by frequency rank, unknown last, then by id. Totals are exact.
 *
 * <p>Safe for any number of threads, each with its own {@link LexemeHits}.
 */
public final class LexemeSearch {
  /** Up to so many wanted postings of a wide prefix are remembered one by one. */
  static final int FEW = 1024;

  private static final int NARROW = 256;
  private static final int ADVERB = Pos.ADV.number();
  private static final int MOST_FOUND = 1000;

  private final TermIndex terms;
  private final WordIndex words;
  private final LexemeRows rows;
  private final @Nullable SpellingVariants variants;

  /** Without variants of spellings. */
  LexemeSearch(TermIndex terms, WordIndex words, LexemeRows rows) {
    this(terms, words, rows, null);
  }

  LexemeSearch(
      TermIndex terms, WordIndex words, LexemeRows rows, @Nullable SpellingVariants variants) {
    this.terms = terms;
    this.words = words;
    this.rows = rows;
    this.variants = variants;
  }

  /** Opens the search over a snapshot and its tables. */
  public static LexemeSearch open(
      Snapshot s, LexemeTable lexemes, LanguageTable languages, TextColumn strings) {
    TermIndex terms = LexemeTerms.open(s);
    LexemeRows rows = new LexemeTableRows(lexemes, languages, strings);
    SpellingVariants variants =
        new SpellingVariants(terms, LatinIndex.open(s), rows, Inflection.of(LanguageCodes.open(s)));
    return new LexemeSearch(terms, WordIndex.open(s), rows, variants);
  }

  /**
   * Answers a query; {@code out} holds the answer until it is used again.
   *
   * @throws IllegalArgumentException where the query's text is not well-formed UTF-8 or its limit
   *     or offset is negative
   */
  public void search(LexemeQuery q, LexemeHits out) {
    if (q.limit < 0 || q.offset < 0) {
      throw new IllegalArgumentException("limit and offset are not negative");
    }
    byte[] text = q.text().bytes();
    int length = q.text().length();
    int bound = (int) Math.min(rows.size(), (long) q.offset + q.limit);
    if (start(text, length, q.languages(), q.pos, bound, out)) {
      Utf8Buffer folded = out.scratch.folded;
      int exact = terms.term(folded.bytes(), 0, folded.length());
      if (exact >= 0) {
        exact(exact, text, length, false, out);
      }
      if (variants != null) {
        variants.search(this, false, out);
      }
      boolean spelt = out.total > 0;
      prefix(exact, out);
      if (q.fuzzy) {
        fuzzy(exact, spelt, out);
      }
      if (q.definitions) {
        definitions(out);
      }
    }
    out.top.finish();
    out.skipped = Math.min(q.offset, out.top.size());
  }

  /**
   * Tells a short search from a long one before it is begun: about how many postings {@link
   * #search} will read for the query, without terms that are only near it. Costs a few look-ups.
   *
   * @param out lends its scratch; its answer is lost
   * @throws IllegalArgumentException where the query's text is not well-formed UTF-8
   */
  public long effort(LexemeQuery q, LexemeHits out) {
    if (!start(q.text().bytes(), q.text().length(), q.languages(), q.pos, 1, out)) {
      return 0;
    }
    Utf8Buffer folded = out.scratch.folded;
    int from = terms.firstNotBefore(folded.bytes(), 0, folded.length());
    int to = terms.prefixEnd(from, folded.bytes(), 0, folded.length());
    long postings = from < to ? terms.postingsEnd(to - 1) - terms.postingsStart(from) : 0;
    if (variants != null) {
      postings += variants.effort(out);
    }
    if (q.definitions && out.scratch.words.start(words, folded.bytes(), 0, folded.length())) {
      postings += out.scratch.words.postings();
    }
    return postings;
  }

  /**
   * Finds the lexemes that have exactly a spelling, at most 1,000 of them: first those with the
   * very same spelling (lemma, form, reading, romanization), then those that differ in case, then
   * those that are equal after folding.
   *
   * @throws IllegalArgumentException where the text is not well-formed UTF-8
   */
  public void find(byte[] text, int length, LanguageSet languages, LexemeHits out) {
    if (start(text, length, languages, -1, Math.min(rows.size(), MOST_FOUND), out)) {
      Utf8Buffer folded = out.scratch.folded;
      int exact = terms.term(folded.bytes(), 0, folded.length());
      if (exact >= 0) {
        exact(exact, text, length, true, out);
      }
      if (variants != null && out.total == 0) {
        variants.search(this, true, out);
      }
    }
    out.top.finish();
    out.skipped = 0;
  }

  /** Prepares an answer; false where nothing can match. */
  private boolean start(
      byte[] text, int length, LanguageSet languages, int pos, int bound, LexemeHits out) {
    LexemeSearchScratch scratch = out.scratch;
    out.total = 0;
    out.top.start(bound);
    scratch.seen.start(rows.size());
    scratch.ranges.start(rows, languages, pos);
    scratch.folded.clear();
    if (!Fold.fold(text, 0, length, scratch.folded)) {
      throw new IllegalArgumentException("the text to search is not well-formed UTF-8");
    }
    return scratch.folded.length() > 0 && scratch.ranges.count() > 0;
  }

  private void exact(int term, byte[] text, int length, boolean find, LexemeHits out) {
    long end = terms.postingsEnd(term);
    LexemeRanges ranges = out.scratch.ranges;
    long at = terms.postingsStart(term);
    for (int range = 0; range < ranges.count(); range++) {
      at = Postings.firstNotBelow(terms, at, end, LexemeTerms.posting(ranges.start(range), 0));
      for (; at < end; at++) {
        int posting = terms.posting(at);
        int lexeme = LexemeTerms.lexeme(posting);
        if (lexeme >= ranges.end(range)) {
          break;
        }
        if (ranges.hasPos(rows, lexeme)) {
          int kind = LexemeTerms.kind(posting);
          Equality equality = equality(lexeme, kind, text, length, out.scratch.spelling);
          int score = find ? LexemeScore.found(kind, equality) : LexemeScore.exact(kind, equality);
          count(lexeme, out);
          offer(lexeme, score, kind, out);
        }
      }
    }
  }

  /** The best equality of any spelling of a kind. */
  private Equality equality(int lexeme, int kind, byte[] text, int length, Utf8Buffer spelling) {
    Equality best = Equality.FOLDED;
    for (int n = 0; best != Equality.SAME; n++) {
      spelling.clear();
      if (!rows.appendSpelling(lexeme, kind, n, spelling)) {
        break;
      }
      Equality equality = Spelling.compare(text, 0, length, spelling);
      best = equality.compareTo(best) < 0 ? equality : best;
    }
    return best;
  }

  private void prefix(int exact, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    int from = exact >= 0 ? exact + 1 : terms.firstNotBefore(folded.bytes(), 0, folded.length());
    int to = terms.prefixEnd(from, folded.bytes(), 0, folded.length());
    if (from >= to) {
      return;
    }
    int length = Spelling.codePoints(folded);
    if (to - from <= NARROW) {
      offerTerms(from, to, length, true, out);
      return;
    }
    int few = countAll(terms.postingsStart(from), terms.postingsEnd(to - 1), out);
    if (few <= FEW) {
      offerPlaces(from, to, few, length, out);
    } else {
      offerBlocks(from, to, length, out);
    }
  }

  private void offerTerms(int from, int to, int length, boolean count, LexemeHits out) {
    for (int term = from; term < to; term++) {
      int extra = terms.codePoints(term) - length;
      int best = LexemeScore.prefix(LexemeTerms.LEMMA, extra);
      if (!count && best < out.top.threshold()) {
        continue;
      }
      long end = terms.postingsEnd(term);
      for (long at = terms.postingsStart(term); at < end; at++) {
        int posting = terms.posting(at);
        int lexeme = LexemeTerms.lexeme(posting);
        if (out.scratch.ranges.accepts(rows, lexeme)) {
          if (count) {
            count(lexeme, out);
          }
          int score = LexemeScore.prefix(LexemeTerms.kind(posting), extra);
          offer(lexeme, score, MatchKind.PREFIX.number(), out);
        }
      }
    }
  }

  /**
   * Counts the wanted lexemes of a run of postings and remembers the places of the first wanted
   * postings.
   *
   * @return how many postings are wanted
   */
  private int countAll(long from, long to, LexemeHits out) {
    LexemeRanges ranges = out.scratch.ranges;
    long[] places = out.scratch.places;
    int wanted = 0;
    for (long at = from; at < to; at++) {
      int lexeme = LexemeTerms.lexeme(terms.posting(at));
      if (ranges.accepts(rows, lexeme)) {
        if (wanted < FEW) {
          places[wanted] = at;
        }
        wanted++;
        count(lexeme, out);
      }
    }
    return wanted;
  }

  /** Offers the postings at the remembered places. */
  private void offerPlaces(int from, int to, int few, int length, LexemeHits out) {
    int term = from;
    for (int i = 0; i < few; i++) {
      long at = out.scratch.places[i];
      term = termAt(at, term, to);
      int posting = terms.posting(at);
      int score = LexemeScore.prefix(LexemeTerms.kind(posting), terms.codePoints(term) - length);
      offer(LexemeTerms.lexeme(posting), score, MatchKind.PREFIX.number(), out);
    }
  }

  /** The term, not before {@code from}, that a place of its postings belongs to. */
  private int termAt(long place, int from, int to) {
    int low = from;
    int high = from;
    for (int step = 1; high < to && terms.postingsEnd(high) <= place; step <<= 1) {
      low = high + 1;
      high = Math.min(to, high + step);
    }
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (terms.postingsEnd(middle) <= place) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Offers what is in the blocks of terms that hold one short enough to get in. */
  private void offerBlocks(int from, int to, int length, LexemeHits out) {
    int term = from;
    while (term < to) {
      int end = Math.min(to, TermIndex.blockEnd(term));
      int extra = Math.max(1, terms.shortestNear(term) - length);
      if (LexemeScore.prefix(LexemeTerms.LEMMA, extra) >= out.top.threshold()) {
        offerTerms(term, end, length, false, out);
      }
      term = end;
    }
  }

  private void fuzzy(int exact, boolean spelt, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    int edits = FuzzyWalk.edits(folded.bytes(), 0, folded.length());
    out.scratch.cost.start(folded.bytes(), 0, folded.length());
    boolean found = edits > 0 && near(exact, edits, Integer.MAX_VALUE, out);
    if (!spelt && !found) {
      int wider = NearMiss.edits(folded.bytes(), folded.length(), edits);
      if (wider > 0) {
        near(exact, wider, NearMiss.cost(wider), out);
      }
    }
  }

  /** Offers what is within so many edits that cost no more; whether any of it is wanted. */
  private boolean near(int exact, int edits, int most, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    FuzzyTerms found = out.scratch.fuzzy;
    out.scratch.walk.find(terms, folded.bytes(), 0, folded.length(), edits, found);
    boolean wanted = false;
    for (int i = 0; i < found.size(); i++) {
      if (found.term(i) != exact) {
        int cost = out.scratch.cost.of(terms, found.term(i));
        wanted |= cost <= most && offerNear(found.term(i), cost, out);
      }
    }
    return wanted;
  }

  private boolean offerNear(int term, int cost, LexemeHits out) {
    boolean wanted = false;
    long end = terms.postingsEnd(term);
    for (long at = terms.postingsStart(term); at < end; at++) {
      int posting = terms.posting(at);
      int lexeme = LexemeTerms.lexeme(posting);
      if (out.scratch.ranges.accepts(rows, lexeme)) {
        wanted = true;
        count(lexeme, out);
        int best = LexemeScore.fuzzy(LexemeTerms.LEMMA, cost, 0);
        if (best >= out.top.threshold()) {
          int score = LexemeScore.fuzzy(LexemeTerms.kind(posting), cost, rarity(lexeme));
          offer(lexeme, score, MatchKind.FUZZY.number(), out);
        }
      }
    }
    return wanted;
  }

  private int rarity(int lexeme) {
    return LexemeScore.rarity(
        rows.frequencyRank(lexeme), rows.sourceCount(lexeme), rows.senseCount(lexeme));
  }

  private void definitions(LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    WordSearch search = out.scratch.words;
    if (!search.start(words, folded.bytes(), 0, folded.length())) {
      return;
    }
    while (search.next(words)) {
      long end = words.lexemeEnd(search.document());
      int best = LexemeScore.definition(search.value(), 0, 0, false);
      for (long at = words.lexemeStart(search.document()); at < end; at++) {
        int lexeme = words.lexeme(at);
        if (out.scratch.ranges.accepts(rows, lexeme)) {
          count(lexeme, out);
          if (best >= out.top.threshold()) {
            boolean adverb = rows.pos(lexeme) == ADVERB;
            int order = words.order(at);
            int score = LexemeScore.definition(search.value(), order, rarity(lexeme), adverb);
            offer(lexeme, score, MatchKind.DEFINITION.number(), out);
          }
        }
      }
    }
  }

  /** Takes a hit that another part of the search found. */
  void add(int lexeme, int score, int match, LexemeHits out) {
    count(lexeme, out);
    offer(lexeme, score, match, out);
  }

  private static void count(int lexeme, LexemeHits out) {
    if (out.scratch.seen.add(lexeme)) {
      out.total++;
    }
  }

  private void offer(int lexeme, int score, int match, LexemeHits out) {
    if (score >= out.top.threshold()) {
      int rank = rows.frequencyRank(lexeme);
      long tie = rank <= 0 ? Long.MAX_VALUE : rank;
      out.top.offer(lexeme, score, tie, rows.id(lexeme), match);
    }
  }
}
