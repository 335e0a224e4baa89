package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Searches by the shape of spellings over the fixture. */
class ShapeSearchApiTest {
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
  }

  private static JsonNode find(String q, String rest) throws Exception {
    return api.get("/v1/lexemes/search?q=" + Api.encoded(q) + rest);
  }

  @Test
  void patternsContainedLettersAndAnagramsFindWords() throws Exception {
    JsonNode cats = find("?at", "&match=pattern&lang=eng&limit=100");
    assertThat(Api.each(cats.get("data"), "lemma")).contains("cat", "bat").doesNotContain("water");
    assertThat(Api.each(cats.get("data"), "match_type")).containsOnly("pattern");
    assertThat(cats.get("meta").get("total").asInt()).isEqualTo(cats.get("data").size());
    assertThat(cats.get("meta").has("suggestion")).isFalse();
    assertThat(Api.each(find("maus", "&match=contains&lang=deu").get("data"), "lemma"))
        .containsExactly("Fledermaus");
    assertThat(Api.each(find("*ing", "&match=pattern&lang=eng&length=-6").get("data"), "lemma"))
        .contains("spring");
    JsonNode anagram = find("act", "&match=anagram").get("data");
    assertThat(Api.each(anagram, "lemma")).contains("cat");
    assertThat(anagram.get(0).get("match_type").asString()).isEqualTo("anagram");
    assertThat(find("zzqqzz", "&match=anagram").get("data")).isEmpty();
  }

  @Test
  void rhymesAndLikeSoundsAreFoundByPronunciation() throws Exception {
    JsonNode rhymes = find("cat", "&match=rhyme&lang=eng&include=pronunciations").get("data");
    assertThat(Api.each(rhymes, "lemma")).contains("bat").doesNotContain("cat", "light");
    assertThat(Api.each(rhymes, "match_type")).containsOnly("rhyme");
    assertThat(Api.each(find("/læt/", "&match=rhyme&lang=eng").get("data"), "lemma"))
        .contains("bat", "cat");
    JsonNode bank = find("bank", "&match=sound&source_lang=eng&lang=deu").get("data");
    assertThat(Api.each(bank, "lemma")).containsExactly("Bank");
    assertThat(bank.get(0).get("match_type").asString()).isEqualTo("sound");
  }

  @Test
  void pagesJoinToTheWhole() throws Exception {
    JsonNode whole = find("s*", "&match=pattern&limit=100");
    JsonNode part = find("s*", "&match=pattern&limit=2&offset=3");
    assertThat(part.get("total")).isEqualTo(whole.get("total"));
    assertThat(part.get("data").get(0)).isEqualTo(whole.get("data").get(3));
    assertThat(part.get("data")).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "q=*&match=pattern, q, letter besides wildcards",
    "q=*a*&match=pattern, q, too wide",
    "q=a&match=contains, q, too wide",
    "q=cat&match=regex, match, anagram",
    "q=cat&length=3, length, match=pattern",
    "q=cat&match=anagram&length=3, length, match=pattern",
    "q=cat&match=pattern&source_lang=eng, source_lang, match=rhyme",
    "q=cat&match=rhyme, missing lang, names the languages",
    "q=animal&match=rhyme&lang=eng, q, IPA",
    "q=/bst/&match=rhyme&lang=eng, q, IPA",
    "q=cat&match=rhyme&lang=eng&length=3, length, match=pattern",
    "q=c*&match=pattern&length=, '', ''",
    "q=c*&match=pattern&length=x, length, 3-7",
    "q=c*&match=pattern&length=-, length, 3-7",
    "q=c*&match=pattern&length=7-3, length, 3-7",
    "q=c*&match=pattern&fuzzy=true, fuzzy, leave it out"
  })
  void errorsSayWhatToDo(String query, String param, String message) throws Exception {
    Api.Answer answer = api.ask("/v1/lexemes/search?" + query);
    if (param.isEmpty()) {
      assertThat(answer.status()).isEqualTo(200);
      return;
    }
    assertThat(answer.error())
        .isEqualTo(
            param.startsWith("missing ")
                ? "400 missing_parameter lang"
                : "400 invalid_parameter " + param);
    assertThat(answer.text()).contains(message);
  }
}
