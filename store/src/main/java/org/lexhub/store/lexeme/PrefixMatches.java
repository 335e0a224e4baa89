package org.lexhub.store.lexeme;

import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The part of a {@link LexemeSearch} that finds spellings which begin with the query. All are
 * counted; of many, only those are looked at that are short enough to get in.
 */
final class PrefixMatches {
  /** Up to so many wanted postings of a wide prefix are remembered one by one. */
  static final int FEW = 1024;

  private static final int NARROW = 256;

  private final TermIndex terms;
  private final LexemeFacts rows;

  PrefixMatches(TermIndex terms, LexemeFacts rows) {
    this.terms = terms;
    this.rows = rows;
  }

  /**
   * Begins a search for what begins with the folded query.
   *
   * @param exact the term that is the query itself, or -1
   * @return how many postings the terms have that begin so, and the query itself
   */
  long start(int exact, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    int from = exact >= 0 ? exact : terms.firstNotBefore(folded.bytes(), 0, folded.length());
    int to = terms.prefixEnd(from, folded.bytes(), 0, folded.length());
    out.scratch.prefixFrom = exact >= 0 ? exact + 1 : from;
    out.scratch.prefixTo = to;
    return from < to ? terms.postingsEnd(to - 1) - terms.postingsStart(from) : 0;
  }

  /** Adds what the search that was begun finds, but for the query itself. */
  void search(LexemeHits out) {
    int from = out.scratch.prefixFrom;
    int to = out.scratch.prefixTo;
    if (from >= to) {
      return;
    }
    int length = SpellingComparison.codePoints(out.scratch.folded);
    if (out.scratch.ranges.acceptsAll(rows)) {
      countEach(terms.postingsStart(from), terms.postingsEnd(to - 1), out);
      offerBlocks(from, to, length, out);
      return;
    }
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
            out.count(lexeme);
          }
          int score = LexemeScore.prefix(LexemeTerms.kind(posting), extra);
          out.offer(rows, lexeme, score, MatchKind.PREFIX.number());
        }
      }
    }
  }

  /** Counts the lexemes of a run of postings, all of which are wanted. */
  private void countEach(long from, long to, LexemeHits out) {
    for (long at = from; at < to; at++) {
      out.count(LexemeTerms.lexeme(terms.posting(at)));
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
        out.count(lexeme);
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
      out.offer(rows, LexemeTerms.lexeme(posting), score, MatchKind.PREFIX.number());
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
}
