package org.lexhub.server.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import picocli.CommandLine.Option;

/** The option that names the data folder, and work on its accounts. */
final class DataFolder {
  @Option(
      names = "--data",
      required = true,
      paramLabel = "DIR",
      description = "The folder of snapshots, accounts and counters.")
  private @Nullable Path data;

  /** Returns the folder, which has to be there. */
  Path path() {
    if (data == null || !Files.isDirectory(data)) {
      throw new CommandFailure(
          "there is no folder "
              + data
              + "; make a snapshot there first: ./lexhub load --recipe data/demo.toml --out "
              + data);
    }
    return data;
  }

  /** Work on accounts. */
  interface Work {
    void run(Accounts accounts) throws SQLException;
  }

  /** Work on all that is stored about accounts. */
  interface DatabaseWork {
    void run(AccountDatabase database) throws SQLException;
  }

  /** Opens the accounts of the folder for a piece of work. */
  void withAccounts(Work work) throws IOException {
    withDatabase(database -> work.run(new Accounts(database)));
  }

  /** Opens the database of the folder for a piece of work. */
  void withDatabase(DatabaseWork work) throws IOException {
    try (AccountDatabase database = AccountDatabase.open(path())) {
      work.run(database);
    } catch (SQLException e) {
      throw new IOException("the accounts in " + data + " cannot be used: " + e.getMessage(), e);
    }
  }
}
