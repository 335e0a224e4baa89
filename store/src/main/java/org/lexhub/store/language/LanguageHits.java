package org.lexhub.store.language;

import org.lexhub.store.result.TopRows;

/**
 * The answer of a {@link LanguageSearch}: a reusable object of one thread, which also keeps the
 * search's working memory.
 *
 * <p>Hits stand best first, at most one for each language.
 */
public final class LanguageHits {
  final LanguageSearchScratch scratch = new LanguageSearchScratch();
  final TopRows top = new TopRows();
  int skipped;
  int total;

  /** Creates an empty answer. */
  public LanguageHits() {}

  /** How many hits are on this page. */
  public int size() {
    return top.size() - skipped;
  }

  /** How many different languages match, on all pages together. */
  public int total() {
    return total;
  }

  /** The ordinal of the i-th language. */
  public int language(int i) {
    return top.row(at(i));
  }

  /** The row of the name that made the i-th language match best. */
  public int name(int i) {
    return top.detail(at(i));
  }

  /** The score of the i-th hit, from 0 to 10000; an exact name has 10000. */
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
