package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Random lexemes, and lists in the order of frequency, over the fixture. */
class RandomLexemeTest {
  private static final String RANDOM = "/v1/lexemes/random";
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
  }

  @Test
  void theSameSeedGivesTheSameLexeme() throws Exception {
    String path = RANDOM + "?lang=eng,de&pos=noun&seed=2026-11-23";
    Api.Answer one = api.ask(path + "&include=senses");
    assertThat(one.text()).isEqualTo(api.ask(path + "&include=senses").text());
    assertThat(one.header("ETag")).isNotEmpty();
    assertThat(one.json().get("pos").asString()).isEqualTo("noun");
    assertThat(one.json().get("language").asString()).isIn("eng", "deu");
    long id = one.json().get("id").asLong();
    assertThat(one.json()).isEqualTo(api.get("/v1/lexemes/" + id + "?include=senses"));
  }

  @Test
  void seedsReachEveryLexemeOfTheFilter() throws Exception {
    String filter = "lang=eng&proficiency=cefr:a1&pos=verb";
    Set<String> all = new HashSet<>(Api.each(list(filter + "&limit=100"), "lemma"));
    Set<String> met = new HashSet<>();
    for (int seed = 0; seed < 40 * all.size(); seed++) {
      met.add(api.get(RANDOM + "?" + filter + "&seed=" + seed).get("lemma").asString());
    }
    assertThat(met).isEqualTo(all).hasSizeGreaterThan(2);
  }

  private static JsonNode list(String query) throws Exception {
    return api.get("/v1/lexemes?" + query).get("data");
  }

  @Test
  void withoutASeedTheResponseIsNotStored() throws Exception {
    Set<Long> ids = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      Api.Answer answer = api.ask(RANDOM);
      assertThat(answer.header("Cache-Control")).contains("no-store");
      assertThat(answer.http().headers().firstValue("ETag")).isEmpty();
      ids.add(answer.json().get("id").asLong());
    }
    assertThat(ids).hasSizeGreaterThan(5);
  }

  @Test
  void filtersThatNothingFitsAreNotFound() throws Exception {
    Api.Answer none = api.ask(RANDOM + "?lang=xyz");
    assertThat(none.error()).isEqualTo("404 not_found");
    assertThat(none.text()).contains("No lexeme fits all filters");
    assertThat(api.ask(RANDOM + "?pos=nonsense").error()).isEqualTo("404 not_found");
    assertThat(api.ask(RANDOM + "?lang=english").error()).isEqualTo("400 invalid_parameter lang");
    assertThat(api.ask(RANDOM + "?seed=" + "x".repeat(65)).error())
        .isEqualTo("400 invalid_parameter seed");
  }

  @Test
  void aListByFrequencyStartsWithTheMostFrequent() throws Exception {
    JsonNode words = list("lang=eng,deu&sort=frequency&include=frequency&limit=100");
    int last = 0;
    for (JsonNode word : words) {
      int rank = word.get("frequency").get("rank").asInt();
      assertThat(rank).isGreaterThanOrEqualTo(last);
      last = rank;
    }
    assertThat(new HashSet<>(Api.each(words, "language"))).containsExactlyInAnyOrder("eng", "deu");
    assertThat(Api.each(list("lang=eng&sort=frequency&limit=3"), "lemma"))
        .containsExactly("water", "house", "light");
    assertThat(list("lang=eng&sort=frequency&limit=1&offset=1").get(0).get("lemma").asString())
        .isEqualTo("house");
    Set<String> nouns = new HashSet<>(Api.each(list("lang=eng&sort=frequency&pos=noun"), "pos"));
    assertThat(nouns).containsExactly("noun");
    assertThat(list("lang=xyz&sort=frequency")).isEmpty();
    assertThat(api.ask("/v1/lexemes?lang=eng&sort=length").error())
        .isEqualTo("400 invalid_parameter sort");
  }

  @Test
  void listsAndSearchesTakeSeveralLanguages() throws Exception {
    Set<String> languages = new HashSet<>(Api.each(list("lang=deu,eng&limit=100"), "language"));
    assertThat(languages).containsExactlyInAnyOrder("deu", "eng");
    JsonNode hits = api.get("/v1/lexemes/search?q=bank&lang=deu,spa&limit=100").get("data");
    assertThat(hits).isNotEmpty();
    assertThat(Api.each(hits, "language")).isSubsetOf("deu", "spa");
    assertThat(api.ask("/v1/lexemes?lang=,").error()).isEqualTo("400 missing_parameter lang");
  }
}
