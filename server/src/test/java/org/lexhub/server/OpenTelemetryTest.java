package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server with the Java agent of OpenTelemetry, which continues the traces of clients. */
class OpenTelemetryTest {
  private static final Path AGENT = Path.of("target", "open-telemetry", "agent.jar");
  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
  private static final long PATIENCE = 60_000_000_000L;

  @TempDir Path folder;

  @Test
  void theAgentReportsASpanForARequestWithinTheTraceOfItsClient() throws Exception {
    Assumptions.assumeTrue(
        Files.exists(AGENT), AGENT + " is missing, Maven copies it there; skipped");
    Path log = folder.resolve("log");
    Map<String, String> environment =
        Map.of(
            "JAVA_TOOL_OPTIONS",
            "-javaagent:" + AGENT.toAbsolutePath(),
            "OTEL_SERVICE_NAME",
            "lexhub",
            "OTEL_TRACES_EXPORTER",
            "console",
            "OTEL_METRICS_EXPORTER",
            "none",
            "OTEL_LOGS_EXPORTER",
            "none",
            "OTEL_BSP_SCHEDULE_DELAY",
            "100");
    try (ServerProcess server =
            ServerProcess.start(
                Files.createDirectory(folder.resolve("data")),
                environment,
                ProcessBuilder.Redirect.to(log.toFile()),
                List.of("--port", "0"));
        HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<byte[]> response =
          client.send(
              HttpRequest.newBuilder(
                      URI.create("http://127.0.0.1:" + server.port() + "/health/live"))
                  .header("traceparent", "00-" + TRACE + "-00f067aa0ba902b7-01")
                  .build(),
              HttpResponse.BodyHandlers.ofByteArray());

      assertThat(response.statusCode()).isEqualTo(200);
      assertThat(TestClient.header(response, "traceparent")).startsWith("00-" + TRACE + "-");
      long deadline = System.nanoTime() + PATIENCE;
      while (!Files.readString(log).contains(TRACE)) {
        assertThat(System.nanoTime()).as(Files.readString(log)).isLessThan(deadline);
        Thread.sleep(50);
      }
      assertThat(log).content().containsPattern(TRACE + " [0-9a-f]{16} SERVER");
    }
  }
}
