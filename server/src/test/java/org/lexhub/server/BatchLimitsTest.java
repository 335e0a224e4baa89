package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.account.Plan;
import org.lexhub.store.snapshot.SnapshotFolder;

/** The cost of a batch: one unit of rate and of quota for each item, all of them or none. */
@Tag("accounts")
class BatchLimitsTest {
  private static final String PATH = "/v1/translations/translate/batch";

  @TempDir Path data;
  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");

  @SuppressWarnings("NullAway.Init")
  private TestServer server;

  @BeforeEach
  void start() throws Exception {
    Path snapshot = Objects.requireNonNull(SnapshotFolder.of(Fixture.folder()).current());
    Files.copy(snapshot, data.resolve(Objects.requireNonNull(snapshot.getFileName())));
    Files.copy(Fixture.folder().resolve("CURRENT"), data.resolve("CURRENT"));
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

  private static HttpResponse<byte[]> send(TestClient client, int items) throws Exception {
    String body = String.join(",", Collections.nCopies(items, "{\"text\":\"dog\"}"));
    return client.post(
        PATH, "{\"source_lang\":\"eng\",\"target_lang\":\"deu\",\"items\":[" + body + "]}");
  }

  private long used() throws Exception {
    return TestUsage.used(data, time, server, TestServer.lastAccount(data));
  }

  private void use(int requests) throws Exception {
    TestUsage.use(data, time, TestServer.lastAccount(data), requests);
  }

  @Test
  void everyItemIsOneRequest() throws Exception {
    TestClient client = client(Plan.PRO);
    HttpResponse<byte[]> answer = send(client, 7);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(TestClient.header(answer, "RateLimit"))
        .isEqualTo("\"second\";r=43;t=1, \"month\";r=99993;t=828000");
    assertThat(used()).isEqualTo(7);
    assertThat(client.post(PATH, "{\"items\":[]}").statusCode()).isEqualTo(400);
    assertThat(used()).as("a refused body is one request").isEqualTo(8);
  }

  @Test
  void aBatchThatTheSecondDoesNotHoldIsRefusedAsAWholeAndCostsNothing() throws Exception {
    TestClient client = client(Plan.FREE);
    assertThat(send(client, 4).statusCode()).isEqualTo(200);
    for (int i = 0; i < 3; i++) {
      HttpResponse<byte[]> refused = send(client, 7);
      assertThat(refused.statusCode()).isEqualTo(429);
      assertThat(TestClient.text(refused)).contains("rate_limit_exceeded");
      assertThat(TestClient.header(refused, "Retry-After")).isEqualTo("1");
      assertThat(TestClient.header(refused, "RateLimit"))
          .isEqualTo("\"second\";r=6;t=1, \"month\";r=9996;t=828000");
    }
    assertThat(send(client, 6).statusCode()).isEqualTo(200);
    assertThat(used()).isEqualTo(10);
  }

  @Test
  void aBatchOfMoreThanASecondHoldsIsPaidOffAfterwards() throws Exception {
    TestClient client = client(Plan.FREE);
    assertThat(client.get("/v1/usage").statusCode()).isEqualTo(200);
    HttpResponse<byte[]> early = send(client, 100);
    assertThat(early.statusCode()).as("the second has been used").isEqualTo(429);
    assertThat(TestClient.header(early, "Retry-After")).isEqualTo("1");
    time.pass(100);
    HttpResponse<byte[]> answer = send(client, 100);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(TestClient.header(answer, "RateLimit")).startsWith("\"second\";r=0;t=10,");
    assertThat(used()).isEqualTo(101);

    HttpResponse<byte[]> next = client.get("/v1/usage");
    assertThat(next.statusCode()).isEqualTo(429);
    assertThat(TestClient.header(next, "Retry-After")).isEqualTo("10");
    assertThat(TestClient.header(send(client, 100), "Retry-After")).isEqualTo("10");
    time.pass(9_000);
    assertThat(TestClient.header(client.get("/v1/usage"), "Retry-After")).isEqualTo("1");
    time.pass(100);
    assertThat(client.get("/v1/usage").statusCode()).isEqualTo(200);
    assertThat(client.get("/v1/usage").statusCode()).isEqualTo(429);
    assertThat(used()).isEqualTo(102);
  }

  @Test
  void theQuotaEndsExactlyAtItsEdge() throws Exception {
    TestClient client = client(Plan.FREE);
    use(9_995);
    HttpResponse<byte[]> refused = send(client, 6);
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(TestClient.text(refused)).contains("quota_exceeded");
    assertThat(TestClient.header(refused, "Retry-After")).isEqualTo("828000");
    assertThat(TestClient.header(refused, "RateLimit"))
        .as("neither rate nor quota is taken")
        .isEqualTo("\"second\";r=10;t=1, \"month\";r=5;t=828000");
    assertThat(used()).isEqualTo(9_995);
    assertThat(send(client, 5).statusCode()).isEqualTo(200);
    assertThat(used()).isEqualTo(10_000);
    assertThat(send(client, 1).statusCode()).isEqualTo(429);
    assertThat(used()).isEqualTo(10_000);
  }
}
