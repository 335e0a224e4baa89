package org.lexhub.server.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Instant;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.LexhubServer;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.ApiKey;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.account.Plan;
import org.lexhub.server.snapshot.ServingState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;

/** Serves a data folder and prints everything that a first request needs. */
final class DemoCommand implements Callable<Integer> {
  private static final Logger AUDIT = LoggerFactory.getLogger("audit");
  private static final String KEY_FILE = "demo.key";

  /** The name of the command, and of its key and account. */
  private static final String NAME = "demo";

  private final DataFolder folder = new DataFolder();
  private final ServerOptions options = new ServerOptions();
  private final CommandLine line;

  private DemoCommand() {
    OptionGroup group = new OptionGroup();
    group.addAll(folder.group());
    group.addAll(options.group());
    line =
        CommandModel.of(
            this,
            NAME,
            "Serves a data folder and prints its URL, a key and an example request.",
            group);
  }

  /** Returns the command. */
  static CommandLine line() {
    return new DemoCommand().line;
  }

  @Override
  public Integer call() throws IOException {
    Path data = folder.path();
    String[] key = new String[1];
    options.openLogs(data);
    folder.withAccounts(accounts -> key[0] = key(accounts, data.resolve(KEY_FILE)));
    LexhubServer server = options.start(data, folder.accounts());
    print(line.getOut(), server, key[0]);
    server.awaitEnd();
    return 0;
  }

  /** Returns the key of earlier demos if it is active, otherwise a new one. */
  private static String key(Accounts accounts, Path file) throws SQLException {
    try {
      String stored = Files.exists(file) ? Files.readString(file).strip() : null;
      if (stored != null && isActive(accounts, stored)) {
        return stored;
      }
      long account = accounts.addAccount(NAME, Plan.PRO, Instant.now());
      AUDIT.info("{}", CommandAudit.line("account-created", account, NAME));
      String key = accounts.addKey(account, NAME, null, Instant.now());
      AUDIT.info("{}", CommandAudit.line("key-created", account, NAME));
      Files.deleteIfExists(file);
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.writeString(file, key + "\n");
      return key;
    } catch (IOException e) {
      throw new CommandFailure(
          "the key of the demo cannot be stored in " + file + ": " + e.getMessage());
    }
  }

  private static boolean isActive(Accounts accounts, @Nullable String key) throws SQLException {
    if (key == null || new ApiKey().digest(key, 0) == null) {
      return false;
    }
    for (KeyRow row : accounts.keys()) {
      if (row.shown().equals(ApiKey.shown(key)) && row.state(Instant.now()).equals("active")) {
        return true;
      }
    }
    return false;
  }

  private static void print(PrintWriter out, LexhubServer server, String key) throws IOException {
    ServingState state = server.state();
    out.println();
    out.println("Listening on " + server.url());
    if (state.snapshot() != null) {
      out.println("  snapshot  " + state.snapshot() + " of " + state.created());
    }
    out.println();
    out.println("Paste this into another terminal:");
    out.println("  export LEXHUB_KEY=" + key);
    out.println(
        "  curl -s "
            + server.url()
            + "/v1/translations/translate -H \"Authorization: Bearer $LEXHUB_KEY\" \\");
    out.println("    -d '{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"spa\"}'");
    out.println();
    SetUpLink.print(out, server);
    out.println("Pages:  " + server.url());
    out.println("Guide:  " + server.url() + "/docs");
    out.println("Press Ctrl-C to stop.");
    out.flush();
  }
}
