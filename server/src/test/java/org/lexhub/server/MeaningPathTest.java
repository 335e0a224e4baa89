package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The paths between meanings over the fixture. */
class MeaningPathTest {
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
  }

  private static String path(long a, long b) {
    return "/v1/meanings/" + a + "/path/" + b;
  }

  @Test
  void dogAndFishMeetAtAnimal() throws Exception {
    long dog = api.meaning("eng", "dog", 0);
    long fish = api.meaning("eng", "fish", 0);
    long animal = api.meaning("eng", "animal", 0);
    JsonNode answer = api.get(path(dog, fish));
    assertThat(Api.each(answer.get("path"), "relation"))
        .containsExactly("(none)", "hypernym", "hypernym", "hyponym");
    assertThat(answer.get("distance").asInt()).isEqualTo(3);
    assertThat(answer.get("common").get("meaning_id").asLong()).isEqualTo(animal);
    assertThat(answer.get("common").get("depth").asInt()).isEqualTo(1);
    // 2 * 1 / (3 + 2), 1 / 4
    assertThat(answer.get("similarity").get("wu_palmer").asDouble()).isEqualTo(0.4);
    assertThat(answer.get("similarity").get("path").asDouble()).isEqualTo(0.25);
    JsonNode first = answer.get("path").get(0);
    assertThat(Api.each(first.get("words"), "lemma")).contains("dog", "hound");
    assertThat(first.get("words").get(0).get("source").asString()).startsWith("fixture");
    JsonNode german = api.get(path(dog, fish) + "?lang=de").get("path").get(2);
    assertThat(Api.each(german.get("words"), "lemma")).containsExactly("Tier");
  }

  @Test
  void aMeaningIsItself() throws Exception {
    long dog = api.meaning("eng", "dog", 0);
    JsonNode answer = api.get(path(dog, dog));
    assertThat(answer.get("path")).hasSize(1);
    assertThat(answer.get("similarity").get("wu_palmer").asDouble()).isEqualTo(1);
  }

  @Test
  void noPathIsSaidAndNoError() throws Exception {
    JsonNode answer = api.get(path(api.meaning("eng", "dog", 0), api.meaning("eng", "water", 0)));
    assertThat(answer.get("path")).isEmpty();
    assertThat(answer.get("distance").isNull()).isTrue();
    assertThat(answer.get("common").isNull()).isTrue();
    assertThat(answer.get("similarity").get("path").asInt()).isZero();
    assertThat(answer.get("warning").asString()).contains("broader than both");
  }

  @Test
  void eachUnknownMeaningIsNamed() throws Exception {
    long dog = api.meaning("eng", "dog", 0);
    Api.Answer first = api.ask(path(999_999_999, dog));
    assertThat(first.error()).isEqualTo("404 not_found");
    assertThat(first.text()).contains("999999999");
    assertThat(api.ask(path(dog, 888_888_888)).text()).contains("888888888");
    assertThat(api.ask("/v1/meanings/x/path/y").text()).contains("Meaning not found: x");
    assertThat(api.ask(path(dog, dog) + "?lang=x").error()).isEqualTo("400 invalid_parameter lang");
    assertThat(api.ask("/v1/meanings/" + dog + "/path").error()).isEqualTo("404 not_found");
  }
}
