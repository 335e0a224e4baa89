package org.lexhub.store.translation;

import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.result.VocalizationKey;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseStrength;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TextColumn;

/**
 * Finds the words of a target language that share a meaning with the detected senses.
 *
 * <p>A shared meaning is a path from the source word to the target word; {@link PivotPaths} says
 * how the odds of paths make the confidence of a translation. {@link WordFactors} multiplies them
 * by what the words themselves say. The scale of a language, {@link #scaleBasisPoints}, is {@link
 * TranslationWeights#LANGUAGE_SCALE}, or that of the part of speech of the first sense, divided by
 * the square root of the sum of the odds of all its words without likeness: some word is right, so
 * the best word of a poorly documented language deserves more than its few sources give, and one of
 * many rivals deserves less. The scale does not change the order, see {@link TranslationOrder}. If
 * a language has few words, {@link NearTargets} adds others.
 */
final class TargetWords {
  /** The nearness of a meaning to itself. */
  private static final int SHARED = 10_000;

  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final TextColumn strings;
  private final NearTargets near;
  private final WordFactors factors;

  TargetWords(LexemeTable lexemes, SenseTable senses, MeaningTable meanings, TextColumn strings) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.strings = strings;
    near = new NearTargets(lexemes, senses, meanings, strings);
    factors = new WordFactors(lexemes, senses, strings);
  }

  /**
   * Adds the translations into one target language.
   *
   * @param target the index of the language in the query
   * @throws IllegalArgumentException if the target is all languages
   */
  void add(TranslateQuery query, int target, Translation out) {
    LanguageSet languages = query.target(target);
    if (languages.all()) {
      throw new IllegalArgumentException("a translation needs named target languages");
    }
    out.items.start(target);
    VocalizationKey pointed = out.scratch.pointed;
    pointed.start();
    addSense(query, 0, languages, out);
    boolean first = out.items.found().size() > 0;
    out.targetSubstituted(target, !first);
    for (int source = 1; source < out.senses.size(); source++) {
      if (isUsed(source, target, out)) {
        addSense(query, source, languages, out);
      }
    }
    int direct = out.items.found().size();
    if (direct > 0 && direct < TranslationWeights.ENOUGH_TRANSLATIONS) {
      addNear(query, target, out);
    }
    int total = scaleBasisPoints(out.items.found().totalBasisPoints(), languageScale(out));
    int scale = (int) Math.round(total * out.scratch.found.certainty());
    out.targetScale(target, scale);
    out.items.lead(first);
    factors.weigh(query.limit(), out);
    out.targetEmpty(target, !out.items.finish(query.limit(), scale));
  }

  /**
   * Returns the factor of the odds of all translations into a language, in basis points.
   *
   * @param totalBasisPoints the sum of their odds, in basis points
   * @param scale the factor where the sum is 1
   */
  private static int scaleBasisPoints(long totalBasisPoints, double scale) {
    double root = Math.sqrt(Math.max(1, totalBasisPoints) / 1e4);
    return (int) Math.round(10_000 * scale / root);
  }

  /** Returns the scale of the odds of a language by the part of speech of the first sense. */
  private double languageScale(Translation out) {
    Pos pos = lexemes.posOf(senses.lexeme(out.senses.sense(0)));
    int meaning = meanings.pos(out.senses.meaning(0));
    if (SenseStrength.isClosed(pos, meaning)) {
      return TranslationWeights.CLOSED_SCALE;
    }
    return switch (pos) {
      case ADV -> TranslationWeights.ADVERB_SCALE;
      case NOUN -> TranslationWeights.NOUN_SCALE;
      case VERB -> TranslationWeights.VERB_SCALE;
      case PHRASE -> TranslationWeights.PHRASE_SCALE;
      default -> TranslationWeights.LANGUAGE_SCALE;
    };
  }

  /**
   * Adds words of near meanings, but none in the source language, where synonyms share a meaning.
   */
  private void addNear(TranslateQuery query, int target, Translation out) {
    LanguageSet languages = query.target(target);
    for (int source = 0; source < out.senses.size(); source++) {
      for (int i = 0; i < languages.count() && isUsed(source, target, out); i++) {
        if (!query.source().contains(languages.get(i))) {
          out.scratch.pointed.language(languages.get(i), languages);
          near.add(source, start(source, out), languages.get(i), out);
        }
      }
    }
  }

  /** Returns the product of the parts of a source sense in the odds, multiplied by 1e12. */
  private double start(int source, Translation out) {
    int sense = out.senses.surestSense(source);
    return (double) out.sensePartBasisPoints(source)
        * senses.confidence(sense)
        * senses.sourceUseBasisPoints(sense);
  }

  /** Returns whether the words of a sense are translations. */
  private boolean isUsed(int source, int target, Translation out) {
    int confidence = out.senses.confidenceBasisPoints(source);
    if (source == 0 || source >= out.senses.likely()) {
      return source == 0;
    }
    if (!out.targetSubstituted(target)) {
      return confidence >= out.minSense();
    }
    int likely = Math.max(out.minSense(), out.parts.minSubstitute());
    return confidence >= likely || isNearLikely(source, likely, out);
  }

  /** Returns whether a sense is near to one that is likely enough to answer for the first. */
  private boolean isNearLikely(int source, int likely, Translation out) {
    int meaning = out.senses.meaning(source);
    for (int i = 0; i < source && (i == 0 || out.senses.confidenceBasisPoints(i) >= likely); i++) {
      int other = out.senses.meaning(i);
      int nearness = Math.max(nearness(meaning, other), nearness(other, meaning));
      if (nearness >= TranslationWeights.NEAR_SUBSTITUTE) {
        return true;
      }
    }
    return false;
  }

  /** Returns the nearness of a meaning to another one in basis points, 0 if it is not near. */
  private int nearness(int a, int b) {
    for (long entry = meanings.nearStart(a); entry < meanings.nearEnd(a); entry++) {
      if (meanings.nearMeaning(entry) == b) {
        return meanings.nearnessBasisPoints(entry);
      }
    }
    return 0;
  }

  private void addSense(TranslateQuery query, int source, LanguageSet languages, Translation out) {
    for (int i = 0; i < languages.count(); i++) {
      out.scratch.pointed.language(languages.get(i), languages);
      addSense(query, source, languages.get(i), out);
    }
  }

  private void addSense(TranslateQuery query, int source, int language, Translation out) {
    int meaning = out.senses.meaning(source);
    double start = start(source, out);
    PathEnds ends = out.scratch.ends;
    long end = meanings.senseEnd(meaning);
    long next = meanings.sensesIn(meaning, language);
    while (next < end) {
      next = ends.read(next, end, language, meanings, senses, lexemes);
      for (int i = 0; i < ends.size(); i++) {
        if (!isSourceWord(query, ends.lexeme(i), ends.lemma(i), out)) {
          long key = out.scratch.pointed.key(ends.lemma(i), strings);
          double odds = start * ends.confidenceBasisPoints(i) * ends.useBasisPoints(i) / 1e20;
          out.items.add(key, ends.lexeme(i), ends.sense(i), source, odds);
        }
      }
    }
  }

  private double odds(double start, int sense) {
    return start * senses.confidence(sense) * senses.targetUseBasisPoints(sense) / 1e20;
  }

  /** Returns whether a lexeme is the source word, which is no translation of itself. */
  private boolean isSourceWord(TranslateQuery query, int lexeme, int lemma, Translation out) {
    return lemma == lexemes.lemma(out.lexeme())
        && query.source().contains(lexemes.language(lexeme));
  }

  /** Collects the paths to an item, those of the most likely senses first. */
  void explain(TranslateQuery query, Translation answer, int item, PivotPaths out) {
    LanguageSet languages = query.target(answer.itemTarget(item));
    VocalizationKey pointed = answer.scratch.pointed;
    pointed.start();
    pointed.language(lexemes.language(answer.itemLexeme(item)), languages);
    long key = pointed.key(lexemes.lemma(answer.itemLexeme(item)), strings);
    out.clear();
    for (int source = 0; source < answer.senses.size(); source++) {
      if (!isUsed(source, answer.itemTarget(item), answer)) {
        continue;
      }
      if (answer.itemNear(item)) {
        near.explain(source, start(source, answer), languages, key, answer, out);
      } else {
        explainSense(languages, source, key, answer, out);
      }
    }
  }

  private void explainSense(
      LanguageSet languages, int source, long key, Translation answer, PivotPaths out) {
    int meaning = answer.senses.meaning(source);
    int sourceSense = answer.senses.surestSense(source);
    double start = start(source, answer);
    int best = -1;
    double maxOdds = -1;
    for (int i = 0; i < languages.count(); i++) {
      int language = languages.get(i);
      answer.scratch.pointed.language(language, languages);
      long end = meanings.senseEnd(meaning);
      for (long at = meanings.sensesIn(meaning, language);
          at < end && meanings.senseLanguage(at) == language;
          at++) {
        int sense = meanings.sense(at);
        double odds = odds(start, sense);
        int lemma = lexemes.lemma(senses.lexeme(sense));
        if (odds > maxOdds && answer.scratch.pointed.key(lemma, strings) == key) {
          best = sense;
          maxOdds = odds;
        }
      }
    }
    if (best >= 0) {
      int part = answer.sensePartBasisPoints(source);
      out.add(part, sourceSense, best, SHARED, FoundWords.rounded(maxOdds));
    }
  }
}
