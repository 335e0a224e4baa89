package org.lexhub.store.lexeme;

import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds spellings that begin with the query for a {@link LexemeSearch}. All of them are counted; if
 * there are many, only those are read that are short enough to be among the best.
 */
final class PrefixMatches {
  /** The maximum number of matching postings of a wide prefix that are listed one by one. */
  static final int MAX_LISTED_POSTINGS = 1024;

  /** The maximum number of terms of a prefix whose postings are all read. */
  private static final int MAX_NARROW_TERMS = 256;

  private final TermIndex terms;
  private final LexemeFacts rows;

  PrefixMatches(TermIndex terms, LexemeFacts rows) {
    this.terms = terms;
    this.rows = rows;
  }

  /**
   * Starts a search for the terms that begin with the folded query.
   *
   * @param exact the term that is equal to the query, or -1
   * @return the number of postings of these terms, including that of the query
   */
  long start(int exact, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    int from = exact >= 0 ? exact : terms.firstNotBefore(folded.bytes(), 0, folded.length());
    int to = terms.prefixEnd(from, folded.bytes(), 0, folded.length());
    out.scratch.prefixFrom = exact >= 0 ? exact + 1 : from;
    out.scratch.prefixTo = to;
    return from < to ? terms.postingsEnd(to - 1) - terms.postingsStart(from) : 0;
  }

  /** Adds the lexemes of the terms of {@link #start}, except that of the query. */
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
    if (to - from <= MAX_NARROW_TERMS) {
      offerTerms(from, to, length, true, out);
      return;
    }
    int matching = countAll(terms.postingsStart(from), terms.postingsEnd(to - 1), out);
    if (matching <= MAX_LISTED_POSTINGS) {
      offerListed(from, to, matching, length, out);
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

  /** Counts the lexemes of a run of postings, all of which match. */
  private void countEach(long from, long to, LexemeHits out) {
    for (long at = from; at < to; at++) {
      out.count(LexemeTerms.lexeme(terms.posting(at)));
    }
  }

  /**
   * Counts the matching lexemes of a run of postings and lists the first matching postings.
   *
   * @return the number of matching postings
   */
  private int countAll(long from, long to, LexemeHits out) {
    LexemeRanges ranges = out.scratch.ranges;
    long[] listed = out.scratch.listed;
    int matching = 0;
    for (long at = from; at < to; at++) {
      int lexeme = LexemeTerms.lexeme(terms.posting(at));
      if (ranges.accepts(rows, lexeme)) {
        if (matching < MAX_LISTED_POSTINGS) {
          listed[matching] = at;
        }
        matching++;
        out.count(lexeme);
      }
    }
    return matching;
  }

  /** Offers the listed postings. */
  private void offerListed(int from, int to, int count, int length, LexemeHits out) {
    int term = from;
    for (int i = 0; i < count; i++) {
      long at = out.scratch.listed[i];
      term = termAt(at, term, to);
      int posting = terms.posting(at);
      int score = LexemeScore.prefix(LexemeTerms.kind(posting), terms.codePoints(term) - length);
      out.offer(rows, LexemeTerms.lexeme(posting), score, MatchKind.PREFIX.number());
    }
  }

  /** Returns the term, from {@code from} on, whose postings include an index. */
  private int termAt(long posting, int from, int to) {
    int low = from;
    int high = from;
    for (int step = 1; high < to && terms.postingsEnd(high) <= posting; step <<= 1) {
      low = high + 1;
      high = Math.min(to, high + step);
    }
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (terms.postingsEnd(middle) <= posting) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Offers the terms of all blocks with a term short enough to be among the best. */
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
