package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Relations between words: what holds for two words is not said of their synonyms. */
class WordRelationsTest {
  private static final String RECIPE =
      """
      name = "words"
      [[layer]]
      source = "words"
      format = "jsonl"
      locator = "file:data"
      priority = 90
      prior = 0.9
      title = "Words"
      version = "1"
      licence = "CC0-1.0"
      attribution = "Authors"
      url = "https://example.org/"
      """;

  private static final String WORDS =
      """
      {"meaning": {"key": "t:good", "pos": "adj", "gloss": "of use", "relations": [{"type": "antonym", "target": "t:bad"}, {"type": "attribute", "target": "t:quality"}]}}
      {"meaning": {"key": "t:bad", "pos": "adj", "gloss": "of no use"}}
      {"meaning": {"key": "t:quality", "pos": "noun", "gloss": "how good something is"}}
      {"lexeme": {"language": "eng", "lemma": "good", "pos": "adj", "senses": [{"meaning": "t:good"}], "relations": [{"type": "antonym", "lemma": "bad", "meaning": "t:good", "target_meaning": "t:bad"}, {"type": "derivation", "lemma": "quality"}]}}
      {"lexeme": {"language": "eng", "lemma": "beneficial", "pos": "adj", "senses": [{"meaning": "t:good"}]}}
      {"lexeme": {"language": "eng", "lemma": "bad", "pos": "adj", "senses": [{"meaning": "t:bad"}]}}
      {"lexeme": {"language": "eng", "lemma": "useless", "pos": "adj", "senses": [{"meaning": "t:bad"}], "relations": [{"type": "synonym", "lemma": "quality"}]}}
      {"lexeme": {"language": "eng", "lemma": "quality", "pos": "noun", "senses": [{"meaning": "t:quality"}]}}
      {"lexeme": {"language": "deu", "lemma": "gut", "pos": "adj", "senses": [{"meaning": "t:good"}]}}
      {"lexeme": {"language": "deu", "lemma": "schlecht", "pos": "adj", "senses": [{"meaning": "t:bad"}]}}
      """;

  @TempDir static Path folder;

  @SuppressWarnings("NullAway.Init")
  private static TestServer server;

  @SuppressWarnings("NullAway.Init")
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    Path data = Files.createDirectory(folder.resolve("data"));
    Files.copy(Loads.RECIPES.resolve("fixture/languages.jsonl"), data.resolve("a.jsonl"));
    Files.writeString(data.resolve("b.jsonl"), WORDS);
    Path recipe = Files.writeString(folder.resolve("words.toml"), RECIPE);
    Path out = Files.createDirectory(folder.resolve("out"));
    Loads.load(recipe.toAbsolutePath().toString(), out, false);
    server = TestServer.start(out);
    api = new Api(server.client());
  }

  @AfterAll
  static void stop() throws Exception {
    server.close();
  }

  /** Returns the relations of a word as {@code scope type words}. */
  private static List<String> of(String language, String lemma, String query) throws Exception {
    List<String> all = new ArrayList<>();
    String path = "/v1/lexemes/" + api.lexeme(language, lemma) + "/relations?" + query;
    for (JsonNode each : api.get(path).get("data")) {
      all.add(
          each.get("scope").asString()
              + " "
              + each.get("type").asString()
              + " "
              + String.join(",", Api.each(each.get("words"), "lemma")));
    }
    return all;
  }

  @Test
  void theAntonymOfAWordIsAWord() throws Exception {
    assertThat(of("eng", "good", "type=antonym")).containsExactly("word antonym bad");
    assertThat(of("eng", "bad", "type=antonym")).containsExactly("word antonym good");
    assertThat(of("eng", "beneficial", "type=antonym")).isEmpty();
  }

  @Test
  void theRelationOfTheMeaningsIsThatOfWordsWhereNoSourceStatesOne() throws Exception {
    assertThat(of("deu", "gut", "type=antonym")).containsExactly("meaning antonym schlecht");
    assertThat(of("eng", "beneficial", "type=attribute"))
        .containsExactly("meaning attribute quality");
  }

  @Test
  void otherLanguagesHaveTheWordsOfTheRelatedMeaning() throws Exception {
    assertThat(of("eng", "good", "type=antonym&lang=eng,deu"))
        .containsExactly("word antonym bad,schlecht");
    assertThat(of("eng", "good", "type=antonym,derivation&lang=deu"))
        .containsExactly("word antonym schlecht");
  }

  @Test
  void aRelationOfUnknownSenseHasNeitherSenseNorMeaning() throws Exception {
    String path = "/v1/lexemes/" + api.lexeme("eng", "good") + "/relations?type=derivation";
    JsonNode derived = api.get(path).get("data").get(0);
    assertThat(Api.names(derived)).containsExactly("type", "scope", "words");
    JsonNode word = derived.get("words").get(0);
    assertThat(word.get("lemma").asString()).isEqualTo("quality");
    assertThat(word.get("confidence").asDouble()).isEqualTo(0.9);
    assertThat(word.get("source").asString()).isEqualTo("words");
    assertThat(of("eng", "useless", "type=synonym"))
        .containsExactly("meaning synonym bad", "word synonym quality");
  }

  @Test
  void pagesOfWordsAndExportsHaveThem() throws Exception {
    String page = api.ask("/word/eng/beneficial").text();
    assertThat(page).contains("Related words").doesNotContain("useless", ">Antonym<");
    assertThat(api.ask("/word/eng/good").text()).contains(">Antonym<", ">Derivation<");
    String wordnet = export("wn-lmf");
    assertThat(wordnet.split("<SenseRelation ", -1)).hasSize(3);
    assertThat(wordnet).contains("relType=\"antonym\" dc:source=\"words\"");
    String turtle = export("ontolex");
    assertThat(turtle.split("vartrans:SenseRelation", -1)).hasSize(3);
    assertThat(turtle)
        .contains("vartrans:category wn:antonym", "a vartrans:LexicalRelation", "wn:derivation");
  }

  private static String export(String format) throws Exception {
    byte[] body = api.ask("/v1/lexemes/export?lang=eng&format=" + format).http().body();
    return new String(body, StandardCharsets.UTF_8);
  }
}
