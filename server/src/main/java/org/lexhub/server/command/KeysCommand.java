package org.lexhub.server.command;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.access.KeyAccess;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Creates, lists, replaces and revokes keys. A running server applies changes within a second. */
@Command(
    name = "keys",
    description =
        "Creates, lists, replaces and revokes API keys; a running server applies changes within a"
            + " second.",
    versionProvider = JarVersion.class,
    mixinStandardHelpOptions = true,
    subcommands = {
      KeysCommand.Create.class,
      KeysCommand.Show.class,
      KeysCommand.Roll.class,
      KeysCommand.Revoke.class
    })
@SuppressWarnings("NullAway.Init") // picocli fills the fields
public final class KeysCommand implements Runnable {
  /** The maximum lifetime of a key that expires, in days: ten years. */
  private static final int MAX_DAYS = 3653;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "choose a subcommand: create, list, roll or revoke");
  }

  /** Creates a key. */
  @Command(
      name = "create",
      description = "Creates a key and prints only it on standard output. It is not shown again.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  @SuppressWarnings("NullAway.Init")
  static final class Create implements Callable<Integer> {
    @Spec private CommandSpec spec;
    @Mixin private AuditedChanges changes;

    @Option(
        names = "--plan",
        paramLabel = "free|pro|enterprise",
        converter = PlanConverter.class,
        description = "The plan of a new account (free).")
    private @Nullable Plan plan;

    @Option(names = "--name", paramLabel = "TEXT", description = "The name of the key.")
    private String name = "key";

    @Option(
        names = "--account",
        paramLabel = "ACCOUNT",
        description = "The number or the name of an existing account.")
    private @Nullable String account;

    @Option(
        names = "--days",
        paramLabel = "N",
        description = "The number of days until the key expires (never).")
    private @Nullable Integer days;

    @Option(
        names = "--scopes",
        split = ",",
        paramLabel = "read|batch|export",
        description =
            "What the key can be used for: read (look-ups, searches, translations), batch (batches"
                + " and texts), export (all).")
    private List<String> scopes = List.of();

    @Option(
        names = "--addresses",
        split = ",",
        paramLabel = "ADDRESS[/BITS]",
        description =
            "The addresses of clients that can use the key, for example 192.0.2.0/24 (all).")
    private List<String> addresses = List.of();

    @Option(
        names = "--origins",
        split = ",",
        paramLabel = "URL",
        description =
            "The web pages that can use the key, for example https://a.example; other programs then"
                + " cannot (all).")
    private List<String> origins = List.of();

    @Override
    public Integer call() throws IOException {
      if (days != null && (days < 1 || days > MAX_DAYS)) {
        throw new CommandFailure("--days must be a number from 1 to " + MAX_DAYS);
      }
      KeyAccess access = access();
      changes.run((database, audit) -> {
        Accounts accounts = new Accounts(database);
        Duration lifetime = days == null ? null : Duration.ofDays(days);
        long owner = account(accounts, audit);
        String key = accounts.addKey(owner, name, lifetime, access, Instant.now());
        audit.note("key-created", owner);
        spec.commandLine().getOut().println(key);
      });
      return 0;
    }

    private KeyAccess access() {
      try {
        return KeyAccess.parse(
            String.join(",", scopes), String.join(",", addresses), String.join(",", origins));
      } catch (IllegalArgumentException e) {
        throw new CommandFailure(String.valueOf(e.getMessage()));
      }
    }

    private long account(Accounts accounts, CommandAudit audit) throws SQLException {
      if (account == null) {
        long added = accounts.addAccount(name, plan == null ? Plan.FREE : plan, Instant.now());
        audit.note("account-created", added);
        return added;
      }
      AccountRow row = accounts.account(account);
      if (plan != null && plan != row.plan()) {
        throw new CommandFailure(
            "account "
                + row.id()
                + " has the plan "
                + row.plan().code()
                + "; to change it: lexhub accounts set-plan");
      }
      return row.id();
    }
  }

  /** Lists keys. */
  @Command(
      name = "list",
      description = "Lists all keys.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  @SuppressWarnings("NullAway.Init")
  static final class Show implements Callable<Integer> {
    @Spec private CommandSpec spec;
    @Mixin private DataFolder folder;

    @Override
    public Integer call() throws IOException {
      folder.withAccounts(accounts -> {
        Instant now = Instant.now();
        ConsoleTable table =
            new ConsoleTable(
                "ID",
                "KEY",
                "NAME",
                "ACCOUNT",
                "PLAN",
                "STATE",
                "CREATED",
                "EXPIRES",
                "LAST USED",
                "REQUESTS",
                "FOR");
        for (KeyRow row : accounts.keys()) {
          table.row(
              row.id(),
              row.shown(),
              row.name(),
              row.account() + " " + row.accountName(),
              row.plan().code(),
              row.state(now),
              row.created().toString(),
              row.expires() == null ? "never" : row.expires().toString(),
              row.lastUsed() == null ? "never" : row.lastUsed().toString(),
              Long.toString(row.requests()),
              row.access().summary());
        }
        table.print(spec.commandLine().getOut());
      });
      return 0;
    }
  }

  /** Replaces a key. */
  @Command(
      name = "roll",
      description = "Replaces a key by a new one and prints only the new key on standard output.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  @SuppressWarnings("NullAway.Init")
  static final class Roll implements Callable<Integer> {
    @Spec private CommandSpec spec;
    @Mixin private AuditedChanges changes;

    @Parameters(paramLabel = "ID", description = "The id of the old key.")
    private String id;

    @Option(
        names = "--hours",
        paramLabel = "N",
        description = "The number of hours that the old key remains valid, 0 to 72 (24).")
    private int hours = 24;

    @Override
    public Integer call() throws IOException {
      changes.run((database, audit) -> {
        for (KeyRow row : new Accounts(database).keys()) {
          if (row.id().equals(id)) {
            Duration overlap = Duration.ofHours(hours);
            AccountKeys keys = new AccountKeys(database);
            String key = keys.roll(row.account(), id, overlap, Instant.now());
            audit.note("key-replaced", row.account());
            spec.commandLine().getOut().println(key);
            return;
          }
        }
        throw new CommandFailure(
            "there is no key '" + id + "'; list them with: ./lexhub keys list --data DIR");
      });
      return 0;
    }
  }

  /** Revokes a key. */
  @Command(
      name = "revoke",
      description = "Revokes a key.",
      versionProvider = JarVersion.class,
      mixinStandardHelpOptions = true)
  @SuppressWarnings("NullAway.Init")
  static final class Revoke implements Callable<Integer> {
    @Spec private CommandSpec spec;
    @Mixin private AuditedChanges changes;

    @Parameters(paramLabel = "ID|KEY", description = "The id of the key, or its beginning.")
    private String key;

    @Override
    public Integer call() throws IOException {
      changes.run((database, audit) -> {
        KeyRow row = new Accounts(database).revoke(key, Instant.now());
        audit.note("key-revoked", row.account());
        spec.commandLine().getOut().println("revoked " + row.id() + " " + row.shown());
      });
      return 0;
    }
  }
}
