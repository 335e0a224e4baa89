package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.remote.RemoteFiles;
import org.lexhub.remote.SnapshotUpload;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.PostgresServer;
import org.lexhub.server.command.ServerMain;
import org.lexhub.store.snapshot.SnapshotFolder;

/**
 * Three server processes behind HAProxy, with accounts in PostgreSQL and snapshots in an
 * S3-compatible store. Under load, one is killed, one is cut off from the database and one from the
 * store, a snapshot is rolled out and back, and the database restarts.
 *
 * <p>{@code -Dlexhub.cluster=SECONDS,RATE} sets the length of the load and its requests per second;
 * {@code ./mvnw verify -Pcluster} runs five minutes with 1,000 a second.
 */
class ClusterTest {
  private static final String[] SIZE =
      System.getProperty("lexhub.cluster", "20,100").split(",", -1);
  private static final long SECONDS = Long.parseLong(SIZE[0]);
  private static final double RATE = Double.parseDouble(SIZE[1]);
  private static final int SERVERS = 3;
  private static final int WARM_UP_PART = 5;
  private static final int ACCOUNTS = 25;

  /** The units that are left of the account whose quota ends. */
  private static final long UNITS = 400;

  private static final long PATIENCE = 90_000_000_000L;
  private static final int OK = 200;
  private static final int UNAUTHORIZED = 401;

  @TempDir Path folder;
  private final List<AutoCloseable> open = new ArrayList<>();
  private final ServerProcess[] servers = new ServerProcess[SERVERS];
  private final int[] ports = new int[SERVERS];
  private final List<Map<String, String>> environments = new ArrayList<>();
  private final List<String> report = new ArrayList<>();
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  @SuppressWarnings("NullAway.Init")
  private PostgresServer postgres;

  @SuppressWarnings("NullAway.Init")
  private S3Server store;

  @SuppressWarnings("NullAway.Init")
  private TcpGate databaseGate;

  @SuppressWarnings("NullAway.Init")
  private TcpGate storeGate;

  private String first = "";
  private String second = "";
  private final Instant begin = Instant.now();

  @AfterEach
  void close() throws Exception {
    for (ServerProcess server : servers) {
      if (server != null) {
        server.close();
      }
    }
    for (AutoCloseable resource : open.reversed()) {
      resource.close();
    }
  }

  private <T extends AutoCloseable> T opened(T resource) {
    open.add(resource);
    return resource;
  }

  @Test
  void noRequestFailsThatAnotherServerCanAnswer() throws Exception {
    Assumptions.assumeTrue(PostgresServer.isInstalled(), PostgresServer.MISSING);
    Assumptions.assumeTrue(
        Files.isExecutable(Path.of("/usr/sbin/haproxy")),
        "HAProxy is not installed (apt-get install haproxy); skipped");
    store = opened(S3Server.start(folder.resolve("s3")));
    store.use();
    postgres = opened(PostgresServer.create());
    databaseGate = opened(new TcpGate(postgres.port()));
    storeGate = opened(new TcpGate(store.port()));
    buildSnapshots();
    publish("first");
    List<String> keys = createKeys();
    String last = addKey(Plan.FREE);
    useUp(last);
    for (int i = 0; i < SERVERS; i++) {
      prepare(i);
    }
    for (int i = 0; i < SERVERS; i++) {
      start(i);
    }
    awaitSnapshot(first, 0, 1, 2);
    int proxy = startProxy();

    warmUp(proxy, keys);
    ClusterLoad load = new ClusterLoad(proxy);
    load.start(keys, RATE);
    note("the load begins");
    AtomicBoolean ended = new AtomicBoolean();
    AtomicLong units = new AtomicLong();
    Thread atOnce = Thread.ofVirtual().start(() -> askAllServers(last, units, ended));

    pause();
    note("kill -9 of server 1");
    servers[0].close();
    pause();
    start(0);
    awaitSnapshot(first, 0);
    note("server 1 serves again");
    pause();
    note("server 2 loses the database");
    databaseGate.shut();
    pause();
    databaseGate.open();
    note("server 2 reaches the database");
    pause();
    note("server 3 loses the store; a snapshot is rolled out");
    storeGate.shut();
    publish("second");
    awaitSnapshot(second, 0, 1);
    note("servers 1 and 2 serve the new snapshot");
    assertThat(snapshot(2)).isEqualTo(first);
    storeGate.open();
    awaitSnapshot(second, 2);
    note("server 3 serves the new snapshot");
    pause();
    publish("first");
    awaitSnapshot(first, 0, 1, 2);
    note("the snapshot is rolled back everywhere");
    pause();
    note("the database stops");
    postgres.stop();
    postgres.start();
    note("the database runs again");
    pause();
    revoke(keys.getFirst(), load);
    pause();
    load.stop();
    ended.set(true);
    atOnce.join();
    finish(load, keys, last, units.get());
  }

  /** Sends fewer requests at first: new processes compile their code. */
  private static void warmUp(int proxy, List<String> keys) throws InterruptedException {
    ClusterLoad few = new ClusterLoad(proxy);
    few.start(keys, RATE / WARM_UP_PART);
    pause();
    few.stop();
    assertThat(few.failures()).isEmpty();
  }

  private void finish(ClusterLoad load, List<String> keys, String last, long units)
      throws Exception {
    long exact = units + takeRest(last);
    note(
        "%d requests, %d failed; median %.1f ms, 99 %% %.1f ms, 99.9 %% %.1f ms"
            .formatted(
                load.answered() + load.failed(),
                load.failed(),
                load.millis(0.5),
                load.millis(0.99),
                load.millis(0.999)));
    note("%d of %d units of the exhausted account were answered".formatted(exact, UNITS));
    Files.write(Path.of("target", "cluster.txt"), report);
    Files.write(Path.of("target", "cluster-failures.txt"), load.failures());
    assertThat(load.failed()).as("see target/cluster-failures.txt").isZero();
    assertThat(exact).as("a killed request is counted").isBetween(UNITS - SERVERS, UNITS);
    assertThat(load.tags().stream().filter(tag -> tag.startsWith("/v1/lexemes?")))
        .as("answers of two snapshots")
        .hasSizeBetween(1, 2);
    awaitTrue(() -> used() >= load.answered() + exact - UNITS);
    assertThat(keys.stream().mapToLong(load::answered).min().orElse(0)).isPositive();
  }

  private void note(String event) {
    String line =
        "%5.1f s  %s".formatted(Duration.between(begin, Instant.now()).toMillis() / 1e3, event);
    report.add(line);
    System.err.println("cluster: " + line);
  }

  private static void pause() throws InterruptedException {
    Thread.sleep(Duration.ofMillis(SECONDS * 1000 / 10));
  }

  // The parts.

  private void buildSnapshots() throws Exception {
    Path source = Files.createDirectories(folder.resolve("source/fixture"));
    try (var files = Files.list(Loads.RECIPES.resolve("fixture"))) {
      for (Path file : files.toList()) {
        Files.copy(file, source.resolve(String.valueOf(file.getFileName())));
      }
    }
    Files.copy(Loads.RECIPES.resolve("fixture.toml"), folder.resolve("source/fixture.toml"));
    first = load("first");
    Path lexemes = source.resolve("lexemes.jsonl");
    Files.writeString(
        lexemes,
        Files.readString(lexemes)
            + "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"aardwolf\",\"pos\":\"noun\","
            + "\"senses\":[{\"meaning\":\"ili:i46360\"}]}}\n");
    second = load("second");
    assertThat(second).isNotEqualTo(first);
  }

  private String load(String name) throws Exception {
    Path to = Files.createDirectories(folder.resolve(name));
    Loads.load(folder.resolve("source/fixture.toml").toAbsolutePath().toString(), to, false);
    String file =
        String.valueOf(Objects.requireNonNull(SnapshotFolder.of(to).current()).getFileName());
    return file.replaceAll("snapshot-|\\.lexhub", "");
  }

  private void publish(String name) throws IOException {
    try (RemoteFiles remote = RemoteFiles.of("s3://" + S3Server.BUCKET + "/main/")) {
      new SnapshotUpload(SnapshotFolder.of(folder.resolve(name)), remote).run(line -> {});
    }
  }

  private List<String> createKeys() throws Exception {
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < ACCOUNTS; i++) {
      keys.add(addKey(Plan.PRO));
    }
    return keys;
  }

  private String addKey(Plan plan) throws Exception {
    try (AccountDatabase database = AccountDatabase.open(postgres.settings("postgres"))) {
      Accounts accounts = new Accounts(database);
      long account = accounts.addAccount("test", plan, Instant.now());
      return accounts.addKey(account, "test", null, Instant.now());
    }
  }

  /** Leaves some units of the account that was created last. */
  private void useUp(String key) throws Exception {
    assertThat(key).isNotEmpty();
    long used = Plan.FREE.perMonth() - UNITS;
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

  private long used() throws Exception {
    try (Connection connection = postgres.connect("postgres");
        Statement statement = connection.createStatement();
        ResultSet sum =
            statement.executeQuery("SELECT sum(used) FROM usage WHERE replica <> 'x'")) {
      sum.next();
      return sum.getLong(1);
    }
  }

  private void prepare(int server) throws IOException {
    ports[server] = S3Server.freePort();
    Files.createDirectories(folder.resolve("server" + server));
    Map<String, String> environment =
        new HashMap<>(S3Server.environment(server == 2 ? storeGate.port() : store.port()));
    int database = server == 1 ? databaseGate.port() : postgres.port();
    var settings = postgres.settings("postgres", database);
    environment.put("LEXHUB_ACCOUNTS", settings.url());
    environment.put("LEXHUB_ACCOUNTS_PASSWORD_FILE", String.valueOf(settings.passwordFile()));
    environments.add(environment);
  }

  private void start(int server) throws IOException {
    servers[server] =
        ServerProcess.start(
            folder.resolve("server" + server),
            environments.get(server),
            ProcessBuilder.Redirect.appendTo(
                Path.of("target", "cluster-" + server + ".log").toFile()),
            List.of(
                "--port",
                Integer.toString(ports[server]),
                "--snapshot",
                "s3://" + S3Server.BUCKET + "/main/",
                "--rollout",
                "34",
                "--behind-proxy",
                "--trusted-proxy",
                "127.0.0.1"));
  }

  /** Starts HAProxy with the file that is shipped, on ports of this test and without TLS. */
  private int startProxy() throws Exception {
    int port = S3Server.freePort();
    String config = Files.readString(Path.of("..", "deploy", "haproxy", "cluster.cfg"));
    config =
        replaced(config, "bind :443 ssl crt /etc/haproxy/lexhub.pem alpn h2,http/1.1", "")
            .replace("bind :80\n", "bind 127.0.0.1:" + port + "\n");
    config = replaced(config, "http-request redirect scheme https unless { ssl_fc }", "");
    config = replaced(config, "log stdout format raw local0", "");
    config = replaced(config, "maxconn 20000", "maxconn 2000");
    for (int i = 0; i < SERVERS; i++) {
      config = replaced(config, "10.0.0." + (i + 1) + ":8080", "127.0.0.1:" + ports[i]);
    }
    Path file = Files.writeString(folder.resolve("haproxy.cfg"), config);
    Process process =
        new ProcessBuilder("/usr/sbin/haproxy", "-f", file.toString())
            .redirectErrorStream(true)
            .redirectOutput(Path.of("target", "cluster-haproxy.log").toFile())
            .start();
    open.add(() -> process.destroyForcibly().onExit().join());
    awaitTrue(() -> status(port, "/health/ready", "") == OK);
    return port;
  }

  private static String replaced(String text, String old, String replacement) {
    assertThat(text).contains(old);
    return text.replace(old, replacement);
  }

  // Requests to single servers.

  private HttpResponse<String> get(int port, String path, String key)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .timeout(Duration.ofSeconds(10));
    if (!key.isEmpty()) {
      request.header("Authorization", "Bearer " + key);
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private int status(int port, String path, String key) throws InterruptedException {
    try {
      return get(port, path, key).statusCode();
    } catch (IOException e) {
      return 0;
    }
  }

  private String snapshot(int server) throws InterruptedException {
    try {
      String body = get(ports[server], "/health/ready", "").body();
      return body.contains(first) ? first : body.contains(second) ? second : body;
    } catch (IOException e) {
      return "";
    }
  }

  private void awaitSnapshot(String id, int... ofServers) throws Exception {
    for (int server : ofServers) {
      awaitTrue(() -> snapshot(server).equals(id));
    }
  }

  private static void awaitTrue(Callable<Boolean> condition) throws Exception {
    long deadline = System.nanoTime() + PATIENCE;
    while (!condition.call()) {
      assertThat(System.nanoTime()).as("in time").isLessThan(deadline);
      Thread.sleep(20);
    }
  }

  /** Asks each server in turn with the key of the account whose quota ends. */
  private void askAllServers(String key, AtomicLong units, AtomicBoolean ended) {
    try {
      for (int i = 0; !ended.get(); i++) {
        if (status(ports[i % SERVERS], "/v1/usage", key) == OK) {
          units.incrementAndGet();
        }
        Thread.sleep(40);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Takes the units that are left at any server; returns their number. */
  private long takeRest(String key) throws InterruptedException {
    long taken = 0;
    int refused = 0;
    for (int i = 0; refused < 2 * SERVERS; i++) {
      HttpResponse<String> response;
      try {
        response = get(ports[i % SERVERS], "/v1/usage", key);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
      if (response.statusCode() == OK) {
        taken++;
      }
      refused = response.body().contains("quota_exceeded") ? refused + 1 : 0;
      Thread.sleep(40);
    }
    return taken;
  }

  /** Revokes a key that no load uses, and measures until all servers refuse it. */
  private void revoke(String ofLoad, ClusterLoad load) throws Exception {
    String key = addKey(Plan.PRO);
    assertThat(key).isNotEqualTo(ofLoad);
    long addedAt = System.nanoTime();
    for (int port : ports) {
      awaitTrue(() -> status(port, "/v1/usage", key) == OK);
    }
    double known = (System.nanoTime() - addedAt) / 1e9;
    Path data = Files.createDirectories(folder.resolve("commands"));
    StringWriter out = new StringWriter();
    PrintWriter both = new PrintWriter(out, true);
    int done =
        ServerMain.run(
            both,
            both,
            environments.getFirst().entrySet().stream()
                .filter(entry -> entry.getKey().startsWith("LEXHUB_"))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)),
            "keys",
            "revoke",
            "--data",
            data.toString(),
            key);
    assertThat(done).as(out.toString()).isZero();
    long revokedAt = System.nanoTime();
    for (int port : ports) {
      awaitTrue(() -> status(port, "/v1/usage", key) == UNAUTHORIZED);
    }
    double refused = (System.nanoTime() - revokedAt) / 1e9;
    note("a key is known everywhere after %.2f s, revoked after %.2f s".formatted(known, refused));
    assertThat(known).isLessThan(2);
    assertThat(refused).isLessThan(2);
    assertThat(load.answered()).isPositive();
  }
}
