package org.lexhub.server.account.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.PostgresServer;
import org.lexhub.server.account.TestDatabase;

/** A PostgreSQL database that several servers open and change at once. */
class PostgresEngineTest {
  private static final int SERVERS = 4;

  @TempDir Path folder;

  private static <T> List<T> atOnce(Callable<T> work) throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(SERVERS)) {
      List<Future<T>> running = new ArrayList<>();
      for (int i = 0; i < SERVERS; i++) {
        running.add(threads.submit(work));
      }
      List<T> results = new ArrayList<>();
      for (Future<T> result : running) {
        results.add(result.get());
      }
      return results;
    }
  }

  @Test
  void serversThatStartAtOnceCreateTheTablesOnce() throws Exception {
    PostgresSettings settings = TestDatabase.fresh(folder);
    List<AccountDatabase> opened = atOnce(() -> AccountDatabase.open(settings));
    try {
      Accounts first = new Accounts(opened.getFirst());
      first.addAccount("acme", Plan.PRO, Instant.EPOCH);
      for (AccountDatabase database : opened) {
        assertThat(new Accounts(database).account("acme").plan()).isEqualTo(Plan.PRO);
      }
    } finally {
      for (AccountDatabase database : opened) {
        database.close();
      }
    }
  }

  @Test
  void whatATransactionCheckedIsStillTrueWhenItWrites() throws Exception {
    PostgresSettings settings = TestDatabase.fresh(folder);
    try (AccountDatabase database = AccountDatabase.open(settings)) {
      Logins logins = new Logins(database);
      List<Integer> made =
          atOnce(() -> {
            int count = 0;
            for (int i = 0; i < 20; i++) {
              String name = "user" + i + "-" + Thread.currentThread().threadId();
              try {
                logins.add(
                    new Logins.NewAccount(name, null, Plan.FREE, false, 0, 10), Instant.EPOCH);
                count++;
              } catch (AccountException full) {
                assertThat(full).hasMessageContaining("No more accounts");
              }
            }
            return count;
          });
      assertThat(made.stream().mapToInt(Integer::intValue).sum()).isEqualTo(10);
    }
  }

  @Test
  void aRestartOfTheDatabaseFailsOnlyWhatRunsMeanwhile() throws Exception {
    try (PostgresServer server = own();
        PostgresEngine engine = PostgresEngine.open(server.settings("postgres"))) {
      server.stop();
      assertThatThrownBy(engine::version).isInstanceOf(SQLException.class);
      server.start();
      long deadline = System.nanoTime() + 20_000_000_000L;
      while (!answers(engine)) {
        assertThat(System.nanoTime()).isLessThan(deadline);
      }
    }
  }

  /** As when the network of a server is cut between two statements. */
  @Test
  void aServerThatFallsSilentInATransactionHoldsUpOthersForSeconds() throws Exception {
    PostgresSettings settings = TestDatabase.fresh(folder);
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch others = new CountDownLatch(1);
    try (PostgresEngine silent = PostgresEngine.open(settings);
        PostgresEngine other = PostgresEngine.open(settings);
        ExecutorService thread = Executors.newSingleThreadExecutor()) {
      Future<?> hung =
          thread.submit(() ->
              silent.transaction(connection -> {
                inside.countDown();
                await(others);
                return "";
              }));
      inside.await();
      try {
        long deadline = System.nanoTime() + 30_000_000_000L;
        while (!changes(other)) {
          assertThat(System.nanoTime()).as("the lock is free").isLessThan(deadline);
        }
      } finally {
        others.countDown();
      }
      assertThatThrownBy(hung::get).hasCauseInstanceOf(SQLException.class);
      assertThat(answers(silent)).as("with another connection").isTrue();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean changes(PostgresEngine engine) {
    try {
      return engine.transaction(connection -> true);
    } catch (SQLException e) {
      return false;
    }
  }

  @Test
  void connectionsThatNobodyAcknowledgesEndSoon() throws Exception {
    PostgresSettings settings = TestDatabase.fresh(folder);
    try (PostgresEngine engine = PostgresEngine.open(settings);
        Connection outside = engine.connect()) {
      for (String setting : new String[] {"tcp_user_timeout", "tcp_keepalives_idle"}) {
        assertThat(engine.<String>read(pooled -> shown(pooled, setting)))
            .isEqualTo(shown(outside, setting))
            .isIn("10000", "10s", "5");
      }
    }
  }

  private static String shown(Connection connection, String setting) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("SHOW " + setting)) {
      result.next();
      return result.getString(1);
    }
  }

  private static PostgresServer own() throws IOException {
    TestDatabase.server(); // skips the test without PostgreSQL
    return PostgresServer.create();
  }

  private static boolean answers(PostgresEngine engine) {
    try {
      return engine.version() == 0;
    } catch (SQLException e) {
      return false;
    }
  }

  @Test
  void wrongAddressesAndPasswordsAreExplained() throws Exception {
    assertThatThrownBy(() -> new PostgresSettings("jdbc:mysql://localhost/x", null))
        .hasMessageContaining("jdbc:postgresql://HOST/DATABASE");
    assertThatThrownBy(() -> new PostgresSettings("jdbc:postgresql://localhost/x?password=x", null))
        .hasMessageContaining("--accounts-password-file");
    PostgresSettings settings = TestDatabase.fresh(folder);
    assertThatThrownBy(() ->
            PostgresEngine.open(new PostgresSettings(settings.url(), folder.resolve("absent"))))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("cannot be read");
    Path wrong = Files.writeString(folder.resolve("wrong"), "wrong\n");
    assertThatThrownBy(() -> PostgresEngine.open(new PostgresSettings(settings.url(), wrong)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("password authentication failed");
  }
}
