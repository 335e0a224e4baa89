package org.lexhub.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Plan;

/**
 * The keys of a thousand accounts, whose requests a measured server takes in turn: it keeps its
 * rate limits, and together they may send far more than one machine can serve.
 */
public final class BenchmarkKeys {
  private static final int COUNT = 1_000;

  private BenchmarkKeys() {}

  /** Adds the accounts to a data folder and returns their keys. */
  public static List<String> add(Path data) throws IOException, SQLException {
    List<String> keys = new ArrayList<>();
    try (AccountDatabase database = AccountDatabase.open(data)) {
      Accounts accounts = new Accounts(database);
      Instant now = Instant.now();
      for (int i = 0; i < COUNT; i++) {
        long account = accounts.addAccount("load " + i, Plan.ENTERPRISE, now);
        keys.add(accounts.addKey(account, "load", null, now));
      }
    }
    return keys;
  }
}
