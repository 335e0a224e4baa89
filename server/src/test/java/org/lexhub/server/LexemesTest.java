package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The endpoints of lexemes over the fixture. */
class LexemesTest {
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
  }

  private static List<String> names(JsonNode object) {
    return new ArrayList<>(object.propertyNames());
  }

  private static JsonNode find(String q, String lang) throws Exception {
    JsonNode hits = api.get("/v1/lexemes/search?q=" + q + "&lang=" + lang).path("data");
    assertThat(hits.size()).as(q).isPositive();
    return hits.get(0);
  }

  @Test
  void aRecordHasWhatIsAskedFor() throws Exception {
    int id = find("dog", "eng").path("id").asInt();
    JsonNode plain = api.get("/v1/lexemes/" + id);
    assertThat(names(plain))
        .containsExactly(
            "id", "lemma", "language", "language_id", "pos", "source", "sources", "proficiency");
    JsonNode full =
        api.get(
            "/v1/lexemes/"
                + id
                + "?include=senses,pronunciations,etymology,frequency,forms,translations");
    JsonNode sense = full.path("senses").get(0);
    assertThat(names(sense))
        .containsSubsequence(
            "id", "sense_order", "gloss", "meaning_id", "pos", "definitions", "examples");
    assertThat(sense.path("sense_order").asInt()).isEqualTo(1);
    assertThat(full.path("senses").get(1).path("register").asString()).isEqualTo("informal");
    assertThat(full.path("pronunciations").get(1).path("audio_url").asString()).startsWith("https");
    assertThat(names(full.path("pronunciations").get(0))).containsExactly("ipa");
    assertThat(full.path("etymology").path("text").asString()).startsWith("From Middle English");
    assertThat(full.path("frequency").toString())
        .isEqualTo(
            "{\"rank\":480,\"count\":18200,\"per_million\":182,\"corpus\":\"fixture-corpus\"}");
    assertThat(full.path("forms").toString())
        .isEqualTo("[{\"form\":\"dogs\",\"features\":[\"noun\",\"plural\"]}]");
  }

  @Test
  void aRomanizationThatNoSourceGivesIsMarked() throws Exception {
    JsonNode made = find("весна", "rus");
    assertThat(made.path("romanization").asString()).isEqualTo("vesna");
    assertThat(made.path("romanization_made").asBoolean()).isTrue();
    assertThat(names(find("вода", "rus")))
        .contains("romanization")
        .doesNotContain("romanization_made");
  }

  @Test
  void translationsAreTheFiveBestOfEachSenseAndLanguage() throws Exception {
    int id = find("dog", "eng").path("id").asInt();
    JsonNode all = api.get("/v1/lexemes/" + id + "?include=translations").path("translations");
    Map<String, Integer> counts = new HashMap<>();
    Map<String, Double> last = new HashMap<>();
    for (JsonNode item : all) {
      String group = item.path("sense_id").asInt() + item.path("language").asString();
      counts.merge(group, 1, Integer::sum);
      double confidence = item.path("confidence").asDouble();
      assertThat(confidence).isBetween(0.0, 1.0);
      assertThat(confidence).isLessThanOrEqualTo(last.getOrDefault(group, 1.0));
      last.put(group, confidence);
      assertThat(item.path("language").asString()).isNotEqualTo("eng");
    }
    assertThat(counts).isNotEmpty().allSatisfy((group, n) -> assertThat(n).isLessThanOrEqualTo(5));
    JsonNode spanish =
        api.get("/v1/lexemes/" + id + "?include=translations&target_lang=es,deu&explain=true")
            .path("translations");
    assertThat(spanish.size()).isPositive();
    for (JsonNode item : spanish) {
      assertThat(item.path("language").asString()).isIn("spa", "deu");
      assertThat(names(item.path("explain"))).containsExactly("source_link", "target_link");
      double product =
          item.path("explain").path("source_link").asDouble()
              * item.path("explain").path("target_link").asDouble();
      assertThat(item.path("confidence").asDouble()).isBetween(product - 1e-4, product + 1e-4);
    }
    double best = spanish.get(0).path("confidence").asDouble();
    String sure = "/v1/lexemes/" + id + "?include=translations&target_lang=es,deu&min_confidence=";
    assertThat(api.get(sure + best).path("translations"))
        .isNotEmpty()
        .hasSizeLessThan(spanish.size());
    assertThat(api.get(sure + "1").path("translations")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "999999999", "-1", "dog", "1.5", "%31%30%30%30%30%30%30"})
  void anUnknownIdIsNamed(String id) throws Exception {
    Api.Answer answer = api.ask("/v1/lexemes/" + id);
    assertThat(answer.error()).isEqualTo("404 not_found");
    String value = id.startsWith("%") ? "1000000" : id;
    assertThat(answer.json().path("error").path("message").asString())
        .isEqualTo("Lexeme not found: " + value);
  }

  @Test
  void theListIsTheWholeLanguageInPages() throws Exception {
    int total = api.get("/v1/lexemes?lang=eng").path("meta").path("total").asInt();
    List<Integer> ids = new ArrayList<>();
    for (int offset = 0; offset < total; offset += 10) {
      for (JsonNode item : api.get("/v1/lexemes?lang=eng&limit=10&offset=" + offset).path("data")) {
        assertThat(item.path("language").asString()).isEqualTo("eng");
        ids.add(item.path("id").asInt());
      }
    }
    assertThat(ids).hasSize(total).doesNotHaveDuplicates();
  }

  @Test
  void filtersNarrowTheList() throws Exception {
    int all = total("lang=eng");
    int nouns = total("lang=eng&pos=noun");
    int others = 0;
    for (String pos :
        api.get("/v1/info")
            .path("allowed")
            .path("pos")
            .valueStream()
            .map(JsonNode::asString)
            .toList()) {
      others += total("lang=eng&pos=" + pos);
    }
    assertThat(nouns).isPositive().isLessThan(all);
    assertThat(others).isEqualTo(all);
    assertThat(total("lang=eng&pos=N")).isEqualTo(nouns);
    assertThat(total("lang=eng&pos=nonsense")).isZero();
    assertThat(total("lang=eng&source=fixture")).isPositive();
    assertThat(total("lang=eng&source=nobody")).isZero();
    assertThat(total("lang=eng&proficiency=CEFR:A1")).isPositive().isLessThan(all);
    assertThat(total("lang=eng&proficiency=hsk:9")).isZero();
    assertThat(total("lang=en")).isEqualTo(all);
    assertThat(total("lang=zho"))
        .as("a macrolanguage has its members")
        .isEqualTo(total("lang=cmn"));
    assertThat(total("lang=xxx")).isZero();
  }

  private static int total(String query) throws Exception {
    return api.get("/v1/lexemes?" + query).path("meta").path("total").asInt();
  }

  @Test
  void theListEmbedsSensesInShort() throws Exception {
    JsonNode item =
        api.get("/v1/lexemes?lang=eng&include=senses,pronunciations,frequency&limit=1")
            .path("data")
            .get(0);
    assertThat(names(item.path("senses").get(0))).containsExactly("id", "gloss", "meaning_id");
    assertThat(names(item)).endsWith("senses", "pronunciations", "frequency");
  }

  @Test
  void searchShowsItsNumbersInMetaAndAtTheTop() throws Exception {
    JsonNode answer = api.get("/v1/lexemes/search?q=dog&limit=1&include=senses");
    assertThat(names(answer)).containsExactly("data", "total", "limit", "offset", "meta");
    assertThat(answer.path("meta").path("total").asInt()).isEqualTo(answer.path("total").asInt());
    assertThat(answer.path("meta").path("query").asString()).isEqualTo("dog");
    JsonNode hit = answer.path("data").get(0);
    assertThat(hit.path("match_type").asString()).isEqualTo("lemma");
    assertThat(hit.path("score").asDouble()).isEqualTo(1.0);
  }

  @Test
  void japaneseIsFoundByReadingAndRomanization() throws Exception {
    assertThat(find("%E3%81%84%E3%81%AC", "jpn").path("match_type").asString())
        .isEqualTo("reading");
    assertThat(find("inu", "jpn").path("lemma").asString()).isEqualTo("犬");
    assertThat(find("inu", "jpn").path("reading").asString()).isEqualTo("いぬ");
  }

  @Test
  void definitionsAreSearchedForEnglishOnly() throws Exception {
    String all = api.ask("/v1/lexemes/search?q=dog").text();
    assertThat(all).contains("\"match_type\":\"definition\"");
    assertThat(api.ask("/v1/lexemes/search?q=dog&lang=deu").text())
        .doesNotContain("\"match_type\":\"definition\"");
  }

  @Test
  void definitionsInAnotherLanguageAreSearchedOnRequest() throws Exception {
    String own = "/v1/lexemes/search?q=bellt+Haustiere&definition_lang=deu";
    JsonNode german = api.get(own).path("data");
    assertThat(Api.each(german, "lemma")).contains("Hund");
    assertThat(Api.each(german, "language")).containsOnly("deu");
    assertThat(Api.each(german, "match_type")).containsOnly("definition");
    assertThat(Api.each(api.get(own + "&lang=eng").path("data"), "lemma")).contains("dog");
    assertThat(api.get(own + "&lang=eng&pos=verb").path("data").isEmpty()).isTrue();
    assertThat(
            Api.each(
                api.get("/v1/lexemes/search?q=ladra&definition_lang=spa,de").path("data"), "lemma"))
        .contains("perro");
    assertThat(api.get(own.replace("deu", "xyz")).path("data").isEmpty()).isTrue();
  }

  @Test
  void wordsOfAnyLanguageAreFoundByEnglishDefinitions() throws Exception {
    String query = "/v1/lexemes/search?q=barking+animal";
    JsonNode german = api.get(query + "&definition_lang=eng&lang=deu").path("data");
    assertThat(Api.each(german, "lemma")).contains("Hund");
    assertThat(Api.each(german, "match_type")).containsOnly("definition");
    assertThat(api.ask(query + "&definition_lang=eng").text()).isEqualTo(api.ask(query).text());
  }

  @Test
  void aMatchOfLettersRefusesLanguagesOfDefinitions() throws Exception {
    Api.Answer refused = api.ask("/v1/lexemes/search?q=d*g&match=pattern&definition_lang=deu");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.text()).contains("definition_lang has no effect on this match");
    assertThat(api.ask("/v1/lexemes/search?q=dog&definition_lang=e!").status()).isEqualTo(400);
  }

  @Test
  void definitionsInTheRequestedLanguagesComeFirst() throws Exception {
    long dog = api.lexeme("eng", "dog");
    JsonNode sense = api.get("/v1/lexemes/" + dog + "?include=senses").path("senses").get(0);
    List<String> stored = Api.each(sense.path("definitions"), "language");
    assertThat(stored.getFirst()).isEqualTo("eng");
    String path = "/v1/lexemes/" + dog + "?include=senses&definition_lang=";
    for (String[] each : new String[][] {{"jpn,de", "jpn", "deu"}, {"xyz,spa", "spa", "eng"}}) {
      sense = api.get(path + each[0]).path("senses").get(0);
      List<String> languages = Api.each(sense.path("definitions"), "language");
      assertThat(languages)
          .startsWith(each[1], each[2])
          .containsExactlyInAnyOrderElementsOf(stored);
    }
    assertThat(api.ask(path + "d!").status()).isEqualTo(400);
  }

  @Test
  void everyDefinitionAndExampleNamesItsSourceAndLicence() throws Exception {
    long dog = api.lexeme("eng", "dog");
    JsonNode sense = api.get("/v1/lexemes/" + dog + "?include=senses").path("senses").get(0);
    for (String part : List.of("definitions", "examples")) {
      assertThat(Api.each(sense.path(part), "source")).isNotEmpty().containsOnly("fixture");
      assertThat(Api.each(sense.path(part), "licence")).isNotEmpty().containsOnly("CC0-1.0");
    }
  }

  @Test
  void scoresComeInDescendingOrder() throws Exception {
    double last = 1;
    for (JsonNode hit : api.get("/v1/lexemes/search?q=spring&fuzzy=true&limit=100").path("data")) {
      assertThat(hit.path("score").asDouble()).isBetween(0.0, last);
      last = hit.path("score").asDouble();
    }
  }

  @Test
  void trickyTextComesOutAsItWentIn() throws Exception {
    List<String> lemmas = new ArrayList<>();
    for (JsonNode item : api.get("/v1/lexemes?lang=eng&limit=100").path("data")) {
      lemmas.add(item.path("lemma").asString());
    }
    assertThat(lemmas).contains("\\n", "'tis");
  }

  @Test
  void sourcesAndInfoAgree() throws Exception {
    JsonNode info = api.get("/v1/info");
    JsonNode sources = api.get("/v1/sources");
    assertThat(info.path("sources").toString()).isEqualTo(sources.path("data").toString());
    assertThat(info.path("counts").path("lexemes").asInt()).isPositive();
    assertThat(info.path("snapshot").path("id").asString()).matches("[0-9a-f]{16}");
    assertThat(sources.path("data").get(0).path("licence").asString()).isEqualTo("CC0-1.0");
  }

  @Test
  void whatIsTypedIsCompletedByTheMostFrequentWords() throws Exception {
    JsonNode typed = api.get("/v1/lexemes/suggest?q=do&lang=eng&limit=3");
    JsonNode first = typed.path("data").get(0);
    assertThat(first.path("lemma").asString()).isEqualTo("dog");
    assertThat(first.path("lexeme_id").asInt()).isEqualTo(find("dog", "eng").path("id").asInt());
    assertThat(first.path("gloss").asString()).isNotEmpty();
    assertThat(first.path("language_name").asString()).isEqualTo("English");
    assertThat(typed.path("meta").toString()).isEqualTo("{\"query\":\"do\",\"limit\":3}");
    for (JsonNode word : api.get("/v1/lexemes/suggest?q=d&limit=20").path("data")) {
      assertThat(word.path("lemma").asString()).isNotEmpty();
    }
    assertSuggestedByUse("d");
    assertSuggestedByUse("h");
    assertThat(api.get("/v1/lexemes/suggest?q=zzzzz").path("data").size()).isZero();
  }

  /** Behind the first, words of known frequency come before those that are equal to the text. */
  private static void assertSuggestedByUse(String text) throws Exception {
    int before = 0;
    JsonNode words = api.get("/v1/lexemes/suggest?limit=20&q=" + text).path("data");
    for (int i = 1; i < words.size(); i++) {
      JsonNode word = words.get(i);
      String lexeme = "/v1/lexemes/" + word.path("lexeme_id").asLong();
      boolean equal = word.path("lemma").asString().equalsIgnoreCase(text);
      boolean known = !api.get(lexeme + "?include=frequency").path("frequency").isNull();
      int rank = known ? 0 : equal ? 1 : 2;
      assertThat(rank).as(lexeme).isGreaterThanOrEqualTo(before);
      before = rank;
    }
  }

  @Test
  void aSearchInVainSuggestsTheNearestSpelling() throws Exception {
    JsonNode vain = api.get("/v1/lexemes/search?q=hosue&lang=eng");
    assertThat(vain.path("total").asInt()).isZero();
    assertThat(vain.path("data").size()).isZero();
    assertThat(vain.path("meta").path("suggestion").asString()).isEqualTo("house");
    JsonNode found = api.get("/v1/lexemes/search?q=dog&lang=eng");
    assertThat(found.path("meta").has("suggestion")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "eng, dogs, dog, form",
    "eng, ｄｏｇ, dog, lemma",
    "eng, ICE-CREAM, ice cream, lemma",
    "eng, icecream, ice cream, lemma",
    "eng, mother in law, mother-in-law, lemma",
    "eng, birds, bird, form",
    "deu, fruehling, Frühling, lemma",
    "deu, gross, groß, lemma",
    "deu, gegessen, essen, form",
    "spa, murcielago, murciélago, lemma",
    "spa, perros, perro, form",
  })
  void otherSpellingsFindTheWord(String lang, String q, String lemma, String match)
      throws Exception {
    JsonNode hit = find(URLEncoder.encode(q, StandardCharsets.UTF_8), lang);
    assertThat(hit.path("lemma").asString()).isEqualTo(lemma);
    assertThat(hit.path("match_type").asString()).isEqualTo(match);
  }

  @Test
  void aSuggestionGoesFurtherThanAFuzzySearch() throws Exception {
    JsonNode vain = api.get("/v1/lexemes/search?q=hoseu&lang=eng&fuzzy=true");
    assertThat(vain.path("total").asInt()).isZero();
    assertThat(vain.path("meta").path("suggestion").asString()).isEqualTo("house");
    JsonNode nothing = api.get("/v1/lexemes/search?q=zzzzzz&lang=eng&fuzzy=true");
    assertThat(nothing.path("meta").has("suggestion")).isFalse();
  }
}
