package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.snapshot.FirstVerification;
import org.lexhub.store.snapshot.SnapshotFolder;

class MetricsTest {
  @TempDir Path data;

  @Test
  void answersAreCountedByRouteAndStatusOnAPortOfTheirOwn() throws Exception {
    ServerSettings settings =
        new ServerSettings(
            data,
            HttpSettings.of("127.0.0.1", 0),
            0,
            FirstVerification.FULL,
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
              "lexhub_snapshot_created_timestamp_seconds 0.0",
              "lexhub_snapshot_mapped_bytes 0.0",
              "lexhub_snapshot_swaps_total 0.0",
              "lexhub_http_refused_total{status=\"401\"} 1.0",
              "lexhub_http_refused_total{status=\"429\"} 0.0",
              "lexhub_http_in_flight 0.0",
              "lexhub_accounts 1.0",
              "lexhub_export_bytes_total 0.0",
              "lexhub_database_up 1.0",
              "lexhub_database_connections{state=\"idle\"}",
              "lexhub_database_timeouts_total 0.0",
              "lexhub_lease_refused_total{reason=\"database\"} 0.0",
              "lexhub_snapshot_fetch_bytes_total 0.0",
              "lexhub_snapshot_store_reached_timestamp_seconds 0.0",
              "jvm_memory_used_bytes");
      assertThat(server.client().get("/metrics").statusCode())
          .as("not with the API")
          .isEqualTo(404);
    }
  }

  @Test
  void snapshotsExportsAndPageFaultsAreMeasured() throws Exception {
    Path snapshot = Objects.requireNonNull(SnapshotFolder.of(Fixture.folder()).current());
    Files.copy(snapshot, data.resolve(Objects.requireNonNull(snapshot.getFileName())));
    Files.copy(Fixture.folder().resolve("CURRENT"), data.resolve("CURRENT"));
    ServerSettings settings =
        new ServerSettings(
            data,
            HttpSettings.of("127.0.0.1", 0),
            0,
            FirstVerification.FULL,
            false,
            TimeSource.SYSTEM,
            SignUp.defaults(true));
    try (TestServer server = TestServer.start(settings)) {
      int exported = server.client().get("/v1/lexemes/export?lang=eng&format=csv").body().length;
      String text = metrics(server.server().metricsPort());
      assertThat(exported).isPositive();
      assertThat(value(text, "lexhub_export_bytes_total")).isEqualTo((double) exported);
      assertThat(value(text, "lexhub_snapshot_mapped_bytes"))
          .isEqualTo((double) Files.size(snapshot));
      assertThat(value(text, "lexhub_snapshot_created_timestamp_seconds")).isPositive();
      if (Files.exists(Path.of("/proc/self/stat"))) {
        assertThat(value(text, "lexhub_page_faults_total{kind=\"minor\"}")).isPositive();
        assertThat(text).contains("lexhub_page_faults_total{kind=\"major\"}");
      }
    }
  }

  private static double value(String text, String name) {
    return text.lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the metrics on a port. */
  static String metrics(int port) throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      URI address = URI.create("http://127.0.0.1:" + port + "/metrics");
      return http.send(
              HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
          .body();
    }
  }
}
