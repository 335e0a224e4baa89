package org.lexhub.loader.source.wikidata;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.FormRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Gender;

/** Reads lexemes in the JSON of Wikidata's dump. */
class WikidataLexemesSourceTest {
  private static final String DOG =
      """
      {"type":"lexeme","id":"L7","lemmas":{"de":{"language":"de","value":"Hund"}},
      "lexicalCategory":"Q1084","language":"Q188",
      "claims":{"P5185":[{"mainsnak":{"snaktype":"value","property":"P5185",
      "datavalue":{"value":{"entity-type":"item","id":"Q499327"},"type":"wikibase-entityid"}}}],
      "P5831":[{"mainsnak":{"datavalue":{"value":{"text":"Der Hund bellt.","language":"de"}}},
      "qualifiers":{"P6072":[{"datavalue":{"value":{"id":"L7-S1"}}}]}}]},
      "forms":[{"id":"L7-F1","representations":{"de":{"language":"de","value":"Hund"}},
      "grammaticalFeatures":["Q131105","Q110786"],"claims":{"P898":[{"mainsnak":
      {"datavalue":{"value":"hʊnt","type":"string"}}}],
      "P443":[{"mainsnak":{"datavalue":{"value":"De-Hund 2.ogg","type":"string"}}}]}},
      {"id":"L7-F2","representations":{"de":{"language":"de","value":"Hunde"}},
      "grammaticalFeatures":["Q131105","Q146786","Q999999999"],"claims":[]}],
      "senses":[{"id":"L7-S1","glosses":{"de":{"language":"de","value":"ein zahmes Tier"},
      "en":{"language":"en","value":"a tame animal that barks"}},
      "claims":{"P5137":[{"mainsnak":{"datavalue":{"value":{"id":"Q144"}}}}]}},
      {"id":"L7-S2","glosses":{"en":{"language":"en","value":"a bad person"}},"claims":[]}]}\
      """
          .replace("\n", "");

  private static final String COLOUR =
      "{\"id\":\"L1347\",\"lemmas\":{\"en\":{\"language\":\"en\",\"value\":\"color\"},"
          + "\"en-gb\":{\"language\":\"en-gb\",\"value\":\"colour\"}},\"lexicalCategory\":\"Q1084\","
          + "\"language\":\"Q1860\",\"claims\":[],\"forms\":[],\"senses\":[]}";

  private static RecordingSink read(String... lines) throws IOException {
    return new RecordedLayer().file("latest-lexemes.json", lines).read("wikidata-lexemes");
  }

  private static String lexeme(String id, String language, String lemma, String claims) {
    String item = language.equals("de") ? "Q188" : "Q1860";
    return """
    {"id":"%1$s","lemmas":{"%2$s":{"language":"%2$s","value":"%3$s"}},"lexicalCategory":"Q1084",
    "language":"%5$s","claims":{},"forms":[],"senses":[{"id":"%1$s-S1","glosses":{},
    "claims":{%4$s}}]}\
    """
        .formatted(id, language, lemma, claims, item)
        .replace("\n", "");
  }

  private static String claim(String property, String value) {
    return "\"%s\":[{\"mainsnak\":{\"datavalue\":{\"value\":{\"id\":\"%s\"}}}}]"
        .formatted(property, value);
  }

  @Test
  void readsRelationsOfSensesAndLexemes() throws IOException {
    String derived =
        lexeme("L4", "de", "Hündin", "").replace("{},\"f", "{" + claim("P5191", "L7") + "},\"f");
    RecordingSink sink =
        read(
            lexeme("L1", "de", "Köter", claim("P5973", "L7-S1") + "," + claim("P6593", "L3-S1")),
            lexeme("L2", "de", "Katze", claim("P5974", "L7-S1") + "," + claim("P8471", "L9-S9")),
            lexeme("L3", "en", "animal", ""),
            derived,
            DOG);
    assertThat(sink.rejects).isEmpty();
    assertThat(sink.relations)
        .containsExactlyInAnyOrder(
            "wikidata-lexemes:L1-S1 hypernym wikidata-lexemes:L3-S1",
            "wikidata-lexemes:L2-S1 antonym wikidata-lexemes:Q144:noun");
    assertThat(sink.wordRelations)
        .extracting(each -> each.lemma() + " " + each.type().code() + " " + each.target())
        .containsExactlyInAnyOrder(
            "Köter synonym Hund", "Katze antonym Hund", "Hündin derivation Hund");
  }

  @Test
  void readsSensesFormsGenderAndRecordings() throws IOException {
    RecordingSink sink = read("[", DOG + ",", COLOUR, "]");
    assertThat(sink.rejects).isEmpty();
    assertThat(sink.links())
        .containsExactly(
            "deu Hund noun wikidata-lexemes:Q144:noun", "deu Hund noun wikidata-lexemes:L7-S2");
    LexemeRecord dog = sink.lexeme("Hund");
    assertThat(dog.number(LexemeColumn.GENDER.attribute())).isEqualTo(Gender.MASCULINE.number());
    assertThat(dog.forms())
        .containsExactly(new FormRecord("Hunde", List.of("nominative", "plural")));
    assertThat(dog.pronunciations().get(0).ipa()).isEqualTo("/hʊnt/");
    assertThat(dog.pronunciations().get(0).audioUrl()).endsWith("/De-Hund_2.ogg");
    assertThat(dog.senses().get(0).gloss()).isEqualTo("ein zahmes Tier");
    assertThat(dog.senses().get(0).examples())
        .containsExactly(new ExampleRecord("Der Hund bellt.", null));
    assertThat(dog.senses().get(1).examples()).isEmpty();
    assertThat(sink.definitions)
        .contains(
            "wikidata-lexemes:Q144:noun deu ein zahmes Tier",
            "wikidata-lexemes:L7-S2 eng a bad person");
  }

  @Test
  void aLexemeWithoutSensesAddsItsSpellingsToOthers() throws IOException {
    RecordingSink sink = read("[", COLOUR, "]");
    assertThat(sink.lexemes).isEmpty();
    assertThat(sink.annotation("color").forms())
        .containsExactly(new FormRecord("colour", List.of("alternative")));
  }

  @Test
  void rejectsLinesThatAreNoLexemes() throws IOException {
    RecordingSink sink =
        read(
            "[",
            "{\"id\":\"Q1\"},",
            "{\"id\":\"L1\",\"lemmas\":{}},",
            "{\"id\":\"L2\",\"lemmas\":{\"mis-x-Q9\":{\"language\":\"mis-x-Q9\",\"value\":\"x\"}}},",
            "{\"id\":,",
            "]");
    assertThat(sink.rejects).hasSize(4);
    assertThat(sink.lexemes).isEmpty();
  }
}
