package org.lexhub.server.account;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.sql.PostgresSettings;
import org.lexhub.server.network.TestHost;

/**
 * A PostgreSQL server with its files in a temporary folder, on a port of the loopback address. It
 * never runs as root.
 */
public final class PostgresServer implements AutoCloseable {
  /** The reason of a test that is skipped because there is no PostgreSQL. */
  public static final String MISSING =
      "PostgreSQL is not installed (apt-get install postgresql); skipped";

  private static final String USER = "lexhub";
  private static final String PASSWORD = "correct horse";
  private static final int END_SECONDS = 20;

  private final Path bin;
  private final Path folder;
  private final TestHost host;
  private final int port;
  private @Nullable Process process;

  private PostgresServer(Path bin, Path folder, TestHost host, int port) {
    this.bin = bin;
    this.folder = folder;
    this.host = host;
    this.port = port;
  }

  /** Returns whether the programs are installed. */
  public static boolean isInstalled() {
    return bin() != null;
  }

  private static @Nullable Path bin() {
    List<Path> found = new ArrayList<>();
    Path debian = Path.of("/usr/lib/postgresql");
    if (Files.isDirectory(debian)) {
      try (Stream<Path> versions = Files.list(debian)) {
        versions.map(version -> version.resolve("bin")).forEach(found::add);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    for (String part : System.getenv("PATH").split(":", -1)) {
      found.add(Path.of(part));
    }
    Collections.sort(found);
    return found.reversed().stream()
        .filter(path -> Files.isExecutable(path.resolve("initdb")))
        .filter(path -> Files.isExecutable(path.resolve("pg_dump")))
        .findFirst()
        .orElse(null);
  }

  /** Creates the files of a server and starts it. */
  public static PostgresServer create() throws IOException {
    return create(TestHost.LOCAL, freePort());
  }

  /** Creates the files of a server on a host of a network, and starts it. */
  public static PostgresServer create(TestHost host, int port) throws IOException {
    Path bin = bin();
    if (bin == null) {
      throw new IOException(MISSING);
    }
    Path folder = Files.createTempDirectory("lexhub-postgres");
    Path password = Files.writeString(folder.resolve("password"), PASSWORD + "\n");
    if (isRoot()) {
      run(List.of("chown", "-R", owner(), folder.toString()));
    }
    PostgresServer server = new PostgresServer(bin, folder, host, port);
    server.run(
        "initdb",
        "--pgdata=" + folder.resolve("data"),
        "--username=" + USER,
        "--pwfile=" + password,
        "--auth=" + authentication(host),
        "--encoding=UTF8",
        "--no-locale",
        "--no-sync");
    if (host.isSeparate()) {
      Files.writeString(
          folder.resolve("data/pg_hba.conf"),
          "host all all 0.0.0.0/0 " + authentication(host) + "\n",
          StandardOpenOption.APPEND);
    }
    server.start();
    return server;
  }

  /** Returns the way in which users prove who they are; SCRAM costs 40 ms a connection. */
  private static String authentication(TestHost host) {
    return host.isSeparate() ? "scram-sha-256" : "md5";
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static boolean isRoot() {
    return System.getProperty("user.name").equals("root");
  }

  private static String owner() throws IOException {
    return Files.readString(Path.of("/etc/passwd")).contains("\npostgres:") ? "postgres" : "nobody";
  }

  /** Prefixes a command that root must not run. */
  private List<String> command(String program, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    if (isRoot()) {
      command.addAll(List.of("setpriv", "--reuid=" + owner(), "--clear-groups", "--"));
    }
    command.add(bin.resolve(program).toString());
    command.addAll(List.of(arguments));
    return command;
  }

  private void run(String program, String... arguments) throws IOException {
    run(command(program, arguments));
  }

  private static void run(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.onExit().join().exitValue() != 0) {
      throw new IOException(command + ": " + output);
    }
  }

  /** Starts the server; returns when it answers. */
  public void start() throws IOException {
    process =
        new ProcessBuilder(
                host.command(
                    command(
                        "postgres",
                        "-D",
                        folder.resolve("data").toString(),
                        "-p",
                        Integer.toString(port),
                        "-c",
                        "listen_addresses=" + host.address(),
                        "-c",
                        "unix_socket_directories=" + folder,
                        "-c",
                        "fsync=off",
                        "-c",
                        "max_connections=300")))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(END_SECONDS);
    while (true) {
      try (Connection _ = connect("postgres")) {
        return;
      } catch (SQLException e) {
        if (System.nanoTime() > deadline) {
          throw new IOException("the database does not start", e);
        }
        pause();
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Stops the server at once, as an administrator does: connections end. */
  public void stop() {
    Process running = process;
    if (running != null) {
      try {
        run("pg_ctl", "stop", "-m", "fast", "-w", "-D", folder.resolve("data").toString());
      } catch (IOException e) {
        running.destroyForcibly();
      }
      running.onExit().join();
    }
    process = null;
  }

  /** Returns the port. */
  public int port() {
    return port;
  }

  /** Returns the variables with which programs of PostgreSQL reach this server. */
  public Map<String, String> environment() {
    return Map.of(
        "PGHOST",
        host.address(),
        "PGPORT",
        Integer.toString(port),
        "PGUSER",
        USER,
        "PGPASSWORD",
        PASSWORD,
        "PATH",
        bin + ":" + System.getenv("PATH"));
  }

  /** Connects as the administrator. */
  public Connection connect(String database) throws SQLException {
    return DriverManager.getConnection(url(database, address()), USER, PASSWORD);
  }

  private String address() {
    return host.address() + ":" + port;
  }

  private static String url(String database, String address) {
    return "jdbc:postgresql://" + address + "/" + database;
  }

  /** Creates an empty database. */
  public void createDatabase(String name) throws SQLException {
    try (Connection connection = connect("postgres");
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
    }
  }

  /** Returns the settings of a server that reaches a database at an address and port. */
  public PostgresSettings settings(String database, String address) {
    return new PostgresSettings(
        url(database, address) + "?user=" + USER, folder.resolve("password"));
  }

  /** Returns the settings of a server with accounts in a database. */
  public PostgresSettings settings(String database) {
    return settings(database, address());
  }

  /** Runs a program of PostgreSQL on a database, for example pg_dump. */
  public void onDatabase(String program, String database, String... arguments) throws IOException {
    List<String> all = new ArrayList<>(List.of(bin.resolve(program).toString()));
    all.addAll(List.of("-h", host.address(), "-p", Integer.toString(port), "-U", USER));
    all.addAll(List.of("-d", database));
    all.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(all).redirectErrorStream(true);
    builder.environment().put("PGPASSWORD", PASSWORD);
    Process done = builder.start();
    String output = new String(done.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (done.onExit().join().exitValue() != 0) {
      throw new IOException(program + ": " + output);
    }
  }

  @Override
  public void close() throws IOException {
    stop();
    run(List.of("rm", "-rf", folder.toString()));
  }
}
