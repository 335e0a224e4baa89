package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Closeable;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.lexhub.remote.RemoteFiles;
import org.lexhub.remote.SnapshotUpload;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.PostgresServer;
import org.lexhub.server.network.TestNetwork;
import org.lexhub.store.snapshot.SnapshotFolder;

/**
 * Three servers behind HAProxy with the file that is shipped, PostgreSQL, and an S3-compatible
 * store, each on a host of a network that can be cut. Hosts are named {@link #PROXY}, {@link
 * #DATABASE}, {@link #STORE} and {@link #server server1} to server3.
 */
final class ClusterParts implements AutoCloseable {
  static final int SERVERS = 3;
  static final String PROXY = "proxy";
  static final String DATABASE = "database";
  static final String STORE = "store";
  static final int OK = 200;
  static final int UNAUTHORIZED = 401;

  private static final long PATIENCE = 90_000_000_000L;
  private static final Path PROXY_LOG = Path.of("target", "cluster-haproxy.log");
  private static final int SERVER_PORT = 8080;

  private final Path folder;
  private final List<Closeable> open = new ArrayList<>();
  private final TestNetwork network;
  private final PostgresServer postgres;
  private final S3Server store;
  private final ServerProcess[] servers = new ServerProcess[SERVERS];
  private final int[] ports = new int[SERVERS];
  private final List<Map<String, String>> environments = new ArrayList<>();
  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();

  /** Starts the database and the store. */
  ClusterParts(Path folder) throws Exception {
    this.folder = folder;
    boolean done = false;
    try {
      network =
          TestNetwork.create(List.of(PROXY, DATABASE, STORE, server(0), server(1), server(2)));
      open.add(network::close);
      store = S3Server.start(folder.resolve("s3"), network.host(STORE), network.port(9000));
      open.add(store::close);
      store.use();
      postgres = PostgresServer.create(network.host(DATABASE), network.port(5432));
      open.add(postgres::close);
      done = true;
    } finally {
      if (!done) {
        close();
      }
    }
  }

  TestNetwork network() {
    return network;
  }

  PostgresServer postgres() {
    return postgres;
  }

  /** Returns the name of the host of a server. */
  static String server(int server) {
    return "server" + (server + 1);
  }

  @Override
  @SuppressWarnings("ConstantValue") // called while the constructor fails
  public void close() throws IOException {
    for (ServerProcess server : servers) {
      if (server != null) {
        server.close();
      }
    }
    for (Closeable resource : open.reversed()) {
      resource.close();
    }
  }

  // Snapshots.

  /** Makes two snapshots, in the folders first and second; returns their ids. */
  List<String> buildSnapshots() throws Exception {
    Path source = Files.createDirectories(folder.resolve("source/fixture"));
    try (var files = Files.list(Loads.RECIPES.resolve("fixture"))) {
      for (Path file : files.toList()) {
        Files.copy(file, source.resolve(String.valueOf(file.getFileName())));
      }
    }
    Files.copy(Loads.RECIPES.resolve("fixture.toml"), folder.resolve("source/fixture.toml"));
    String first = load("first");
    Path lexemes = source.resolve("lexemes.jsonl");
    Files.writeString(
        lexemes,
        Files.readString(lexemes)
            + "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"aardwolf\",\"pos\":\"noun\","
            + "\"senses\":[{\"meaning\":\"ili:i46360\"}]}}\n");
    String second = load("second");
    assertThat(second).isNotEqualTo(first);
    return List.of(first, second);
  }

  private String load(String name) throws Exception {
    Path to = Files.createDirectories(folder.resolve(name));
    Loads.load(folder.resolve("source/fixture.toml").toAbsolutePath().toString(), to, false);
    String file =
        String.valueOf(Objects.requireNonNull(SnapshotFolder.of(to).current()).getFileName());
    return file.replaceAll("snapshot-|\\.lexhub", "");
  }

  /** Uploads a snapshot, or moves CURRENT back to it. */
  void publish(String name) throws IOException {
    try (RemoteFiles remote = RemoteFiles.of("s3://" + S3Server.BUCKET + "/main/")) {
      new SnapshotUpload(SnapshotFolder.of(folder.resolve(name)), remote).run(line -> {});
    }
  }

  /** Returns the id of the snapshot that a server serves, or an empty text if it answers not. */
  String snapshot(int server, List<String> ids) throws InterruptedException {
    try {
      String body = get(server, "/health/ready", "").body();
      return ids.stream().filter(body::contains).findFirst().orElse(body);
    } catch (IOException e) {
      return "";
    }
  }

  // Accounts.

  String addKey(Plan plan) throws Exception {
    try (AccountDatabase database = AccountDatabase.open(postgres.settings("postgres"))) {
      Accounts accounts = new Accounts(database);
      long account = accounts.addAccount("test", plan, Instant.now());
      return accounts.addKey(account, "test", null, Instant.now());
    }
  }

  /** Leaves some units of the account that was created last. */
  void useUp(long units) throws Exception {
    long used = Plan.FREE.perMonth() - units;
    try (Connection connection = postgres.connect("postgres");
        Statement statement = connection.createStatement()) {
      statement.execute(
          "INSERT INTO usage (account, month, replica, granted, used) SELECT max(id),"
              + " (extract(year FROM now() AT TIME ZONE 'UTC') - 1970) * 12"
              + " + extract(month FROM now() AT TIME ZONE 'UTC') - 1, 'x', "
              + used
              + ", "
              + used
              + " FROM accounts");
    }
  }

  /** Returns the units that all servers have reported. */
  long used() throws Exception {
    try (Connection connection = postgres.connect("postgres");
        Statement statement = connection.createStatement();
        ResultSet sum =
            statement.executeQuery("SELECT sum(used) FROM usage WHERE replica <> 'x'")) {
      sum.next();
      return sum.getLong(1);
    }
  }

  /** Returns the variables with which commands reach the accounts. */
  Map<String, String> environment() {
    var settings = postgres.settings("postgres");
    return Map.of(
        "LEXHUB_ACCOUNTS",
        settings.url(),
        "LEXHUB_ACCOUNTS_PASSWORD_FILE",
        String.valueOf(settings.passwordFile()));
  }

  // Servers and their balancer.

  /** Chooses the ports of the servers, and how they reach the database and the store. */
  void prepare() throws IOException {
    for (int server = 0; server < SERVERS; server++) {
      ports[server] = network.port(SERVER_PORT);
      Files.createDirectories(folder.resolve(server(server)));
      Map<String, String> environment =
          new HashMap<>(S3Server.environment(network.reach(server(server), STORE, store.port())));
      String database = network.reach(server(server), DATABASE, postgres.port());
      environment.putAll(environment());
      environment.put("LEXHUB_ACCOUNTS", postgres.settings("postgres", database).url());
      environments.add(environment);
    }
  }

  void start(int server) throws IOException {
    servers[server] =
        ServerProcess.start(
            network.host(server(server)),
            folder.resolve(server(server)),
            environments.get(server),
            ProcessBuilder.Redirect.appendTo(
                Path.of("target", "cluster-" + server + ".log").toFile()),
            List.of(
                "--listen",
                network.host(server(server)).address(),
                "--port",
                Integer.toString(ports[server]),
                "--snapshot",
                "s3://" + S3Server.BUCKET + "/main/",
                "--rollout",
                "34",
                "--behind-proxy",
                "--trusted-proxy",
                network.host(PROXY).address()));
  }

  /** Kills a server as {@code kill -9} does. */
  void kill(int server) {
    servers[server].close();
  }

  /** Sends a signal to a server: STOP lets it hang, CONT lets it go on. */
  void signal(int server, String name) throws Exception {
    long pid = servers[server].pid();
    assertThat(new ProcessBuilder("kill", "-" + name, Long.toString(pid)).start().waitFor())
        .isZero();
  }

  /**
   * Starts HAProxy with the file that is shipped, without TLS.
   *
   * @return the address of its front
   */
  URI startProxy() throws Exception {
    int port = network.port(80);
    String address = network.host(PROXY).address();
    String config = Files.readString(Path.of("..", "deploy", "haproxy", "cluster.cfg"));
    config =
        replaced(config, "bind :443 ssl crt /etc/haproxy/lexhub.pem alpn h2,http/1.1", "")
            .replace("bind :80\n", "bind " + address + ":" + port + "\n");
    config = replaced(config, "http-request redirect scheme https unless { ssl_fc }", "");
    config = replaced(config, "log stdout format raw local0", "");
    config = replaced(config, "maxconn 20000", "maxconn 2000");
    for (int i = 0; i < SERVERS; i++) {
      config =
          replaced(
              config, "10.0.0." + (i + 1) + ":8080", network.reach(PROXY, server(i), ports[i]));
    }
    Path file = Files.writeString(folder.resolve("haproxy.cfg"), config);
    Process process =
        new ProcessBuilder(
                network.host(PROXY).command(List.of("/usr/sbin/haproxy", "-f", file.toString())))
            .redirectErrorStream(true)
            .redirectOutput(PROXY_LOG.toFile())
            .start();
    open.add(() -> process.destroyForcibly().onExit().join());
    URI base = URI.create("http://" + network.reach(TestNetwork.CLIENT, PROXY, port));
    awaitTrue(() -> status(base.resolve("/health/ready"), "") == OK);
    return base;
  }

  private static String replaced(String text, String old, String replacement) {
    assertThat(text).contains(old);
    return text.replace(old, replacement);
  }

  /**
   * Waits until the health checks of the balancer have found a server down, or up again.
   *
   * @param times how often in this test
   */
  void awaitHealth(int server, String state, int times) throws Exception {
    Pattern line = Pattern.compile("Server lexhub/lexhub" + (server + 1) + " is " + state);
    awaitTrue(() -> line.matcher(Files.readString(PROXY_LOG)).results().count() >= times);
  }

  /** Returns how often health checks have found a server down or up. */
  int health(int server, String state) throws IOException {
    Pattern line = Pattern.compile("Server lexhub/lexhub" + (server + 1) + " is " + state);
    return (int) line.matcher(Files.readString(PROXY_LOG)).results().count();
  }

  // Requests to single servers.

  HttpResponse<String> get(int server, String path, String key)
      throws IOException, InterruptedException {
    String address = network.reach(TestNetwork.CLIENT, server(server), ports[server]);
    return get(URI.create("http://" + address + path), key);
  }

  private HttpResponse<String> get(URI address, String key)
      throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(address).timeout(Duration.ofSeconds(10));
    if (!key.isEmpty()) {
      request.header("Authorization", "Bearer " + key);
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  int status(int server, String path, String key) throws InterruptedException {
    try {
      return get(server, path, key).statusCode();
    } catch (IOException e) {
      return 0;
    }
  }

  private int status(URI address, String key) throws InterruptedException {
    try {
      return get(address, key).statusCode();
    } catch (IOException e) {
      return 0;
    }
  }

  static void awaitTrue(Callable<Boolean> condition) throws Exception {
    long deadline = System.nanoTime() + PATIENCE;
    while (!condition.call()) {
      assertThat(System.nanoTime()).as("in time").isLessThan(deadline);
      Thread.sleep(20);
    }
  }
}
