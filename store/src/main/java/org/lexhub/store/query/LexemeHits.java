package org.lexhub.store.query;

import org.lexhub.store.table.MatchKind;

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

  /** Creates an empty answer. */
  public LexemeHits() {}

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
  public int score10000(int i) {
    return top.score(at(i));
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
