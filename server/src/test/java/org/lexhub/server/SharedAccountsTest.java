package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.PostgresServer;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.account.access.KeyAccess;
import org.lexhub.server.account.factor.SecondFactors;
import org.lexhub.server.account.provider.Identities;
import org.lexhub.server.account.sql.PostgresSettings;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.command.ServerMain;

/** Moves the accounts of one server to a shared database, and backs that up, as in the guide. */
class SharedAccountsTest {
  @TempDir Path folder;

  private static String command(int status, String... arguments) {
    StringWriter out = new StringWriter();
    PrintWriter both = new PrintWriter(out, true);
    assertThat(ServerMain.run(both, both, Map.of(), arguments))
        .as(out.toString())
        .isEqualTo(status);
    return out.toString();
  }

  private static String[] with(PostgresSettings settings, String... arguments) {
    String[] all = Arrays.copyOf(arguments, arguments.length + 4);
    all[arguments.length] = "--accounts";
    all[arguments.length + 1] = settings.url();
    all[arguments.length + 2] = "--accounts-password-file";
    all[arguments.length + 3] = String.valueOf(settings.passwordFile());
    return all;
  }

  @Test
  void accountsOfAFolderContinueInASharedDatabase() throws Exception {
    PostgresSettings settings = TestDatabase.fresh(folder);
    Path old = Files.createDirectories(folder.resolve("old"));
    String key;
    String secret;
    try (AccountDatabase database = AccountDatabase.open(old);
        UsageCounters counters =
            UsageCounters.open(old.resolve(UsageCounters.FILE), TimeSource.SYSTEM)) {
      Accounts accounts = new Accounts(database);
      long first = accounts.addAccount("gone", Plan.FREE, Instant.now());
      long second = accounts.addAccount("acme", Plan.FREE, Instant.now());
      new Logins(database).delete(first);
      KeyAccess access = KeyAccess.parse("read", "127.0.0.1", null);
      key = accounts.addKey(second, "one", null, access, Instant.now());
      SecondFactors factors = new SecondFactors(database);
      factors.begin(second, Instant.now());
      secret = Objects.requireNonNull(factors.pending(second));
      new Identities(database).link(second, "https://login.example", "u-1", Instant.now());
      counters.ensure(second);
      counters.add(second, 42, Long.MAX_VALUE);
    }
    String[] imported = with(settings, "accounts", "import", "--data", old.toString());
    assertThat(command(0, imported)).contains("imported 1 accounts");
    assertThat(command(1, imported)).contains("has accounts already");
    assertThat(command(1, "accounts", "import", "--data", old.toString()))
        .contains("--accounts jdbc:postgresql:");
    Path fresh = Files.createDirectories(folder.resolve("fresh"));
    ServerSettings server =
        ServerSettings.of(fresh, "127.0.0.1", 0).with(new ClusterSettings(settings, null, 100));
    try (LexhubServer running = LexhubServer.start(server)) {
      TestClient client = new TestClient(running.address().getPort(), key);
      assertThat(TestClient.text(client.get("/v1/usage"))).contains("\"used\":43,");
      assertThat(running.used(2)).isEqualTo(43);
      assertThat(client.get("/v1/lexemes/export?lang=eng").statusCode())
          .as("the restrictions of the key")
          .isEqualTo(403);
    }
    try (AccountDatabase database = AccountDatabase.open(settings)) {
      assertThat(new SecondFactors(database).pending(2)).isEqualTo(secret);
      assertThat(new Identities(database).account("https://login.example", "u-1")).isEqualTo(2);
    }
    assertThat(
            command(
                0, with(settings, "accounts", "create", "--data", fresh.toString(), "--name", "x")))
        .startsWith("3");
  }

  @Test
  void aBackupIsRestoredByTheProgramsOfPostgres() throws Exception {
    PostgresServer server = TestDatabase.server();
    PostgresSettings settings = TestDatabase.fresh(folder);
    String database = settings.url().replaceAll(".*/|\\?.*", "");
    String[] create =
        with(settings, "accounts", "create", "--data", folder.toString(), "--name", "acme");
    command(0, create);
    Path dump = folder.resolve("accounts.dump");
    server.onDatabase("pg_dump", database, "--format=custom", "--file=" + dump);
    command(
        0, with(settings, "accounts", "create", "--data", folder.toString(), "--name", "later"));
    try (Connection connection = server.connect("postgres");
        Statement statement = connection.createStatement()) {
      statement.execute("DROP DATABASE " + database);
    }
    server.createDatabase(database);
    server.onDatabase("pg_restore", database, "--no-owner", "--role=lexhub", dump.toString());
    assertThat(command(0, with(settings, "accounts", "list", "--data", folder.toString())))
        .contains("acme")
        .doesNotContain("later");
    assertThat(
            command(1, with(settings, "accounts", "backup", "--data", folder.toString(), "x.db")))
        .contains("pg_dump --format=custom --file=x.db");
  }
}
