package org.lexhub.store.lexeme;

import org.lexhub.store.result.TopRows;
import org.lexhub.store.table.vocabulary.MatchKind;

/**
 * The answer of a {@link LexemeSearch}: a reusable object of one thread, which also keeps the
 * search's working memory so that a search allocates nothing once that has grown.
 *
 * <p>Hits stand best first: score descending, then frequency rank (unknown last), then id.
 */
public final class LexemeHits {
  final LexemeSearchScratch scratch = new LexemeSearchScratch();
  final TopRows top = new TopRows();
  int skipped;
  int total;

  /** What exact matches score more than the order of the rows knows. */
  int raise;

  /** Creates an empty answer. */
  public LexemeHits() {}

  /** Counts a lexeme that matches, once. */
  void count(int lexeme) {
    if (scratch.seen.add(lexeme)) {
      total++;
    }
  }

  /** Keeps a lexeme if it is good enough. */
  void offer(LexemeFacts rows, int lexeme, int score, int match) {
    if (score >= top.threshold()) {
      int rank = rows.frequencyRank(lexeme);
      long tie = rank <= 0 ? Long.MAX_VALUE : rank;
      top.offer(lexeme, score, tie, rows.id(lexeme), match);
    }
  }

  /** Counts a lexeme and keeps it if it is good enough. */
  void add(LexemeFacts rows, int lexeme, int score, int match) {
    count(lexeme);
    offer(rows, lexeme, score, match);
  }

  /** How many hits are on this page. */
  public int size() {
    return top.size() - skipped;
  }

  /** How many different lexemes match, on all pages together. */
  public int total() {
    return total;
  }

  /** The ordinal of the i-th lexeme. */
  public int lexeme(int i) {
    return top.row(at(i));
  }

  /** The score of the i-th hit, from 0 to 10000. */
  public int scoreBasisPoints(int i) {
    int score = top.score(at(i));
    return score >= LexemeScore.MIN_EXACT ? score + raise : score;
  }

  /** Why the i-th lexeme matches; where there are several reasons, the best one. */
  public MatchKind match(int i) {
    return MatchKind.at(top.detail(at(i)));
  }

  private int at(int i) {
    if (i < 0 || i >= size()) {
      throw new IndexOutOfBoundsException("hit " + i + " of " + size());
    }
    return i + skipped;
  }
}
