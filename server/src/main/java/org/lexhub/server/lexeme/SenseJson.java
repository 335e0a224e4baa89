package org.lexhub.server.lexeme;

import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.LanguageCode;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Register;

/** Writes senses as section 2.3 of the specification defines them. */
public final class SenseJson {
  private SenseJson() {}

  /** Writes all senses of a lexeme with all their members. */
  static void full(JsonOut json, Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    json.name(MemberNames.SENSES).beginArray();
    int first = lexemes.firstSense(lexeme);
    for (int sense = first; sense < lexemes.senseEnd(lexeme); sense++) {
      one(json, store, lexeme, sense, sense - first + 1);
    }
    json.endArray();
  }

  private static void one(JsonOut json, Store store, int lexeme, int sense, int order) {
    SenseTable senses = store.senses();
    json.beginObject().name(MemberNames.ID).number(senses.id(sense));
    json.name(MemberNames.SENSE_ORDER).number(order);
    gloss(json, store, sense);
    json.name(MemberNames.MEANING_ID).number(store.meanings().id(senses.meaning(sense)));
    json.name(MemberNames.POS).ascii(store.lexemes().posOf(lexeme).code());
    Register register = senses.registerOf(sense);
    if (register != null) {
      json.name(MemberNames.REGISTER).ascii(register.code());
    }
    if (senses.domain(sense) >= 0) {
      json.name(MemberNames.DOMAIN).text(store.strings(), senses.domain(sense));
    }
    json.name(MemberNames.CONFIDENCE).basisPoints(senses.confidence(sense));
    int source = senses.source(sense);
    if (source >= 0) {
      json.name(MemberNames.SOURCE).text(store.strings(), store.sources().name(source));
    }
    definitions(json, store, sense);
    examples(json, store, lexeme, sense);
    json.endObject();
  }

  /** Writes the senses of a lexeme with the members that search and list show. */
  static void embedded(JsonOut json, Store store, int lexeme) {
    LexemeTable lexemes = store.lexemes();
    SenseTable senses = store.senses();
    json.name(MemberNames.SENSES).beginArray();
    for (int sense = lexemes.firstSense(lexeme); sense < lexemes.senseEnd(lexeme); sense++) {
      json.beginObject().name(MemberNames.ID).number(senses.id(sense));
      gloss(json, store, sense);
      json.name(MemberNames.MEANING_ID).number(store.meanings().id(senses.meaning(sense)));
      json.endObject();
    }
    json.endArray();
  }

  /** Writes the gloss of a sense, see {@link Store#gloss}; an empty text if it has none. */
  public static void gloss(JsonOut json, Store store, int sense) {
    int gloss = store.gloss(sense);
    json.name(MemberNames.GLOSS);
    if (gloss < 0) {
      json.ascii("");
    } else {
      json.text(store.texts(), gloss);
    }
  }

  /** Writes the definitions of a sense: its own, or those of its meaning if it has none. */
  private static void definitions(JsonOut json, Store store, int sense) {
    SenseTable senses = store.senses();
    json.name(MemberNames.DEFINITIONS).beginArray();
    int end = senses.definitionEnd(sense);
    for (int i = senses.definitionStart(sense); i < end; i++) {
      definition(json, store, senses.definitionLanguage(i), senses.definitionText(i));
    }
    if (senses.definitionStart(sense) == end) {
      MeaningTable meanings = store.meanings();
      int meaning = senses.meaning(sense);
      for (int i = meanings.definitionStart(meaning); i < meanings.definitionEnd(meaning); i++) {
        definition(json, store, meanings.definitionLanguage(i), meanings.definitionText(i));
      }
    }
    json.endArray();
  }

  private static void definition(JsonOut json, Store store, int language, int text) {
    json.beginObject();
    LanguageCode.write(json, MemberNames.LANGUAGE, store, language);
    json.name(MemberNames.TEXT).text(store.texts(), text).endObject();
  }

  /**
   * Writes the examples of a sense, or those of its meaning in the same language if it has none.
   */
  private static void examples(JsonOut json, Store store, int lexeme, int sense) {
    SenseTable senses = store.senses();
    json.name(MemberNames.EXAMPLES).beginArray();
    int end = senses.exampleEnd(sense);
    for (int i = senses.exampleStart(sense); i < end; i++) {
      json.beginObject().name(MemberNames.TEXT).text(store.texts(), senses.exampleText(i));
      if (senses.exampleTranslation(i) >= 0) {
        json.name(MemberNames.TRANSLATION).text(store.texts(), senses.exampleTranslation(i));
      }
      json.endObject();
    }
    if (senses.exampleStart(sense) == end) {
      examplesOfMeaning(json, store, senses.meaning(sense), store.lexemes().language(lexeme));
    }
    json.endArray();
  }

  private static void examplesOfMeaning(JsonOut json, Store store, int meaning, int language) {
    MeaningTable meanings = store.meanings();
    for (int i = meanings.exampleStart(meaning); i < meanings.exampleEnd(meaning); i++) {
      if (meanings.exampleLanguage(i) == language) {
        json.beginObject().name(MemberNames.TEXT).text(store.texts(), meanings.exampleText(i));
        json.endObject();
      }
    }
  }
}
