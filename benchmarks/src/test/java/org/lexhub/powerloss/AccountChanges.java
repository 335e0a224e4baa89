package org.lexhub.powerloss;

import java.nio.file.Path;
import java.time.Instant;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Plan;

/** A program that changes the accounts of a folder and acknowledges each change with a line. */
public final class AccountChanges {
  static final int COUNT = 12;

  private AccountChanges() {}

  /** Adds accounts, each with a key, and reopens the database once. */
  public static void main(String[] args) throws Exception {
    for (int round = 0; round < 2; round++) {
      try (AccountDatabase database = AccountDatabase.open(Path.of(args[0]))) {
        Accounts accounts = new Accounts(database);
        for (int i = 0; i < COUNT / 2; i++) {
          int number = round * COUNT / 2 + i;
          Instant time = Instant.ofEpochSecond(1_800_000_000L + number);
          long account = accounts.addAccount("account " + number, Plan.FREE, time);
          accounts.addKey(account, "key", null, time);
          System.out.println("done " + number);
        }
      }
    }
  }
}
