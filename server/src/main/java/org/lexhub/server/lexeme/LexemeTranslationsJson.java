package org.lexhub.server.lexeme;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.LanguageCode;
import org.lexhub.server.json.Names;
import org.lexhub.store.Store;
import org.lexhub.store.query.LanguageSet;
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

  private LexemeTranslationsJson() {}

  /**
   * Writes the member {@code translations}.
   *
   * @param targets the languages to translate into; all stands for all but the lexeme's own
   */
  static void write(JsonOut json, Store store, int lexeme, LanguageSet targets, boolean explain) {
    LexemeTable lexemes = store.lexemes();
    json.name(Names.TRANSLATIONS).beginArray();
    for (int sense = lexemes.firstSense(lexeme); sense < lexemes.senseEnd(lexeme); sense++) {
      ofSense(json, store, lexeme, sense, targets, explain);
    }
    json.endArray();
  }

  private static void ofSense(
      JsonOut json, Store store, int lexeme, int sense, LanguageSet targets, boolean explain) {
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
          && wanted(targets, language, lexemes.language(lexeme))) {
        written++;
        item(json, store, sense, target, explain);
      }
    }
  }

  private static boolean wanted(LanguageSet targets, int language, int own) {
    return targets.all() ? language != own : targets.contains(language);
  }

  private static void item(JsonOut json, Store store, int sense, int target, boolean explain) {
    SenseTable senses = store.senses();
    LexemeTable lexemes = store.lexemes();
    int lexeme = senses.lexeme(target);
    int source = senses.confidence(sense);
    int link = senses.confidence(target);
    json.beginObject();
    LanguageCode.write(json, Names.LANGUAGE, store, lexemes.language(lexeme));
    json.name(Names.LEMMA).text(store.strings(), lexemes.lemma(lexeme));
    json.name(Names.POS).ascii(lexemes.posOf(lexeme).code());
    json.name(Names.CONFIDENCE).tenThousandths((source * link + ONE / 2) / ONE);
    json.name(Names.LEXEME_ID).number(lexemes.id(lexeme));
    json.name(Names.MEANING_ID).number(store.meanings().id(senses.meaning(sense)));
    json.name(Names.SENSE_ID).number(senses.id(sense));
    LexemeJson.reading(json, store, lexeme);
    if (explain) {
      json.name(EXPLAIN).beginObject();
      json.name(SOURCE_LINK).tenThousandths(source);
      json.name(TARGET_LINK).tenThousandths(link).endObject();
    }
    json.endObject();
  }
}
