package org.lexhub.server.lexeme;

import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;

/**
 * Writes the translations of a lexeme: for each of its senses and each language the {@value
 * #MAX_PER_LANGUAGE} most confident lexemes with the same meaning. The confidence of a translation
 * is the product of the confidences with which the two senses are linked to the meaning.
 */
final class LexemeTranslationsJson {
  private static final int MAX_PER_LANGUAGE = 5;
  private static final int ONE = 10_000;

  private final JsonOut json;
  private final Store store;
  private final int lexeme;
  private final int minConfidence;
  private final boolean explain;

  /**
   * Creates the writer for a lexeme.
   *
   * @param minConfidence the minimum confidence of a translation in basis points
   * @param explain whether each translation has the confidences of its two links
   */
  LexemeTranslationsJson(
      JsonOut json, Store store, int lexeme, int minConfidence, boolean explain) {
    this.json = json;
    this.store = store;
    this.lexeme = lexeme;
    this.minConfidence = minConfidence;
    this.explain = explain;
  }

  /**
   * Writes the member {@code translations}.
   *
   * @param targets the target languages; a full set excludes the language of the lexeme
   */
  void write(LanguageSet targets) {
    LexemeTable lexemes = store.lexemes();
    json.name(MemberNames.TRANSLATIONS).beginArray();
    for (int sense = lexemes.firstSense(lexeme); sense < lexemes.senseEnd(lexeme); sense++) {
      ofSense(sense, targets);
    }
    json.endArray();
  }

  private void ofSense(int sense, LanguageSet targets) {
    MeaningTable meanings = store.meanings();
    LexemeTable lexemes = store.lexemes();
    int meaning = store.senses().meaning(sense);
    int current = -1;
    int written = 0;
    for (long i = meanings.senseStart(meaning); i < meanings.senseEnd(meaning); i++) {
      int target = meanings.sense(i);
      int translation = store.senses().lexeme(target);
      int language = lexemes.language(translation);
      if (language != current) {
        current = language;
        written = 0;
      }
      if (written < MAX_PER_LANGUAGE
          && translation != lexeme
          && confidence(sense, target) >= minConfidence
          && isTarget(targets, language, lexemes.language(lexeme))) {
        written++;
        item(sense, target);
      }
    }
  }

  private static boolean isTarget(LanguageSet targets, int language, int own) {
    return targets.all() ? language != own : targets.contains(language);
  }

  private int confidence(int sense, int target) {
    int source = store.senses().confidence(sense);
    return (source * store.senses().confidence(target) + ONE / 2) / ONE;
  }

  private void item(int sense, int target) {
    SenseTable senses = store.senses();
    int translation = senses.lexeme(target);
    json.beginObject();
    TranslationJson.language(store, translation, json);
    TranslationJson.lemma(store, MemberNames.LEMMA, translation, json);
    TranslationJson.confidence(store, translation, confidence(sense, target), json);
    json.name(MemberNames.MEANING_ID).number(store.meanings().id(senses.meaning(sense)));
    json.name(MemberNames.SENSE_ID).number(senses.id(sense));
    LexemeJson.reading(json, store, translation);
    if (explain) {
      json.name(TranslationJson.EXPLAIN).beginObject();
      TranslationJson.linkConfidences(store, sense, target, json);
      json.endObject();
    }
    json.endObject();
  }
}
