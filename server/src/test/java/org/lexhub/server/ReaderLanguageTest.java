package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.server.web.text.PageLanguage;

/** Pages are in the language of the reader, over HTTP and without scripts. */
class ReaderLanguageTest {
  private static final Pattern ALTERNATE = Pattern.compile("<link rel=\"alternate\" hreflang=");
  private static TestClient stranger;

  @BeforeAll
  static void start() throws Exception {
    stranger = Fixture.server().stranger();
  }

  private static HttpResponse<byte[]> get(String path, String... headers) throws Exception {
    HttpResponse<byte[]> answer = stranger.get(path, headers);
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return answer;
  }

  private static String header(HttpResponse<byte[]> answer, String name) {
    return TestClient.header(answer, name);
  }

  @Test
  void theBrowserChoosesTheLanguage() throws Exception {
    HttpResponse<byte[]> german = get("/", "Accept-Language", "de-CH,de;q=0.9,en;q=0.8");
    assertThat(TestClient.text(german))
        .contains("<html lang=\"de\" dir=\"ltr\">", "Jede Sprache hat ein Wort dafür")
        .contains(">Spanisch</dt>")
        .doesNotContain("Every language");
    assertThat(header(german, "Content-Language")).isEqualTo("de");
    assertThat(header(german, "Vary")).contains("Accept-Language", "Cookie", "Accept-Encoding");
    assertThat(header(german, "Set-Cookie")).isEmpty();
    HttpResponse<byte[]> english = get("/", "Accept-Language", "tlh");
    assertThat(header(english, "Content-Language")).isEqualTo("en");
    assertThat(header(get("/"), "Content-Language")).isEqualTo("en");
  }

  @Test
  void cachesKeepTheLanguagesApart() throws Exception {
    String english = header(get("/sources"), "ETag");
    String german = header(get("/sources", "Accept-Language", "de"), "ETag");
    assertThat(german).isNotEqualTo(english);
    HttpResponse<byte[]> changed =
        stranger.get("/sources", "Accept-Language", "de", "If-None-Match", english);
    assertThat(changed.statusCode()).isEqualTo(200);
    HttpResponse<byte[]> same =
        stranger.get("/sources", "Accept-Language", "de", "If-None-Match", german);
    assertThat(same.statusCode()).isEqualTo(304);
    assertThat(header(same, "Vary")).contains("Accept-Language");
    assertThat(header(get("/languages/points", "Accept-Language", "de"), "ETag"))
        .isNotEqualTo(header(get("/languages/points"), "ETag"));
    assertThat(header(stranger.get("/v1/info"), "Content-Language")).isEmpty();
  }

  @Test
  void aChoiceInTheFooterIsRemembered() throws Exception {
    HttpResponse<byte[]> chosen = get("/search?q=dog&ui=fr&lang=eng", "Accept-Language", "de");
    assertThat(TestClient.text(chosen))
        .contains("<html lang=\"fr\"", "<form class=\"reader\" action=\"/search\">")
        .contains("<input type=\"hidden\" name=\"q\" value=\"dog\">")
        .contains("<option value=\"fr\" lang=\"fr\" selected>Français</option>")
        .doesNotContain("name=\"ui\" value=");
    assertThat(header(chosen, "Set-Cookie")).startsWith("lexui=fr;").contains("SameSite=Lax");
    HttpResponse<byte[]> later = get("/", "Accept-Language", "de", "Cookie", "x=1; lexui=fr; y=2");
    assertThat(header(later, "Content-Language")).isEqualTo("fr");
    HttpResponse<byte[]> unknown = get("/?ui=tlh", "Accept-Language", "de", "Cookie", "lexui=x<");
    assertThat(header(unknown, "Content-Language")).isEqualTo("de");
    assertThat(header(unknown, "Set-Cookie")).isEmpty();
  }

  @Test
  void searchEnginesFindEveryLanguage() throws Exception {
    String origin = "http://127.0.0.1:" + Fixture.server().port();
    String page = TestClient.text(get("/word/eng/dog"));
    assertThat(ALTERNATE.matcher(page).results()).hasSize(PageLanguage.all().size() + 1);
    assertThat(page)
        .contains("<link rel=\"canonical\" href=\"" + origin + "/word/eng/dog\">")
        .contains("hreflang=\"pt-BR\" href=\"" + origin + "/word/eng/dog?ui=pt-BR\">")
        .contains("hreflang=\"x-default\" href=\"" + origin + "/word/eng/dog\">");
    assertThat(TestClient.text(get("/word/eng/dog", "Accept-Language", "de")))
        .contains("<link rel=\"canonical\" href=\"" + origin + "/word/eng/dog\">");
    assertThat(TestClient.text(get("/word/eng/dog?ui=de")))
        .contains("<link rel=\"canonical\" href=\"" + origin + "/word/eng/dog?ui=de\">");
  }

  @Test
  void theDocumentationRemainsEnglishInATranslatedFrame() throws Exception {
    assertThat(TestClient.text(get("/docs", "Accept-Language", "ar")))
        .contains("<html lang=\"ar\" dir=\"rtl\">", "العربية")
        .contains("<main id=\"main\" tabindex=\"-1\" lang=\"en\" dir=\"ltr\">");
    assertThat(TestClient.text(get("/docs"))).contains("<main id=\"main\" tabindex=\"-1\">");
  }

  @ParameterizedTest
  @EnumSource
  void errorsAreInTheLanguageToo(PageLanguage language) throws Exception {
    HttpResponse<byte[]> missing =
        stranger.get("/nowhere", "Accept", "text/html", "Accept-Language", language.tag());
    assertThat(missing.statusCode()).isEqualTo(404);
    assertThat(header(missing, "Content-Language")).isEqualTo(language.tag());
    String page = TestClient.text(missing);
    assertThat(page).contains("<html lang=\"" + language.tag() + "\"", "No such path: /nowhere");
    assertThat(page.contains("Page not found")).isEqualTo(language == PageLanguage.ENGLISH);
    HttpResponse<byte[]> malformed = stranger.get("/search?q=%FF&ui=" + language.tag());
    assertThat(malformed.statusCode()).isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/search?q=dog", "/word/eng/dog", "/languages", "/translate"})
  void noPatternIsShown(String path) throws Exception {
    String german = TestClient.text(get(path, "Accept-Language", "de"));
    String main = german.substring(german.indexOf("<main"));
    assertThat(main).doesNotContain("{0", "plural,", "null");
  }

  @Test
  void filesForProgramsAreTheSameInEveryLanguage() throws Exception {
    String csv = TestClient.text(get("/languages?format=csv", "Accept-Language", "de"));
    assertThat(csv).isEqualTo(TestClient.text(get("/languages?format=csv")));
    String words = TestClient.text(get("/word/eng/dog?format=csv", "Accept-Language", "ja"));
    assertThat(words).isEqualTo(TestClient.text(get("/word/eng/dog?format=csv")));
  }
}
