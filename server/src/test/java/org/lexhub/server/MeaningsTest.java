package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Sections 4.14, 4.15, 4.16 and 2.6 (alignment) of the interface specification. */
class MeaningsTest {
  private static Api api;
  private static long dog;
  private static long bank;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
    dog = api.meaning("eng", "dog", 0);
    bank = api.meaning("eng", "bank", 0);
  }

  @Test
  void aMeaningByItself() throws Exception {
    JsonNode meaning = api.get("/v1/meanings/" + dog);
    assertThat(Api.names(meaning))
        .containsExactly("id", "lexicon_meaning_id", "concept_id", "linked_senses");
    assertThat(meaning.get("id").asLong()).isEqualTo(dog);
    assertThat(meaning.get("lexicon_meaning_id").asLong()).isEqualTo(102084071);
    assertThat(Api.names(api.get("/v1/meanings/" + bank)))
        .containsExactly("id", "lexicon_meaning_id", "linked_senses");
  }

  @Test
  void aMeaningWithoutUpstreamHasNull() throws Exception {
    long escapes = api.meaning("eng", "\\n", 0);
    assertThat(api.get("/v1/meanings/" + escapes).get("lexicon_meaning_id").asLong())
        .isEqualTo(900_000_000L + escapes);
  }

  @Test
  void aMeaningWithAllItsParts() throws Exception {
    JsonNode meaning = api.get("/v1/meanings/" + dog + "?include=concept,examples,,definitions");
    assertThat(Api.names(meaning))
        .containsExactly(
            "id",
            "lexicon_meaning_id",
            "concept_id",
            "definitions",
            "examples",
            "concept",
            "linked_senses");
    assertThat(Api.each(meaning.get("definitions"), "language"))
        .containsExactlyInAnyOrder("eng", "deu", "spa", "jpn", "arb");
    assertThat(Api.with(meaning.get("definitions"), "language", "spa").get("text").asString())
        .isEqualTo("animal doméstico que ladra");
    assertThat(Api.each(meaning.get("examples"), "text"))
        .containsExactlyInAnyOrder("The dog barked at the postman all morning.", "Der Hund bellt.");
    assertThat(Api.each(meaning.get("examples"), "language"))
        .containsExactlyInAnyOrder("eng", "deu");
  }

  @Test
  void definitionsAndExamplesInTheRequestedLanguagesComeFirst() throws Exception {
    String path = "/v1/meanings/" + dog + "?include=definitions,examples&definition_lang=";
    JsonNode meaning = api.get(path + "de,jpn");
    assertThat(Api.each(meaning.get("definitions"), "language"))
        .startsWith("deu", "jpn")
        .containsExactlyInAnyOrder("eng", "deu", "spa", "jpn", "arb");
    assertThat(Api.each(meaning.get("examples"), "language")).containsExactly("deu", "eng");
    assertThat(Api.each(api.get(path + "eng").get("examples"), "language"))
        .containsExactly("eng", "deu");
    assertThat(Api.each(meaning.get("definitions"), "source")).containsOnly("fixture");
    assertThat(Api.each(meaning.get("examples"), "licence")).containsOnly("CC0-1.0");
    JsonNode listed = api.get("/v1/meanings?concept=DOG&include=definitions&definition_lang=jpn");
    assertThat(listed.get("data").get(0).get("definitions").get(0).get("language").asString())
        .isEqualTo("jpn");
  }

  @Test
  void partsThatAreNotThereAreEmptyLists() throws Exception {
    long mate = api.meaning("eng", "mother-in-law", 0);
    JsonNode meaning = api.get("/v1/meanings/" + mate + "?include=definitions,examples,concept");
    assertThat(meaning.get("definitions").isEmpty()).isTrue();
    assertThat(meaning.get("examples").isEmpty()).isTrue();
    assertThat(meaning.has("concept")).isFalse();
  }

  @Test
  void theConceptOfAMeaning() throws Exception {
    JsonNode alignment = api.get("/v1/meanings/" + dog + "/concept");
    assertThat(Api.names(alignment)).containsExactly("meaning_id", "concept");
    JsonNode concept = alignment.get("concept");
    assertThat(Api.names(concept))
        .containsExactly(
            "id", "concept_catalog_id", "gloss", "semantic_field", "ontological_category");
    assertThat(concept.get("concept_catalog_id").asString()).isEqualTo("2009");
    assertThat(concept.get("gloss").asString()).isEqualTo("DOG");
    assertThat(concept.get("semantic_field").asString()).isEqualTo("Animals");
    assertThat(concept.get("ontological_category").asString()).isEqualTo("Person/Thing");
    JsonNode meaning = api.get("/v1/meanings/" + dog + "?include=concept");
    assertThat(meaning.get("concept")).isEqualTo(concept);
    assertThat(meaning.get("concept_id")).isEqualTo(concept.get("id"));
    assertThat(api.ask("/v1/meanings/" + bank + "/concept").error()).isEqualTo("404 not_found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"DOG", "dog", "Dog", "2009", "%20dog%20"})
  void meaningsOfAConceptByGlossInAnyCaseOrCatalogueId(String concept) throws Exception {
    JsonNode answer = api.get("/v1/meanings?concept=" + concept);
    assertThat(Api.names(answer)).containsExactly("data", "meta");
    assertThat(Api.map(answer.get("data"), m -> m.get("id").asLong())).containsExactly(dog);
    assertThat(answer.get("meta").toString()).isEqualTo("{\"total\":1,\"limit\":50,\"offset\":0}");
  }

  @Test
  void anUnknownConceptHasNoMeanings() throws Exception {
    JsonNode answer = api.get("/v1/meanings?concept=unicorn");
    assertThat(answer.get("data").isEmpty()).isTrue();
    assertThat(answer.get("meta").get("total").asInt()).isZero();
  }

  @Test
  void withoutConceptAllMeaningsStandInTheOrderOfTheirIds() throws Exception {
    List<Long> ids = new ArrayList<>();
    int total = 1;
    for (int offset = 0; offset < total; offset += 20) {
      JsonNode page = api.get("/v1/meanings?limit=20&include=definitions&offset=" + offset);
      total = page.get("meta").get("total").asInt();
      page.get("data").forEach(meaning -> ids.add(meaning.get("id").asLong()));
    }
    assertThat(ids).hasSize(total).isSorted().doesNotHaveDuplicates();
    assertThat(total).isEqualTo(Fixture.store().meanings().size());
  }

  @Test
  void theSensesOfAMeaning() throws Exception {
    JsonNode answer = api.get("/v1/meanings/" + dog + "/senses?lang=jpn,deu");
    assertThat(Api.names(answer)).containsExactly("meaning_id", "senses", "meta");
    JsonNode senses = answer.get("senses");
    assertThat(Api.each(senses, "lemma")).containsExactly("犬", "Hund", "Köter", "Straßenhund");
    assertThat(Api.names(senses.get(0)))
        .containsExactly(
            "id", "lexeme_id", "lemma", "language", "pos", "gloss", "sense_order", "reading");
    assertThat(Api.names(senses.get(2)))
        .containsExactly(
            "id", "lexeme_id", "lemma", "language", "pos", "gloss", "sense_order", "register");
    assertThat(senses.get(2).get("register").asString()).isEqualTo("derogatory");
    assertThat(senses.get(3).get("gloss").asString()).isEqualTo("herrenloser Hund");
    assertThat(senses.get(0).get("gloss").asString()).isEqualTo("a domestic animal that barks");
  }

  @Test
  void withoutLangAllSensesAreListedAsOftenAsTheyAreCounted() throws Exception {
    JsonNode answer = api.get("/v1/meanings/" + dog + "/senses");
    int linked = api.get("/v1/meanings/" + dog).get("linked_senses").asInt();
    assertThat(answer.get("senses").size()).isEqualTo(linked).isGreaterThan(20);
    assertThat(answer.get("meta").get("total").asInt()).isEqualTo(linked);
    assertThat(Api.each(answer.get("senses"), "language")).contains("eng", "got", "anda1279");
  }

  @Test
  void theOrderOfASenseIsItsPlaceInTheLexeme() throws Exception {
    long man = api.meaning("eng", "dog", 1);
    JsonNode sense = api.get("/v1/meanings/" + man + "/senses?lang=en").get("senses").get(0);
    assertThat(sense.get("sense_order").asInt()).isEqualTo(2);
    assertThat(sense.get("register").asString()).isEqualTo("informal");
  }

  @Test
  void aGlossComesOutAsItWentIn() throws Exception {
    long escapes = api.meaning("eng", "\\n", 0);
    JsonNode sense = api.get("/v1/meanings/" + escapes + "/senses").get("senses").get(0);
    assertThat(sense.get("lemma").asString()).isEqualTo("\\n");
    assertThat(sense.get("gloss").asString())
        .isEqualTo("a gloss with \"quotes\", a \\backslash, a\ttab and a\nnew line");
  }

  @ParameterizedTest
  @CsvSource({
    "'/v1/meanings/0',404 not_found",
    "'/v1/meanings/999999999',404 not_found",
    "'/v1/meanings/99999999999999999999',404 not_found",
    "'/v1/meanings/dog',404 not_found",
    "'/v1/meanings/-1',404 not_found",
    "'/v1/meanings/1.0',404 not_found",
    "'/v1/meanings/1/',404 not_found",
    "'/v1/meanings/dog/senses',404 not_found",
    "'/v1/meanings/dog/concept',404 not_found",
    "'/v1/meanings/1?include=senses',400 invalid_parameter include",
    "'/v1/meanings/1?includes=concept',400 unknown_parameter includes",
    "'/v1/meanings/1/concept?include=x',400 unknown_parameter include",
    "'/v1/meanings?limit=0',400 invalid_parameter limit",
    "'/v1/meanings?limit=101',400 invalid_parameter limit",
    "'/v1/meanings?limit=ten',400 invalid_parameter limit",
    "'/v1/meanings?offset=-1',400 invalid_parameter offset",
    "'/v1/meanings?include=concept,definition',400 invalid_parameter include",
    "'/v1/meanings?concept=a&concept=b',400 invalid_parameter concept",
    "'/v1/meanings/1/senses?lang=german',400 invalid_parameter lang",
    "'/v1/meanings/1/senses?limit=1001',400 invalid_parameter limit",
  })
  void whatCannotBeAnsweredIsNamed(String path, String error) throws Exception {
    Api.Answer answer = api.ask(path);
    assertThat(answer.error()).isEqualTo(error);
    assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
  }

  @Test
  void aMalformedIdIsNamedInTheMessage() throws Exception {
    assertThat(api.ask("/v1/meanings/dog").json().get("error").get("message").asString())
        .contains("Meaning")
        .contains("dog");
  }
}
