package org.lexhub.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.account.factor.SecondFactors;
import org.lexhub.server.account.factor.TestApp;
import picocli.CommandLine;

/** What commands write to the audit log. */
@Tag("accounts")
class AuditedChangesTest {
  private static final Set<String> READING = Set.of("list", "audit");

  @TempDir private Path folder;
  private String out = "";
  private String err = "";

  private Path log() {
    return folder.resolve("audit.log");
  }

  private int run(Path data, String... arguments) {
    StringWriter outText = new StringWriter();
    StringWriter errText = new StringWriter();
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add(2, "--data");
    all.add(3, data.toString());
    int status =
        ServerMain.run(
            new PrintWriter(outText, true),
            new PrintWriter(errText, true),
            TestDatabase.environment(data),
            all.toArray(new String[0]));
    out = outText.toString().strip();
    err = errText.toString();
    return status;
  }

  /** Runs a command that must succeed, with a log; returns the events that it appended. */
  private List<String> events(Path data, String... arguments) throws IOException {
    List<String> before = lines();
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add("--audit-log");
    all.add(log().toString());
    assertThat(run(data, all.toArray(new String[0]))).as(err).isZero();
    List<String> now = lines();
    return now.subList(before.size(), now.size()).stream()
        .filter(line -> !line.contains("event=log-begins"))
        .map(line -> line.replaceFirst("^\\S+ n=\\d+ event=", "").replaceFirst(" user=.*", ""))
        .toList();
  }

  private List<String> lines() throws IOException {
    return Files.exists(log()) ? Files.readAllLines(log()) : List.of();
  }

  @Test
  void everyCommandThatChangesAccountsTakesALog() {
    Set<String> without = new TreeSet<>();
    for (Class<?> group : List.of(KeysCommand.class, AccountsCommand.class)) {
      for (Map.Entry<String, CommandLine> command :
          new CommandLine(group).getSubcommands().entrySet()) {
        if (command.getValue().getCommandSpec().findOption("--audit-log") == null) {
          without.add(command.getKey());
        }
      }
    }
    assertThat(without).isEqualTo(new TreeSet<>(READING));
  }

  @Test
  void everyChangeIsALineOfTheChain() throws Exception {
    Path data = Files.createDirectory(folder.resolve("data"));
    assertThat(events(data, "keys", "create", "--name", "laptop"))
        .containsExactly(
            "account-created account=1 command=keys-create",
            "key-created account=1 command=keys-create");
    String key = out;
    assertThat(events(data, "keys", "create", "--account", "1", "--name", "second"))
        .containsExactly("key-created account=1 command=keys-create");
    assertThat(run(data, "keys", "list")).isZero();
    String id = out.lines().filter(line -> line.contains("second")).findFirst().orElseThrow();
    assertThat(events(data, "keys", "roll", id.substring(0, id.indexOf(' '))))
        .containsExactly("key-replaced account=1 command=keys-roll");
    assertThat(events(data, "keys", "revoke", key.substring(0, 7)))
        .containsExactly("key-revoked account=1 command=keys-revoke");
    assertThat(events(data, "accounts", "set-plan", "1", "pro"))
        .containsExactly("plan-pro account=1 command=accounts-set-plan");
    assertThat(events(data, "accounts", "suspend", "1"))
        .containsExactly("suspended account=1 command=accounts-suspend");
    assertThat(events(data, "accounts", "resume", "1"))
        .containsExactly("resumed account=1 command=accounts-resume");
    assertThat(events(data, "accounts", "reset-link", "1", "--login", "bertha"))
        .containsExactly(
            "login-set account=1 command=accounts-reset-link",
            "reset-link-made account=1 command=accounts-reset-link");
    assertThat(events(data, "accounts", "create", "--name", "carla", "--admin"))
        .containsExactly(
            "account-created account=2 command=accounts-create",
            "admin-on account=2 command=accounts-create",
            "reset-link-made account=2 command=accounts-create");
    assertThat(events(data, "accounts", "create", "--name", "plain"))
        .containsExactly("account-created account=3 command=accounts-create");
    assertThat(events(data, "accounts", "invite", "--note", "for dora"))
        .containsExactly("invitation-made account=0 command=accounts-invite");
    assertThat(events(data, "accounts", "set-admin", "1"))
        .containsExactly("admin-on account=1 command=accounts-set-admin");
    assertThat(events(data, "accounts", "set-admin", "1", "--no-admin"))
        .containsExactly("admin-off account=1 command=accounts-set-admin");
    turnOnFactor(data, 1);
    assertThat(events(data, "accounts", "second-factor", "--remove", "1"))
        .containsExactly("second-factor-off account=1 command=accounts-second-factor");
    assertThat(events(data, "accounts", "delete", "1"))
        .containsExactly("account-deleted account=1 command=accounts-delete");
    assertThat(AuditFileTest.isIntact(log())).isTrue();
    assertThat(Files.readString(log()))
        .contains(" user=")
        .doesNotContain("laptop", "bertha", "carla", "dora", key);
  }

  private static void turnOnFactor(Path data, long account) throws Exception {
    try (AccountDatabase database = TestDatabase.open(data)) {
      SecondFactors factors = new SecondFactors(database);
      Instant now = Instant.now();
      factors.begin(account, now);
      factors.confirm(
          account,
          new TestApp(String.valueOf(factors.pending(account))).code(now.toEpochMilli()),
          now);
    }
  }

  @Test
  void readingAppendsNothing() throws Exception {
    Path data = Files.createDirectory(folder.resolve("data"));
    events(data, "accounts", "create", "--name", "plain");
    AuditPlace.store(data, log());
    List<String> before = lines();
    assertThat(run(data, "accounts", "list")).isZero();
    assertThat(run(data, "keys", "list")).isZero();
    assertThat(lines()).isEqualTo(before);
  }

  @Test
  void aRefusedChangeAppendsNothing() throws Exception {
    Path data = Files.createDirectory(folder.resolve("data"));
    events(data, "accounts", "create", "--name", "plain");
    AuditPlace.store(data, log());
    List<String> before = lines();
    assertThat(run(data, "accounts", "suspend", "nobody")).isEqualTo(1);
    assertThat(run(data, "accounts", "set-admin", "plain")).isEqualTo(1);
    assertThat(run(data, "keys", "revoke", "lx_nothing")).isEqualTo(1);
    assertThat(lines()).isEqualTo(before);
  }

  @Test
  void theLogOfTheServerIsUsedByDefault() throws Exception {
    Path data = Files.createDirectory(folder.resolve("data"));
    AuditPlace.store(data, log());
    assertThat(run(data, "accounts", "create", "--name", "plain")).as(err).isZero();
    assertThat(Files.readString(log())).contains("event=account-created account=1");
    AuditPlace.store(data, null);
    List<String> before = lines();
    assertThat(run(data, "accounts", "suspend", "plain")).as(err).isZero();
    assertThat(lines()).isEqualTo(before);
  }

  @Test
  void withoutTheLogNothingIsChanged() throws Exception {
    Path data = Files.createDirectory(folder.resolve("data"));
    AuditPlace.store(data, folder.resolve("none/audit.log"));
    assertThat(run(data, "accounts", "create", "--name", "plain")).isEqualTo(1);
    assertThat(err).contains("nothing was changed", "none/audit.log", "--audit-log names another");
    assertThat(run(data, "accounts", "list")).isZero();
    assertThat(out).doesNotContain("plain");
    Files.writeString(data.resolve("audit-log.path"), "a\0b");
    assertThat(run(data, "accounts", "create", "--name", "plain")).isEqualTo(1);
    assertThat(err).contains("audit-log.path cannot be read");
  }
}
