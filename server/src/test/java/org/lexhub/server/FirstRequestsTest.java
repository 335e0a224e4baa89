package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.Plan;

/** The first requests of many accounts at once, for which leases have to be drawn. */
@Tag("accounts")
class FirstRequestsTest {
  private static final int ACCOUNTS = 40;
  private static final int REQUESTS = 10;

  @TempDir Path data;

  @Test
  void eachOfThemIsAnswered() throws Exception {
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < ACCOUNTS; i++) {
      keys.add(TestServer.addKey(data, Plan.PRO));
    }
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    try (TestServer server = TestServer.start(data)) {
      List<CompletableFuture<HttpResponse<Void>>> running = new ArrayList<>();
      for (int i = 0; i < REQUESTS * ACCOUNTS; i++) {
        HttpRequest request =
            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/v1/usage"))
                .timeout(Duration.ofSeconds(30))
                .header("Authorization", "Bearer " + keys.get(i % ACCOUNTS))
                .build();
        running.add(client.sendAsync(request, HttpResponse.BodyHandlers.discarding()));
      }
      for (CompletableFuture<HttpResponse<Void>> response : running) {
        assertThat(response.get(60, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
      }
    }
  }
}
