package org.lexhub.store.translation;

import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.text.TextColumn;

/**
 * Multiplies the odds of words by what the words themselves say: whether a dictionary gives them as
 * translations of the source word, how like it they are ({@link CognateFactor}), and whether they
 * are phrases as it is ({@link PhraseFactor}).
 *
 * <p>The factors of a word take a dozen reads of the snapshot. Words that no factor would raise to
 * the last of the results are left out, as far as that is certain.
 */
final class WordFactors {
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final TextColumn strings;
  private final PhraseFactor phrases;

  WordFactors(LexemeTable lexemes, SenseTable senses, TextColumn strings) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.strings = strings;
    phrases = new PhraseFactor(lexemes, senses, strings);
  }

  /** Multiplies the odds of the words that can be among the first {@code limit} results. */
  void weigh(int limit, Translation out) {
    FoundWords found = out.items.found();
    if (found.size() == 0) {
      return;
    }
    TranslateScratch scratch = out.scratch;
    scratch.cognateFactor.start(lexemes.lemma(out.lexeme()), strings);
    scratch.kind = phrases.kind(out.lexeme(), scratch.word);
    boolean ordered = out.keptAllSenses() && scratch.kind == PhraseFactor.Kind.WORD;
    int leading = found.countLeading();
    weighBest(found, true, ordered ? limit : 0, out);
    if (leading < limit) {
      weighBest(found, false, ordered ? limit - leading : 0, out);
    }
    weighAll(out.items.near(), true, TranslationWeights.MIN_NEAR_ODDS, out);
    weighAll(out.items.near(), false, TranslationWeights.MIN_NEAR_ODDS, out);
  }

  /**
   * Weighs the words that lead, or the others, that can be among the first {@code count}; all if it
   * is 0. No factor of theirs is below 1, so the {@code count} words with the greatest odds, which
   * are weighed first, show what the others have to reach.
   */
  private void weighBest(FoundWords words, boolean leading, int count, Translation out) {
    int bound = count == 0 ? 0 : words.bound(count, leading);
    int reached = Integer.MAX_VALUE;
    for (int i = 0; bound > 0 && i < words.size(); i++) {
      if (words.leads(i) == leading && words.oddsBasisPoints(i) >= bound) {
        weigh(words, i, bound, out);
        reached = Math.min(reached, words.oddsBasisPoints(i));
      }
    }
    weighAll(words, leading, bound == 0 ? 0 : reached, out);
  }

  /** Weighs the words that lead, or the others, if they are not weighed yet. */
  private void weighAll(FoundWords words, boolean leading, int bound, Translation out) {
    for (int i = 0; i < words.size(); i++) {
      if (words.leads(i) == leading && !words.isWeighed(i)) {
        weigh(words, i, bound, out);
      }
    }
  }

  /** Multiplies the odds of a word, by all factors if they could raise it to {@code bound}. */
  private void weigh(FoundWords words, int i, int bound, Translation out) {
    TranslateScratch scratch = out.scratch;
    int phrase = phrases.factorBasisPoints(scratch.kind, out.senses, words.sense(i), scratch.word);
    int stated = CognateFactor.NONE;
    int likeness = CognateFactor.NONE;
    if (reachable(words, i, phrase, TranslationWeights.STATED_BASIS_POINTS) >= bound) {
      stated = stated(words, i, out);
      if (reachable(words, i, phrase, stated) >= bound) {
        int lemma = lexemes.lemma(words.lexeme(i));
        likeness = scratch.cognateFactor.factorBasisPoints(lemma, strings);
      }
    }
    words.multiply(i, FoundWords.product(likeness, phrase), stated);
  }

  /** Returns the odds of a word, in basis points, if it were as like the source word as can be. */
  private static long reachable(FoundWords words, int i, int phrase, int stated) {
    return (long) words.oddsBasisPoints(i)
        * TranslationWeights.MAX_COGNATE_FACTOR
        * stated
        / CognateFactor.NONE
        * phrase
        / CognateFactor.NONE;
  }

  /** Returns the factor of a word for the sources that give it as a translation. */
  private int stated(FoundWords words, int i, Translation out) {
    int source = out.senses.sense(words.source(i));
    int sense = words.sense(i);
    boolean isStated =
        lexemes.isStated(senses.lexeme(source), words.lexeme(i))
            || (senses.meaning(source) == senses.meaning(sense)
                && senses.shareSource(source, sense));
    return isStated ? TranslationWeights.STATED_BASIS_POINTS : CognateFactor.NONE;
  }
}
