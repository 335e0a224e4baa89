package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ApiKey;
import org.lexhub.server.command.ServerMain;

/** The commands as users type them. */
class CommandTest {
  @TempDir Path data;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return ServerMain.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  private String createKey(String... more) {
    String[] all = new String[4 + more.length];
    all[0] = "keys";
    all[1] = "create";
    all[2] = "--data";
    all[3] = data.toString();
    System.arraycopy(more, 0, all, 4, more.length);
    assertThat(run(all)).as(err.toString()).isZero();
    return out.toString().strip();
  }

  @Test
  void createPrintsTheKeyAlone() {
    String key = createKey("--plan", "pro", "--name", "laptop");
    assertThat(new ApiKey().digest(key, 0)).isNotNull();
    assertThat(out.toString()).isEqualTo(key + System.lineSeparator());
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void theKeyItselfIsNowhereOnTheDisk() throws IOException {
    String key = createKey("--plan", "free");
    try (var files = Files.list(data)) {
      for (Path file : files.toList()) {
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1)).doesNotContain(key);
        assertThat(Files.getPosixFilePermissions(file))
            .as(file.toString())
            .isEqualTo(PosixFilePermissions.fromString("rw-------"));
      }
    }
  }

  @Test
  void listShowsKeysWithTheirStatesAndRevokeEndsThem() {
    String first = createKey("--plan", "pro", "--name", "one");
    String second = createKey("--account", "one", "--name", "two");
    run("keys", "list", "--data", data.toString());
    assertThat(out.toString()).contains("one", "two", "pro", "active").doesNotContain(first);
    assertThat(run("keys", "revoke", "--data", data.toString(), first.substring(0, 6)))
        .as("too short a beginning")
        .isEqualTo(1);
    assertThat(run("keys", "revoke", "--data", data.toString(), first.substring(0, 7))).isZero();
    assertThat(run("keys", "revoke", "--data", data.toString(), second)).isZero();
    run("keys", "list", "--data", data.toString());
    assertThat(out.toString()).contains("revoked").doesNotContain("active");
    assertThat(run("keys", "revoke", "--data", data.toString(), second)).isEqualTo(1);
    assertThat(err.toString()).startsWith("lexhub: there is no key").doesNotContain(second);
  }

  @Test
  void anAccountHasTenKeysAtMost() {
    createKey("--name", "many");
    for (int i = 1; i < 10; i++) {
      createKey("--account", "many");
    }
    assertThat(run("keys", "create", "--data", data.toString(), "--account", "many")).isEqualTo(1);
    assertThat(err.toString()).contains("has 10 keys already");
  }

  @Test
  void accountsAreMadeListedAndChanged() {
    assertThat(run("accounts", "create", "--data", data.toString(), "--name", "acme")).isZero();
    String number = out.toString().strip();
    assertThat(run("accounts", "set-plan", "--data", data.toString(), number, "enterprise"))
        .isZero();
    assertThat(run("accounts", "suspend", "--data", data.toString(), "acme")).isZero();
    run("accounts", "list", "--data", data.toString());
    assertThat(out.toString()).contains("acme", "enterprise", "suspended");
    assertThat(run("accounts", "resume", "--data", data.toString(), "nobody")).isEqualTo(1);
    assertThat(err.toString()).contains("there is no account 'nobody'");
  }

  @Test
  void aBackupHoldsEveryAccountAndIsNeverOverwritten() throws IOException {
    createKey("--name", "kept");
    Path copy = data.resolve("backup").resolve("accounts.db");
    Files.createDirectory(data.resolve("backup"));
    try (TestServer server = TestServer.start(data)) {
      assertThat(server.client().get("/v1/usage").statusCode()).isEqualTo(200);
      assertThat(run("accounts", "backup", "--data", data.toString(), copy.toString())).isZero();
    } catch (SQLException e) {
      throw new IOException(e);
    }
    assertThat(Files.getPosixFilePermissions(copy))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    assertThat(run("accounts", "backup", "--data", data.toString(), copy.toString())).isEqualTo(1);
    assertThat(err.toString()).contains("exists; name a new file");
    run("keys", "list", "--data", data.resolve("backup").toString());
    assertThat(out.toString()).contains("kept", "active");
  }

  @Test
  void misuseIsExplained() {
    assertThat(run("keys", "create", "--data", data.toString(), "--plan", "gold")).isEqualTo(2);
    assertThat(err.toString()).contains("'gold' is not one of free, pro, enterprise");
    assertThat(run("keys", "create")).isEqualTo(2);
    assertThat(err.toString()).contains("--data");
    assertThat(run("keys")).isEqualTo(2);
    assertThat(run()).isEqualTo(2);
  }

  @Test
  void aWrongOptionPrintsTwoLines() {
    assertThat(run("serve", "--data", data.toString(), "--prt", "8080")).isEqualTo(2);
    assertThat(err.toString().lines())
        .containsExactly(
            "lexhub: serve has no option --prt; did you mean --port?",
            "All options: lexhub serve --help");
    assertThat(run("serve", "--version")).isZero();
    assertThat(out.toString()).startsWith("lexhub ");
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Path file = Files.createFile(data.resolve("file"));
    assertThat(run("serve", "--data", file.toString())).isEqualTo(1);
    assertThat(err.toString()).contains(file + " is a file");
  }

  @Test
  void aFolderThatIsNotThereIsNamedWithWhatToDo() {
    Path missing = data.resolve("missing");
    assertThat(run("serve", "--data", missing.toString(), "--port", "0")).isEqualTo(1);
    assertThat(err.toString()).contains("there is no folder " + missing, "./lexhub load");
    assertThat(missing).doesNotExist();
  }

  @Test
  void aTakenPortIsNamedWithWhatToDo() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());
      assertThat(run("serve", "--data", data.toString(), "--port", port)).isEqualTo(1);
      assertThat(err.toString()).contains("port " + port + " of 127.0.0.1 is in use", "--port");
    }
  }

  @Test
  void anAddressThatIsOpenToOthersNeedsAProxy() {
    assertThat(run("serve", "--data", data.toString(), "--listen", "0.0.0.0")).isEqualTo(1);
    assertThat(err.toString()).contains("--behind-proxy");
  }
}
