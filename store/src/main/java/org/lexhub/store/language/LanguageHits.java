package org.lexhub.store.language;

import org.lexhub.store.result.TopRows;

/**
 * The results of a {@link LanguageSearch}: a reusable object of one thread that also contains the
 * working memory of the search.
 *
 * <p>Hits are ordered best first, at most one for each language.
 */
public final class LanguageHits {
  final LanguageSearchScratch scratch = new LanguageSearchScratch();
  final TopRows top = new TopRows();
  int skipped;
  int total;

  /** Creates an empty result. */
  public LanguageHits() {}

  /** Returns the number of hits on this page. */
  public int size() {
    return top.size() - skipped;
  }

  /** Returns the number of different languages on all pages. */
  public int total() {
    return total;
  }

  /** Returns the row of the {@code i}th language. */
  public int language(int i) {
    return top.row(at(i));
  }

  /** Returns the row of the name of the {@code i}th language that matches best. */
  public int name(int i) {
    return top.detail(at(i));
  }

  /** Returns the score of the {@code i}th hit in basis points; an exact name has 10,000. */
  public int scoreBasisPoints(int i) {
    return top.score(at(i));
  }

  private int at(int i) {
    if (i < 0 || i >= size()) {
      throw new IndexOutOfBoundsException("hit " + i + " of " + size());
    }
    return i + skipped;
  }
}
