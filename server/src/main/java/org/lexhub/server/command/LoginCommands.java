package org.lexhub.server.command;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.AccountImport;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.LoginName;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.refusal.Refusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The subcommands of accounts that concern log-ins. They never see a password: they create one-time
 * links with which users set their passwords.
 */
final class LoginCommands {
  private LoginCommands() {}

  /** A subcommand that changes accounts. */
  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  abstract static class OnDatabase implements Callable<Integer> {
    @Spec CommandSpec spec;
    @Mixin AuditedChanges changes;

    abstract void run(AccountDatabase database, CommandAudit audit) throws SQLException;

    @Override
    public Integer call() throws IOException {
      changes.run(this::run);
      return 0;
    }

    void print(String line) {
      spec.commandLine().getOut().println(line);
    }

    void passwordLink(AccountDatabase database, CommandAudit audit, long account)
        throws SQLException {
      String secret =
          new OneTimeLinks(database).create(Purpose.PASSWORD, account, "", Instant.now());
      audit.note("reset-link-made", account);
      print("To set the password, open this on the server within 24 hours (works once):");
      print("  /account/password?link=" + secret);
    }

    static String login(String name) {
      Refusal fault = LoginName.fault(name);
      if (fault != null) {
        throw new CommandFailure("nobody can log in as '" + name + "'. " + fault.text());
      }
      return name;
    }
  }

  /** Creates an account. */
  @Command(
      name = "create",
      description = "Creates an account and prints its number.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  @SuppressWarnings("NullAway.Init")
  static final class Create extends OnDatabase {
    @Option(names = "--name", required = true, paramLabel = "TEXT")
    private String name;

    @Option(
        names = "--plan",
        defaultValue = "free",
        paramLabel = "free|pro|enterprise",
        converter = PlanConverter.class)
    private Plan plan;

    @Option(
        names = "--login",
        description = "Lets its owner log in by this name; also prints a link to set the password.")
    private boolean login;

    @Option(
        names = "--admin",
        description = "Gives its owner the role of an administrator; implies --login.")
    private boolean admin;

    @Override
    void run(AccountDatabase database, CommandAudit audit) throws SQLException {
      if (!login && !admin) {
        long account = new Accounts(database).addAccount(name, plan, Instant.now());
        audit.note("account-created", account);
        print(Long.toString(account));
        spec.commandLine()
            .getErr()
            .println(
                "Created account "
                    + account
                    + ". Create a key: ./lexhub keys create --data DIR --account "
                    + account);
        return;
      }
      Logins.NewAccount requested =
          new Logins.NewAccount(login(name), null, plan, admin, 0, Long.MAX_VALUE);
      long account = new Logins(database).add(requested, Instant.now());
      audit.note("account-created", account);
      if (admin) {
        audit.note("admin-on", account);
      }
      print(Long.toString(account));
      passwordLink(database, audit, account);
    }
  }

  /** Copies all accounts into a file. */
  @Command(
      name = "backup",
      description = "Copies all accounts and keys into a new file, also while a server runs.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  static final class Backup implements Callable<Integer> {
    @Mixin private AuditedChanges changes;

    @Parameters(paramLabel = "FILE")
    private Path file;

    @Override
    public Integer call() throws IOException {
      try (CommandAudit audit = changes.audit();
          AccountDatabase database = changes.folder().open()) {
        database.copyTo(file);
        audit.note("accounts-copied", 0);
      } catch (SQLException e) {
        throw new IOException("the accounts cannot be copied: " + e.getMessage(), e);
      }
      return 0;
    }
  }

  /** Copies all accounts into a shared database. */
  @Command(
      name = "import",
      description =
          "Copies the accounts, keys and usage of a data folder, whose server is stopped, into the"
              + " empty PostgreSQL database of --accounts.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  static final class Import implements Callable<Integer> {
    @Spec private CommandSpec spec;
    @Mixin private AuditedChanges changes;

    @Override
    public Integer call() throws IOException {
      DataFolder folder = changes.folder();
      if (folder.accounts() == null) {
        throw new CommandFailure("name the database to copy into: --accounts jdbc:postgresql://…");
      }
      try (CommandAudit audit = changes.audit();
          AccountDatabase database = folder.open()) {
        int count = AccountImport.run(folder.path(), database);
        audit.note("accounts-imported", 0);
        spec.commandLine().getOut().println("imported " + count + " accounts");
      } catch (SQLException e) {
        throw new IOException("the accounts cannot be copied: " + e.getMessage(), e);
      }
      return 0;
    }
  }

  /** Creates a link that sets a password. */
  @Command(
      name = "reset-link",
      description = "Prints a link with which the owner of an account sets a new password.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  @SuppressWarnings("NullAway.Init")
  static final class ResetLink extends OnDatabase {
    @Parameters(paramLabel = "ACCOUNT")
    private String account;

    @Option(
        names = "--login",
        paramLabel = "TEXT",
        description = "The login name of an account that has none yet (the name of the account).")
    private @Nullable String login;

    @Override
    void run(AccountDatabase database, CommandAudit audit) throws SQLException {
      AccountRow row = new Accounts(database).account(account);
      if (row.login() == null) {
        String name = login(login == null ? row.name() : login);
        new Logins(database).setLogin(row.id(), name);
        audit.note("login-set", row.id());
        print("account " + row.id() + " logs in as " + LoginName.folded(name));
      } else if (login != null) {
        throw new CommandFailure("account " + row.id() + " already logs in as " + row.login());
      }
      passwordLink(database, audit, row.id());
    }
  }

  /** Creates an invitation. */
  @Command(
      name = "invite",
      description = "Prints a link that creates an account.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  static final class Invite extends OnDatabase {
    @Option(
        names = "--note",
        paramLabel = "TEXT",
        description = "A note, shown to administrators only.")
    private String note = "";

    @Override
    void run(AccountDatabase database, CommandAudit audit) throws SQLException {
      String secret = new OneTimeLinks(database).create(Purpose.INVITE, 0, note, Instant.now());
      audit.note("invitation-made", 0);
      print("To create an account, open this on the server within 7 days (works once):");
      print("  /account/signup?link=" + secret);
    }
  }

  /** Gives or takes the role of an administrator. */
  @Command(
      name = "set-admin",
      description =
          "Gives the owner of an account the role of an administrator, or takes it (--no-admin).",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  @SuppressWarnings("NullAway.Init")
  static final class SetAdmin extends OnDatabase {
    @Parameters(paramLabel = "ACCOUNT")
    private String account;

    @Option(names = "--no-admin")
    private boolean no;

    @Override
    void run(AccountDatabase database, CommandAudit audit) throws SQLException {
      AccountRow row = new Accounts(database).account(account);
      if (row.login() == null) {
        throw new CommandFailure(
            "nobody can log in to account " + row.id() + " yet; see: lexhub accounts reset-link");
      }
      new Logins(database).setAdmin(row.id(), !no);
      audit.note(no ? "admin-off" : "admin-on", row.id());
      print("account " + row.id() + " is " + (no ? "no longer" : "now") + " an administrator");
    }
  }

  /** Deletes an account. */
  @Command(
      name = "delete",
      description = "Deletes an account and its keys permanently.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  @SuppressWarnings("NullAway.Init")
  static final class Delete extends OnDatabase {
    @Parameters(paramLabel = "ACCOUNT", description = "The number of the account.")
    private long account;

    @Override
    void run(AccountDatabase database, CommandAudit audit) throws SQLException {
      AccountRow row = new Accounts(database).account(Long.toString(account));
      new Logins(database).delete(row.id());
      audit.note("account-deleted", row.id());
      print("account " + row.id() + " " + row.name() + " is deleted");
    }
  }
}
