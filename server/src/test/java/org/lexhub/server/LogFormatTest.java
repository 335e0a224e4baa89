package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.command.ServerMain;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The log of a server in its own process. */
class LogFormatTest {
  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

  @TempDir Path data;

  @Test
  void everyLineIsAnObjectWithItsMessage() throws Exception {
    Path log = data.resolve("log");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                ServerMain.class.getName(),
                "serve",
                "--data=" + data,
                "--port=0",
                "--access-log",
                "--log-format=json")
            .redirectError(log.toFile())
            .start();
    try (var out = process.inputReader(StandardCharsets.UTF_8)) {
      String line = out.readLine();
      assertThat(line).startsWith("Listening on ");
      TestClient client =
          new TestClient(Integer.parseInt(line.substring(line.lastIndexOf(':') + 1)), null);
      client.get("/health/live", "traceparent", "00-" + TRACE + "-00f067aa0ba902b7-01");
      process.destroy();
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    }
    List<String> lines =
        Files.readAllLines(log).stream().filter(line -> !line.startsWith("lexhub: ")).toList();
    assertThat(lines).hasSizeGreaterThan(1);
    JsonMapper mapper = new JsonMapper();
    List<JsonNode> events = lines.stream().map(mapper::readTree).toList();
    assertThat(events).allMatch(event -> event.has("timestamp") && event.has("level"));
    assertThat(events)
        .anyMatch(event ->
            event.get("loggerName").asString().equals("access")
                && event.get("formattedMessage").asString().contains("trace=" + TRACE)
                && event.get("formattedMessage").asString().contains("status=200"));
  }
}
