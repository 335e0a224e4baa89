package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The header {@code traceparent}. */
class TraceTest {
  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
  private static final String SPAN = "00f067aa0ba902b7";
  private static TestClient client;

  @BeforeAll
  static void start() throws Exception {
    client = Fixture.server().client();
  }

  private static String answered(HttpResponse<byte[]> response) {
    return TestClient.header(response, "traceparent");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v1/usage", "/health/live", "/v1/nowhere", "/v1/meanings?limit=x"})
  void responsesContinueTheTraceInAnotherSpan(String path) throws Exception {
    String sent = "00-" + TRACE + "-" + SPAN + "-01";

    String answer = answered(client.get(path, "traceparent", sent));

    assertThat(answer).matches("00-" + TRACE + "-[0-9a-f]{16}-01").doesNotContain(SPAN);
    assertThat(answer).isNotEqualTo(answered(client.get(path, "traceparent", sent)));
  }

  @Test
  void workersKeepTheTrace() throws Exception {
    String body = "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"deu\"}";
    String sent = "00-" + TRACE + "-" + SPAN + "-00";

    assertThat(answered(client.post("/v1/translations/translate", body, "traceparent", sent)))
        .startsWith("00-" + TRACE)
        .endsWith("-00");
    assertThat(answered(client.get("/v1/languages/search?q=ger", "traceparent", sent)))
        .contains(TRACE);
  }

  @Test
  void laterVersionsAreReadAsThisOne() throws Exception {
    String sent = "cc-" + TRACE + "-" + SPAN + "-01-more";

    assertThat(answered(client.get("/health/live", "traceparent", sent)))
        .matches("00-" + TRACE + "-[0-9a-f]{16}-01");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "00-" + TRACE + "-" + SPAN,
        "00-" + TRACE + "-" + SPAN + "-1",
        "00-" + TRACE + "-" + SPAN + "-01-more",
        "00-00000000000000000000000000000000-" + SPAN + "-01",
        "00-" + TRACE + "-0000000000000000-01",
        "ff-" + TRACE + "-" + SPAN + "-01",
        "00-4BF92F3577B34DA6A3CE929D0E0E4736-" + SPAN + "-01",
        "00-" + TRACE + "-" + SPAN + "-0g",
        "00_" + TRACE + "-" + SPAN + "-01",
        "x"
      })
  void othersAreIgnored(String sent) throws Exception {
    HttpResponse<byte[]> response = client.get("/health/live", "traceparent", sent);

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(answered(response)).isEmpty();
  }

  @Test
  void noneIsInvented() throws Exception {
    assertThat(answered(client.get("/health/live"))).isEmpty();
  }
}
