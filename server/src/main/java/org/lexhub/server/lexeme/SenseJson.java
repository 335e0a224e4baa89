package org.lexhub.server.lexeme;

import org.lexhub.server.json.DefinitionJson;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Register;

/** Writes senses as section 2.3 of the specification defines them. */
public final class SenseJson {
  private SenseJson() {}

  /**
   * Writes all senses of a lexeme with all their members.
   *
   * @param definitions the languages whose definitions come first
   */
  static void full(JsonOut json, Store store, int lexeme, LanguageOrder definitions) {
    LexemeTable lexemes = store.lexemes();
    json.name(MemberNames.SENSES).beginArray();
    int first = lexemes.firstSense(lexeme);
    for (int sense = first; sense < lexemes.senseEnd(lexeme); sense++) {
      one(json, store, sense, sense - first + 1);
      DefinitionJson.ofSense(json, store, sense, definitions);
      examples(json, store, lexeme, sense);
      json.endObject();
    }
    json.endArray();
  }

  /** Writes a sense without definitions and examples, and without the end of its object. */
  private static void one(JsonOut json, Store store, int sense, int order) {
    SenseTable senses = store.senses();
    json.beginObject().name(MemberNames.ID).number(senses.id(sense));
    json.name(MemberNames.SENSE_ORDER).number(order);
    gloss(json, store, sense);
    json.name(MemberNames.MEANING_ID).number(store.meanings().id(senses.meaning(sense)));
    json.name(MemberNames.POS).ascii(store.lexemes().posOf(senses.lexeme(sense)).code());
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
      DefinitionJson.source(json, store, senses.exampleSource(i));
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
        DefinitionJson.source(json, store, meanings.exampleSource(i));
        json.endObject();
      }
    }
  }
}
