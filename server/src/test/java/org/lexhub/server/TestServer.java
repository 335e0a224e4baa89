package org.lexhub.server;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.TestDatabase;

/** A real server on a free port over a folder. */
final class TestServer implements AutoCloseable {
  private final LexhubServer server;
  private final String key;

  private TestServer(LexhubServer server, String key) {
    this.server = server;
    this.key = key;
  }

  static TestServer start(Path data) throws IOException, SQLException {
    return start(ServerSettings.of(data, "127.0.0.1", 0));
  }

  static TestServer start(ServerSettings settings) throws IOException, SQLException {
    String key = addKey(settings.data(), Plan.ENTERPRISE);
    ClusterSettings given = settings.cluster();
    ClusterSettings cluster =
        new ClusterSettings(
            TestDatabase.settings(settings.data()), given.snapshots(), given.rolloutPercent());
    return new TestServer(LexhubServer.start(settings.with(cluster)), key);
  }

  static String addKey(Path data, Plan plan) throws IOException, SQLException {
    try (AccountDatabase database = TestDatabase.open(data)) {
      Accounts accounts = new Accounts(database);
      long account = accounts.addAccount("test " + plan.code(), plan, Instant.now());
      return accounts.addKey(account, "test", null, Instant.now());
    }
  }

  /** Returns the number of the account that was created last. */
  static long lastAccount(Path data) throws IOException, SQLException {
    try (AccountDatabase database = TestDatabase.open(data)) {
      return new Accounts(database).accounts().getLast().id();
    }
  }

  static String addKeyToLast(Path data) throws IOException, SQLException {
    long account = lastAccount(data);
    try (AccountDatabase database = TestDatabase.open(data)) {
      return new Accounts(database).addKey(account, "second", null, Instant.now());
    }
  }

  int port() {
    return server.address().getPort();
  }

  String key() {
    return key;
  }

  LexhubServer server() {
    return server;
  }

  TestClient client() {
    return new TestClient(port(), key);
  }

  TestClient client(String otherKey) {
    return new TestClient(port(), otherKey);
  }

  TestClient stranger() {
    return new TestClient(port(), null);
  }

  RawHttp raw() {
    return new RawHttp(port());
  }

  @Override
  public void close() {
    server.close();
  }
}
