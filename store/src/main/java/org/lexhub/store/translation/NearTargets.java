package org.lexhub.store.translation;

import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.text.TextColumn;

/**
 * Adds words of near meanings to a target language that has few translations: where a wordnet ties
 * a word to the neighbour of a meaning, dictionaries give it for the meaning itself.
 *
 * <p>The odds are those of {@link PivotPaths}. Near words are seldom right even with high odds, so
 * their odds are damped, see {@link TranslationWeights#NEAR_DAMPING}, and they come before direct
 * ones only if those have hardly any odds. A target language gets near words only in addition to
 * direct ones, up to {@link TranslationWeights#ENOUGH_TRANSLATIONS} in all; a language without
 * direct translations gets none. If a hint or a context chose the sense, meanings that the source
 * word has itself are not used as near ones: of its meanings, those that were detected have direct
 * translations, and the others were ruled out. Meanings too far for a word to reach {@link
 * TranslationWeights#MIN_NEAR_ODDS}, unless it is more usual than words are, are skipped.
 */
final class NearTargets {
  /** The minimum odds of a path before the parts of its target sense, multiplied by 1e16. */
  private static final double MIN_START =
      TranslationWeights.NEAR_PATH_MARGIN * TranslationWeights.MIN_NEAR_ODDS * 1e12;

  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final TextColumn strings;

  NearTargets(LexemeTable lexemes, SenseTable senses, MeaningTable meanings, TextColumn strings) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.strings = strings;
  }

  /**
   * Adds the paths from a sense to the words of a language.
   *
   * @param source the index of the detected sense
   * @param start the product of the parts of the source sense in the odds, multiplied by 1e12
   */
  void add(int source, double start, int language, Translation out) {
    int sense = out.senses.sense(source);
    int meaning = out.senses.meaning(source);
    for (long entry = meanings.nearStart(meaning); entry < meanings.nearEnd(meaning); entry++) {
      double path = start * meanings.nearnessBasisPoints(entry);
      if (path < MIN_START) {
        break;
      }
      addMeaning(meanings.nearMeaning(entry), path, language, source, sense, out);
    }
  }

  private void addMeaning(
      int near, double start, int language, int source, int sourceSense, Translation out) {
    long end = meanings.senseEnd(near);
    long first = meanings.sensesIn(near, language);
    if (first >= end
        || meanings.senseLanguage(first) != language
        || (!out.keptAllSenses() && hasWordOf(near, sourceSense))) {
      return;
    }
    for (long i = first; i < end && meanings.senseLanguage(i) == language; i++) {
      int sense = meanings.sense(i);
      int lexeme = senses.lexeme(sense);
      if (!isWordOf(lexeme, sourceSense)) {
        long key = out.scratch.pointed.key(lexemes.lemma(lexeme), strings);
        out.items.addNear(key, lexeme, sense, source, odds(start, sense));
      }
    }
  }

  private double odds(double start, int sense) {
    return start * senses.confidence(sense) * senses.targetUseBasisPoints(sense) / 1e24;
  }

  /** Returns whether the word of a sense has a meaning. */
  private boolean hasWordOf(int meaning, int sense) {
    int language = lexemes.language(senses.lexeme(sense));
    long end = meanings.senseEnd(meaning);
    for (long i = meanings.sensesIn(meaning, language);
        i < end && meanings.senseLanguage(i) == language;
        i++) {
      if (isWordOf(senses.lexeme(meanings.sense(i)), sense)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a lexeme is the word of a sense, in any part of speech. */
  private boolean isWordOf(int lexeme, int sense) {
    int word = senses.lexeme(sense);
    return lexemes.lemma(lexeme) == lexemes.lemma(word)
        && lexemes.language(lexeme) == lexemes.language(word);
  }

  /** Adds the best path from a sense to the word with a key, if there is one. */
  void explain(
      int source,
      double start,
      LanguageSet languages,
      long key,
      Translation answer,
      PivotPaths out) {
    int sourceSense = answer.senses.surestSense(source);
    int meaning = answer.senses.meaning(source);
    int best = -1;
    int nearness = 0;
    double maxOdds = -1;
    for (long entry = meanings.nearStart(meaning); entry < meanings.nearEnd(meaning); entry++) {
      int near = meanings.nearMeaning(entry);
      double path = start * meanings.nearnessBasisPoints(entry);
      if (path < MIN_START || (!answer.keptAllSenses() && hasWordOf(near, sourceSense))) {
        continue;
      }
      for (int i = 0; i < languages.count(); i++) {
        answer.scratch.pointed.language(languages.get(i), languages);
        int sense = bestSense(near, path, languages.get(i), key, sourceSense, answer);
        if (sense >= 0 && odds(path, sense) > maxOdds) {
          best = sense;
          nearness = meanings.nearnessBasisPoints(entry);
          maxOdds = odds(path, sense);
        }
      }
    }
    if (best >= 0) {
      int part = answer.sensePartBasisPoints(source);
      out.add(part, sourceSense, best, nearness, FoundWords.rounded(maxOdds));
    }
  }

  /** Returns the target sense of the best path to the word with a key, or -1 if there is none. */
  private int bestSense(
      int near, double start, int language, long key, int sourceSense, Translation answer) {
    int best = -1;
    long end = meanings.senseEnd(near);
    for (long i = meanings.sensesIn(near, language);
        i < end && meanings.senseLanguage(i) == language;
        i++) {
      int sense = meanings.sense(i);
      int lexeme = senses.lexeme(sense);
      if (!isWordOf(lexeme, sourceSense)
          && answer.scratch.pointed.key(lexemes.lemma(lexeme), strings) == key
          && (best < 0 || odds(start, sense) > odds(start, best))) {
        best = sense;
      }
    }
    return best;
  }
}
