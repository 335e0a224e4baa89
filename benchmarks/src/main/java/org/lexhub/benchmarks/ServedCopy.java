package org.lexhub.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.lexhub.server.LexhubServer;
import org.lexhub.server.ServerSettings;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Plan;
import org.lexhub.store.snapshot.SnapshotFolder;

/** A server in this process that serves a copy of a snapshot in a temporary folder, and a key. */
final class ServedCopy implements AutoCloseable {
  private final Path folder;
  private final LexhubServer server;
  private final String key;

  private ServedCopy(Path folder, LexhubServer server, String key) {
    this.folder = folder;
    this.server = server;
    this.key = key;
  }

  /**
   * Links or copies the current snapshot of a data folder, which is only read, and serves it.
   *
   * @param change the settings that differ from those of a server on any port of loopback
   */
  static ServedCopy start(Path data, Plan plan, UnaryOperator<ServerSettings> change)
      throws IOException, SQLException {
    Path folder = Files.createTempDirectory("lexhub-served-");
    Path snapshot = Objects.requireNonNull(SnapshotFolder.of(data).current(), "no snapshot");
    Path name = Objects.requireNonNull(snapshot.getFileName());
    link(snapshot.toAbsolutePath(), folder.resolve(name));
    Files.writeString(folder.resolve(SnapshotFolder.CURRENT), name + "\n");
    String key;
    try (AccountDatabase database = AccountDatabase.open(folder)) {
      Accounts accounts = new Accounts(database);
      long account = accounts.addAccount("benchmark", plan, Instant.now());
      key = accounts.addKey(account, "benchmark", null, Instant.now());
    }
    ServerSettings settings = change.apply(ServerSettings.of(folder, "127.0.0.1", 0));
    return new ServedCopy(folder, LexhubServer.start(settings), key);
  }

  /** Links a file, or copies it to another file system. */
  private static void link(Path from, Path to) throws IOException {
    try {
      Files.createLink(to, from);
    } catch (IOException | UnsupportedOperationException e) {
      Files.copy(from, to);
    }
  }

  /** Returns the address of the server, without a slash at its end. */
  String url() {
    return server.url();
  }

  /** Returns the secret of the key. */
  String key() {
    return key;
  }

  /** Stops the server and deletes the copy. */
  @Override
  public void close() throws IOException {
    server.close();
    List<Path> paths;
    try (Stream<Path> all = Files.walk(folder)) {
      paths = all.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : paths) {
      Files.delete(path);
    }
  }
}
