package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** How requests name languages: codes of all kinds, tags, glottocodes and macrolanguages. */
class LanguageCodesTest {
  private static final String RECIPE =
      """
      name = "codes"
      [[layer]]
      source = "codes"
      format = "jsonl"
      locator = "file:codes"
      priority = 90
      prior = 0.9
      title = "Codes"
      version = "1"
      licence = "CC0-1.0"
      attribution = "nobody"
      url = "https://example.org/"
      """;

  /** Glottocode, ISO 639-3 code, level and parent. */
  private static final List<String> LANGUAGES =
      List.of(
          "stan1293 eng language -",
          "stan1295 deu language -",
          "latv1249 lav language -",
          "stan1325 lvs dialect latv1249",
          "east2282 ltg dialect latv1249",
          "kurd1259 kur family -",
          "cent1972 ckb language kurd1259",
          "nort2641 kmr language kurd1259",
          "sout2679 vro language -",
          "esto1258 ekk language -",
          "mand1415 cmn language -",
          "yuec1235 yue language -",
          "sout1528 srp language -",
          "east2308 - language -");

  private static final List<String> WORDS =
      List.of(
          "eng dog",
          "deu Hund",
          "lav suns",
          "ltg suņs",
          "eng night",
          "lav nakts",
          "ltg nakts",
          "ckb seg",
          "kmr kûçik",
          "ekk koer",
          "vro pini",
          "cmn 狗",
          "yue 狗",
          "cmn 銀行",
          "cmn 银行",
          "eng bank",
          "srp пас",
          "srp pas",
          "east2308 kupi");

  @TempDir static Path folder;
  private static TestServer server;
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    Path source = Files.createDirectories(folder.resolve("codes"));
    StringBuilder lines = new StringBuilder();
    for (String meaning : List.of("dog", "night", "bank")) {
      lines.append(
          "{\"meaning\":{\"key\":\"test:%s\",\"pos\":\"noun\",\"gloss\":\"%s\"}}\n"
              .formatted(meaning, meaning));
    }
    LANGUAGES.forEach(language -> lines.append(languageLine(language.split(" ", -1))));
    WORDS.forEach(word -> lines.append(wordLine(word.split(" ", -1))));
    Files.writeString(source.resolve("all.jsonl"), lines);
    Path recipe = Files.writeString(folder.resolve("codes.toml"), RECIPE);
    Loads.load(recipe.toString(), folder, false);
    server = TestServer.start(ServerSettings.of(folder, "127.0.0.1", 0).with(Fixture.FAST));
    api = new Api(server.client());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String languageLine(String[] cells) {
    String iso = cells[1].equals("-") ? "" : "\"iso639_3\":\"" + cells[1] + "\",";
    String parent = cells[3].equals("-") ? "" : ",\"parent\":\"" + cells[3] + "\"";
    return "{\"language\":{\"glottocode\":\"%s\",%s\"name\":\"%s\",\"level\":\"%s\"%s}}\n"
        .formatted(cells[0], iso, "Language " + cells[0], cells[2], parent);
  }

  private static String wordLine(String[] cells) {
    String meaning =
        switch (cells[1]) {
          case "night", "nakts" -> "night";
          case "bank", "銀行", "银行" -> "bank";
          default -> "dog";
        };
    return ("{\"lexeme\":{\"language\":\"%s\",\"lemma\":\"%s\",\"pos\":\"noun\","
            + "\"senses\":[{\"meaning\":\"test:%s\"}]}}\n")
        .formatted(cells[0], cells[1], meaning);
  }

  private static List<String> lemmas(String query) throws IOException {
    return Api.each(api.get("/v1/lexemes?" + query).get("data"), "lemma");
  }

  private static JsonNode translate(String text, String from, String to) throws IOException {
    return api.translate("text", text, "source_lang", from, "target_lang", to);
  }

  private static List<String> translations(String text, String to) throws IOException {
    return Api.map(
        translate(text, "eng", to).get("translations"),
        item -> item.get("language").asString() + " " + item.get("lemma").asString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "deu",
        "de",
        "ger",
        "GER",
        "de-DE",
        "de_AT",
        "de-Latn-CH-1996",
        "stan1295",
        "Stan1295",
        "%20deu%20",
        "de-x-private"
      })
  void codesOfAllKindsNameALanguage(String code) throws Exception {
    assertThat(lemmas("lang=" + code)).containsExactly("Hund");
    String plain = code.replace("%20", " ");
    JsonNode answer = translate("Hund", plain, "eng");
    assertThat(answer.get("source").get("language").asString()).isEqualTo("deu");
    assertThat(translations("dog", plain)).containsExactly("deu Hund");
    JsonNode stats = api.get("/v1/translations/stats?source_lang=" + code + "&target_lang=eng");
    assertThat(stats.get("source_lang").asString()).isEqualTo("deu");
    assertThat(stats.get("total_pairs").asInt()).isEqualTo(1);
    assertThat(api.get("/v1/lexemes/search?q=Hund&lang=" + code).get("total").asInt()).isOne();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "d",
        "deutsch",
        "de-",
        "-de",
        "de--DE",
        "de-a_b-toolongpart",
        "12",
        "d1",
        "x-deu",
        "stan12955",
        "st%C3%A4n",
        "de%20DE"
      })
  void otherTextIsNoCode(String code) throws Exception {
    assertThat(api.ask("/v1/lexemes?lang=" + code).error()).isEqualTo("400 invalid_parameter lang");
    assertThat(api.ask("/v1/languages/iso/" + code).error()).isEqualTo("404 not_found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"xxx", "nowh1234", "xxx-Latn", "zh-xxx"})
  void aWellFormedUnknownCodeFindsNothing(String code) throws Exception {
    assertThat(lemmas("lang=" + code)).isEmpty();
    assertThat(translate("dog", "eng", code).get("warning").asString()).isNotEmpty();
  }

  @Test
  void aLanguageWithoutIsoCodeTakesItsGlottocodeBack() throws Exception {
    JsonNode item = api.get("/v1/lexemes?lang=east2308").get("data").get(0);
    assertThat(item.get("language").asString()).isEqualTo("east2308");
    assertThat(translations("dog", "east2308")).containsExactly("east2308 kupi");
    assertThat(translate("kupi", "east2308", "deu").get("translations")).hasSize(1);
    JsonNode stats = api.get("/v1/translations/stats?source_lang=east2308&target_lang=deu");
    assertThat(stats.get("source_lang").asString()).isEqualTo("east2308");
    long meaning = item("dog").get("meaning_id").asLong();
    String path = "/v1/meanings/" + meaning + "/senses?lang=east2308,stan1295,deu";
    assertThat(Api.each(api.get(path).get("senses"), "lemma")).containsExactly("kupi", "Hund");
  }

  private static JsonNode item(String text) throws IOException {
    return translate(text, "eng", "deu").get("translations").get(0);
  }

  @Test
  void aListOfCodesDropsWhatItNamesTwice() throws Exception {
    assertThat(translations("dog", " de, ,ger,deu,stan1295 ")).containsExactly("deu Hund");
  }

  @ParameterizedTest
  @CsvSource({
    "lav, lav, lvs ltg", "lvs, lvs, lvs ltg", "kur, kmr, kmr ckb", "est, ekk, ekk vro",
    "zho, cmn, cmn yue", "chi, cmn, cmn yue", "zh, cmn, cmn yue", "zh-yue, yue, cmn yue"
  })
  void aMacrolanguageHasARecord(String code, String iso, String members) throws Exception {
    JsonNode record = api.get("/v1/languages/iso/" + code);
    assertThat(record.get("iso639_3").asString()).isEqualTo(iso);
    assertThat(Api.map(record.get("members"), JsonNode::asString))
        .containsExactly(members.split(" "));
    String macrolanguage = api.get("/v1/languages/iso/" + iso).get("macrolanguage").asString();
    assertThat(record.get("macrolanguage").asString()).isEqualTo(macrolanguage);
    assertThat(api.get("/v1/languages/iso/deu").has("macrolanguage")).isFalse();
  }

  @Test
  void theMainMemberFindsWhatIsFiledUnderTheMacrolanguage() throws Exception {
    assertThat(lemmas("lang=lvs")).containsExactlyInAnyOrder("suns", "nakts");
    assertThat(lemmas("lang=lav")).containsExactlyInAnyOrder("suns", "nakts", "suņs", "nakts");
    assertThat(lemmas("lang=ltg")).containsExactlyInAnyOrder("suņs", "nakts");
    assertThat(lemmas("lang=stan1325")).isEmpty();
    assertThat(translations("dog", "lvs")).containsExactly("lav suns");
    assertThat(translate("suns", "lvs", "eng").get("translations")).hasSize(1);
  }

  @Test
  void wordsOfTheMainMemberComeFirst() throws Exception {
    assertThat(translations("dog", "lav")).containsExactly("lav suns", "ltg suņs");
    assertThat(translations("dog", "est,kur"))
        .containsExactly("ekk koer", "vro pini", "kmr kûçik", "ckb seg");
    JsonNode one =
        api.translate("text", "dog", "source_lang", "eng", "target_lang", "lav,zho", "limit", 1);
    assertThat(Api.each(one.get("translations"), "language")).containsExactly("lav", "cmn");
    assertThat(one.has("warning")).isFalse();
  }

  @Test
  void listsOfTranslationsBeginWithTheMainMemberToo() throws Exception {
    String query = "&target_lang=deu,lav,est&limit=10";
    long dog = api.lexeme("eng", "dog");
    long meaning = item("dog").get("meaning_id").asLong();
    for (String path :
        List.of(
            "/v1/lexemes/" + dog + "?include=translations&target_lang=deu,lav,est",
            "/v1/translations?source_lexeme=" + dog + query,
            "/v1/meanings/" + meaning + "/translations?" + query)) {
      assertThat(Api.each(api.get(path).get("translations"), "language"))
          .as(path)
          .containsExactly("deu", "lav", "ltg", "ekk", "vro");
    }
  }

  @Test
  void theSameSpellingInTwoMembersIsTwoItems() throws Exception {
    assertThat(translations("night", "lav")).containsExactly("lav nakts", "ltg nakts");
    assertThat(translations("dog", "zho")).containsExactly("cmn 狗", "yue 狗");
  }

  @ParameterizedTest
  @CsvSource({
    "bank, zh-Hant, 銀行",
    "bank, zh-TW, 銀行",
    "bank, zh-Hans, 银行",
    "bank, cmn-CN, 银行",
    "dog, sr-Latn, pas",
    "dog, sr-Cyrl, пас",
    "dog, sr-Latn-RS, pas"
  })
  void theScriptOfATagIsAPreference(String text, String tag, String first) throws Exception {
    JsonNode all = translate(text, "eng", tag).get("translations");
    assertThat(all).hasSize(2);
    assertThat(all.get(0).get("lemma").asString()).isEqualTo(first);
    JsonNode one =
        api.translate("text", text, "source_lang", "eng", "target_lang", tag, "limit", 1);
    assertThat(Api.each(one.get("translations"), "lemma")).containsExactly(first);
  }

  @Test
  void aCodeTakesOneValueWhereOneLanguageIsMeant() throws Exception {
    Api.Answer answer = api.ask("/v1/translations/stats?source_lang=deu,eng&target_lang=lav");
    assertThat(answer.error()).isEqualTo("400 invalid_parameter source_lang");
    assertThat(answer.text()).contains("one value");
    Api.Answer body =
        api.post(Api.body("text", "dog", "source_lang", "eng,deu", "target_lang", "lav"));
    assertThat(body.error()).isEqualTo("400 invalid_parameter source_lang");
    assertThat(body.text()).contains("one value");
  }
}
