package org.lexhub.server.http.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ClientTimeoutsTest {
  private static String row(String phase, int millis) {
    return "| " + phase + " | " + millis / 1_000 + " s |";
  }

  @Test
  void thePageForOperatorsHasTheSameLimits() throws Exception {
    String path = "/org/lexhub/server/docs/operating.md";
    try (InputStream in = ClientTimeouts.class.getResourceAsStream(path)) {
      assertThat(in).isNotNull();
      String page = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(page)
          .contains(
              row("headers of a request", ClientTimeouts.DEFAULTS.head()),
              row("open connection without a request", ClientTimeouts.DEFAULTS.idle()),
              row("body of a request", ClientTimeouts.DEFAULTS.body()),
              row("client reads nothing of a response", ClientTimeouts.DEFAULTS.stall()),
              row(
                  "whole streamed response (export, large batch)",
                  ClientTimeouts.DEFAULTS.stream()),
              row("running requests when the server stops", ClientTimeouts.SHUTDOWN_MILLIS))
          .contains(
              "%,d characters".formatted(RequestLimits.MAX_URL_LENGTH),
              RequestLimits.MAX_HEADERS_LENGTH / 1024 + " KiB",
              RequestLimits.MAX_HEADERS + " headers",
              RequestLimits.MAX_BODY_LENGTH / 1024 + " KiB");
    }
  }
}
