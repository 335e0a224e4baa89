package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The common parts of all pages over HTTP. */
class FrameTest {
  private static final Pattern ASSET = Pattern.compile("\"(/assets/[^\"#]+)");
  private static final String[] BROWSER = {"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"};
  private static TestClient stranger;

  @BeforeAll
  static void start() throws Exception {
    stranger = Fixture.server().stranger();
  }

  private static String header(HttpResponse<byte[]> answer, String name) {
    return TestClient.header(answer, name);
  }

  @Test
  void whatIsNotThereIsAPageForPeopleAndJsonForPrograms() throws Exception {
    HttpResponse<byte[]> page = stranger.get("/nowhere%3Cscript%3E", BROWSER);
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(header(page, "Content-Type")).isEqualTo("text/html; charset=utf-8");
    assertThat(header(page, "Cache-Control")).isEqualTo("no-store");
    assertThat(TestClient.text(page))
        .contains("No such path: /nowhere&lt;script&gt;")
        .contains(header(page, "X-Request-Id"))
        .doesNotContain("nowhere<script>");

    HttpResponse<byte[]> json = stranger.get("/nowhere");
    assertThat(header(json, "Content-Type")).isEqualTo("application/json");
    HttpResponse<byte[]> api = stranger.get("/v1/lexemes/1", BROWSER);
    assertThat(api.statusCode()).isEqualTo(401);
    assertThat(header(api, "Content-Type")).isEqualTo("application/json");
  }

  @Test
  void pagesRunNothingAndLoadNothingFromElsewhere() throws Exception {
    HttpResponse<byte[]> page = stranger.get("/nowhere", BROWSER);
    assertThat(header(page, "Content-Security-Policy"))
        .startsWith("default-src 'none'; script-src 'self'; style-src 'self'; ")
        .contains("frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'")
        .doesNotContain("unsafe");
    assertThat(header(page, "X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(header(page, "Referrer-Policy")).isEqualTo("no-referrer");
    assertThat(header(page, "Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
    assertThat(TestClient.text(page)).doesNotContain(" style=", " onclick", "<style", "<script>");
  }

  @Test
  void assetsAreKeptForEverUnderTheHashOfTheirContent() throws Exception {
    Matcher links = ASSET.matcher(TestClient.text(stranger.get("/nowhere", BROWSER)));
    int seen = 0;
    while (links.find()) {
      HttpResponse<byte[]> asset = stranger.get(links.group(1), "Accept-Encoding", "gzip");
      assertThat(asset.statusCode()).as(links.group(1)).isEqualTo(200);
      assertThat(header(asset, "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
      assertThat(header(asset, "Content-Type"))
          .isIn(
              "text/css; charset=utf-8",
              "text/javascript; charset=utf-8",
              "image/svg+xml",
              "image/png");
      assertThat(header(asset, "Content-Encoding")).isIn("gzip", "");
      assertThat(header(asset, "Vary")).contains("Accept-Encoding");
      seen++;
    }
    assertThat(seen).isGreaterThanOrEqualTo(4);
    assertThat(stranger.get("/assets/base.000000000000.css").statusCode()).isEqualTo(404);
    assertThat(stranger.get("/assets/list.txt").statusCode()).isEqualTo(404);
  }
}
