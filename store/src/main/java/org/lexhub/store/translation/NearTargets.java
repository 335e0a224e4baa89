package org.lexhub.store.translation;

import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.text.TextColumn;

/**
 * Goes from the detected senses over near meanings to words of a target language that has few
 * translations: what its wordnet hangs on the neighbour of a meaning, dictionaries give for the
 * meaning itself.
 *
 * <p>The odds of such a way are those of a way over a shared meaning, see {@link TargetWords},
 * times the nearness of the two meanings. Those of a word, o with likeness and scale, are taken as
 * {@code o / (1 + 2 o)}: near words are seldom right however much speaks for them, so that they
 * stand before direct ones only where hardly anything speaks for these. A target language gets near
 * words only beside direct ones, and only until there are {@link #ENOUGH} in all: a sense that has
 * no translation keeps none. Near meanings that the source word has itself are no way round: those
 * that were detected have direct translations, and the others were ruled out. Meanings that are too
 * far for a word to reach {@link #MIN_ODDS}, unless it were more usual than words are, are not
 * looked at.
 */
final class NearTargets {
  /** Of how many direct translations on a language needs no near ones. */
  static final int ENOUGH = 5;

  /** Near words with smaller odds, in basis points, are left out. */
  static final int MIN_ODDS = 30;

  /**
   * The odds of a way before its target, multiplied by 1e16, from which on it is walked: link and
   * use of the target together are seldom more than a third.
   */
  private static final double MIN_START = MIN_ODDS * 3e12;

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
   * Adds the ways that start from a sense to the words of a language.
   *
   * @param start the odds so far: of the sense, its link and its use, multiplied by 1e12
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

  /** Whether a meaning is one of those that the word of a sense has. */
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

  /** Whether a lexeme is the word of a sense, in any part of speech. */
  private boolean isWordOf(int lexeme, int sense) {
    int word = senses.lexeme(sense);
    return lexemes.lemma(lexeme) == lexemes.lemma(word)
        && lexemes.language(lexeme) == lexemes.language(word);
  }

  /** Adds the best way from a sense to the word with a key, if there is one. */
  void explain(
      int source,
      double start,
      LanguageSet languages,
      long key,
      Translation answer,
      PivotPaths out) {
    int sourceSense = answer.senses.sense(source);
    int meaning = answer.senses.meaning(source);
    int best = -1;
    int nearness = 0;
    double most = -1;
    for (long entry = meanings.nearStart(meaning); entry < meanings.nearEnd(meaning); entry++) {
      int near = meanings.nearMeaning(entry);
      double path = start * meanings.nearnessBasisPoints(entry);
      if (path < MIN_START || (!answer.keptAllSenses() && hasWordOf(near, sourceSense))) {
        continue;
      }
      for (int i = 0; i < languages.count(); i++) {
        int sense = bestSense(near, path, languages.get(i), key, sourceSense, answer);
        if (sense >= 0 && odds(path, sense) > most) {
          best = sense;
          nearness = meanings.nearnessBasisPoints(entry);
          most = odds(path, sense);
        }
      }
    }
    if (best >= 0) {
      int part = answer.sensePartBasisPoints(source);
      out.add(part, sourceSense, best, nearness, FoundWords.rounded(most));
    }
  }

  /** The sense of a language over which the way to the word with a key is best, -1 none. */
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
