package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.account.Plan;

/** The cost of an export: one unit of the quota for each started 1,000 lines. */
@Tag("accounts")
class ExportLimitsTest {
  private static final String EXPORT =
      "/v1/translations/pairs/export?source_lang=eng&target_lang=deu";
  private static final String RECIPE =
      """
      name = "export"
      [[layer]]
      source = "export"
      format = "jsonl"
      locator = "file:export"
      priority = 90
      prior = 0.9
      title = "Export"
      version = "1"
      licence = "CC0-1.0"
      attribution = "nobody"
      url = "https://example.org/"
      """;

  /** The number of words of each language, which all have one meaning. */
  private static final int WORDS = 51;

  @TempDir Path data;
  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");

  @SuppressWarnings("NullAway.Init")
  private TestServer server;

  @BeforeEach
  void start() throws Exception {
    StringBuilder lines = new StringBuilder();
    lines.append("{\"meaning\":{\"key\":\"test:1\",\"pos\":\"noun\",\"gloss\":\"thing\"}}\n");
    for (String language : new String[] {"stan1293 eng", "stan1295 deu"}) {
      String[] codes = language.split(" ", -1);
      lines.append(
          "{\"language\":{\"glottocode\":\"%s\",\"iso639_3\":\"%s\",\"name\":\"%s\",\"level\":\"language\"}}\n"
              .formatted(codes[0], codes[1], codes[1]));
      for (int i = 0; i < WORDS; i++) {
        lines.append(
            "{\"lexeme\":{\"language\":\"%s\",\"lemma\":\"%s%d\",\"pos\":\"noun\",\"senses\":[{\"meaning\":\"test:1\"}]}}\n"
                .formatted(codes[1], codes[1], i));
      }
    }
    Path source = Files.createDirectories(data.resolve("export"));
    Files.writeString(source.resolve("all.jsonl"), lines);
    Path recipe = Files.writeString(data.resolve("export.toml"), RECIPE);
    Loads.load(recipe.toString(), data, false);
    server = TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(time));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private TestClient client(Plan plan) throws Exception {
    String key = TestServer.addKey(data, plan);
    server.server().refreshKeys();
    return server.client(key);
  }

  private long used() throws Exception {
    return TestUsage.used(data, time, server, TestServer.lastAccount(data));
  }

  private void use(long requests) throws Exception {
    TestUsage.use(data, time, TestServer.lastAccount(data), requests);
  }

  @Test
  void everyStartedThousandOfLinesIsOneUnit() throws Exception {
    TestClient client = client(Plan.FREE);
    HttpResponse<byte[]> answer = client.get(EXPORT);
    assertThat(TestClient.text(answer).lines()).hasSize(WORDS * WORDS + 1);
    assertThat(TestClient.header(answer, "RateLimit"))
        .isEqualTo("\"second\";r=9;t=1, \"month\";r=9997;t=828000");
    assertThat(used()).isEqualTo(3);
    assertThat(client.get(EXPORT + "&pos=verb").statusCode()).isEqualTo(200);
    assertThat(used()).as("no line").isEqualTo(4);
    assertThat(client.send("HEAD", EXPORT).statusCode()).isEqualTo(200);
    assertThat(used()).as("HEAD sends no line").isEqualTo(5);
    String tag = TestClient.header(answer, "ETag");
    assertThat(client.get(EXPORT, "If-None-Match", tag).statusCode()).isEqualTo(304);
    assertThat(used()).as("304 costs nothing").isEqualTo(5);
  }

  @Test
  void anExportForWhichTheQuotaLacksUnitsIsRefusedAndCostsNothing() throws Exception {
    TestClient client = client(Plan.FREE);
    use(Plan.FREE.perMonth() - 2);
    HttpResponse<byte[]> refused = client.get(EXPORT);
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(TestClient.text(refused)).contains("quota_exceeded").contains("costs 3 requests");
    assertThat(TestClient.header(refused, "Retry-After")).isEqualTo("828000");
    assertThat(TestClient.header(refused, "Content-Disposition")).isEmpty();
    assertThat(used()).isEqualTo(Plan.FREE.perMonth() - 2);
    assertThat(client.get(EXPORT + "&pos=verb").statusCode()).isEqualTo(200);
  }
}
