package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Checks that hold for every real dataset. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ConformanceChecks {
  private final String name;
  private final OpenApiDescription description;

  @SuppressWarnings("NullAway.Init")
  Api api;

  ConformanceChecks(String name) throws Exception {
    this.name = name;
    description = new OpenApiDescription();
  }

  @BeforeAll
  void start() throws Exception {
    api = new Api(GivenSnapshot.serve(name).client());
  }

  private List<String> translations(String text, String from, String to, Object... more)
      throws Exception {
    return Api.each(translate(text, from, to, more).get("translations"), "lemma");
  }

  private JsonNode translate(String text, String from, String to, Object... more) throws Exception {
    Object[] members = new Object[6 + more.length];
    System.arraycopy(
        new Object[] {"text", text, "source_lang", from, "target_lang", to}, 0, members, 0, 6);
    System.arraycopy(more, 0, members, 6, more.length);
    return api.translate(members);
  }

  @ParameterizedTest
  @CsvSource({
    "dog,eng,spa,perro",
    "perro,spa,deu,Hund",
    "Hund,deu,fra,chien",
    "chien,fra,ita,cane",
    "water,eng,fra,eau",
    "agua,spa,eng,water",
    "house,eng,deu,Haus",
    "cat,eng,ita,gatto",
    "tree,eng,spa,árbol",
    "sun,eng,fin,aurinko",
    "moon,eng,fra,lune",
    "hand,eng,jpn,手",
    "犬,jpn,eng,dog",
    "いぬ,jpn,eng,dog",
    "fish,eng,por,peixe",
    "bird,eng,nld,vogel",
    "book,eng,swe,bok",
    "mother,eng,pol,matka",
    "eat,eng,deu,essen",
    "red,eng,spa,rojo",
    "mice,eng,spa,ratón",
    "dog,eng,cmn,狗",
    "dog,eng,zho,狗",
    "dog,en,de,Hund",
  })
  void aWordGoesThroughTheHub(String text, String from, String to, String expected)
      throws Exception {
    assertThat(translations(text, from, to)).contains(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "'dog','eng','spa','perro'",
    "'perro','spa','deu','Hund'",
    "'water','eng','fra','eau'",
    "'house','eng','deu','Haus'",
  })
  void theUsualWordStandsFirst(String text, String from, String to, String expected)
      throws Exception {
    assertThat(translations(text, from, to).getFirst()).isEqualTo(expected);
  }

  private String sense(Object... more) throws Exception {
    return translate("bank", "eng", "spa", more)
        .get("source")
        .get("detected_senses")
        .get(0)
        .get("gloss")
        .asString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sense_hint|financial institution|financial institution",
        "sense_hint|river|sloping land",
        "context|I opened an account at the bank and deposited money.|financial institution",
        "context|We sat on the bank of the river and fished.|sloping land",
      })
  void hintAndContextTellTheSenseOfBank(String member, String value, String gloss)
      throws Exception {
    assertThat(sense(member, value)).contains(gloss);
  }

  @Test
  void sensesWithoutHintSumToOne() throws Exception {
    JsonNode senses = translate("bank", "eng", "spa").get("source").get("detected_senses");
    double sum = 0;
    for (JsonNode sense : senses) {
      sum += sense.get("confidence").asDouble();
    }
    assertThat(senses.size()).isGreaterThan(5);
    assertThat(sum).isBetween(0.999, 1.001);
  }

  @Test
  void severalTargetsKeepTheirOrderAndTheirLimit() throws Exception {
    JsonNode answer = translate("water", "eng", "deu,xyz,jpn,spa", "limit", 2);
    List<String> languages = Api.each(answer.get("translations"), "language");
    assertThat(languages.stream().distinct()).containsExactly("deu", "jpn", "spa");
    assertThat(languages).hasSizeLessThanOrEqualTo(6);
    assertThat(answer.get("warning").asString()).contains("xyz");
  }

  @Test
  void anUnknownWordIsNotFound() throws Exception {
    assertThat(
            api.post(Api.body("text", "xqzzyqx", "source_lang", "eng", "target_lang", "spa"))
                .error())
        .isEqualTo("404 word_not_found");
  }

  @ParameterizedTest
  @CsvSource({
    "日本語,jpn", "русский,rus", "español,spa", "espanol,spa", "allemand,deu", "German,deu",
    "Deutsch,deu", "français,fra", "francais,fra", "suomi,fin", "中文,cmn", "한국어,kor",
    "Türkçe,tur", "turkce,tur", "Kiswahili,swh", "ελληνικα,ell",
  })
  void aLanguageIsFoundByItsNameInManyLanguages(String name, String iso) throws Exception {
    JsonNode hits = api.get("/v1/languages/search?q=" + Api.encoded(name)).get("data");
    assertThat(Api.each(hits, "iso639_3")).contains(iso);
  }

  @Test
  void aMistypedNameIsFoundOnlyWhenAsked() throws Exception {
    JsonNode strict = api.get("/v1/languages/search?q=Germn");
    assertThat(Api.each(strict.get("data"), "iso639_3")).doesNotContain("deu");
    JsonNode fuzzy = api.get("/v1/languages/search?q=Germn&fuzzy=true");
    assertThat(fuzzy.get("data").get(0).get("iso639_3").asString()).isEqualTo("deu");
  }

  @Test
  void aMistypedWordIsFoundOnlyWhenAsked() throws Exception {
    assertThat(Api.each(api.get("/v1/lexemes/search?q=mountian&lang=eng").get("data"), "lemma"))
        .doesNotContain("mountain");
    JsonNode fuzzy = api.get("/v1/lexemes/search?q=mountian&lang=eng&fuzzy=true");
    assertThat(Api.each(fuzzy.get("data"), "lemma")).contains("mountain");
  }

  @ParameterizedTest
  @CsvSource({"eng,spa", "spa,deu", "eng,jpn", "fra,ita", "eng,eng", "cmn,eng", "eng,xyz"})
  void pairTotalsStatsAndExportsAgreeInBothDirections(String source, String target)
      throws Exception {
    long there = total(source, target);
    assertThat(total(target, source)).isEqualTo(there);
    assertThat(stats(source, target)).isEqualTo(there);
    assertThat(stats(target, source)).isEqualTo(there);
    assertThat(lines(source, target)).isEqualTo(there + 1);
  }

  private long total(String source, String target) throws Exception {
    return api.get(pairs(source, target) + "&limit=1").get("meta").get("total").asLong();
  }

  private long stats(String source, String target) throws Exception {
    JsonNode stats = api.get(pairs(source, target).replace("/pairs", "/stats"));
    long sum = 0;
    for (JsonNode count : stats.get("by_pos")) {
      sum += count.asLong();
    }
    assertThat(sum).isEqualTo(stats.get("total_pairs").asLong());
    return sum;
  }

  private long lines(String source, String target) throws Exception {
    return api.ask(pairs(source, target).replace("/pairs", "/pairs/export")).text().lines().count();
  }

  private static String pairs(String source, String target) {
    return "/v1/translations/pairs?source_lang=" + source + "&target_lang=" + target;
  }

  @Test
  void cursorAndOffsetWalkTheSamePairs() throws Exception {
    String query = pairs("eng", "swe") + "&limit=100";
    List<String> byOffset = new ArrayList<>();
    List<String> byCursor = new ArrayList<>();
    JsonNode page = api.get(query);
    for (int i = 0; i < 10; i++) {
      page.get("data").forEach(pair -> byCursor.add(pair.toString()));
      api.get(query + "&offset=" + i * 100).get("data").forEach(p -> byOffset.add(p.toString()));
      String next = page.get("meta").path("next_cursor").asString("");
      if (next.isEmpty()) {
        break;
      }
      page = api.get(query + "&cursor=" + next);
    }
    assertThat(byCursor).isEqualTo(byOffset).doesNotHaveDuplicates().isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'/v1/languages?level=family'",
    "'/v1/lexemes?lang=swh&pos=verb'",
    "'/v1/lexemes/search?q=bank'",
    "'/v1/meanings?concept=dog'",
    "'/v1/languages?family=indo1319&level=language'",
  })
  void pagesJoinToTheWhole(String path) throws Exception {
    Set<Long> ids = new HashSet<>();
    int total = 1;
    int seen = 0;
    for (int offset = 0; offset < total && offset < 2000; offset += 100) {
      JsonNode page = api.get(path + "&limit=100&offset=" + offset);
      total = page.get("meta").get("total").asInt();
      seen += page.get("data").size();
      page.get("data").forEach(item -> ids.add(item.get("id").asLong()));
    }
    assertThat(ids).hasSize(seen);
    assertThat(seen).isEqualTo(Math.min(total, 2000));
  }

  @Test
  void theMeaningOfDogIsWordNetsAndAlignedToAConcept() throws Exception {
    JsonNode data = api.get("/v1/meanings?concept=dog&include=concept,definitions").get("data");
    JsonNode meaning = Api.with(data, "lexicon_meaning_id", "102084071");
    assertThat(meaning.get("concept").get("gloss").asString()).isEqualToIgnoringCase("dog");
    long id = meaning.get("id").asLong();
    JsonNode senses = api.get("/v1/meanings/" + id + "/senses?lang=spa,deu,eng").get("senses");
    assertThat(Api.each(senses, "lemma")).contains("perro", "Hund", "dog");
    JsonNode translations = api.get("/v1/meanings/" + id + "/translations?target_lang=spa");
    assertThat(translations.get("translations").get(0).get("lemma").asString()).isEqualTo("perro");
  }

  static List<String> addresses() {
    return List.of(
        "/v1/languages?include=scripts,names,family&limit=100&offset=200",
        "/v1/languages/stan1293?include=scripts,names,family,children",
        "/v1/languages/indo1319?include=children,names",
        "/v1/languages/iso/jpn?include=names,scripts",
        "/v1/languages/search?q=chin&limit=100",
        "/v1/lexemes?lang=eng&include=senses,pronunciations,frequency&limit=100&offset=5000",
        "/v1/lexemes?lang=jpn&include=senses,pronunciations,frequency&limit=100",
        "/v1/lexemes/search?q=water&include=senses,pronunciations&limit=100",
        "/v1/lexemes/1?include=senses,pronunciations,etymology,frequency,forms,translations",
        "/v1/meanings?include=definitions,examples,concept&limit=100&offset=1000",
        "/v1/meanings/1/translations?explain=true",
        "/v1/meanings/1/senses",
        "/v1/translations?meaning_id=1&explain=true",
        "/v1/translations?source_lexeme=1",
        "/v1/translations/pairs?source_lang=deu&target_lang=jpn&limit=100&explain=true",
        "/v1/translations/stats?source_lang=deu&target_lang=jpn",
        "/v1/info",
        "/v1/sources");
  }

  @ParameterizedTest
  @MethodSource("addresses")
  void answersFitTheDescription(String address) throws Exception {
    Api.Answer answer = api.ask(address);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    JsonNode response = description.response(description.operation("GET", address), 200);
    assertThat(description.faults(response, "application/json", answer.text())).isEmpty();
  }

  static List<String> bad() {
    return ContractRequests.bad();
  }

  @ParameterizedTest
  @MethodSource("bad")
  void malformedInputIsAnErrorInTheAgreedShape(String address) throws Exception {
    Api.Answer answer = api.ask(address);
    assertThat(answer.status()).isBetween(400, 499);
    assertThat(description.faults("Error", answer.text())).isEmpty();
  }

  static List<String> badBodies() {
    return ContractRequests.badBodies();
  }

  @ParameterizedTest
  @MethodSource("badBodies")
  void aMalformedBodyIsAnErrorInTheAgreedShape(String body) throws Exception {
    Api.Answer answer = api.post(body);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(description.faults("Error", answer.text())).isEmpty();
  }
}
