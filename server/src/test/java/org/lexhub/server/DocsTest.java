package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page that people read. */
class DocsTest {
  private static Api stranger;

  @BeforeAll
  static void start() throws Exception {
    stranger = new Api(Fixture.server().stranger());
  }

  @Test
  void showsEveryOperationWithItsParameters() throws Exception {
    String page = stranger.ask("/docs").text();
    OpenApiDescription description = new OpenApiDescription();
    for (OpenApiDescription.Operation operation : description.operations().values()) {
      assertThat(page)
          .contains("<b>" + operation.method() + "</b> <code>" + operation.path() + "</code>")
          .contains("id=\"" + operation.node().get("operationId").asString() + "\"");
      for (String parameter : description.queryParameters(operation)) {
        assertThat(page).contains("<td><code>" + parameter + "</code></td>");
      }
    }
    assertThat(page).contains("<code>sense_hint</code>").contains("href=\"/openapi.json\"");
  }

  @Test
  void loadsNothingFromAnywhereAndRunsNothing() throws Exception {
    Api.Answer answer = stranger.ask("/docs");
    assertThat(answer.header("Content-Type")).startsWith("text/html");
    String page = answer.text();
    assertThat(page).doesNotContain("<script", "<link", "<img", "@import", "url(", "javascript:");
    String style = page.substring(page.indexOf("<style>") + 7, page.indexOf("</style>"));
    byte[] digest =
        MessageDigest.getInstance("SHA-256").digest(style.getBytes(StandardCharsets.UTF_8));
    assertThat(answer.header("Content-Security-Policy"))
        .startsWith("default-src 'none'; ")
        .contains("style-src 'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
    assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
  }

  @Test
  void isSentOnceAndCompressed() throws Exception {
    Api.Answer answer = stranger.ask("/docs", "Accept-Encoding", "gzip");
    assertThat(answer.header("Content-Encoding")).isEqualTo("gzip");
    assertThat(stranger.ask("/docs", "If-None-Match", answer.header("ETag")).status())
        .isEqualTo(304);
    Api.Answer json = stranger.ask("/openapi.json", "Accept-Encoding", "gzip");
    assertThat(json.header("Content-Encoding")).isEqualTo("gzip");
    assertThat(json.header("ETag")).isNotEqualTo(answer.header("ETag"));
  }
}
