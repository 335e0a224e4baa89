package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The relations of lexemes and meanings over the fixture. */
class RelationsTest {
  private static Api api;
  private static long dog;
  private static long barking;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
    dog = api.lexeme("eng", "dog");
    barking = api.meaning("eng", "dog", 0);
  }

  private static JsonNode ofDog(String query) throws Exception {
    return api.get("/v1/lexemes/" + dog + "/relations?" + query);
  }

  private static List<String> words(JsonNode relation) {
    return Api.each(relation.get("words"), "lemma");
  }

  @Test
  void synonymsAreTheOtherWordsOfAMeaning() throws Exception {
    JsonNode first = ofDog("type=synonym").get("data").get(0);
    assertThat(Api.names(first))
        .containsExactly("type", "sense_id", "scope", "meaning_id", "gloss", "words");
    assertThat(first.get("scope").asString()).isEqualTo("meaning");
    assertThat(first.get("meaning_id").asLong()).isEqualTo(barking);
    assertThat(words(first)).contains("hound").doesNotContain("dog");
    assertThat(words(ofDog("type=synonym&lang=deu").get("data").get(0))).startsWith("Hund");
  }

  @Test
  void broaderMeaningsHaveTheirWords() throws Exception {
    JsonNode answer = ofDog("type=hypernym");
    assertThat(Api.each(answer.get("data"), "type")).isNotEmpty().containsOnly("hypernym");
    JsonNode first = answer.get("data").get(0);
    JsonNode word = first.get("words").get(0);
    assertThat(word.get("language").asString()).isEqualTo("eng");
    long broader = first.get("meaning_id").asLong();
    JsonNode back =
        api.get("/v1/meanings/" + broader + "/relations?type=hyponym&limit=100").get("data");
    assertThat(Api.each(back, "meaning_id")).contains(Long.toString(barking));
    assertThat(back.get(0).has("sense_id")).isFalse();
    assertThat(Api.each(ofDog("type=hypernym&lang=xxx").get("data").get(0).get("words"), "lemma"))
        .isEmpty();
  }

  @Test
  void pagesJoinToTheWhole() throws Exception {
    JsonNode whole = ofDog("limit=100");
    List<String> joined = new ArrayList<>();
    int total = whole.get("meta").get("total").asInt();
    for (int offset = 0; offset < total; offset += 2) {
      JsonNode page = ofDog("limit=2&offset=" + offset);
      assertThat(page.get("meta").get("total").asInt()).isEqualTo(total);
      page.get("data").forEach(item -> joined.add(item.toString()));
    }
    assertThat(joined).isEqualTo(Api.map(whole.get("data"), JsonNode::toString)).hasSize(total);
    JsonNode included = api.get("/v1/lexemes/" + dog + "?include=relations").get("relations");
    assertThat(included).isEqualTo(whole.get("data"));
    assertThat(api.get("/v1/meanings/" + barking + "?include=relations").get("relations"))
        .isEqualTo(api.get("/v1/meanings/" + barking + "/relations?limit=100").get("data"));
  }

  @Test
  void theKindsOfAGroupAreOneType() throws Exception {
    JsonNode all = ofDog("limit=100").get("data");
    List<String> holonyms = new ArrayList<>();
    for (JsonNode item : all) {
      if (item.get("type").asString().endsWith("_holonym")) {
        holonyms.add(item.toString());
      }
    }
    assertThat(Api.map(ofDog("type=HOLONYM&limit=100").get("data"), JsonNode::toString))
        .isEqualTo(holonyms);
  }

  @Test
  void whatIsWrongIsNamed() throws Exception {
    Api.Answer unknown = api.ask("/v1/lexemes/" + dog + "/relations?type=hypernym,friend");
    assertThat(unknown.error()).isEqualTo("400 invalid_parameter type");
    assertThat(unknown.text()).contains("friend").contains("hypernym").contains("synonym");
    assertThat(api.ask("/v1/lexemes/999999999/relations").error()).isEqualTo("404 not_found");
    assertThat(api.ask("/v1/meanings/x/relations").error()).isEqualTo("404 not_found");
    assertThat(api.ask("/v1/meanings/" + barking + "/relations?lang=engl").error())
        .isEqualTo("400 invalid_parameter lang");
  }
}
