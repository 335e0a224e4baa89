package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.server.account.Plan;
import org.lexhub.store.snapshot.SnapshotFolder;

/** What a server answers between opening its port and having verified its snapshot. */
class StartTest {
  private static final String[] CLOSED = {
    "/health/ready",
    "/v1/languages",
    "/v1/usage",
    "/",
    "/account/login",
    "/docs",
    "/openapi.json",
    "/nowhere"
  };

  @TempDir Path data;

  private void publish() throws Exception {
    Path snapshot = Objects.requireNonNull(SnapshotFolder.of(Fixture.folder()).current());
    Files.copy(snapshot, data.resolve(Objects.requireNonNull(snapshot.getFileName())));
    Files.copy(Fixture.folder().resolve("CURRENT"), data.resolve("CURRENT"));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void onlyLivenessIsAnsweredUntilTheServerAcceptsRequests(boolean verified) throws Exception {
    publish();
    String key = TestServer.addKey(data, Plan.ENTERPRISE);
    List<HttpResponse<byte[]>> early = new ArrayList<>();
    try (LexhubServer server =
        LexhubServer.start(
            ServerSettings.of(data, "127.0.0.1", 0),
            bound -> {
              if (verified) {
                bound.awaitSnapshot();
              }
              TestClient client = new TestClient(bound.address().getPort(), key);
              try {
                early.add(client.get("/health/live"));
                for (String path : CLOSED) {
                  early.add(client.get(path));
                }
                early.add(client.send("OPTIONS", "/v1/languages"));
                early.add(client.post("/v1/translations/translate", "{}"));
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            })) {
      assertThat(early.getFirst().statusCode()).isEqualTo(200);
      for (HttpResponse<byte[]> answer : early.subList(1, early.size())) {
        assertThat(answer.statusCode()).as(answer.uri().getPath()).isEqualTo(503);
        assertThat(TestClient.header(answer, "Retry-After")).isEqualTo("5");
      }
      assertThat(TestClient.text(early.get(1))).contains("\"status\":\"unavailable\"");
      assertThat(TestClient.text(early.get(2))).contains("The server is starting");
      TestClient client = new TestClient(server.address().getPort(), key);
      for (String path : CLOSED) {
        assertThat(client.get(path).statusCode())
            .as(path)
            .isEqualTo(path.equals("/nowhere") ? 404 : 200);
      }
    }
  }

  @Test
  void aPortInUseIsToldAtOnce() throws Exception {
    try (TestServer other = TestServer.start(data)) {
      ServerSettings same = ServerSettings.of(data, "127.0.0.1", other.port());
      assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> LexhubServer.start(same)))
          .hasRootCauseInstanceOf(java.net.BindException.class);
      assertThat(other.client().get("/health/live").statusCode()).isEqualTo(200);
    }
  }
}
