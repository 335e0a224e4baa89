package org.lexhub.server.lexeme;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.LanguageCode;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.schema.LexemeAttribute;
import org.lexhub.store.table.schema.LexemeColumn;

/** Writes lexemes and their parts as the specification describes them in 2.2 and 2.4. */
public final class LexemeJson {
  /** The names of the attributes that sources give, by the index of their column. */
  private static final JsonName[] ATTRIBUTE_NAMES = attributeNames();

  /** The attributes that no other method writes. */
  private static final LexemeColumn[] OTHER_ATTRIBUTES =
      LexemeColumn.attributes().stream()
          .filter(column ->
              column != LexemeColumn.READING
                  && column != LexemeColumn.ROMANIZATION
                  && column != LexemeColumn.ETYMOLOGY)
          .toArray(LexemeColumn[]::new);

  private LexemeJson() {}

  private static JsonName[] attributeNames() {
    JsonName[] names = new JsonName[LexemeColumn.values().length];
    for (LexemeColumn column : LexemeColumn.attributes()) {
      names[column.index()] = JsonName.of(column.attribute().member());
    }
    return names;
  }

  /** Writes id, lemma and language, the first members of every lexeme. */
  static void heading(JsonOut json, Store store, int row) {
    LexemeTable lexemes = store.lexemes();
    json.name(MemberNames.ID).number(lexemes.id(row));
    json.name(MemberNames.LEMMA).text(store.strings(), lexemes.lemma(row));
    LanguageCode.write(json, MemberNames.LANGUAGE, store, lexemes.language(row));
  }

  /**
   * Writes the reading and the romanization, where the lexeme has them, and whether they are made.
   */
  static void spellings(JsonOut json, Store store, int row) {
    reading(json, store, row);
    if (store.lexemes().isReadingMade(row)) {
      json.name(MemberNames.READING_MADE).bool(true);
    }
    attribute(json, store, LexemeColumn.ROMANIZATION, row);
    if (store.lexemes().isRomanizationMade(row)) {
      json.name(MemberNames.ROMANIZATION_MADE).bool(true);
    }
  }

  /** Writes the reading, where the lexeme has one. */
  public static void reading(JsonOut json, Store store, int row) {
    attribute(json, store, LexemeColumn.READING, row);
  }

  /** Writes the attributes that no other method writes, where the lexeme has them. */
  static void otherAttributes(JsonOut json, Store store, int row) {
    for (LexemeColumn column : OTHER_ATTRIBUTES) {
      attribute(json, store, column, row);
    }
  }

  private static void attribute(JsonOut json, Store store, LexemeColumn column, int row) {
    int value = store.lexemes().attribute(column, row);
    if (value >= 0) {
      json.name(ATTRIBUTE_NAMES[column.index()]);
      value(json, store, column.attribute(), value);
    }
  }

  /** Writes the value of an attribute, which is not -1. */
  static void value(JsonOut json, Store store, LexemeAttribute attribute, int value) {
    switch (attribute.kind()) {
      case STRING -> json.text(store.strings(), value);
      case TEXT -> json.text(store.texts(), value);
      case NUMBER -> json.number(value);
      case WORD -> json.ascii(attribute.word(value));
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
      if (lexemes.pronunciationAccent(i) >= 0) {
        json.name(MemberNames.ACCENT).text(store.strings(), lexemes.pronunciationAccent(i));
      }
      if (lexemes.pronunciationAudio(i) >= 0) {
        json.name(MemberNames.AUDIO_URL).text(store.strings(), lexemes.pronunciationAudio(i));
      }
      json.endObject();
    }
    json.endArray();
  }

  static void etymology(JsonOut json, Store store, int row) {
    int etymology = store.lexemes().etymology(row);
    json.name(ATTRIBUTE_NAMES[LexemeColumn.ETYMOLOGY.index()]);
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
