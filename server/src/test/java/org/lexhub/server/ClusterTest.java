package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lexhub.server.ClusterParts.OK;
import static org.lexhub.server.ClusterParts.SERVERS;
import static org.lexhub.server.ClusterParts.UNAUTHORIZED;
import static org.lexhub.server.ClusterParts.awaitTrue;
import static org.lexhub.server.ClusterParts.server;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.PostgresServer;
import org.lexhub.server.command.ServerMain;

/**
 * Three server processes behind HAProxy, with accounts in PostgreSQL and snapshots in an
 * S3-compatible store, each on a host in a network namespace. Under load, one is killed, one hangs,
 * one falls silent for the balancer, one for the database and one for the store; a snapshot is
 * rolled out and back, and the database restarts.
 *
 * <p>{@code -Dlexhub.cluster=SECONDS,RATE} sets the length of the load and its requests per second;
 * {@code ./mvnw verify -Pcluster} runs five minutes with 1,000 a second.
 */
class ClusterTest {
  private static final String[] SIZE =
      System.getProperty("lexhub.cluster", "16,100").split(",", -1);
  private static final long SECONDS = Long.parseLong(SIZE[0]);
  private static final double RATE = Double.parseDouble(SIZE[1]);
  private static final int PAUSES = 16;
  private static final int WARM_UP_PART = 5;

  /**
   * At 1,000 requests a second, each account asks for 10 of its 50 a second. When a server hangs,
   * the others get what it held for ten seconds at once, and the rate limit counts it.
   */
  private static final int ACCOUNTS = 100;

  /** The minimum time of a cut, so that timeouts end what it silenced. */
  private static final Duration MIN_CUT = Duration.ofSeconds(4);

  /**
   * The time after which the balancer asks another server if the network lost only the response of
   * the first; until then, the other server must not fail, too.
   */
  private static final Duration RESPONSE_TIMEOUT = Duration.ofSeconds(10);

  /** The units that are left of the account whose quota ends. */
  private static final long UNITS = 400;

  private static final int NONE = -1;

  @TempDir Path folder;
  private final List<String> report = new ArrayList<>();
  private final Instant begin = Instant.now();
  private final AtomicBoolean ended = new AtomicBoolean();

  /** The server that hangs, which cannot tell whether it counted a request. */
  private volatile int hanging = NONE;

  @SuppressWarnings("NullAway.Init")
  private ClusterParts parts;

  private List<String> ids = List.of();

  @AfterEach
  @SuppressWarnings("ConstantValue") // null if the test is skipped
  void close() throws Exception {
    ended.set(true);
    if (parts != null) {
      parts.close();
    }
  }

  @Test
  void noRequestFailsThatAnotherServerCanAnswer() throws Exception {
    Assumptions.assumeTrue(PostgresServer.isInstalled(), PostgresServer.MISSING);
    Assumptions.assumeTrue(
        Files.isExecutable(Path.of("/usr/sbin/haproxy")),
        "HAProxy is not installed (apt-get install haproxy); skipped");
    parts = new ClusterParts(folder);
    note("hosts: " + parts.network().description());
    ids = parts.buildSnapshots();
    parts.publish("first");
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < ACCOUNTS; i++) {
      keys.add(parts.addKey(Plan.PRO));
    }
    String last = parts.addKey(Plan.FREE);
    parts.useUp(UNITS);
    parts.prepare();
    for (int i = 0; i < SERVERS; i++) {
      parts.start(i);
    }
    awaitSnapshot(ids.getFirst(), 0, 1, 2);
    URI proxy = parts.startProxy();

    warmUp(proxy, keys);
    ClusterLoad load = new ClusterLoad(proxy);
    load.start(keys, RATE);
    note("the load begins");
    AtomicLong units = new AtomicLong();
    Thread atOnce = Thread.ofVirtual().start(() -> askAllServers(last, units));

    pause();
    killOne();
    silenceOneForTheProxy();
    hangOne();
    silenceOneForTheDatabase();
    rollOutWhileOneHasNoStore();
    rollBack();
    restartDatabase();
    String key = addKnownKey(0, 1, 2);
    revoke(key, 0, 1, 2);
    pause();
    load.stop();
    ended.set(true);
    atOnce.join();
    finish(load, keys, last, units.get());
  }

  // What happens to the servers.

  private void killOne() throws Exception {
    int ups = parts.health(0, "UP") + 1;
    note("kill -9 of server 1");
    parts.kill(0);
    pause();
    parts.start(0);
    awaitSnapshot(ids.getFirst(), 0);
    parts.awaitHealth(0, "UP", ups);
    note("server 1 serves again");
    pause();
  }

  private void silenceOneForTheProxy() throws Exception {
    int ups = parts.health(0, "UP") + 1;
    int downs = parts.health(0, "DOWN") + 1;
    note("server 1 falls silent for the balancer");
    parts.network().cut(server(0), ClusterParts.PROXY);
    parts.awaitHealth(0, "DOWN", downs);
    note("health checks have taken server 1 out");
    pause(RESPONSE_TIMEOUT);
    parts.network().mend(server(0), ClusterParts.PROXY);
    parts.awaitHealth(0, "UP", ups);
    note("server 1 is back");
    pause();
  }

  private void hangOne() throws Exception {
    int ups = parts.health(2, "UP") + 1;
    int downs = parts.health(2, "DOWN") + 1;
    note("server 3 hangs");
    hanging = 2;
    parts.signal(2, "STOP");
    parts.awaitHealth(2, "DOWN", downs);
    note("health checks have taken server 3 out");
    pause(MIN_CUT);
    parts.signal(2, "CONT");
    parts.awaitHealth(2, "UP", ups);
    hanging = NONE;
    note("server 3 is back");
    pause();
  }

  private void silenceOneForTheDatabase() throws Exception {
    String key = addKnownKey(0, 1, 2);
    note("the database falls silent for server 2");
    parts.network().cut(server(1), ClusterParts.DATABASE);
    pause(MIN_CUT);
    revoke(key, 0, 2);
    String later = addKnownKey(0, 2);
    pause();
    parts.network().mend(server(1), ClusterParts.DATABASE);
    long mended = System.nanoTime();
    awaitTrue(() -> parts.status(1, "/v1/usage", key) == UNAUTHORIZED);
    awaitTrue(() -> parts.status(1, "/v1/usage", later) == OK);
    note(
        "server 2 knows what changed %.1f s after it can reach the database"
            .formatted(since(mended)));
    revoke(later, 0, 1, 2);
    pause();
  }

  private void rollOutWhileOneHasNoStore() throws Exception {
    note("the store falls silent for server 3; a snapshot is rolled out");
    parts.network().cut(server(2), ClusterParts.STORE);
    parts.publish("second");
    awaitSnapshot(ids.getLast(), 0, 1);
    note("servers 1 and 2 serve the new snapshot");
    pause();
    assertThat(parts.snapshot(2, ids)).isEqualTo(ids.getFirst());
    parts.network().mend(server(2), ClusterParts.STORE);
    awaitSnapshot(ids.getLast(), 2);
    note("server 3 serves the new snapshot");
    pause();
  }

  private void rollBack() throws Exception {
    parts.publish("first");
    awaitSnapshot(ids.getFirst(), 0, 1, 2);
    note("the snapshot is rolled back everywhere");
    pause();
  }

  private void restartDatabase() throws Exception {
    note("the database stops");
    parts.postgres().stop();
    parts.postgres().start();
    note("the database runs again");
    pause();
  }

  /** Sends fewer requests at first: new processes compile their code. */
  private static void warmUp(URI proxy, List<String> keys) throws InterruptedException {
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
        "%d requests, %d failed; median %.1f ms, 99 %% %.1f ms, 99.9 %% %.1f ms, longest %.0f ms"
            .formatted(
                load.answered() + load.failed(),
                load.failed(),
                load.millis(0.5),
                load.millis(0.99),
                load.millis(0.999),
                load.millis(1)));
    note("%d of %d units of the exhausted account were answered".formatted(exact, UNITS));
    Files.write(Path.of("target", "cluster.txt"), report);
    Files.write(Path.of("target", "cluster-failures.txt"), load.failures());
    assertThat(load.failed()).as("see target/cluster-failures.txt").isZero();
    assertThat(exact).as("a killed request is counted").isBetween(UNITS - SERVERS, UNITS);
    assertThat(load.tags().stream().filter(tag -> tag.startsWith("/v1/lexemes?")))
        .as("answers of two snapshots")
        .hasSizeBetween(1, 2);
    awaitTrue(() -> parts.used() >= load.answered() + exact - UNITS);
    assertThat(keys.stream().mapToLong(load::answered).min().orElse(0)).isPositive();
  }

  private void note(String event) {
    String line =
        "%5.1f s  %s".formatted(Duration.between(begin, Instant.now()).toMillis() / 1e3, event);
    report.add(line);
    System.err.println("cluster: " + line);
  }

  private static double since(long nanos) {
    return (System.nanoTime() - nanos) / 1e9;
  }

  private static void pause() throws InterruptedException {
    Thread.sleep(Duration.ofMillis(SECONDS * 1000 / PAUSES));
  }

  private static void pause(Duration min) throws InterruptedException {
    Thread.sleep(Math.max(min.toMillis(), SECONDS * 1000 / PAUSES));
  }

  private void awaitSnapshot(String id, int... ofServers) throws Exception {
    for (int server : ofServers) {
      awaitTrue(() -> parts.snapshot(server, ids).equals(id));
    }
  }

  /** Asks each server in turn with the key of the account whose quota ends. */
  private void askAllServers(String key, AtomicLong units) {
    try {
      for (int i = 0; !ended.get(); i++) {
        if (i % SERVERS != hanging && parts.status(i % SERVERS, "/v1/usage", key) == OK) {
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
        response = parts.get(i % SERVERS, "/v1/usage", key);
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

  /** Adds a key, and measures until servers know it. */
  private String addKnownKey(int... servers) throws Exception {
    String key = parts.addKey(Plan.PRO);
    long addedAt = System.nanoTime();
    for (int server : servers) {
      awaitTrue(() -> parts.status(server, "/v1/usage", key) == OK);
    }
    double known = since(addedAt);
    note("a key is known by %d servers after %.2f s".formatted(servers.length, known));
    assertThat(known).isLessThan(2);
    return key;
  }

  /** Revokes a key that no load uses, and measures until servers refuse it. */
  private void revoke(String key, int... servers) throws Exception {
    Path data = Files.createDirectories(folder.resolve("commands"));
    StringWriter out = new StringWriter();
    PrintWriter both = new PrintWriter(out, true);
    int done =
        ServerMain.run(
            both, both, parts.environment(), "keys", "revoke", "--data", data.toString(), key);
    assertThat(done).as(out.toString()).isZero();
    long revokedAt = System.nanoTime();
    for (int server : servers) {
      awaitTrue(() -> parts.status(server, "/v1/usage", key) == UNAUTHORIZED);
    }
    double refused = since(revokedAt);
    note(
        "a key is refused by %d servers %.2f s after it was revoked"
            .formatted(servers.length, refused));
    assertThat(refused).isLessThan(2);
  }
}
