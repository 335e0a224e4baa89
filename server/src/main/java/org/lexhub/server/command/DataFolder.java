package org.lexhub.server.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.sql.PostgresSettings;
import picocli.CommandLine.Option;

/** The option of the data folder, and access to its accounts. */
final class DataFolder {
  @Option(
      names = "--data",
      required = true,
      paramLabel = "DIR",
      description = "The folder of snapshots, accounts and counters.")
  private @Nullable Path data;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description =
          "A file with settings: lines such as port = 8080, with the names of the options of serve."
              + " By default the file that LEXHUB_CONFIG names.")
  @SuppressWarnings("UnusedVariable") // SettingSources reads it before the other options
  private @Nullable Path config;

  @Option(
      names = "--accounts",
      paramLabel = "jdbc:postgresql://HOST/DATABASE?user=NAME",
      description =
          "The PostgreSQL database of accounts, keys and usage that several servers share. The default"
              + " is a file in the data folder.")
  private @Nullable String accounts;

  @Option(
      names = "--accounts-password-file",
      paramLabel = "FILE",
      description = "The file with the password of the database of accounts.")
  private @Nullable Path accountsPasswordFile;

  /**
   * Returns the database of accounts, or null for the file in the folder.
   *
   * @throws CommandFailure if the options are invalid
   */
  @Nullable PostgresSettings accounts() {
    if (accounts == null || accounts.isEmpty()) {
      if (accountsPasswordFile != null) {
        throw new CommandFailure("--accounts-password-file needs --accounts");
      }
      return null;
    }
    try {
      return new PostgresSettings(accounts, accountsPasswordFile);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }

  /** Opens the database of accounts. */
  AccountDatabase open() throws IOException {
    return AccountDatabase.open(path(), accounts());
  }

  /**
   * Returns the folder.
   *
   * @throws CommandFailure if it does not exist
   */
  Path path() {
    if (data != null && Files.exists(data) && !Files.isDirectory(data)) {
      throw new CommandFailure(data + " is a file; --data must name a folder with a snapshot");
    }
    if (data == null || !Files.isDirectory(data)) {
      throw new CommandFailure(
          "there is no folder "
              + data
              + "; create a snapshot there first: ./lexhub load --recipe data/demo.toml --out "
              + data);
    }
    return data;
  }

  /** Reads or changes accounts. */
  interface Work {
    void run(Accounts accounts) throws SQLException;
  }

  /** Reads or changes everything that is stored about accounts. */
  interface DatabaseWork {
    void run(AccountDatabase database) throws SQLException;
  }

  /** Opens the accounts of the folder, runs the work and closes them. */
  void withAccounts(Work work) throws IOException {
    withDatabase(database -> work.run(new Accounts(database)));
  }

  /** Opens the database of the folder, runs the work and closes it. */
  void withDatabase(DatabaseWork work) throws IOException {
    try (AccountDatabase database = open()) {
      work.run(database);
    } catch (SQLException e) {
      String place = accounts == null ? String.valueOf(data) : accounts;
      throw new IOException("the accounts in " + place + " cannot be used: " + e.getMessage(), e);
    }
  }
}
