package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Sections 4.9 and 4.12 of the interface specification. */
class TranslationsTest {
  private static Api api;
  private static long dog;
  private static long barking;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
    dog = api.lexeme("eng", "dog");
    barking = api.meaning("eng", "dog", 0);
  }

  private static JsonNode items(String path) throws Exception {
    return api.get(path).get("translations");
  }

  @Test
  void ofAMeaning() throws Exception {
    JsonNode answer = api.get("/v1/translations?meaning_id=" + barking + "&target_lang=deu");
    assertThat(Api.names(answer)).containsExactly("meaning_id", "translations", "meta");
    assertThat(answer.get("meaning_id").asLong()).isEqualTo(barking);
    assertThat(Api.each(answer.get("translations"), "lexeme"))
        .containsExactly("Hund", "Köter", "Straßenhund");
    JsonNode best = answer.get("translations").get(0);
    assertThat(Api.names(best))
        .containsExactly("language", "lexeme", "pos", "confidence", "lexeme_id");
    assertThat(best.get("confidence").asDouble()).isCloseTo(0.96, within(0.00001));
  }

  @Test
  void ofALexeme() throws Exception {
    JsonNode answer = api.get("/v1/translations?source_lexeme=" + dog + "&target_lang=deu,jpn");
    assertThat(Api.names(answer)).containsExactly("source_lexeme", "translations", "meta");
    assertThat(answer.get("source_lexeme").asLong()).isEqualTo(dog);
    assertThat(Api.each(answer.get("translations"), "lexeme"))
        .containsExactly("Hund", "Köter", "Straßenhund", "犬");
    JsonNode last = answer.get("translations").get(3);
    assertThat(Api.names(last))
        .containsExactly(
            "language", "lexeme", "pos", "confidence", "lexeme_id", "meaning_id", "reading");
    assertThat(last.get("meaning_id").asLong()).isEqualTo(barking);
    assertThat(last.get("reading").asString()).isEqualTo("いぬ");
  }

  @Test
  void theConfidenceOfALexemesTranslationIsTheProductOfTheLinks() throws Exception {
    for (JsonNode item : items("/v1/translations?source_lexeme=" + dog + "&explain=true")) {
      JsonNode parts = item.get("explain");
      double product = parts.get("source_link").asDouble() * parts.get("target_link").asDouble();
      assertThat(item.get("confidence").asDouble()).isCloseTo(product, within(0.0000501));
      TranslateTest.assertLink(parts.get("source_link"), parts.get("source_sources"));
      TranslateTest.assertLink(parts.get("target_link"), parts.get("target_sources"));
    }
  }

  @Test
  void withoutTargetAllLanguagesButTheOwnStandInTheOrderOfTheirIds() throws Exception {
    JsonNode items = items("/v1/translations?source_lexeme=" + dog);
    List<String> languages = Api.each(items, "language").stream().distinct().toList();
    assertThat(languages).contains("spa", "deu", "jpn", "got", "anda1279").doesNotContain("eng");
    JsonNode ofMeaning = items("/v1/translations?meaning_id=" + barking);
    assertThat(Api.each(ofMeaning, "language").stream().distinct().toList())
        .contains("eng")
        .containsAll(languages);
  }

  @Test
  void synonymsAreGivenWhereTheyAreAskedForWithoutTheWordItself() throws Exception {
    assertThat(
            Api.each(items("/v1/translations?source_lexeme=" + dog + "&target_lang=eng"), "lexeme"))
        .containsExactly("hound");
  }

  @Test
  void ofTheMeaningOfAPath() throws Exception {
    JsonNode answer = api.get("/v1/meanings/" + barking + "/translations?target_lang=jpn,spa");
    assertThat(Api.names(answer)).containsExactly("meaning_id", "translations", "meta");
    JsonNode first = answer.get("translations").get(0);
    assertThat(Api.names(first))
        .containsExactly("lemma", "language", "pos", "confidence", "lexeme_id", "reading");
    assertThat(Api.each(answer.get("translations"), "lemma")).containsExactly("犬", "perro", "can");
  }

  @Test
  void bothEndpointsOfAMeaningAgree() throws Exception {
    JsonNode here = items("/v1/meanings/" + barking + "/translations");
    JsonNode there = items("/v1/translations?meaning_id=" + barking);
    assertThat(Api.each(here, "lemma")).isEqualTo(Api.each(there, "lexeme"));
    assertThat(Api.each(here, "lexeme_id")).isEqualTo(Api.each(there, "lexeme_id"));
  }

  @Test
  void pagesJoinToTheWhole() throws Exception {
    String[] paths = {
      "/v1/translations?source_lexeme=" + dog,
      "/v1/translations?meaning_id=" + barking,
      "/v1/meanings/" + barking + "/translations?min_confidence=0.5",
      "/v1/meanings/" + barking + "/senses?lang=eng,deu,jpn,cmn,fra",
    };
    for (String path : paths) {
      String list = path.contains("/senses") ? "senses" : "translations";
      JsonNode whole = api.get(path);
      List<String> joined = new ArrayList<>();
      for (int offset = 0; offset < whole.get("meta").get("total").asInt(); offset += 3) {
        String more = (path.contains("?") ? "&" : "?") + "limit=3&offset=" + offset;
        JsonNode page = api.get(path + more);
        assertThat(page.get("meta").get("total")).isEqualTo(whole.get("meta").get("total"));
        page.get(list).forEach(item -> joined.add(item.toString()));
      }
      assertThat(joined).isEqualTo(Api.map(whole.get(list), JsonNode::toString));
      assertThat(joined).hasSize(whole.get("meta").get("total").asInt());
    }
  }

  @Test
  void behindTheEndThereIsNothing() throws Exception {
    JsonNode answer = api.get("/v1/translations?source_lexeme=" + dog + "&offset=2147483647");
    assertThat(answer.get("translations").isEmpty()).isTrue();
    assertThat(answer.get("meta").get("total").asInt()).isPositive();
  }

  @Test
  void aLeastConfidenceCutsEachLanguage() throws Exception {
    String path = "/v1/meanings/" + barking + "/translations?target_lang=deu&min_confidence=";
    assertThat(Api.each(items(path + "0.6"), "lemma")).containsExactly("Hund", "Köter");
    assertThat(Api.each(items(path + "0.6001"), "lemma")).containsExactly("Hund");
    assertThat(Api.each(items(path + "1"), "lemma")).isEmpty();
  }

  @Test
  void anUnknownTargetHasNoTranslation() throws Exception {
    JsonNode answer = api.get("/v1/translations?source_lexeme=" + dog + "&target_lang=xyz");
    assertThat(answer.get("translations").isEmpty()).isTrue();
    assertThat(answer.get("meta").get("total").asInt()).isZero();
  }

  @Test
  void aRepeatedListIsJoined() throws Exception {
    JsonNode items =
        items("/v1/translations?meaning_id=" + barking + "&target_lang=spa&target_lang=deu,spa");
    assertThat(Api.each(items, "language").stream().distinct()).containsExactly("spa", "deu");
  }

  @ParameterizedTest
  @CsvSource({
    "'/v1/translations',400 missing_parameter source_lexeme",
    "'/v1/translations?target_lang=deu',400 missing_parameter source_lexeme",
    "'/v1/translations?source_lexeme=1&meaning_id=1',400 invalid_parameter meaning_id",
    "'/v1/translations?source_lexeme=dog',400 invalid_parameter source_lexeme",
    "'/v1/translations?source_lexeme=0',400 invalid_parameter source_lexeme",
    "'/v1/translations?meaning_id=-1',400 invalid_parameter meaning_id",
    "'/v1/translations?meaning_id=1&meaning_id=2',400 invalid_parameter meaning_id",
    "'/v1/translations?source_lexeme=999999999',404 not_found",
    "'/v1/translations?meaning_id=999999999',404 not_found",
    "'/v1/translations?meaning_id=1&target_lang=german',400 invalid_parameter target_lang",
    "'/v1/translations?meaning_id=1&limit=1001',400 invalid_parameter limit",
    "'/v1/translations?meaning_id=1&limit=0',400 invalid_parameter limit",
    "'/v1/translations?meaning_id=1&offset=-1',400 invalid_parameter offset",
    "'/v1/translations?meaning_id=1&explain=maybe',400 invalid_parameter explain",
    "'/v1/translations?meaning_id=1&min_confidence=2',400 invalid_parameter min_confidence",
    "'/v1/translations?meaning_id=1&lang=deu',400 unknown_parameter lang",
    "'/v1/meanings/0/translations',404 not_found",
    "'/v1/meanings/dog/translations',404 not_found",
    "'/v1/meanings/1/translations?limit=x',400 invalid_parameter limit",
    "'/v1/meanings/1/translations?target=deu',400 unknown_parameter target",
  })
  void whatCannotBeAnsweredIsNamed(String path, String error) throws Exception {
    assertThat(api.ask(path).error()).isEqualTo(error);
  }
}
