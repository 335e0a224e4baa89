package org.lexhub.server.command;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Plan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Creates, lists and changes accounts. A running server applies changes within a second. */
@Command(
    name = "accounts",
    description =
        "Creates, lists and changes accounts; a running server applies changes within a second.",
    versionProvider = JarVersion.class,
    mixinStandardHelpOptions = true,
    subcommands = {
      LoginCommands.Create.class,
      LoginCommands.ResetLink.class,
      LoginCommands.Invite.class,
      LoginCommands.SetAdmin.class,
      LoginCommands.Backup.class,
      LoginCommands.Import.class,
      LoginCommands.Delete.class,
      SecondFactorCommand.class,
      AuditCommand.class
    })
@SuppressWarnings("NullAway.Init") // picocli fills the fields
public final class AccountsCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "choose a subcommand: create, list, set-plan, suspend, resume, reset-link, invite,"
            + " set-admin, backup, import, delete, second-factor or audit");
  }

  @Command(
      name = "list",
      description = "Lists all accounts.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  int list(@Mixin DataFolder folder) throws IOException {
    folder.withAccounts(accounts -> {
      ConsoleTable table =
          new ConsoleTable("ACCOUNT", "NAME", "LOGIN", "PLAN", "STATE", "KEYS", "CREATED");
      for (AccountRow row : accounts.accounts()) {
        table.row(
            Long.toString(row.id()),
            row.name(),
            login(row.login(), row.admin()),
            row.plan().code(),
            row.suspended() ? "suspended" : "active",
            Integer.toString(row.keys()),
            row.created().toString());
      }
      table.print(spec.commandLine().getOut());
    });
    return 0;
  }

  private static String login(@Nullable String login, boolean admin) {
    return login == null ? "-" : admin ? login + " (admin)" : login;
  }

  @Command(
      name = "set-plan",
      description = "Changes the plan of an account.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  int setPlan(
      @Mixin AuditedChanges changes,
      @Parameters(paramLabel = "ACCOUNT") String account,
      @Parameters(paramLabel = "free|pro|enterprise", converter = PlanConverter.class) Plan plan)
      throws IOException {
    changes.run((database, audit) -> {
      Accounts accounts = new Accounts(database);
      AccountRow row = accounts.account(account);
      accounts.setPlan(row.id(), plan);
      audit.note("plan-" + plan.code(), row.id());
      print("account " + row.id() + " now has the plan " + plan.code());
    });
    return 0;
  }

  @Command(
      name = "suspend",
      description = "Refuses all requests of an account until it is resumed.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  int suspend(@Mixin AuditedChanges changes, @Parameters(paramLabel = "ACCOUNT") String account)
      throws IOException {
    return setSuspended(changes, account, true);
  }

  @Command(
      name = "resume",
      description = "Accepts the requests of a suspended account again.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  int resume(@Mixin AuditedChanges changes, @Parameters(paramLabel = "ACCOUNT") String account)
      throws IOException {
    return setSuspended(changes, account, false);
  }

  private int setSuspended(AuditedChanges changes, String account, boolean suspended)
      throws IOException {
    changes.run((database, audit) -> {
      Accounts accounts = new Accounts(database);
      AccountRow row = accounts.account(account);
      accounts.setSuspended(row.id(), suspended);
      audit.note(suspended ? "suspended" : "resumed", row.id());
      print("account " + row.id() + " is now " + (suspended ? "suspended" : "active"));
    });
    return 0;
  }

  private void print(String line) {
    spec.commandLine().getOut().println(line);
  }
}
