package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The endpoints of languages over the fixture. */
class LanguagesTest {
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
  }

  private static List<String> names(JsonNode object) {
    return new ArrayList<>(object.propertyNames());
  }

  @Test
  void aRecordHasItsFieldsInOrder() throws Exception {
    JsonNode english = api.get("/v1/languages/stan1293");
    assertThat(names(english))
        .containsExactly(
            "id",
            "glottocode",
            "iso639_3",
            "name",
            "level",
            "parent_glottocode",
            "latitude",
            "longitude",
            "speakers",
            "status");
    assertThat(english.path("iso639_3").asString()).isEqualTo("eng");
    assertThat(english.path("parent_glottocode").asString()).isEqualTo("germ1287");
    assertThat(english.path("status").asString()).isEqualTo("not_endangered");
  }

  @Test
  void whatIsNotKnownIsNull() throws Exception {
    JsonNode family = api.get("/v1/languages/slav1255?include=family");
    assertThat(family.path("iso639_3").isNull()).isTrue();
    assertThat(family.path("latitude").isNull()).isTrue();
    assertThat(family.path("speakers").isNull()).isTrue();
    assertThat(family.path("family").path("glottocode").asString()).isEqualTo("indo1319");
    JsonNode top = api.get("/v1/languages/indo1319?include=family");
    assertThat(top.path("parent_glottocode").isNull()).isTrue();
    assertThat(top.has("family") && top.path("family").isNull()).isTrue();
  }

  @Test
  void idGlottocodeAndIsoCodeLeadToTheSame() throws Exception {
    String byCode = api.ask("/v1/languages/STAN1293").text();
    int id = Api.read(byCode).path("id").asInt();
    assertThat(api.ask("/v1/languages/" + id).text()).isEqualTo(byCode);
    assertThat(api.ask("/v1/languages/iso/ENG").text()).isEqualTo(byCode);
    assertThat(api.ask("/v1/languages/%73tan1293").text()).isEqualTo(byCode);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/v1/languages/nowh1234",
        "/v1/languages/0",
        "/v1/languages/99999999999",
        "/v1/languages/-1",
        "/v1/languages/%D7%90",
        "/v1/languages/iso",
        "/v1/languages/iso/xxx",
        "/v1/languages/iso/e",
        "/v1/languages/iso/stan1293"
      })
  void whatIsNotThereIsNamed(String path) throws Exception {
    Api.Answer answer = api.ask(path);
    assertThat(answer.error()).isEqualTo("404 not_found");
    String value = URI.create(path).getPath().replaceAll(".*/", "");
    assertThat(answer.json().path("error").path("message").asString())
        .isEqualTo("Language not found: " + value);
  }

  @Test
  void includesAddTheirParts() throws Exception {
    JsonNode japanese = api.get("/v1/languages/iso/jpn?include=scripts,names,family,children");
    assertThat(japanese.path("scripts").get(0).path("code").asString()).isEqualTo("Jpan");
    assertThat(japanese.path("scripts").get(0).path("name").asString()).isEqualTo("Japanese");
    boolean own = false;
    for (JsonNode name : japanese.path("names")) {
      own |= name.path("name").asString().equals("日本語") && name.path("is_native").asBoolean();
      assertThat(name.path("is_native").asBoolean(true))
          .as("is_native is left out where it is not true")
          .isTrue();
    }
    assertThat(own).isTrue();
    assertThat(japanese.path("children").isArray()).isTrue();
  }

  @Test
  void childrenAreInTheOrderOfTheirNames() throws Exception {
    JsonNode children = api.get("/v1/languages/indo1319?include=children").path("children");
    List<String> found = new ArrayList<>();
    for (JsonNode child : children) {
      assertThat(names(child)).containsExactly("id", "glottocode", "iso639_3", "name", "level");
      found.add(child.path("name").asString());
    }
    assertThat(found).isSorted().contains("Germanic", "Romance", "Slavic");
  }

  @Test
  void theListShowsScriptsAsCodes() throws Exception {
    JsonNode page = api.get("/v1/languages?include=scripts&limit=2");
    assertThat(page.path("data").get(1).path("scripts").get(0).isString()).isTrue();
    assertThat(names(page.path("meta"))).containsExactly("total", "limit", "offset");
  }

  @Test
  void pagesJoinToTheWhole() throws Exception {
    JsonNode whole = api.get("/v1/languages?limit=100");
    List<Integer> ids = new ArrayList<>();
    for (int offset = 0; offset < 50; offset += 7) {
      for (JsonNode item : api.get("/v1/languages?limit=7&offset=" + offset).path("data")) {
        ids.add(item.path("id").asInt());
      }
    }
    List<Integer> expected = new ArrayList<>();
    whole.path("data").forEach(item -> expected.add(item.path("id").asInt()));
    assertThat(ids)
        .isEqualTo(expected)
        .isSorted()
        .hasSize(whole.path("meta").path("total").asInt());
  }

  @Test
  void aFamilyHasAllItsDescendants() throws Exception {
    JsonNode germanic = api.get("/v1/languages?family=GERM1287&level=language");
    List<String> codes = new ArrayList<>();
    germanic.path("data").forEach(item -> codes.add(item.path("iso639_3").asString()));
    assertThat(codes).contains("eng", "deu").doesNotContain("spa");
    assertThat(api.get("/v1/languages?family=nowh1234").path("meta").path("total").asInt())
        .isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "german, deu",
    "Germn&fuzzy=1, deu",
    "allemand, deu",
    "日本語, jpn",
    "русский, rus",
    "español, spa",
    "espanol, spa"
  })
  void namesInAnyLanguageFindTheirLanguage(String q, String code) throws Exception {
    String query = q.replace("日本語", "%E6%97%A5%E6%9C%AC%E8%AA%9E");
    query = query.replace("русский", "%D1%80%D1%83%D1%81%D1%81%D0%BA%D0%B8%D0%B9");
    query = query.replace("ñ", "%C3%B1");
    JsonNode first = api.get("/v1/languages/search?q=" + query).path("data").get(0);
    assertThat(first.path("iso639_3").asString()).isEqualTo(code);
    assertThat(names(first))
        .containsExactly("id", "glottocode", "iso639_3", "name", "matched_name", "level", "score");
    assertThat(first.path("score").asDouble()).isBetween(0.0, 1.0);
  }

  @Test
  void aMisspeltNameFindsNothingWithoutFuzzy() throws Exception {
    JsonNode answer = api.get("/v1/languages/search?q=Germn");
    assertThat(answer.path("data").size()).isZero();
    assertThat(answer.path("meta").path("query").asString()).isEqualTo("Germn");
  }
}
