package org.lexhub.store.lexeme;

import org.lexhub.store.definition.DefinitionSearch;
import org.lexhub.store.result.NatLog;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.fuzzy.EditCost;

/**
 * The scores of a lexeme search, in basis points. Each kind of match has its own band, so that a
 * weaker kind never passes a stronger one:
 *
 * <table>
 *   <caption>Bands</caption>
 *   <tr><td>8000–10000</td><td>exact. In one language ({@link #exact}): lemma, then reading,
 *       romanization, form; lower if the spelling differs from the query in letter case, is equal
 *       only after folding or is a {@linkplain SpellingVariants variant}, and a little lower for rarer
 *       words. In several languages ({@link #among}): the same spelling comes first, then smaller steps
 *       between the kinds and a greater weight of the rarity of word and language, so that a form of
 *       a frequent word comes before a rare lemma of a small language; if the first is a lemma, all are raised so that it has the
 *       score that it has in one language. Words of other scripts that are romanized differently
 *       ({@link #romanized}) come last, or after prefixes if they are far from the query.
 *       The matches of {@link ShapeSearch} have this band too: lower for rarer words</td></tr>
 *   <tr><td>5000–7999</td><td>prefix ({@link #prefix}): lower for each code point that the spelling
 *       has after the query</td></tr>
 *   <tr><td>2500–4999</td><td>fuzzy ({@link #fuzzy}): lower for a higher {@link
 *       org.lexhub.store.term.fuzzy.EditCost} and for rarer words, among several languages also for
 *       rarer languages, so that a frequent word two edits away comes before a rare one at one
 *       edit. If the query is no spelling, a slight error in a frequent lemma ({@link #typo}) comes
 *       before longer prefixes</td></tr>
 *   <tr><td>500–2499</td><td>definition ({@link #definition}): higher the better the query describes
 *       the meaning ({@link DefinitionSearch}), lower if it is not the first meaning of the word or
 *       the word is rare. A phrase with the spelling of the query has this band if it is attested by
 *       one dictionary without a part of speech only, and a definition has each word of the query
 *       ({@link #DOUBTFUL_PHRASE})</td></tr>
 *   <tr><td>0–499</td><td>fuzzy, if a definition has each of several words of the query ({@link
 *       #behindDescription})</td></tr>
 * </table>
 *
 * <p>Prefix and fuzzy matches are lowered by {@link #KIND_STEP} times the kind of the spelling:
 * lemma, reading, romanization, form.
 */
public final class LexemeScore {
  /** How two spellings compare that are equal after folding. */
  public enum Equality {
    /** Equal bytes. */
    SAME(0),
    /** Equal except for letter case, letters of other keyboards, and marks often left out. */
    CASE(1),
    /** Equal only after folding. */
    FOLDED(2);

    /** The number of steps by which the spellings differ. */
    final int steps;

    Equality(int steps) {
      this.steps = steps;
    }
  }

  /** The score of a found form minus that of a lemma with the same spelling. */
  public static final int FORM_BEHIND_LEMMA = -200;

  /** The score of a found reading minus that of a lemma with the same spelling. */
  public static final int READING_BEHIND_LEMMA = 2 * FORM_BEHIND_LEMMA;

  /** The score of a lemma of which a text that is a lemma too is a regular form, minus its own. */
  public static final int RULED_FORM_BEHIND_LEMMA = -250;

  /** The loss of a found spelling for each step of {@link Equality}. */
  public static final int OTHER_CASE = 1000;

  /** The score of a found lemma that differs from the text in letter case only. */
  public static final int LEMMA_IN_OTHER_CASE = 10_000 - OTHER_CASE;

  /** The minimum score of an exact match. */
  static final int MIN_EXACT = 8000;

  /** The number of steps by which a variant differs from the query. */
  static final int VARIANT = 3;

  /** The score of a match without any loss. */
  private static final int BEST = 10_000;

  /** The score of a found lemma that is equal to the text only after folding. */
  static final int FOUND_FOLDED_LEMMA = BEST - 2 * OTHER_CASE;

  /** The loss of an exact match in one language for each kind after lemma. */
  private static final int EXACT_KIND_STEP = 500;

  /** The loss of an exact match in one language for each step of equality. */
  private static final int EXACT_EQUALITY_STEP = 100;

  /** The divisor of the rarity of an exact match in one language. */
  private static final int EXACT_RARITY_DIVISOR = 3;

  /** The cost of an exact reading among several languages, in twentieths of a nat. */
  private static final int AMONG_READING_COST = 20;

  /** The cost of an exact romanization or form among several languages, in twentieths of a nat. */
  private static final int AMONG_OTHER_KIND_COST = 60;

  /** The cost of each step of equality among several languages, in twentieths of a nat. */
  private static final int AMONG_EQUALITY_COST = 20;

  /**
   * The loss among several languages of a spelling that differs from the query: more than any word
   * loses by its rarity.
   */
  private static final int AMONG_OTHER_SPELLING_LOSS = 900;

  /** The loss of a found spelling for each kind after lemma: form, reading, romanization. */
  private static final int FOUND_KIND_STEP = -FORM_BEHIND_LEMMA;

  /** The additional loss of a found variant, compared with a spelling equal only after folding. */
  private static final int FOUND_VARIANT_LOSS = 100;

  /** The gain of a found reading whose tones are those of the query. */
  static final int SAME_TONES = 50;

  /** The loss of a lemma for each unit of the cost of the rules that lead to it. */
  private static final int INFLECTION_STEP = 10;

  /** The minimum score of a match whose spelling differs from the text at most in letter case. */
  public static final int MIN_WELL_SPELLED = BEST - 2 * OTHER_CASE + 1;

  /** The score of a word romanized differently and near the query, before its loss by letters. */
  private static final int NEAR_ROMANIZED = 8100;

  /** The loss of a word romanized differently and near the query for each letter. */
  private static final int NEAR_ROMANIZED_STEP = 20;

  /** The score of a word romanized differently and far from the query, before its loss. */
  private static final int FAR_ROMANIZED = 5030;

  /** The loss of a word romanized differently and far from the query for each letter. */
  private static final int FAR_ROMANIZED_STEP = 5;

  /** The maximum number of letters for which a word romanized differently loses. */
  private static final int MAX_ROMANIZED_STEPS = 5;

  /** The score of a prefix match before its losses. */
  private static final int PREFIX = 7999;

  /** The loss of a prefix match for each code point after the query. */
  private static final int PREFIX_EXTRA_STEP = 100;

  /** The maximum number of code points after the query for which a prefix match loses. */
  private static final int MAX_EXTRA = 29;

  /** The loss of prefix and fuzzy matches for each kind after lemma. */
  private static final int KIND_STEP = 20;

  /** The score of a fuzzy match before its losses. */
  private static final int FUZZY = 4999;

  /** The loss of a fuzzy match for each unit of cost and rarity. */
  private static final int FUZZY_COST_STEP = 3;

  /** The minimum score of a fuzzy match before its loss by kind. */
  private static final int MIN_FUZZY = 2560;

  /** The score of a typing error in a frequent word before its losses. */
  private static final int TYPO = 7880;

  /** The maximum cost of an error in a frequent word, that of a forgotten or a wrong near key. */
  private static final int MAX_TYPO_COST = 110;

  /** The maximum rarity of a frequent word: a rank of about 1,800 in a great language. */
  private static final int MAX_TYPO_RARITY = 150;

  /** The score of a letter doubled or not doubled in a known word before its loss. */
  private static final int DOUBLED_LETTER = 7999;

  /** The maximum rarity of a known word: any rank in a great language. */
  private static final int MAX_DOUBLED_LETTER_RARITY = 224;

  /** The rarity of a word without a frequency rank that many sources have with many senses. */
  private static final int RARITY_WITHOUT_RANK = 225;

  /** The loss of a word that sounds alike for each unit of the distance of its sounds. */
  private static final int SOUND_STEP = 700;

  /** The minimum score of a word that sounds alike, before its loss by rarity. */
  private static final int MIN_SOUND = 1500;

  /** The maximum rarity of a word with a frequency rank. */
  private static final int MAX_RARITY_WITH_RANK = RARITY_WITHOUT_RANK;

  /** The number of sources from which on they no longer lower the rarity of a word. */
  private static final int MANY_SOURCES = 6;

  /** The additional rarity for each source below {@link #MANY_SOURCES}. */
  private static final int MISSING_SOURCE_RARITY = 8;

  /** The number of senses from which on they no longer lower the rarity of a word. */
  private static final int MANY_SENSES = 4;

  /** The additional rarity for each sense below {@link #MANY_SENSES}. */
  private static final int MISSING_SENSE_RARITY = 3;

  /** The minimum score of a definition match. */
  private static final int MIN_DEFINITION = 500;

  /**
   * The score of a doubtful phrase equal to a query that describes a meaning: after definitions
   * that have each word of the query, before others.
   */
  static final int DOUBTFUL_PHRASE = 1850;

  /** The range of scores of definition matches. */
  private static final int DEFINITION_RANGE = 1999;

  /** The loss of a definition match for each sense before the one that matches. */
  private static final int DEFINITION_ORDER_STEP = 18;

  /** The loss of an adverb as a definition match: descriptions seldom mean one. */
  private static final int DEFINITION_ADVERB_LOSS = 90;

  /** The share of the words of definitions in the score of a description; nearness has the rest. */
  private static final float WORDS_SHARE = 0.12f;

  /** The loss of a described word for each sense before the one that matches, as a cosine. */
  private static final float DESCRIBED_ORDER_STEP = 0.03f;

  /** The loss of a described word for each unit of its rarity, as a cosine. */
  private static final float DESCRIBED_RARITY_STEP = 0.0014f;

  /** The loss of an adverb as a described word, as a cosine. */
  private static final float DESCRIBED_ADVERB_LOSS = 0.1f;

  private LexemeScore() {}

  /**
   * Returns the score of an exact match in a search of one language.
   *
   * @param steps the steps of {@link Equality}, or {@link #VARIANT} for a variant
   * @param rarity the rarity of the word
   */
  static int exact(int kind, int steps, int rarity) {
    int loss = EXACT_KIND_STEP * kind + EXACT_EQUALITY_STEP * steps;
    return BEST - loss - (loss == 0 ? 0 : rarity / EXACT_RARITY_DIVISOR);
  }

  /**
   * Returns the score of an exact match in a search of several languages.
   *
   * @param steps the steps of {@link Equality}, or {@link #VARIANT} for a variant
   * @param rarity the rarity of the word in its language plus that of the language
   */
  static int among(int kind, int steps, int rarity) {
    int cost =
        switch (kind) {
          case LexemeTerms.LEMMA -> 0;
          case LexemeTerms.READING -> AMONG_READING_COST;
          default -> AMONG_OTHER_KIND_COST;
        };
    boolean same = steps == 0 && kind != LexemeTerms.ROMANIZATION;
    int total = cost + AMONG_EQUALITY_COST * steps + rarity;
    return BEST - (same ? 0 : AMONG_OTHER_SPELLING_LOSS) - total * 13 / 10;
  }

  /**
   * Returns the score of an exact match of {@link LexemeSearch#find}: equal spellings come before
   * others, and in each group the order is lemma, form, reading, romanization.
   */
  static int found(int kind, Equality equality) {
    int place =
        switch (kind) {
          case LexemeTerms.LEMMA -> 0;
          case LexemeTerms.FORM -> 1;
          case LexemeTerms.READING -> 2;
          default -> 3;
        };
    return BEST - OTHER_CASE * equality.steps - FOUND_KIND_STEP * place;
  }

  /** Returns the score of a variant of a spelling in {@link LexemeSearch#find}. */
  static int foundVariant(int kind) {
    return found(kind, Equality.FOLDED) - FOUND_VARIANT_LOSS;
  }

  /**
   * Returns the score of a lemma of which the text can be an inflected form in {@link
   * LexemeSearch#find}: before spellings equal only after folding if it has the stem of the form.
   *
   * @param cost the cost of the rules that lead from the form to the lemma
   * @param same whether the lemma has the stem of the form
   */
  static int foundInflected(int cost, boolean same) {
    int like = found(LexemeTerms.FORM, same ? Equality.CASE : Equality.FOLDED);
    return like - FOUND_VARIANT_LOSS - inflectionLoss(cost);
  }

  /** Returns the loss of a lemma for the cost of the rules that lead to it. */
  static int inflectionLoss(int cost) {
    return INFLECTION_STEP * cost;
  }

  /**
   * Returns the score of a word of another script whose romanization differs from the query. It
   * comes after all exact matches and before prefixes or, if it is not near, after these.
   *
   * @param steps the number of letters that differ from the romanization of the store
   */
  static int romanized(int steps, boolean near) {
    int letters = Math.min(steps, MAX_ROMANIZED_STEPS);
    return near
        ? NEAR_ROMANIZED - NEAR_ROMANIZED_STEP * letters
        : FAR_ROMANIZED - FAR_ROMANIZED_STEP * letters;
  }

  /** Returns the score of a romanized word in {@link LexemeSearch#find}. */
  static int foundRomanized(int steps) {
    return foundVariant(LexemeTerms.ROMANIZATION)
        - NEAR_ROMANIZED_STEP * Math.min(steps, MAX_ROMANIZED_STEPS);
  }

  /**
   * Returns the score of a spelling with the shape of the query.
   *
   * @param rarity the rarity of the word, among several languages plus that of its language
   */
  static int shape(int kind, int rarity) {
    return BEST - KIND_STEP * kind - rarity * 13 / 10;
  }

  /**
   * Returns the score of a word by its sounds.
   *
   * @param distance the distance of its sounds from those of the query, 0 for rhymes
   * @param rarity the rarity of the word
   */
  static int sound(int distance, int rarity) {
    return Math.max(MIN_SOUND, BEST - SOUND_STEP * distance) - rarity * 13 / 10;
  }

  /** Returns the score of a spelling with {@code extra} code points after the query. */
  static int prefix(int kind, int extra) {
    return PREFIX - PREFIX_EXTRA_STEP * Math.min(extra, MAX_EXTRA) - KIND_STEP * kind;
  }

  /**
   * Returns the score of a spelling within the allowed edits of the query.
   *
   * @param cost the edit cost
   * @param rarity the rarity of the word, among several languages plus that of its language
   */
  static int fuzzy(int kind, int cost, int rarity) {
    return Math.max(MIN_FUZZY, FUZZY - FUZZY_COST_STEP * (cost + rarity)) - KIND_STEP * kind;
  }

  /**
   * Returns the score of a spelling within the allowed edits of a query that is no spelling: one
   * slight error in a frequent lemma comes before most prefixes, so that <em>wich</em> finds
   * <em>which</em> before <em>Wichita</em>. A letter doubled or not doubled in a known lemma comes
   * before all prefixes of one more letter, so that <em>beautifull</em> finds <em>beautiful</em>
   * before <em>beautifully</em>.
   *
   * @param cost the edit cost
   * @param rarity the rarity of the word, among several languages plus that of its language
   */
  static int typo(int kind, int cost, int rarity) {
    if (kind != LexemeTerms.LEMMA) {
      return fuzzy(kind, cost, rarity);
    }
    if (cost <= EditCost.DOUBLED && rarity <= MAX_DOUBLED_LETTER_RARITY) {
      return DOUBLED_LETTER - rarity / 2;
    }
    return cost <= MAX_TYPO_COST && rarity <= MAX_TYPO_RARITY
        ? TYPO - (cost + rarity) / 2
        : fuzzy(kind, cost, rarity);
  }

  /** Returns the score of a fuzzy match of a query that describes a meaning. */
  static int behindDescription(int fuzzy) {
    return fuzzy * MIN_DEFINITION / BEST;
  }

  /**
   * Returns the rarity of a word in twentieths of a nat: the logarithm of its frequency rank. A
   * word without a rank is at least as rare as all words with one, and rarer the fewer sources and
   * senses it has.
   *
   * @param rank the frequency rank, 0 if it is unknown
   */
  public static int rarity(int rank, int sources, int senses) {
    if (rank > 0) {
      return Math.min(MAX_RARITY_WITH_RANK, NatLog.of(rank));
    }
    return RARITY_WITHOUT_RANK
        + MISSING_SOURCE_RARITY * Math.max(0, MANY_SOURCES - sources)
        + MISSING_SENSE_RARITY * Math.max(0, MANY_SENSES - senses);
  }

  /**
   * Returns the minimum rarity of a word with a rank.
   *
   * @param rank the frequency rank, 0 if it is unknown
   */
  static int minRarity(int rank) {
    return rarity(rank, MANY_SOURCES, MANY_SENSES);
  }

  /**
   * Returns the score of a word with a meaning that the query describes. It loses a point for each
   * unit of its rarity: people describe common words more often than rare ones that are defined
   * alike.
   *
   * @param value how well the query describes the meaning, see {@link DefinitionSearch#value}
   * @param order the number of senses of the lexeme before the one with this meaning, at most 3
   * @param rarity the rarity of the word
   * @param adverb whether the word is an adverb
   */
  static int definition(int value, int order, int rarity, boolean adverb) {
    int loss = DEFINITION_ORDER_STEP * order + rarity + (adverb ? DEFINITION_ADVERB_LOSS : 0);
    return MIN_DEFINITION
        + Math.max(0, DEFINITION_RANGE * value / DefinitionSearch.MAX_VALUE - loss);
  }

  /**
   * Returns the score of a description of which a definition has words, or to whose meaning a gloss
   * is near.
   *
   * @param value the score of {@link DefinitionSearch}, 0 if there is none
   * @param cosine the cosine between the description and the gloss
   * @param order the number of senses of the word before the one that matches, at most 3
   * @param rarity the rarity of the word
   */
  static int described(int value, float cosine, int order, int rarity, boolean adverb) {
    float words = WORDS_SHARE * value / DefinitionSearch.MAX_VALUE;
    float near = (1 - WORDS_SHARE) * Math.max(0, cosine);
    float loss =
        DESCRIBED_ORDER_STEP * order
            + DESCRIBED_RARITY_STEP * rarity
            + (adverb ? DESCRIBED_ADVERB_LOSS : 0);
    return MIN_DEFINITION + (int) (DEFINITION_RANGE * Math.max(0, words + near - loss));
  }
}
