package org.lexhub.server.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.sql.PostgresSettings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;

/** The option of the data folder, and access to its accounts. */
final class DataFolder {
  private final OptionGroup group = new OptionGroup();

  private final OptionValue<Path> data =
      group.required(
          "--data", "DIR", Path.class, "The folder of snapshots, accounts and counters.");

  private final OptionValue<String> accounts =
      group.optional(
          "--accounts",
          "jdbc:postgresql://HOST/DATABASE?user=NAME",
          String.class,
          "The PostgreSQL database of accounts, keys and usage that several servers share. The default"
              + " is a file in the data folder.");

  private final OptionValue<Path> accountsPasswordFile =
      group.optional(
          "--accounts-password-file",
          "FILE",
          Path.class,
          "The file with the password of the database of accounts.");

  /** The options for commands with annotations. */
  @Mixin
  @SuppressWarnings("UnusedVariable") // picocli reads it
  private final CommandSpec options;

  DataFolder() {
    // SettingSources reads this one before the other options.
    group.optional(
        "--config",
        "FILE",
        Path.class,
        "A file with settings: lines such as port = 8080, with the names of the options of serve."
            + " By default the file that LEXHUB_CONFIG names.");
    options = group.mixin();
  }

  /** Returns the options. */
  OptionGroup group() {
    return group;
  }

  /**
   * Returns the database of accounts, or null for the file in the folder.
   *
   * @throws CommandFailure if the options are invalid
   */
  @Nullable PostgresSettings accounts() {
    String url = accounts.orNull();
    Path passwordFile = accountsPasswordFile.orNull();
    if (url == null || url.isEmpty()) {
      if (passwordFile != null) {
        throw new CommandFailure("--accounts-password-file needs --accounts");
      }
      return null;
    }
    try {
      return new PostgresSettings(url, passwordFile);
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
    Path folder = data.value();
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new CommandFailure(folder + " is a file; --data must name a folder with a snapshot");
    }
    if (!Files.isDirectory(folder)) {
      throw new CommandFailure(
          "there is no folder "
              + folder
              + "; create a snapshot there first: ./lexhub load --recipe data/demo.toml --out "
              + folder);
    }
    return folder;
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
      String url = accounts.orNull();
      String place = url == null ? data.value().toString() : url;
      throw new IOException("the accounts in " + place + " cannot be used: " + e.getMessage(), e);
    }
  }
}
