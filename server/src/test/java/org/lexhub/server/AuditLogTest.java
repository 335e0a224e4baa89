package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.command.ServerMain;

/** The audit log of a server that is killed, and the command that verifies it. */
@Tag("accounts")
class AuditLogTest {
  private static final int KILLS = 2;
  private static final int MIN_EVENTS = 4;

  private static final int COMMANDS = 12;

  @TempDir private Path folder;

  @AutoClose private final ExecutorService executor = Executors.newSingleThreadExecutor();
  private String out = "";
  private String err = "";

  private int command(String... arguments) {
    return command(Map.of(), arguments);
  }

  private int command(Map<String, String> environment, String... arguments) {
    StringWriter outText = new StringWriter();
    StringWriter errText = new StringWriter();
    int status =
        ServerMain.run(
            new PrintWriter(outText, true), new PrintWriter(errText, true), environment, arguments);
    out = outText.toString();
    err = errText.toString();
    return status;
  }

  @Test
  void aKilledServerContinuesItsLog() throws Exception {
    Path log = folder.resolve("audit.log");
    Path data = Files.createDirectories(folder.resolve("data"));
    int events = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      try (ServerProcess server =
          ServerProcess.start(
              data,
              TestDatabase.environment(data),
              ProcessBuilder.Redirect.DISCARD,
              List.of("--port", "0", "--audit-log", log.toString()))) {
        events += refusedLogins(server, "nobody");
        server.kill();
      }
      // As if the process had been killed within a line.
      Files.writeString(log, Files.readString(log) + "2026-11-23T10:0" + kill);
      assertThat(command("accounts", "audit", "--verify", log.toString())).isEqualTo(1);
      assertThat(err).contains("the line is incomplete");
    }
    try (ServerProcess server =
        ServerProcess.start(
            data,
            TestDatabase.environment(data),
            ProcessBuilder.Redirect.DISCARD,
            List.of("--port", "0", "--audit-log", log.toString()))) {
      assertThat(server.isAlive()).isTrue();
    }
    assertThat(command("accounts", "audit", "--verify", log.toString())).as(err).isZero();
    assertThat(out).contains("intact: ", "unfinished lines", "last hash: ");
    assertThat(Files.readString(log).split("event=login-refused", -1)).hasSizeGreaterThan(events);
    String hash = out.substring(out.indexOf("last hash: ") + 11).strip();
    assertThat(command("accounts", "audit", "--verify", log.toString(), "--expect", hash)).isZero();
    Files.writeString(log, Files.readString(log).replaceFirst("account=0", "account=1"));
    assertThat(command("accounts", "audit", "--verify", log.toString())).isEqualTo(1);
    assertThat(err).contains("audit.log, line 2: the line", "was changed");
  }

  @Test
  void commandsContinueTheLogOfARunningServer() throws Exception {
    Path log = folder.resolve("audit.log");
    Path data = Files.createDirectories(folder.resolve("data"));
    Map<String, String> environment = TestDatabase.environment(data);
    try (ServerProcess server =
        ServerProcess.start(
            data,
            environment,
            ProcessBuilder.Redirect.DISCARD,
            List.of("--port", "0", "--audit-log", log.toString()))) {
      Future<Integer> logins = executor.submit(() -> refusedLogins(server, "first"));
      for (int i = 0; i < COMMANDS; i++) {
        String[] create = {"keys", "create", "--data", data.toString(), "--name", "key" + i};
        assertThat(command(environment, create)).as(err).isZero();
      }
      int events = logins.get() + refusedLogins(server, "second");
      assertThat(lines(log, "event=login-refused")).isEqualTo(events);
    }
    assertThat(lines(log, "event=key-created")).isEqualTo(COMMANDS);
    assertThat(command("accounts", "audit", "--verify", log.toString())).as(err).isZero();
    assertThat(out).contains("intact: ").doesNotContain("unfinished");
  }

  private static long lines(Path log, String event) throws IOException {
    return Files.readAllLines(log).stream().filter(line -> line.contains(event)).count();
  }

  /** Logs in with wrong passwords; returns the number of the responses. */
  private static int refusedLogins(ServerProcess server, String name) throws Exception {
    PlainBrowser browser = new PlainBrowser(server.port());
    for (int i = 0; i < MIN_EVENTS; i++) {
      assertThat(browser.logIn(name, "a wrong password").status()).isEqualTo(422);
    }
    return MIN_EVENTS;
  }

  @Test
  void wrongUsageIsExplained() {
    assertThat(command("accounts", "audit")).isEqualTo(2);
    assertThat(err).contains("--verify");
    assertThat(command("accounts", "audit", "--verify", folder + "/none.log")).isEqualTo(1);
    assertThat(err).contains("there is no file");
  }
}
