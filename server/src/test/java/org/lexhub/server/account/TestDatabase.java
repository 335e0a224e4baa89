package org.lexhub.server.account;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.lexhub.server.account.sql.PostgresSettings;

/**
 * The accounts of a test: a file in its data folder or, in the runs with {@code
 * -Dlexhub.test.accounts=postgres}, a database of PostgreSQL for each folder. Tests with the tag
 * {@code accounts} run with both.
 */
public final class TestDatabase {
  private static final boolean POSTGRES =
      System.getProperty("lexhub.test.accounts", "").equals("postgres");
  private static final Map<Path, PostgresSettings> DATABASES = new HashMap<>();
  private static @Nullable PostgresServer server;

  private TestDatabase() {}

  /** Returns the PostgreSQL database of a folder, or null if its accounts are in a file. */
  public static @Nullable PostgresSettings settings(Path folder) {
    return POSTGRES ? fresh(folder) : null;
  }

  /** Returns a PostgreSQL database of a folder; aborts the test if there is no PostgreSQL. */
  public static synchronized PostgresSettings fresh(Path folder) {
    PostgresSettings found = DATABASES.get(folder);
    if (found != null) {
      return found;
    }
    String name = "test" + DATABASES.size();
    try {
      server().createDatabase(name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    PostgresSettings settings = server().settings(name);
    DATABASES.put(folder, settings);
    return settings;
  }

  /** Returns the server of this process; aborts the test if there is no PostgreSQL. */
  public static synchronized PostgresServer server() {
    Assumptions.assumeTrue(PostgresServer.isInstalled(), PostgresServer.MISSING);
    PostgresServer running = server;
    if (running == null) {
      try {
        running = PostgresServer.create();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      server = running;
      Runtime.getRuntime().addShutdownHook(new Thread(TestDatabase::end));
    }
    return running;
  }

  private static void end() {
    try {
      PostgresServer running = server;
      if (running != null) {
        running.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Opens the accounts of a folder. */
  public static AccountDatabase open(Path folder) throws IOException {
    return AccountDatabase.open(folder, settings(folder));
  }

  /** Returns the environment of a command whose arguments name the folder. */
  public static Map<String, String> environment(String... arguments) {
    int option = List.of(arguments).indexOf("--data");
    return option < 0 ? Map.of() : environment(Path.of(arguments[option + 1]));
  }

  /** Returns the environment of commands that use the accounts of a folder. */
  public static Map<String, String> environment(Path folder) {
    PostgresSettings settings = settings(folder);
    return settings == null
        ? Map.of()
        : Map.of(
            "LEXHUB_ACCOUNTS",
            settings.url(),
            "LEXHUB_ACCOUNTS_PASSWORD_FILE",
            String.valueOf(settings.passwordFile()));
  }
}
