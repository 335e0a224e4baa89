package org.lexhub.store.lexeme;

import org.lexhub.store.definition.DefinitionSearch;
import org.lexhub.store.result.NatLog;
import org.lexhub.store.term.LexemeTerms;

/**
 * The scores of a lexeme search, in basis points. Every reason to match has its own band:
 *
 * <table>
 *   <caption>Bands</caption>
 *   <tr><td>8000–10000</td><td>exact, in one language: lemma from 10000, reading from 9500,
 *       romanization from 9000, form from 8500; 100 less where only the letter case differs from
 *       the query, 200 less where the spellings are equal after folding only, 300 less where they
 *       are {@linkplain SpellingVariants variants}, and of all but the same lemma up to 92 less the
 *       rarer the word is. In several languages: from 10000, with smaller steps between the kinds
 *       and a greater weight of how rare word and language are ({@link #among}), so that a form of
 *       a frequent word comes before a rare lemma of a small language; where the first is a lemma, all
 *       are raised so that it has the score it has in one language. Words of other scripts that
 *       are romanized in other ways from 8080 to 8000, or 5030 where they are far from the
 *       query</td></tr>
 *   <tr><td>5000–7999</td><td>prefix: 7999, less 100 for each code point (at most 29) that the
 *       spelling has more than the query</td></tr>
 *   <tr><td>2500–4999</td><td>fuzzy: 4999, less three times what the error costs ({@link
 *       org.lexhub.store.term.fuzzy.EditCost}) and how rare the word is ({@link #rarity}), among several
 *       languages also how rare its language is, so that a
 *       frequent word two edits away comes before a rare one at one edit</td></tr>
 *   <tr><td>500–2499</td><td>definition: 500 and up to 1999 more by how well the query describes
 *       the meaning ({@link DefinitionSearch}), less where it is not the word's first, or the word is
 *       rare</td></tr>
 * </table>
 *
 * <p>Prefix and fuzzy matches lose another 0, 20, 40 or 60 where the spelling is a lemma, reading,
 * romanization or form.
 */
public final class LexemeScore {
  /** How equal two spellings are that fold to the same. */
  public enum Equality {
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
  public static final int FORM_BEHIND_LEMMA = -200;

  /** What a found spelling scores less for each step that it is away from being the same. */
  public static final int OTHER_CASE = 1000;

  /** Exact matches score no less. */
  static final int MIN_EXACT = 8000;

  /** How far a spelling is from being the same that is another way to write it. */
  static final int VARIANT = 3;

  private static final int MAX_EXTRA = 29;
  private static final int MAX_STEPS = 5;
  private static final int NO_RANK = 225;
  private static final int MAX_RARE = NO_RANK;

  private LexemeScore() {}

  /**
   * An exact match in a search of one language.
   *
   * @param steps how far the spellings are from being the same, {@link #VARIANT} for a variant
   * @param rarity how rare the word is
   */
  static int exact(int kind, int steps, int rarity) {
    int behind = 500 * kind + 100 * steps;
    return 10_000 - behind - (behind == 0 ? 0 : rarity / 3);
  }

  /**
   * An exact match in a search of several languages.
   *
   * @param steps how far the spellings are from being the same, {@link #VARIANT} for a variant
   * @param rarity how rare the word is in its language, and the language itself
   */
  static int among(int kind, int steps, int rarity) {
    int cost =
        switch (kind) {
          case LexemeTerms.LEMMA -> 0;
          case LexemeTerms.READING -> 20;
          default -> 60;
        };
    return 10_000 - 5 * (cost + 20 * steps + rarity) / 2;
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

  /** What a variant of a spelling scores where a word is to be found. */
  static int foundVariant(int kind) {
    return found(kind, Equality.FOLDED) - 100;
  }

  /**
   * A word of another script, romanized in another way than what was typed: it comes behind all
   * exact matches and before prefixes, or, where it is not near, behind these.
   *
   * @param steps how many letters differ from the way the store romanizes it
   */
  static int romanized(int steps, boolean near) {
    int far = Math.min(steps, MAX_STEPS);
    return near ? 8100 - 20 * far : 5030 - 5 * far;
  }

  /** A romanized word where one is to be found. */
  static int foundRomanized(int steps) {
    return foundVariant(LexemeTerms.ROMANIZATION) - 20 * Math.min(steps, MAX_STEPS);
  }

  /** A spelling that goes on for {@code extra} code points after the query. */
  static int prefix(int kind, int extra) {
    return 7999 - 100 * Math.min(extra, MAX_EXTRA) - 20 * kind;
  }

  /**
   * A spelling that is nearly the query.
   *
   * @param cost what the error costs
   * @param rarity how rare the word is, among several languages together with its language
   */
  static int fuzzy(int kind, int cost, int rarity) {
    return Math.max(2560, 4999 - 3 * (cost + rarity)) - 20 * kind;
  }

  /**
   * How rare a word is, in twentieths of a nat: the logarithm of its frequency rank. A word whose
   * rank is not known counts as rarer than all that have one, the more so the fewer sources and
   * senses it has.
   */
  static int rarity(int rank, int sources, int senses) {
    if (rank > 0) {
      return Math.min(MAX_RARE, NatLog.of(rank));
    }
    return NO_RANK + 8 * Math.max(0, 6 - sources) + 3 * Math.max(0, 4 - senses);
  }

  /**
   * A meaning that the query describes.
   *
   * @param value how well it does, see {@link DefinitionSearch#value}
   * @param order how many senses the lexeme has before the one with this meaning, at most 3
   * @param rarity how rare the word is
   * @param adverb whether it is an adverb, which descriptions seldom mean
   */
  static int definition(int value, int order, int rarity, boolean adverb) {
    int less = 18 * order + rarity / 11 + (adverb ? 90 : 0);
    return 500 + Math.max(0, 1999 * value / DefinitionSearch.MAX - less);
  }
}
