package org.lexhub.store.term;

import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.PackedColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Finds the cheapest postings of any range of terms without reading the others. There is a
 * hierarchy of minima over the costs of all postings in the order of their terms, and another over
 * those in the order of language and term. So the best completions of a prefix take the same time
 * whether the prefix is long or one letter, over all languages or in the smallest of them; {@link
 * PrefixTopWalk} finds them.
 *
 * <p>A cost is the frequency rank of the posting's lexeme, see {@link #cost}. It is not stored for
 * each posting: the caller passes {@link PostingCosts}.
 *
 * <p>Sections: {@code .minima} over all postings; {@code .languages}, the ends of the postings of
 * each language; {@code .places}, the places of postings by language, ascending within a language;
 * {@code .language-minima} over these.
 */
public final class PrefixTop {
  /** The name of the structure over {@link LexemeTerms} in the snapshot. */
  public static final String NAME = "lexeme.top";

  /** The cost of an unknown frequency: greater than every cost of a known one. */
  public static final int UNKNOWN = (1 << 24) - 2;

  public static final String MINIMA = ".minima";
  public static final String LANGUAGES = ".languages";
  public static final String PLACES = ".places";
  public static final String LANGUAGE_MINIMA = ".language-minima";

  /** The factor by which an inflected form counts as rarer than its lexeme. */
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
   * Returns the cost of a posting: the frequency rank of its lexeme, eight times that for an
   * inflected form, so that headwords come before forms. A lexeme of unknown frequency (rank 0)
   * costs more than any other.
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

  /** Checks both hierarchies against the costs, and the places against the languages. */
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

  /** Returns the number of languages; those with greater rows have no postings. */
  int languages() {
    return languages.size();
  }

  /** Returns the position of the first posting of a language, for {@link #place}. */
  public long languageStart(int language) {
    return language < languages.size() ? languages.start(language) : 0;
  }

  /** Returns the end, exclusive, of the positions of the postings of a language. */
  public long languageEnd(int language) {
    return language < languages.size() ? languages.end(language) : 0;
  }

  /**
   * Returns the place of the posting at a position in the order of languages; within a language
   * places ascend.
   */
  public long place(long position) {
    return places.get(position);
  }

  /** Returns the minimum cost of the posting at a place and of some near it. */
  public int costNear(long place) {
    return all.min(1, place >>> BlockMinima.FAN_BITS);
  }

  /**
   * Returns the minimum cost of the posting at a position in the order of languages and of some
   * near it.
   */
  public int costInLanguageNear(long position) {
    return byLanguage.min(1, position >>> BlockMinima.FAN_BITS);
  }

  /** Returns the first position of a language whose place is not before another place. */
  public long firstNotBefore(int language, long place) {
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
