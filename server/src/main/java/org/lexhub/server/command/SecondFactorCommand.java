package org.lexhub.server.command;

import java.sql.SQLException;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.factor.SecondFactors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Removes the second factor of a user who has lost it. */
@Command(
    name = "second-factor",
    description =
        "Removes the second factor of an account whose owner has lost the app and the recovery"
            + " codes.",
    versionProvider = JarVersion.class,
    mixinStandardHelpOptions = true)
@SuppressWarnings("NullAway.Init") // picocli fills the fields
final class SecondFactorCommand extends LoginCommands.OnDatabase {
  @Option(
      names = "--remove",
      required = true,
      paramLabel = "ACCOUNT",
      description = "The number or the name of the account.")
  private String account;

  @Override
  void run(AccountDatabase database, CommandAudit audit) throws SQLException {
    AccountRow row = new Accounts(database).account(account);
    if (!new SecondFactors(database).remove(row.id())) {
      throw new CommandFailure("account " + row.id() + " has no second factor");
    }
    audit.note("second-factor-off", row.id());
    print("account " + row.id() + " " + row.name() + " has no second factor now");
  }
}
