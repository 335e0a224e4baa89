package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.server.account.Plan;
import tools.jackson.databind.JsonNode;

/** Texts taken apart by a server. */
class AnalyzeTextTest {
  private static final String PATH = "/v1/text/analyze";

  @TempDir static Path folder;

  @SuppressWarnings("NullAway.Init")
  private static TestServer server;

  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    Path data = PhraseWords.load(folder);
    server = TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(Fixture.FAST));
    String key = TestServer.addKey(data, Plan.ENTERPRISE);
    server.server().refreshKeys();
    api = new Api(server.client(key));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static JsonNode analyze(Api of, Object... members) throws Exception {
    Api.Answer answer = new Api.Answer(of.client().post(PATH, Api.body(members)));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }

  private static List<String> lemmas(String language, String text) throws Exception {
    return Api.each(analyze(api, "text", text, "source_lang", language).get("tokens"), "lemma");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "eng | She gave up. | she, give up",
        "eng | She gave  up and rained cats and dogs! | she, give up, and, rain cats and dogs",
        "eng | pick it up and it | pick up, it, and, it",
        "eng | She picked the book up. | she, pick up, (none), book",
        "eng | pick up books | pick up, book",
        "eng | My mother-in-law, ice, cream | (none), mother-in-law, (none), (none)",
        "eng | ICE ice creams | (none), ice cream",
        "eng | the cat | (none), cat",
        "deu | Ich rufe dich an. | ich, anrufen, dich",
        "deu | Ich rufe an den Hund | ich, rufen, an, (none), Hund",
        "deu | Ich rufe dich an und rufe. | ich, anrufen, dich, und, rufen",
        "deu | Der Hund gab das Rauchen auf | (none), Hund, (none), (none), Rauchen, (none)",
        "eng | and they | and, they",
        "fra | l’homme l'homme | l', homme, l', homme",
        "jpn | 猫は魚を食べました。 | 猫, は, 魚, (none), 食べる",
        "tha | แมวกินน้ำ | แมว, กิน, น้ำ",
        "cmn | 猫喝水。 | 猫, 喝, 水",
        "cmn | 猫电脑喝水 | 猫, (none), 喝, 水"
      })
  void wordsAndPhrasesAreFound(String language, String text, String expected) throws Exception {
    assertThat(String.join(", ", lemmas(language, text))).isEqualTo(expected);
  }

  @Test
  void positionsCountUnitsAndCodePoints() throws Exception {
    String text = "😀 pick 😀 it up";
    JsonNode tokens =
        analyze(api, "text", text.replace("😀 it", "it"), "source_lang", "eng").get("tokens");
    JsonNode verb = tokens.get(0);
    assertThat(verb.get("text").asString()).isEqualTo("pick up");
    assertThat(verb.get("start").asInt()).isEqualTo(3);
    assertThat(verb.get("end").asInt()).isEqualTo(13);
    assertThat(verb.get("start_code_point").asInt()).isEqualTo(2);
    assertThat(verb.get("end_code_point").asInt()).isEqualTo(12);
    assertThat(Api.each(verb.get("parts"), "start")).containsExactly("3", "11");
    assertThat(Api.each(verb.get("parts"), "end_code_point")).containsExactly("6", "12");
    assertThat(tokens.get(1).get("text").asString()).isEqualTo("it");
    assertThat(tokens.get(1).has("parts")).isFalse();
  }

  @Test
  void positionsReferToTheTextAsItWasSent() throws Exception {
    String text = Normalizer.normalize("é l'homme", Normalizer.Form.NFD);
    JsonNode man = analyze(api, "text", text, "source_lang", "fra").get("tokens").get(2);
    assertThat(man.get("lemma").asString()).isEqualTo("homme");
    assertThat(text.substring(man.get("start").asInt(), man.get("end").asInt())).isEqualTo("homme");
  }

  @Test
  void translationsAreThoseOfThePhrase() throws Exception {
    JsonNode tokens =
        analyze(
                api,
                "text",
                "She gave up.",
                "source_lang",
                "en",
                "target_lang",
                "de,fr",
                "limit",
                1)
            .get("tokens");
    JsonNode phrase = tokens.get(1);
    assertThat(phrase.get("text").asString()).isEqualTo("gave up");
    assertThat(phrase.get("pos").asString()).isEqualTo("verb");
    assertThat(phrase.get("sense").get("gloss").asString()).isEqualTo("cease");
    assertThat(Api.each(phrase.get("translations"), "lemma")).containsExactly("aufgeben");
    assertThat(tokens.get(0).get("translations")).isEmpty();
    JsonNode plain = analyze(api, "text", "dog", "source_lang", "eng").get("tokens").get(0);
    assertThat(plain.has("translations")).isFalse();
  }

  @Test
  void theContextChoosesTheSense() throws Exception {
    Api fixture = Fixture.api();
    String river = "We sat on the bank of the river and watched the water.";
    JsonNode tokens =
        analyze(fixture, "text", river, "source_lang", "eng", "target_lang", "deu").get("tokens");
    JsonNode bank = Api.with(tokens, "text", "bank");
    assertThat(bank.get("sense").get("gloss").asString()).contains("river");
    assertThat(bank.get("translations").get(0).get("lemma").asString()).isEqualTo("Ufer");
  }

  @Test
  void aUnitIsStartedEvery25Words() throws Exception {
    assertThat(units("dog")).isEqualTo(1);
    assertThat(units("...")).isEqualTo(1);
    assertThat(units("dog ".repeat(25))).isEqualTo(1);
    assertThat(units("dog ".repeat(26))).isEqualTo(2);
    long before = used();
    assertThat(units("dog ".repeat(75))).isEqualTo(3);
    assertThat(used() - before).as("three units and the look at the usage").isEqualTo(4);
  }

  private static int units(String text) throws Exception {
    return analyze(api, "text", text, "source_lang", "eng").get("meta").get("units").asInt();
  }

  private static long used() throws Exception {
    return api.get("/v1/usage").get("month").get("used").asLong();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | 400 missing_parameter text",
        "{\"text\":\" \",\"source_lang\":\"eng\"} | 400 missing_parameter text",
        "{\"text\":\"dog\"} | 400 missing_parameter source_lang",
        "{\"text\":\"dog\",\"source_lang\":\"eng,deu\"} | 400 invalid_parameter source_lang",
        "{\"text\":\"dog\",\"source_lang\":\"english\"} | 400 invalid_parameter source_lang",
        "{\"text\":\"dog\",\"source_lang\":\"eng\",\"limit\":21} | 400 invalid_parameter limit",
        "{\"text\":\"dog\",\"source_lang\":\"eng\",\"context\":\"x\"} | 400 unknown_parameter context",
        "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"a\"} | 400 invalid_parameter target_lang",
        "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"de,fr,es,it,ja,zh\"} | 400 invalid_parameter target_lang",
        "{\"text\": | 400 invalid_json"
      })
  void whatIsWrongIsNamed(String body, String error) throws Exception {
    assertThat(new Api.Answer(api.client().post(PATH, body)).error()).isEqualTo(error);
  }

  @Test
  void textsHaveAtMost2000CodePoints() throws Exception {
    assertThat(units("😀".repeat(1999) + "a")).isEqualTo(1);
    Api.Answer answer =
        new Api.Answer(
            api.client().post(PATH, Api.body("text", "😀".repeat(2001), "source_lang", "eng")));
    assertThat(answer.error()).isEqualTo("400 invalid_parameter text");
    assertThat(answer.text()).contains("2000");
  }

  @Test
  void anUnknownLanguageHasOnlyUnknownWords() throws Exception {
    JsonNode answer = analyze(api, "text", "dog cat", "source_lang", "xyz");
    assertThat(answer.get("meta").get("unknown").asInt()).isEqualTo(2);
    assertThat(answer.get("language").asString()).isEqualTo("xyz");
  }
}
