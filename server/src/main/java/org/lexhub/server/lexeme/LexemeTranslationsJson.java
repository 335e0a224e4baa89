package org.lexhub.server.lexeme;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.LanguageCode;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;

/**
 * Writes the translations of a lexeme: for each of its senses and each language the five best
 * lexemes with the same meaning. The confidence of a translation is that of the source's link with
 * the meaning times that of the target's.
 */
final class LexemeTranslationsJson {
  private static final int BEST = 5;
  private static final int ONE = 10_000;
  private static final JsonName EXPLAIN = JsonName.of("explain");
  private static final JsonName SOURCE_LINK = JsonName.of("source_link");
  private static final JsonName TARGET_LINK = JsonName.of("target_link");

  private final JsonOut json;
  private final Store store;
  private final int lexeme;
  private final int least;
  private final boolean explain;

  /**
   * Writes about a lexeme.
   *
   * @param least the lowest confidence of a translation, in basis points
   * @param explain whether each translation says what its confidence is made of
   */
  LexemeTranslationsJson(JsonOut json, Store store, int lexeme, int least, boolean explain) {
    this.json = json;
    this.store = store;
    this.lexeme = lexeme;
    this.least = least;
    this.explain = explain;
  }

  /**
   * Writes the member {@code translations}.
   *
   * @param targets the languages to translate into; all stands for all but the lexeme's own
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
    int present = -1;
    int written = 0;
    for (long i = meanings.senseStart(meaning); i < meanings.senseEnd(meaning); i++) {
      int target = meanings.sense(i);
      int translation = store.senses().lexeme(target);
      int language = lexemes.language(translation);
      if (language != present) {
        present = language;
        written = 0;
      }
      if (written < BEST
          && translation != lexeme
          && confidence(sense, target) >= least
          && wanted(targets, language, lexemes.language(lexeme))) {
        written++;
        item(sense, target);
      }
    }
  }

  private static boolean wanted(LanguageSet targets, int language, int own) {
    return targets.all() ? language != own : targets.contains(language);
  }

  private int confidence(int sense, int target) {
    int source = store.senses().confidence(sense);
    return (source * store.senses().confidence(target) + ONE / 2) / ONE;
  }

  private void item(int sense, int target) {
    SenseTable senses = store.senses();
    LexemeTable lexemes = store.lexemes();
    int translation = senses.lexeme(target);
    json.beginObject();
    LanguageCode.write(json, MemberNames.LANGUAGE, store, lexemes.language(translation));
    json.name(MemberNames.LEMMA).text(store.strings(), lexemes.lemma(translation));
    json.name(MemberNames.POS).ascii(lexemes.posOf(translation).code());
    json.name(MemberNames.CONFIDENCE).basisPoints(confidence(sense, target));
    json.name(MemberNames.LEXEME_ID).number(lexemes.id(translation));
    json.name(MemberNames.MEANING_ID).number(store.meanings().id(senses.meaning(sense)));
    json.name(MemberNames.SENSE_ID).number(senses.id(sense));
    LexemeJson.reading(json, store, translation);
    if (explain) {
      json.name(EXPLAIN).beginObject();
      json.name(SOURCE_LINK).basisPoints(senses.confidence(sense));
      json.name(TARGET_LINK).basisPoints(senses.confidence(target)).endObject();
    }
    json.endObject();
  }
}
