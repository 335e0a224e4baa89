package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.account.Plan;

/** Rate and quota from the view of a client. */
@Tag("accounts")
class LimitsTest {
  @TempDir Path data;
  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");

  @SuppressWarnings("NullAway.Init")
  private TestServer server;

  @BeforeEach
  void start() throws Exception {
    server = TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(time));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private TestClient client(Plan plan) throws Exception {
    String key = TestServer.addKey(data, plan);
    TestClient client = server.client(key);
    server.server().refreshKeys();
    return client;
  }

  @Test
  void everyAnsweredRequestSaysWhatIsLeft() throws Exception {
    TestClient client = client(Plan.FREE);
    HttpResponse<byte[]> first = client.get("/v1/usage");
    assertThat(first.statusCode()).isEqualTo(200);
    assertThat(TestClient.header(first, "RateLimit-Policy"))
        .isEqualTo("\"second\";q=10;w=1, \"month\";q=10000");
    assertThat(TestClient.header(first, "RateLimit"))
        .isEqualTo("\"second\";r=9;t=1, \"month\";r=9999;t=828000");
    assertThat(TestClient.text(first))
        .isEqualTo(
            "{\"plan\":\"free\",\"rate\":{\"limit\":10,\"window_seconds\":1},\"month\":{\"period\":\"2026-11\","
                + "\"limit\":10000,\"used\":1,\"remaining\":9999,\"resets\":\"2026-12-01T00:00:00Z\"}}");
  }

  @Test
  void enterpriseHasNoMonth() throws Exception {
    HttpResponse<byte[]> answer = client(Plan.ENTERPRISE).get("/v1/usage");
    assertThat(TestClient.header(answer, "RateLimit-Policy")).isEqualTo("\"second\";q=200;w=1");
    assertThat(TestClient.header(answer, "RateLimit")).isEqualTo("\"second\";r=199;t=1");
    assertThat(TestClient.text(answer)).contains("\"limit\":null,\"used\":1,\"remaining\":null");
  }

  @Test
  void theEleventhRequestOfASecondIsRefusedAndDoesNotCount() throws Exception {
    TestClient client = client(Plan.FREE);
    for (int i = 0; i < 10; i++) {
      assertThat(client.get("/v1/usage").statusCode()).isEqualTo(200);
    }
    HttpResponse<byte[]> refused = client.get("/v1/usage");
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(TestClient.text(refused)).contains("\"code\":\"rate_limit_exceeded\"");
    assertThat(TestClient.header(refused, "Retry-After")).isEqualTo("1");
    assertThat(TestClient.header(refused, "RateLimit")).startsWith("\"second\";r=0;t=1");
    time.pass(100);
    HttpResponse<byte[]> again = client.get("/v1/usage");
    assertThat(again.statusCode()).isEqualTo(200);
    assertThat(TestClient.text(again)).contains("\"used\":11,");
  }

  @Test
  void keysOfOneAccountShareItsLimits() throws Exception {
    TestClient one = client(Plan.FREE);
    String other = TestServer.addKeyToLast(data);
    server.server().refreshKeys();
    for (int i = 0; i < 10; i++) {
      one.get("/v1/usage");
    }
    assertThat(server.client(other).get("/v1/usage").statusCode()).isEqualTo(429);
  }

  @Test
  void theQuotaEndsExactlyAtItsEdgeAndComesBackWithTheMonth() throws Exception {
    TestClient client = client(Plan.FREE);
    long account = TestServer.lastAccount(data);
    TestUsage.use(data, time, account, 9_999);
    assertThat(client.get("/v1/usage").statusCode()).isEqualTo(200);
    HttpResponse<byte[]> refused = client.get("/v1/usage");
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(TestClient.text(refused)).contains("\"code\":\"quota_exceeded\"");
    assertThat(TestClient.header(refused, "Retry-After")).isEqualTo("828000");
    assertThat(TestClient.header(refused, "RateLimit")).endsWith("\"month\";r=0;t=828000");
    time.pass(828_000_000);
    HttpResponse<byte[]> december = client.get("/v1/usage");
    assertThat(december.statusCode()).isEqualTo(200);
    assertThat(TestClient.text(december)).contains("\"period\":\"2026-12\"", "\"used\":1,");
  }

  @Test
  void errorsOfTheClientCountAndErrorsOfTheServerDoNot() throws Exception {
    TestClient client = client(Plan.FREE);
    assertThat(client.get("/v1/nowhere").statusCode()).isEqualTo(404);
    assertThat(client.get("/v1/usage?what=1").statusCode()).isEqualTo(400);
    assertThat(client.get("/v1/info").statusCode()).as("no snapshot").isEqualTo(503);
    assertThat(TestClient.text(client.get("/v1/usage"))).contains("\"used\":3,");
  }
}
