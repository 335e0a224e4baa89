package org.lexhub.store.query;

import org.lexhub.store.index.LexemeTerms;
import org.lexhub.store.index.WordSearch;

/**
 * The scores of a lexeme search, in ten-thousandths. Every reason to match has its own band:
 *
 * <table>
 *   <caption>Bands</caption>
 *   <tr><td>8000–10000</td><td>exact: lemma from 10000, reading from 9500, romanization from 9000,
 *       form from 8500; 100 less where only the letter case differs from the query, 200 less where
 *       the spellings are equal after folding only, 300 less where they are {@linkplain
 *       SpellingVariants variants}; words of other scripts that are romanized in other ways from
 *       8080 to 8000, or 5030 where they are far from the query</td></tr>
 *   <tr><td>5000–7999</td><td>prefix: 7999, less 100 for each code point (at most 29) that the
 *       spelling has more than the query</td></tr>
 *   <tr><td>2500–4999</td><td>fuzzy: 4999, less four times what the error costs ({@link
 *       org.lexhub.store.index.EditCost}) and how rare the word is ({@link #rarity}), so that a
 *       frequent word two edits away comes before a rare one at one edit</td></tr>
 *   <tr><td>500–2499</td><td>definition: 500 and up to 1999 more by how well the query describes
 *       the meaning ({@link WordSearch}), less where it is not the word's first, or the word is
 *       rare</td></tr>
 * </table>
 *
 * <p>Prefix and fuzzy matches lose another 0, 20, 40 or 60 where the spelling is a lemma, reading,
 * romanization or form.
 */
final class LexemeScore {
  /** How equal two spellings are that fold to the same. */
  enum Equality {
    /** The same bytes. */
    SAME(0),
    /** The same but for letter case. */
    CASE(1),
    /** The same after folding. */
    FOLDED(2);

    /** How far the spellings are from being the same. */
    final int steps;

    Equality(int steps) {
      this.steps = steps;
    }
  }

  /** What a found form scores less than a lemma of the same spelling. */
  static final int FORM_BEHIND_LEMMA = -200;

  /** What a found spelling scores less for each step that it is away from being the same. */
  static final int OTHER_CASE = 1000;

  private static final int MOST_EXTRA = 29;
  private static final int MOST_STEPS = 5;
  private static final int NO_RANK = 225;
  private static final int MOST_RARE = NO_RANK;

  private LexemeScore() {}

  /** An exact match in a search. */
  static int exact(int kind, Equality equality) {
    return 10_000 - 500 * kind - 100 * equality.steps;
  }

  /**
   * An exact match where a word is to be found: spellings that are the same come before those that
   * are not, and in each group lemma, form, reading, romanization.
   */
  static int found(int kind, Equality equality) {
    int place =
        switch (kind) {
          case LexemeTerms.LEMMA -> 0;
          case LexemeTerms.FORM -> 1;
          case LexemeTerms.READING -> 2;
          default -> 3;
        };
    return 10_000 - OTHER_CASE * equality.steps - 200 * place;
  }

  /**
   * A word that is spelt in another way: what {@link #exact} or {@link #found} gives for equality
   * after folding, less 100.
   */
  static int variant(int kind, boolean find) {
    return (find ? found(kind, Equality.FOLDED) : exact(kind, Equality.FOLDED)) - 100;
  }

  /**
   * A word of another script, romanized in some way: as it was typed it is a variant; else it comes
   * behind all exact matches and before prefixes, or, where it is not near, behind these.
   *
   * @param steps how many letters differ from the way the store romanizes it
   */
  static int romanized(int steps, boolean near, boolean find) {
    int far = Math.min(steps, MOST_STEPS);
    if (find || steps == 0) {
      return variant(LexemeTerms.ROMANIZATION, find) - 20 * far;
    }
    return near ? 8100 - 20 * far : 5030 - 5 * far;
  }

  /** A spelling that goes on for {@code extra} code points after the query. */
  static int prefix(int kind, int extra) {
    return 7999 - 100 * Math.min(extra, MOST_EXTRA) - 20 * kind;
  }

  /**
   * A spelling that is nearly the query.
   *
   * @param cost what the error costs
   * @param rarity how rare the word is
   */
  static int fuzzy(int kind, int cost, int rarity) {
    return Math.max(2560, 4999 - 4 * (cost + rarity)) - 20 * kind;
  }

  /**
   * How rare a word is, in twentieths of a nat: the logarithm of its frequency rank. A word whose
   * rank is not known counts as rarer than all that have one, the more so the fewer sources and
   * senses it has.
   */
  static int rarity(int rank, int sources, int senses) {
    if (rank > 0) {
      return (int) Math.min(MOST_RARE, 20 * Math.log(rank));
    }
    return NO_RANK + 8 * Math.max(0, 6 - sources) + 3 * Math.max(0, 4 - senses);
  }

  /**
   * A meaning that the query describes.
   *
   * @param value how well it does, see {@link WordSearch#value}
   * @param order how many senses the lexeme has before the one with this meaning, at most 3
   * @param rarity how rare the word is
   * @param adverb whether it is an adverb, which descriptions seldom mean
   */
  static int definition(int value, int order, int rarity, boolean adverb) {
    int less = 18 * order + rarity / 11 + (adverb ? 90 : 0);
    return 500 + Math.max(0, 1999 * value / WordSearch.MOST - less);
  }
}
