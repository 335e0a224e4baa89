package org.lexhub.server.lexeme;

import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;

/**
 * Writes the translations of a lexeme: for each of its senses and each language the {@value
 * #MAX_PER_LANGUAGE} most confident lexemes with the same meaning. The confidence of a translation
 * is the product of the confidences with which the two senses are linked to the meaning.
 */
final class LexemeTranslationsJson {
  private static final int MAX_PER_LANGUAGE = 5;
  private final JsonOut json;
  private final Store store;
  private final SenseRuns runs;
  private final boolean explain;

  /**
   * Creates the writer.
   *
   * @param runs an empty list to fill
   * @param explain whether each translation has the confidences of its two links
   */
  LexemeTranslationsJson(JsonOut json, Store store, SenseRuns runs, boolean explain) {
    this.json = json;
    this.store = store;
    this.runs = runs;
    this.explain = explain;
  }

  /**
   * Writes the member {@code translations}, sense by sense.
   *
   * @param targets the target languages in order; all languages exclude that of the lexeme
   * @param minConfidence the minimum confidence of a translation in basis points
   */
  void write(int lexeme, LanguageOrder targets, int minConfidence) {
    LexemeTable lexemes = store.lexemes();
    runs.start(minConfidence, MAX_PER_LANGUAGE);
    for (int sense = lexemes.firstSense(lexeme); sense < lexemes.senseEnd(lexeme); sense++) {
      runs.addSense(sense, targets);
    }
    json.name(MemberNames.TRANSLATIONS).beginArray();
    runs.seek(0);
    while (runs.next()) {
      item(runs.origin(), runs.sense());
    }
    json.endArray();
  }

  private void item(int sense, int target) {
    SenseTable senses = store.senses();
    int translation = senses.lexeme(target);
    json.beginObject();
    TranslationJson.language(store, translation, json);
    TranslationJson.lemma(store, MemberNames.LEMMA, translation, json);
    TranslationJson.confidence(store, translation, runs.confidenceBasisPoints(), json);
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
