package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Markup in the texts of a source or in the query of a link stays text on every page. */
class HostileTextTest {
  private static final String PLAIN = HostileWords.PLAIN;

  @TempDir private static Path folder;

  private static TestServer server;
  private static TestClient stranger;

  @BeforeAll
  static void start() throws Exception {
    Path data = HostileWords.load(folder);
    server = TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(Fixture.FAST));
    stranger = server.stranger();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String quoted(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  @Test
  void textOfSourcesStaysText() throws Exception {
    Api api = new Api(server.client());
    long lexeme = api.get("/v1/lexemes?lang=eng").get("data").get(0).get("id").asLong();
    assertThat(api.get("/v1/lexemes/" + lexeme).get("lemma").asString()).isEqualTo(PLAIN);
    long meaning = api.get("/v1/meanings").get("data").get(0).get("id").asLong();
    List<String> pages =
        List.of(
            "/",
            "/word/" + lexeme,
            "/meaning/" + meaning,
            "/meaning/" + meaning + "/hub",
            "/search?q=" + quoted(PLAIN),
            "/translate?from=eng&to=eng&text=" + quoted(PLAIN),
            "/languages",
            "/languages?q=english",
            "/language/stan1293",
            "/language/indo1319",
            "/sources");
    for (String path : pages) {
      assertText(path, 200);
    }
    assertThat(TestClient.text(stranger.get("/word/" + lexeme))).contains("&lt;script&gt;alert(1)");
  }

  @Test
  void textOfAddressesStaysText() throws Exception {
    String evil = quoted(PLAIN);
    for (String name : List.of("q", "lang", "pos", "page", "fuzzy")) {
      assertText("/search?q=a&" + name + "=" + evil, 200);
    }
    for (String name : List.of("text", "from", "to", "hint", "context")) {
      assertText("/translate?text=a&" + name + "=" + evil, 200);
    }
    for (String name : List.of("q", "family", "status", "level", "words", "page")) {
      assertText("/languages?" + name + "=" + evil, 200);
    }
    assertText("/word/" + evil.replace("+", "%20").replace("%2F", "%E2%81%84"), 404);
    assertText("/search?q=%ff", 400);
  }

  private static void assertText(String path, int status) throws Exception {
    HttpResponse<byte[]> answer = stranger.get(path, "Accept", "text/html");
    String page = TestClient.text(answer);
    assertThat(answer.statusCode()).as(path + "\n" + page).isEqualTo(status);
    assertThat(page)
        .as(path)
        .doesNotContain("<script>", "alert(1)</script>", "<img src=x", "javascript:", "x'\">");
    assertThat(TestClient.header(answer, "Content-Security-Policy")).contains("script-src 'self'");
  }
}
