package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.http.connection.HttpSettings;

class MetricsTest {
  @TempDir Path data;

  @Test
  void answersAreCountedByRouteAndStatusOnAPortOfTheirOwn() throws Exception {
    ServerSettings settings =
        new ServerSettings(
            data,
            HttpSettings.of("127.0.0.1", 0),
            0,
            true,
            true,
            TimeSource.SYSTEM,
            SignUp.defaults(true));
    try (TestServer server = TestServer.start(settings)) {
      server.client().get("/v1/usage");
      server.client().get("/v1/usage");
      server.stranger().get("/v1/usage");
      server.client().get("/v1/nowhere");
      String text = metrics(server.server().metricsPort());
      assertThat(text)
          .contains(
              "lexhub_http_answers_total{method=\"GET\",route=\"/v1/usage\",status=\"2xx\"} 2.0",
              "lexhub_http_answers_total{method=\"GET\",route=\"/v1/usage\",status=\"4xx\"} 1.0",
              "lexhub_http_answers_total{method=\"\",route=\"none\",status=\"4xx\"} 1.0",
              "lexhub_http_answer_seconds_count{method=\"GET\",route=\"/v1/usage\"} 3",
              "lexhub_snapshot_served{snapshot=\"none\"} 0.0",
              "jvm_memory_used_bytes");
      assertThat(server.client().get("/metrics").statusCode())
          .as("not with the API")
          .isEqualTo(404);
    }
  }

  private static String metrics(int port) throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      URI address = URI.create("http://127.0.0.1:" + port + "/metrics");
      return http.send(
              HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
          .body();
    }
  }
}
