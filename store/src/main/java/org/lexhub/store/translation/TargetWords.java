package org.lexhub.store.translation;

import org.lexhub.store.result.LanguageSet;
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
 *   <li>the uses of the two senses, see {@link SenseTable#sourceUseBasisPoints}
 * </ul>
 *
 * <p>The odds of all ways to the same word add up and are multiplied by its {@link CognateFactor}
 * to the source word, then by the scale of the language, {@code 1.7 / √t}, t being the sum of the
 * odds of all words in it without likeness: some word is right, so that the best of a language of
 * which little is known deserves more than its few sources give, and one of many rivals less. The
 * scale leaves the order as it is. With odds o in all, at most 99, the confidence is {@code o / (1
 * + o)}. Where a language has few such words, {@link NearTargets} adds others.
 */
final class TargetWords {
  /** The nearness of a meaning to itself. */
  private static final int SHARED = 10_000;

  /** Fitted to bilingual dictionaries that no snapshot contains. */
  private static final double SCALE = 1.7;

  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final TextColumn strings;
  private final NearTargets near;

  TargetWords(LexemeTable lexemes, SenseTable senses, MeaningTable meanings, TextColumn strings) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.strings = strings;
    near = new NearTargets(lexemes, senses, meanings, strings);
  }

  /**
   * Adds the translations into one target language.
   *
   * @param least senses that are less likely, in basis points, are left out, but never the first
   */
  void add(TranslateQuery query, int target, int least, Translation out) {
    LanguageSet languages = query.target(target);
    if (languages.all()) {
      throw new IllegalArgumentException("a translation needs named target languages");
    }
    out.items.start(target);
    VocalizationKey pointed = out.scratch.pointed;
    pointed.start();
    for (int source = 0; source < out.senses.size(); source++) {
      if (source > 0 && out.senses.confidence[source] < least) {
        break;
      }
      for (int i = 0; i < languages.count(); i++) {
        addSense(query, source, languages.get(i), out);
      }
    }
    int direct = out.items.found().size();
    if (direct > 0 && direct < NearTargets.ENOUGH) {
      addNear(query, languages, least, out);
    }
    int scale = scaleBasisPoints(out.items.found().totalBasisPoints());
    out.targetScale(target, scale);
    weighLikeness(query.limit(), out);
    out.targetEmpty(target, !out.items.finish(query.limit(), scale));
  }

  /**
   * What the odds of the translations into a language are multiplied by, in basis points.
   *
   * @param totalBasisPoints the odds of all of them together, in basis points
   */
  static int scaleBasisPoints(long totalBasisPoints) {
    return (int) Math.round(10_000 * SCALE / Math.sqrt(Math.max(1, totalBasisPoints) / 1e4));
  }

  private void weighLikeness(int limit, Translation out) {
    FoundWords found = out.items.found();
    if (found.size() == 0) {
      return;
    }
    CognateFactor cognateFactor = out.scratch.cognateFactor;
    cognateFactor.start(lexemes.lemma(out.lexeme()), strings);
    weighLikeness(found, found.bound(limit), cognateFactor);
    FoundWords near = out.items.near();
    if (near.size() > 0) {
      int bound = near.bound(NearTargets.ENOUGH - found.size());
      weighLikeness(near, Math.max(bound, NearTargets.MIN_ODDS), cognateFactor);
    }
  }

  /** Leaves out words that no likeness would lift to the bound: they are not given. */
  private void weighLikeness(FoundWords words, int bound, CognateFactor cognateFactor) {
    for (int i = 0; i < words.size(); i++) {
      boolean reaches = (long) words.oddsBasisPoints(i) * CognateFactor.MAX >= bound;
      int lemma = lexemes.lemma(words.lexeme(i));
      words.times(
          i, reaches ? cognateFactor.factorBasisPoints(lemma, strings) : CognateFactor.NONE);
    }
  }

  /** Synonyms share their meaning, so a word has no near ones in its own language. */
  private void addNear(TranslateQuery query, LanguageSet languages, int least, Translation out) {
    for (int source = 0; source < out.senses.size(); source++) {
      if (source > 0 && out.senses.confidence[source] < least) {
        break;
      }
      for (int i = 0; i < languages.count(); i++) {
        if (!query.source().contains(languages.get(i))) {
          near.add(source, start(source, out), languages.get(i), out);
        }
      }
    }
  }

  /** The odds of a sense, its link and its use, multiplied by 1e12. */
  private double start(int source, Translation out) {
    int sense = out.senses.sense(source);
    return (double) out.sensePartBasisPoints(source)
        * senses.confidence(sense)
        * senses.sourceUseBasisPoints(sense);
  }

  private void addSense(TranslateQuery query, int source, int language, Translation out) {
    int meaning = out.senses.meaning(source);
    double start = start(source, out);
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
    return start * senses.confidence(sense) * senses.targetUseBasisPoints(sense) / 1e20;
  }

  /** A word is no translation of itself. */
  private boolean isSourceWord(TranslateQuery query, int lexeme, int lemma, Translation out) {
    return lemma == lexemes.lemma(out.lexeme())
        && query.source().contains(lexemes.language(lexeme));
  }

  /** Gathers the ways to an item, those of the likeliest senses first. */
  void explain(TranslateQuery query, Translation answer, int item, PivotPaths out) {
    LanguageSet languages = query.target(answer.itemTarget(item));
    VocalizationKey pointed = answer.scratch.pointed;
    pointed.start();
    long key = pointed.key(lexemes.lemma(answer.itemLexeme(item)), strings);
    out.clear();
    for (int source = 0; source < answer.senses.size(); source++) {
      if (source > 0 && answer.senses.confidence[source] < answer.leastSense()) {
        break;
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
    int sourceSense = answer.senses.sense(source);
    double start = start(source, answer);
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
      int part = answer.sensePartBasisPoints(source);
      out.add(part, sourceSense, best, SHARED, FoundWords.rounded(most));
    }
  }
}
