package org.lexhub.server.meaning;

import org.lexhub.server.http.parameter.Choices;
import org.lexhub.server.json.DefinitionJson;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.ConceptTable;
import org.lexhub.store.table.MeaningTable;

/** Writes a meaning with its requested parts, and the concept that it is aligned to. */
final class MeaningJson {
  /** The values of {@code include}, in the order of the bits below. */
  static final Choices PARTS = Choices.of("definitions", "examples", "concept");

  /** The values of {@code include} of a single record: the parts of a list and relations. */
  static final Choices RECORD_PARTS = Choices.of("definitions", "examples", "concept", "relations");

  /** The bit of relations in {@link #RECORD_PARTS}. */
  static final int RELATIONS_BIT = 8;

  private static final int DEFINITIONS_BIT = 1;
  private static final int EXAMPLES_BIT = 2;
  private static final int CONCEPT_BIT = 4;

  /** The start of the numbers of meanings without a number in WordNet. */
  private static final long OWN_NUMBERS = 900_000_000;

  private static final JsonName LEXICON_MEANING_ID = JsonName.of("lexicon_meaning_id");
  private static final JsonName CONCEPT_ID = JsonName.of("concept_id");
  private static final JsonName CONCEPT = JsonName.of("concept");
  private static final JsonName CATALOG_ID = JsonName.of("concept_catalog_id");
  private static final JsonName FIELD = JsonName.of("semantic_field");
  private static final JsonName CATEGORY = JsonName.of("ontological_category");
  private static final JsonName LINKED_SENSES = JsonName.of("linked_senses");

  private MeaningJson() {}

  /**
   * Writes a meaning.
   *
   * @param parts bits of {@link #PARTS}
   * @param first the languages whose definitions and examples come first
   */
  static void write(Store store, int meaning, int parts, LanguageOrder first, JsonOut json) {
    members(store, meaning, parts, first, json);
    json.endObject();
  }

  /** Writes a meaning without the end of its object. */
  static void members(Store store, int meaning, int parts, LanguageOrder first, JsonOut json) {
    MeaningTable meanings = store.meanings();
    int concept = meanings.concept(meaning);
    json.beginObject().name(MemberNames.ID).number(meanings.id(meaning));
    long upstream = meanings.lexiconMeaningId(meaning);
    json.name(LEXICON_MEANING_ID)
        .number(upstream < 0 ? OWN_NUMBERS + meanings.id(meaning) : upstream);
    if (concept >= 0) {
      json.name(CONCEPT_ID).number(store.concepts().id(concept));
    }
    if ((parts & DEFINITIONS_BIT) != 0) {
      DefinitionJson.ofMeaning(json, store, meaning, first);
    }
    if ((parts & EXAMPLES_BIT) != 0) {
      DefinitionJson.examplesOfMeaning(json, store, meaning, first);
    }
    if ((parts & CONCEPT_BIT) != 0 && concept >= 0) {
      json.name(CONCEPT);
      concept(store, concept, json);
    }
    json.name(LINKED_SENSES).number(meanings.senseCount(meaning));
  }

  /** Writes a concept. */
  static void concept(Store store, int concept, JsonOut json) {
    ConceptTable concepts = store.concepts();
    json.beginObject().name(MemberNames.ID).number(concepts.id(concept));
    json.name(CATALOG_ID).text(store.strings(), concepts.catalogId(concept));
    json.name(MemberNames.GLOSS).text(store.strings(), concepts.gloss(concept));
    json.name(FIELD).text(store.strings(), concepts.field(concept));
    json.name(CATEGORY).text(store.strings(), concepts.category(concept)).endObject();
  }
}
