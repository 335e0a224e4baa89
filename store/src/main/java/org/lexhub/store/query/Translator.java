package org.lexhub.store.query;

import org.lexhub.store.index.Signatures;
import org.lexhub.store.index.WordClasses;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.Pos;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Translates words: finds the source word, weighs its senses by hint, context and prior, goes from
 * each sense to its meaning and from there to the senses of the target languages.
 *
 * <p>The confidence of a translation is sense part times source link times target link. The sense
 * part of the most likely sense, with probability p, is {@code 0.5 + 0.5 p}; that of another sense
 * is at most 0.85 of it, shrinks with its probability, and is small enough that its translations
 * follow those of the most likely sense that are at least half as confident as the best.
 *
 * <p>Safe for any number of threads, each with its own {@link Translation}.
 */
public final class Translator {
  private static final float OTHER_SENSE = 0.85f;
  private static final int LEAST_HINTED = 500;

  private final LexemeSearch search;
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final LanguageCodes codes;
  private final Signatures signatures;
  private final WordClasses wordClasses;
  private final SensePriors priors;
  private final SenseChoice choice;
  private final HubWords hubWords;

  /** Translates with the words of a snapshot. */
  public Translator(
      LexemeSearch search,
      LexemeTable lexemes,
      SenseTable senses,
      MeaningTable meanings,
      LanguageCodes codes,
      Signatures signatures,
      WordClasses wordClasses) {
    this.search = search;
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.codes = codes;
    this.signatures = signatures;
    this.wordClasses = wordClasses;
    priors = new SensePriors(lexemes, senses, meanings, codes);
    choice = new SenseChoice(signatures);
    hubWords = new HubWords(search, lexemes, senses, signatures);
  }

  /**
   * Answers a query; {@code out} holds the answer until it is used again.
   *
   * @throws IllegalArgumentException when a target stands for all languages, or the text is not
   *     well-formed UTF-8
   */
  public void translate(TranslateQuery query, Translation out) {
    out.start(query.targetCount());
    TranslateScratch scratch = out.scratch;
    Utf8Buffer text = query.text();
    search.find(text.bytes(), text.length(), query.source(), scratch.hits);
    if (scratch.hits.size() == 0) {
      markEmpty(query, out);
      return;
    }
    out.source(scratch.hits.lexeme(0));
    priors.gather(scratch.hits, out.senses);
    if (out.senses.size() > 0) {
      readWords(query, scratch);
      weighWordClass(query, scratch, out.senses);
      boolean matched = choice.choose(out.senses, scratch.hint, scratch.context);
      out.hintUnmatched(query.hint().length() > 0 && !matched);
      out.source(senses.lexeme(out.senses.sense(0)));
      int least = matched ? LEAST_HINTED : 0;
      for (int target = 0; target < query.targetCount(); target++) {
        addTarget(query, target, least, out);
      }
    } else {
      out.hintUnmatched(query.hint().length() > 0);
      markEmpty(query, out);
    }
  }

  private static void markEmpty(TranslateQuery query, Translation out) {
    for (int target = 0; target < query.targetCount(); target++) {
      out.targetEmpty(target, true);
    }
  }

  private void readWords(TranslateQuery query, TranslateScratch scratch) {
    scratch.textWords.read(query.text().bytes(), 0, query.text().length());
    boolean english = isEnglish(query.source());
    readBag(query.hint(), query, english, scratch, scratch.hint);
    readBag(query.context(), query, english, scratch, scratch.context);
  }

  /** Weighs the senses by how likely the sentence makes their parts of speech. */
  private void weighWordClass(
      TranslateQuery query, TranslateScratch scratch, SenseCandidates candidates) {
    if (query.context().length() == 0 || !isEnglish(query.source())) {
      return;
    }
    scratch.sentence.read(query.context().bytes(), 0, query.context().length());
    scratch.cue.read(scratch.sentence, query.text(), wordClasses);
    for (int i = 0; i < candidates.size(); i++) {
      Pos pos = lexemes.posOf(senses.lexeme(candidates.sense(i)));
      candidates.prior[i] *= scratch.cue.likelihood(pos);
    }
    candidates.normalizePriors();
  }

  private void readBag(
      Utf8Buffer text,
      TranslateQuery query,
      boolean english,
      TranslateScratch scratch,
      WordBag bag) {
    bag.clear();
    if (text.length() == 0) {
      return;
    }
    scratch.words.read(text.bytes(), 0, text.length());
    bag.addAll(scratch.words, scratch.textWords, signatures);
    if (!english) {
      hubWords.add(text, query.text(), query.source(), scratch, bag);
    }
  }

  private boolean isEnglish(LanguageSet source) {
    int entry = codes.find("eng");
    return entry >= 0 && source.count() == 1 && source.get(0) == codes.language(entry, 0);
  }

  private void addTarget(TranslateQuery query, int target, int least, Translation out) {
    LanguageSet languages = query.target(target);
    if (languages.all()) {
      throw new IllegalArgumentException("a translation needs named target languages");
    }
    TranslationItems items = out.items;
    items.start(target, query.limit());
    int ceiling = 10_000;
    for (int sense = 0; sense < out.senses.size(); sense++) {
      if (sense > 0 && out.senses.confidence[sense] < least) {
        break;
      }
      if (sense == 1) {
        ceiling = items.inTarget() == 0 ? 10_000 : Math.max(0, items.lastGood() - 1);
      }
      for (int i = 0; i < languages.count(); i++) {
        addSense(query, sense, languages.get(i), ceiling, out);
      }
    }
    out.targetEmpty(target, items.inTarget() == 0);
  }

  private void addSense(
      TranslateQuery query, int sense, int language, int ceiling, Translation out) {
    SenseCandidates candidates = out.senses;
    int whole = sensePart(candidates, sense);
    int meaning = candidates.meaning(sense);
    long end = meanings.senseEnd(meaning);
    for (long i = meanings.sensesIn(meaning, language);
        i < end && meanings.senseLanguage(i) == language;
        i++) {
      int targetSense = meanings.sense(i);
      int lexeme = senses.lexeme(targetSense);
      int link = senses.confidence(targetSense);
      int lemma = lexemes.lemma(lexeme);
      if (isSourceWord(query, lexeme, lemma, out)) {
        continue;
      }
      long links = (long) candidates.link10000(sense) * link;
      int confidence = (int) ((whole * links + 50_000_000) / 100_000_000);
      int part = whole;
      if (confidence > ceiling) {
        confidence = ceiling;
        part = (int) (ceiling * 100_000_000L / links);
      }
      out.items.offer(
          lexeme, lemma, targetSense, sense, confidence, part, link, tie(sense, lexeme));
    }
  }

  /** A word is no translation of itself. */
  private boolean isSourceWord(TranslateQuery query, int lexeme, int lemma, Translation out) {
    return lemma == lexemes.lemma(out.lexeme())
        && query.source().contains(lexemes.language(lexeme));
  }

  private static int sensePart(SenseCandidates candidates, int sense) {
    int first = 5_000 + candidates.confidence[0] / 2;
    if (sense == 0) {
      return first;
    }
    float share = (float) candidates.confidence[sense] / candidates.confidence[0];
    return Math.round(first * Math.min(OTHER_SENSE, share));
  }

  /** Equal confidences go by sense, then by frequency, unknown last, then by row. */
  private long tie(int sense, int lexeme) {
    int rank = lexemes.frequencyRank(lexeme);
    long frequency = rank == 0 ? Integer.MAX_VALUE : rank;
    return (long) Math.min(sense, 0x3FF) << 53 | Math.min(frequency, 0x3FFFFF) << 31 | lexeme;
  }
}
