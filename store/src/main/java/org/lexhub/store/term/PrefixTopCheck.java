package org.lexhub.store.term;

import org.lexhub.store.snapshot.Snapshot;

/** Reads a whole {@link PrefixTop} and compares it with the postings and their costs. */
final class PrefixTopCheck {
  private final Snapshot snapshot;
  private final PrefixTop top;
  private final TermIndex terms;
  private final PostingCosts costs;
  private final PostingLanguages languages;

  PrefixTopCheck(
      Snapshot snapshot,
      PrefixTop top,
      TermIndex terms,
      PostingCosts costs,
      PostingLanguages languages) {
    this.snapshot = snapshot;
    this.top = top;
    this.terms = terms;
    this.costs = costs;
    this.languages = languages;
  }

  /**
   * Checks everything; throws {@link org.lexhub.store.snapshot.CorruptSnapshotException} at the
   * first fault.
   */
  void run() {
    long size = top.all().size();
    long end = top.languages() == 0 ? 0 : top.languageEnd(top.languages() - 1);
    if (end != size) {
      throw corrupt(PrefixTop.LANGUAGES, size + " postings", end + " postings");
    }
    checkPlaces(size);
    checkMinima(top.all(), false, PrefixTop.MINIMA);
    checkMinima(top.byLanguage(), true, PrefixTop.LANGUAGE_MINIMA);
  }

  /** Checks that places ascend and have the right language; their number shows that none lacks. */
  private void checkPlaces(long size) {
    for (int language = 0; language < top.languages(); language++) {
      long last = -1;
      for (long at = top.languageStart(language); at < top.languageEnd(language); at++) {
        long place = top.place(at);
        if (place <= last
            || place >= size
            || languages.language(terms.posting(place)) != language) {
          throw corrupt(
              PrefixTop.PLACES,
              "ascending places of postings of language " + language,
              place + " at position " + at);
        }
        last = place;
      }
    }
  }

  private void checkMinima(BlockMinima order, boolean byLanguage, String section) {
    for (int level = 1; level <= BlockMinima.top(order.size()); level++) {
      long below = level == 1 ? order.size() : BlockMinima.blocks(order.size(), level - 1);
      for (long block = 0; block < BlockMinima.blocks(order.size(), level); block++) {
        int min = Integer.MAX_VALUE;
        long end = Math.min(below, (block + 1) << BlockMinima.FAN_BITS);
        for (long i = block << BlockMinima.FAN_BITS; i < end; i++) {
          min = Math.min(min, level == 1 ? cost(i, byLanguage) : order.min(level - 1, i));
        }
        if (order.min(level, block) != min) {
          throw corrupt(
              section,
              min + " in block " + block + " of level " + level,
              Integer.toString(order.min(level, block)));
        }
      }
    }
  }

  private int cost(long position, boolean byLanguage) {
    return costs.cost(terms.posting(byLanguage ? top.place(position) : position));
  }

  private RuntimeException corrupt(String section, String expected, String found) {
    return snapshot.corrupt(PrefixTop.NAME + section, expected, found);
  }
}
