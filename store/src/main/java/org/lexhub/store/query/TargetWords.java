package org.lexhub.store.query;

import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.text.TextColumn;

/**
 * Goes from the detected senses to the words of a target language.
 *
 * <p>A meaning that both words share is a way from one to the other. What it speaks for the
 * translation is the product of five parts, its <em>odds</em>:
 *
 * <ul>
 *   <li>the sense: how likely the source word has this sense; the cube root of it where neither
 *       hint nor context says anything, because what is usual in one corpus is not so elsewhere
 *   <li>the confidences of the two links to the meaning
 *   <li>the uses of the two senses, see {@link SenseTable#sourceUse10000}
 * </ul>
 *
 * <p>The odds of all ways to the same word add up; with odds o in all, at most 99, the confidence
 * is {@code o / (1 + o)}.
 */
final class TargetWords {
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final TextColumn strings;

  TargetWords(LexemeTable lexemes, SenseTable senses, MeaningTable meanings, TextColumn strings) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.strings = strings;
  }

  /**
   * Adds the translations into one target language.
   *
   * @param least senses that are less likely, in ten-thousandths, are left out, but never the first
   */
  void add(TranslateQuery query, int target, int least, Translation out) {
    LanguageSet languages = query.target(target);
    if (languages.all()) {
      throw new IllegalArgumentException("a translation needs named target languages");
    }
    out.items.start(target);
    Pointed pointed = out.scratch.pointed;
    pointed.start();
    for (int source = 0; source < out.senses.size(); source++) {
      if (source > 0 && out.senses.confidence[source] < least) {
        break;
      }
      for (int i = 0; i < languages.count(); i++) {
        addSense(query, source, languages.get(i), out);
      }
    }
    out.targetEmpty(target, !out.items.finish(query.limit()));
  }

  private void addSense(TranslateQuery query, int source, int language, Translation out) {
    int meaning = out.senses.meaning(source);
    int sourceSense = out.senses.sense(source);
    double start =
        (double) out.sensePart10000(source)
            * senses.confidence(sourceSense)
            * senses.sourceUse10000(sourceSense);
    long end = meanings.senseEnd(meaning);
    for (long i = meanings.sensesIn(meaning, language);
        i < end && meanings.senseLanguage(i) == language;
        i++) {
      int sense = meanings.sense(i);
      int lexeme = senses.lexeme(sense);
      int lemma = lexemes.lemma(lexeme);
      if (!isSourceWord(query, lexeme, lemma, out)) {
        long key = out.scratch.pointed.key(lemma, strings);
        out.items.add(key, lexeme, sense, source, odds(start, sense));
      }
    }
  }

  private double odds(double start, int sense) {
    return start * senses.confidence(sense) * senses.targetUse10000(sense) / 1e20;
  }

  /** A word is no translation of itself. */
  private boolean isSourceWord(TranslateQuery query, int lexeme, int lemma, Translation out) {
    return lemma == lexemes.lemma(out.lexeme())
        && query.source().contains(lexemes.language(lexeme));
  }

  /** Gathers the ways to an item, those of the likeliest senses first. */
  void explain(TranslateQuery query, Translation answer, int item, TranslationWays out) {
    LanguageSet languages = query.target(answer.itemTarget(item));
    Pointed pointed = answer.scratch.pointed;
    pointed.start();
    long key = pointed.key(lexemes.lemma(answer.itemLexeme(item)), strings);
    out.clear();
    for (int source = 0; source < answer.senses.size(); source++) {
      if (source > 0 && answer.senses.confidence[source] < answer.leastSense()) {
        break;
      }
      explainSense(languages, source, key, answer, out);
    }
  }

  private void explainSense(
      LanguageSet languages, int source, long key, Translation answer, TranslationWays out) {
    int meaning = answer.senses.meaning(source);
    int sourceSense = answer.senses.sense(source);
    int part = answer.sensePart10000(source);
    double start =
        (double) part * senses.confidence(sourceSense) * senses.sourceUse10000(sourceSense);
    int best = -1;
    double most = -1;
    for (int i = 0; i < languages.count(); i++) {
      int language = languages.get(i);
      long end = meanings.senseEnd(meaning);
      for (long at = meanings.sensesIn(meaning, language);
          at < end && meanings.senseLanguage(at) == language;
          at++) {
        int sense = meanings.sense(at);
        double odds = odds(start, sense);
        int lemma = lexemes.lemma(senses.lexeme(sense));
        if (odds > most && answer.scratch.pointed.key(lemma, strings) == key) {
          best = sense;
          most = odds;
        }
      }
    }
    if (best >= 0) {
      out.add(part, sourceSense, best, FoundWords.rounded(most));
    }
  }
}
