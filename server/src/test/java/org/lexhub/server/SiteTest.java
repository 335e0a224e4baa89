package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What browsers and search engines ask for besides pages. */
class SiteTest {
  private static HttpResponse<byte[]> get(String path) throws Exception {
    return Fixture.server().stranger().get(path);
  }

  @ParameterizedTest
  @CsvSource({
    "/login, /account/login",
    "/signup, /account/signup",
    "/keys, /account",
    "/account/keys, /account",
    "/account/logout, /account",
    "/api, /docs/reference",
    "/map, /languages",
    "/docs/, /docs"
  })
  void addressesThatPeopleGuessLeadOn(String guessed, String page) throws Exception {
    HttpResponse<byte[]> answer = get(guessed);
    assertThat(answer.statusCode()).isEqualTo(303);
    assertThat(TestClient.header(answer, "Location")).isEqualTo(page);
  }

  @Test
  void searchEnginesFindTheSiteMap() throws Exception {
    String origin = "http://127.0.0.1:" + Fixture.server().port();
    String robots = TestClient.text(get("/robots.txt"));
    assertThat(robots).contains("Disallow: /account", "Sitemap: " + origin + "/sitemap.xml");
    HttpResponse<byte[]> map = get("/sitemap.xml");
    assertThat(TestClient.header(map, "Content-Type")).startsWith("application/xml");
    var urls = parsed(map).getElementsByTagName("loc");
    assertThat(urls.getLength()).isGreaterThan(6);
    for (int i = 0; i < Math.min(12, urls.getLength()); i++) {
      String path = urls.item(i).getTextContent().substring(origin.length());
      assertThat(get(path).statusCode()).as(path).isEqualTo(200);
    }
  }

  private static org.w3c.dom.Document parsed(HttpResponse<byte[]> answer) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new java.io.ByteArrayInputStream(answer.body()));
  }

  @Test
  void browsersFindIconsAndTheSearch() throws Exception {
    HttpResponse<byte[]> icon = get("/favicon.ico");
    assertThat(TestClient.header(icon, "Content-Type")).isEqualTo("image/x-icon");
    assertThat(icon.body()).startsWith(0, 0, 1, 0);
    JsonNode manifest = Api.read(TestClient.text(get("/manifest.webmanifest")));
    for (JsonNode listed : manifest.get("icons")) {
      assertThat(get(listed.get("src").asString()).statusCode()).isEqualTo(200);
    }
    assertThat(parsed(get("/opensearch.xml")).getDocumentElement().getTagName())
        .isEqualTo("OpenSearchDescription");
  }

  @Test
  void linksHaveAPreview() throws Exception {
    String page = TestClient.text(get("/word/eng/dog"));
    assertThat(page)
        .contains("property=\"og:title\" content=\"dog in English\"")
        .contains("property=\"og:description\" content=\"dog (English): ");
    String json = page.substring(page.indexOf("application/ld+json") + 21);
    JsonNode term = Api.read(json.substring(0, json.indexOf("</script>")));
    assertThat(term.get("name").asString()).isEqualTo("dog");
  }

  @Test
  void aMeaningIsDrawnOnTheWorld() throws Exception {
    long meaning = Fixture.api().meaning("eng", "dog", 0);
    HttpResponse<byte[]> picture = get("/meaning/" + meaning + "/map.svg");
    assertThat(TestClient.header(picture, "Content-Type")).isEqualTo("image/svg+xml");
    assertThat(parsed(picture).getElementsByTagName("circle").getLength()).isPositive();
    for (String query : new String[] {"", "?colour=letter", "?colour=nonsense"}) {
      assertThat(TestClient.text(get("/meaning/" + meaning + "/map" + query)))
          .contains("How the world says", "word-map-svg", ">chien</");
    }
    assertThat(get("/meaning/0/map").statusCode()).isEqualTo(404);
  }

  @Test
  void languagesAreSortedAndDownloaded() throws Exception {
    HttpResponse<byte[]> csv = get("/languages?format=csv&sort=name");
    assertThat(TestClient.header(csv, "Content-Type")).isEqualTo("text/csv; charset=utf-8");
    var lines = TestClient.text(csv).lines().toList();
    assertThat(lines.getFirst()).startsWith("name,iso639_3,glottocode,family");
    assertThat(lines.subList(1, lines.size())).isSorted();
    assertThat(TestClient.text(get("/languages?sort=name"))).contains("aria-sort=\"ascending\"");
    assertThat(get("/languages?sort=nonsense").statusCode()).isEqualTo(200);
  }

  @Test
  void chosenLanguagesAreRemembered() throws Exception {
    TestClient client = Fixture.server().stranger();
    String plain = TestClient.header(client.get("/word/eng/dog"), "ETag");
    HttpResponse<byte[]> chosen = client.get("/word/eng/dog", "Cookie", "a=b; lexlangs=jpn.fra");
    assertThat(TestClient.text(chosen)).contains("Languages: Japanese, French<");
    assertThat(TestClient.header(chosen, "ETag")).isNotEqualTo(plain);
    assertThat(TestClient.text(client.get("/word/eng/dog?langs=fra,xyz")))
        .contains("Languages: French<", "Unknown language code: xyz");
    for (String cookie : new String[] {"lexlangs=\"><b>", "lexlangs=zzzz", "lexlangs=..."}) {
      assertThat(TestClient.text(client.get("/word/eng/dog", "Cookie", cookie)))
          .contains("Languages: ")
          .doesNotContain("><b>");
    }
  }
}
