package org.lexhub.store.term;

import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.PackedColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * The cheapest postings of any range of terms, found without looking at the others: over the costs
 * of all postings in the order of their terms lies a hierarchy of minima, and over those in the
 * order of language and term another one. So what completes a prefix best is found in the same time
 * whether it is long or one letter, over all languages or in the smallest of them; {@link
 * PrefixTopWalk} does it.
 *
 * <p>A cost is the frequency rank of the posting's lexeme, see {@link #cost}. It is not kept for
 * each posting: the reader hands in {@link PostingCosts}.
 *
 * <p>Sections: {@code .minima} over all postings; {@code .languages} where the postings of each
 * language end; {@code .places} the places of postings by language, ascending within a language;
 * {@code .language-minima} over these.
 */
public final class PrefixTop {
  /** The name of the structure over {@link LexemeTerms} in the snapshot. */
  public static final String NAME = "lexeme.top";

  /** More than every cost of a known frequency. */
  public static final int UNKNOWN = (1 << 24) - 2;

  static final String MINIMA = ".minima";
  static final String LANGUAGES = ".languages";
  static final String PLACES = ".places";
  static final String LANGUAGE_MINIMA = ".language-minima";

  /** How many times as rare as its lexeme an inflected form counts. */
  private static final int FORM_FACTOR = 8;

  private final TermIndex terms;
  private final BlockMinima all;
  private final OffsetsColumn languages;
  private final PackedColumn places;
  private final BlockMinima byLanguage;

  private PrefixTop(Snapshot s, TermIndex terms) {
    this.terms = terms;
    long postings = terms.size() == 0 ? 0 : terms.postingsEnd(terms.size() - 1);
    all = BlockMinima.open(s, NAME + MINIMA, postings);
    languages = OffsetsColumn.open(s, NAME + LANGUAGES);
    places = PackedColumn.open(s, NAME + PLACES);
    byLanguage = BlockMinima.open(s, NAME + LANGUAGE_MINIMA, postings);
    if (places.size() != postings) {
      throw s.corrupt(NAME + PLACES, postings + " places", places.size() + " places");
    }
  }

  /**
   * Opens the structure.
   *
   * @param terms the dictionary of the same snapshot
   */
  public static PrefixTop open(Snapshot s, TermIndex terms) {
    return new PrefixTop(s, terms);
  }

  /**
   * The cost of a posting: the frequency rank of its lexeme, eight times that for an inflected
   * form, so that headwords come before what is merely derived from them. A lexeme of unknown
   * frequency (rank 0) costs more than any other.
   *
   * @param posting of {@link LexemeTerms}
   */
  public static int cost(int posting, int frequencyRank) {
    boolean form = LexemeTerms.kind(posting) == LexemeTerms.FORM;
    if (frequencyRank <= 0) {
      return form ? UNKNOWN + 1 : UNKNOWN;
    }
    long cost = form ? (long) FORM_FACTOR * frequencyRank : frequencyRank;
    return (int) Math.min(cost, UNKNOWN - 1);
  }

  /**
   * Checks that both hierarchies are those of the costs and that the places are those of the
   * languages.
   */
  public static void verify(
      Snapshot s, TermIndex terms, PostingCosts costs, PostingLanguages languages) {
    OffsetsColumn.verify(s, NAME + LANGUAGES);
    new PrefixTopCheck(s, open(s, terms), terms, costs, languages).run();
  }

  TermIndex terms() {
    return terms;
  }

  BlockMinima all() {
    return all;
  }

  BlockMinima byLanguage() {
    return byLanguage;
  }

  /** How many languages are told apart; those behind them have no postings. */
  int languages() {
    return languages.size();
  }

  long languageStart(int language) {
    return languages.start(language);
  }

  long languageEnd(int language) {
    return languages.end(language);
  }

  /** The place of a posting at a position in the order of languages. */
  long place(long position) {
    return places.get(position);
  }

  /** The first position of a language whose place is not before another place. */
  long firstNotBefore(int language, long place) {
    long low = languages.start(language);
    long high = languages.end(language);
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (places.get(middle) < place) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
