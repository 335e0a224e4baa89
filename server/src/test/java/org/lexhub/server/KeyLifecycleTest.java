package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.command.ServerMain;

/** Keys and accounts that the command line changes while a server runs. */
@Tag("accounts")
class KeyLifecycleTest {
  private static final long PATIENCE = 20_000_000_000L;

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

  private String command(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        ServerMain.run(
            new PrintWriter(out, true),
            new PrintWriter(err, true),
            TestDatabase.environment(arguments),
            arguments);
    assertThat(status).as(err.toString()).isZero();
    return out.toString().strip();
  }

  private int status(String key) throws Exception {
    time.pass(1000);
    return server.client(key).get("/v1/usage").statusCode();
  }

  /** Waits until the server has noticed a change and answers with a status. */
  private void await(String key, int status) throws Exception {
    long deadline = System.nanoTime() + PATIENCE;
    while (status(key) != status) {
      assertThat(System.nanoTime()).as("no %d in time", status).isLessThan(deadline);
      Thread.sleep(20);
    }
  }

  @Test
  void aRunningServerSeesKeysComeAndGo() throws Exception {
    String dir = data.toString();
    String key = command("keys", "create", "--data", dir, "--plan", "pro", "--name", "visitor");
    await(key, 200);
    command("accounts", "suspend", "--data", dir, "visitor");
    await(key, 403);
    command("accounts", "resume", "--data", dir, "visitor");
    await(key, 200);
    command("keys", "revoke", "--data", dir, key);
    await(key, 401);
    assertThat(status(server.key())).isEqualTo(200);
  }

  @Test
  void aChangedPlanHoldsForTheNextRequests() throws Exception {
    String dir = data.toString();
    String key = command("keys", "create", "--data", dir, "--name", "grower");
    server.server().refreshKeys();
    assertThat(policy(key)).contains("q=10;");
    command("accounts", "set-plan", "--data", dir, "grower", "enterprise");
    server.server().refreshKeys();
    assertThat(policy(key)).contains("q=200;");
  }

  private String policy(String key) throws Exception {
    return TestClient.header(server.client(key).get("/v1/usage"), "RateLimit-Policy");
  }

  @Test
  void aKeyEndsAtItsTime() throws Exception {
    String key;
    try (AccountDatabase database = TestDatabase.open(data)) {
      Accounts accounts = new Accounts(database);
      long account = accounts.addAccount("guest", Plan.FREE, Instant.ofEpochMilli(time.millis()));
      Instant now = Instant.ofEpochMilli(time.millis());
      key = accounts.addKey(account, "day", Duration.ofDays(1), now);
    }
    server.server().refreshKeys();
    time.pass(86_400_000 - 2000);
    assertThat(status(key)).isEqualTo(200);
    assertThat(status(key)).isEqualTo(401);
  }

  @Test
  void theLastUseIsWrittenDown() throws Exception {
    assertThat(status(server.key())).isEqualTo(200);
    server.close();
    assertThat(command("keys", "list", "--data", data.toString())).contains("2026-11-21T10:00:00Z");
    server = TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(time));
  }
}
