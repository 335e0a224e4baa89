package org.lexhub.server.lexeme;

import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.LanguageCode;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;

/** Writes lexemes and what belongs to them as the specification describes them in 2.2 and 2.4. */
public final class LexemeJson {
  private LexemeJson() {}

  /** Writes id, lemma and language, by which every lexeme begins. */
  static void heading(JsonOut json, Store store, int row) {
    LexemeTable lexemes = store.lexemes();
    json.name(MemberNames.ID).number(lexemes.id(row));
    json.name(MemberNames.LEMMA).text(store.strings(), lexemes.lemma(row));
    LanguageCode.write(json, MemberNames.LANGUAGE, store, lexemes.language(row));
  }

  /** Writes the reading and the romanization, where there are any. */
  static void spellings(JsonOut json, Store store, int row) {
    reading(json, store, row);
    int romanization = store.lexemes().romanization(row);
    if (romanization >= 0) {
      json.name(MemberNames.ROMANIZATION).text(store.strings(), romanization);
    }
  }

  /** Writes the reading, where there is one. */
  public static void reading(JsonOut json, Store store, int row) {
    int reading = store.lexemes().reading(row);
    if (reading >= 0) {
      json.name(MemberNames.READING).text(store.strings(), reading);
    }
  }

  static void source(JsonOut json, Store store, int row) {
    int source = store.lexemes().source(row);
    json.name(MemberNames.SOURCE)
        .text(store.strings(), source < 0 ? -1 : store.sources().name(source));
  }

  static void sources(JsonOut json, Store store, int row) {
    LexemeTable lexemes = store.lexemes();
    json.name(MemberNames.SOURCES).beginArray();
    int count = lexemes.sourceCount(row);
    for (int i = 0; i < count; i++) {
      json.text(store.strings(), store.sources().name(lexemes.sourceAt(row, i)));
    }
    json.endArray();
  }

  static void proficiency(JsonOut json, Store store, int row) {
    LexemeTable lexemes = store.lexemes();
    int count = lexemes.proficiencyCount(row);
    if (count == 0) {
      return;
    }
    json.name(MemberNames.PROFICIENCY).beginArray();
    for (int i = 0; i < count; i++) {
      json.text(store.strings(), store.proficiencies().code(lexemes.proficiencyAt(row, i)));
    }
    json.endArray();
  }

  static void pronunciations(JsonOut json, Store store, int row) {
    LexemeTable lexemes = store.lexemes();
    json.name(MemberNames.PRONUNCIATIONS).beginArray();
    for (int i = lexemes.pronunciationStart(row); i < lexemes.pronunciationEnd(row); i++) {
      json.beginObject().name(MemberNames.IPA).text(store.strings(), lexemes.pronunciationIpa(i));
      if (lexemes.pronunciationAudio(i) >= 0) {
        json.name(MemberNames.AUDIO_URL).text(store.strings(), lexemes.pronunciationAudio(i));
      }
      json.endObject();
    }
    json.endArray();
  }

  static void etymology(JsonOut json, Store store, int row) {
    int etymology = store.lexemes().etymology(row);
    json.name(MemberNames.ETYMOLOGY);
    if (etymology < 0) {
      json.nullValue();
    } else {
      json.beginObject().name(MemberNames.TEXT).text(store.texts(), etymology).endObject();
    }
  }

  static void frequency(JsonOut json, Store store, int row) {
    LexemeTable lexemes = store.lexemes();
    json.name(MemberNames.FREQUENCY);
    if (!lexemes.hasFrequency(row)) {
      json.nullValue();
      return;
    }
    json.beginObject().name(MemberNames.RANK).number(lexemes.frequencyRank(row));
    if (lexemes.frequencyCount(row) >= 0) {
      json.name(MemberNames.COUNT).number(lexemes.frequencyCount(row));
    }
    if (!Double.isNaN(lexemes.frequencyPerMillion(row))) {
      json.name(MemberNames.PER_MILLION).decimal(lexemes.frequencyPerMillion(row));
    }
    json.name(MemberNames.CORPUS).text(store.strings(), lexemes.frequencyCorpus(row)).endObject();
  }

  static void forms(JsonOut json, Store store, int row) {
    LexemeTable lexemes = store.lexemes();
    json.name(MemberNames.FORMS).beginArray();
    for (int i = lexemes.formStart(row); i < lexemes.formEnd(row); i++) {
      json.beginObject().name(MemberNames.FORM).text(store.strings(), lexemes.formText(i));
      json.name(MemberNames.FEATURES).beginArray();
      int features = lexemes.formFeatures(i);
      for (int k = 0; k < lexemes.featureCount(features); k++) {
        json.text(store.strings(), lexemes.featureAt(features, k));
      }
      json.endArray().endObject();
    }
    json.endArray();
  }
}
