package org.lexhub.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.cli.LoaderCommand;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.account.Plan;
import org.lexhub.store.snapshot.SnapshotFolder;

/**
 * A server process under load, with new keys, replaced snapshots and one bad request in a hundred:
 * every response has the expected status, and memory, descriptors, threads and mappings stay flat.
 * {@code -Psoak} sends 50 million requests, {@code -Dlexhub.soak=N} others.
 */
@EnabledOnOs(OS.LINUX)
class SoakTest {
  private static final long REQUESTS = Long.getLong("lexhub.soak", 40_000);

  /** From how many requests on the JVM is warm soon enough to compare its memory. */
  private static final long MIN_REQUESTS_FOR_MEMORY = 500_000;

  /** The time between two new keys. */
  private static final int KEY_MILLIS = 1000;

  /** The maximum time until a server accepts a new key, with much to spare. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** How long a server that fails takes to end. */
  private static final int END_MILLIS = 5000;

  private static final int CONNECTIONS = 4;
  private static final int SAMPLES = 20;

  /** Below this number, compilers and pools of threads still grow to their final sizes. */
  private static final long MIN_REQUESTS_FOR_FLATNESS = 5_000_000;

  private static final double MAX_GROWTH = REQUESTS < MIN_REQUESTS_FOR_FLATNESS ? 1.05 : 1.02;
  private static final int MAX_MORE_THREADS = REQUESTS < MIN_REQUESTS_FOR_FLATNESS ? 16 : 0;

  @TempDir Path temporary;

  @Test
  void nothingGrowsUnderLoad() throws Exception {
    Path data = Files.createDirectory(temporary.resolve("data"));
    List<String> snapshots = snapshots(data);
    List<ProcessSample> samples = new ArrayList<>();
    Path log = temporary.resolve("server.log");
    Process process = start(data, log);
    try (AccountDatabase database = AccountDatabase.open(data);
        ExecutorService clients = Executors.newFixedThreadPool(CONNECTIONS)) {
      int port =
          Integer.parseInt(
              Objects.requireNonNull(process.inputReader(StandardCharsets.UTF_8).readLine()));
      KeyChurn keys = new KeyChurn(database, port);
      AtomicLong left = new AtomicLong(REQUESTS);
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < CONNECTIONS; i++) {
        running.add(clients.submit(new SoakClient(port, keys.current::get, left, i)));
      }
      for (int sample = 1; sample <= SAMPLES; sample++) {
        long until = REQUESTS - REQUESTS * sample / SAMPLES;
        point(data, snapshots.get(sample % snapshots.size()));
        while (left.get() > until && running.stream().noneMatch(Future::isDone)) {
          keys.replace();
        }
        if (running.stream().anyMatch(client -> client.state() == Future.State.FAILED)) {
          break;
        }
        if (left.get() > 0 && process.isAlive()) {
          samples.add(ProcessSample.of(process.pid()));
          System.out.println(
              "soak: " + (REQUESTS - left.get()) + " requests, " + samples.getLast());
        }
      }
      for (Future<?> client : running) {
        client.get();
      }
    } catch (ExecutionException e) {
      throw new AssertionError("a client failed; " + state(process, log), e);
    } finally {
      process.getOutputStream().close();
      process.onExit().join();
    }
    check(samples);
  }

  private static void check(List<ProcessSample> samples) {
    assertThat(samples).isNotEmpty();
    assertThat(samples).allMatch(sample -> sample.snapshots() <= 2);
    if (REQUESTS < MIN_REQUESTS_FOR_MEMORY) {
      return;
    }
    int quarter = samples.size() / 4;
    List<ProcessSample> early = samples.subList(quarter, 2 * quarter);
    List<ProcessSample> late = samples.subList(samples.size() - quarter, samples.size());
    assertThat(median(late, ProcessSample::memoryKib))
        .as("memory in KiB: " + samples)
        .isLessThanOrEqualTo(median(early, ProcessSample::memoryKib) * MAX_GROWTH);
    assertThat(median(late, ProcessSample::nativeKib))
        .as("memory of the JVM in KiB: " + samples)
        .isLessThanOrEqualTo(median(early, ProcessSample::nativeKib) * MAX_GROWTH);
    assertThat(median(late, ProcessSample::descriptors))
        .as("descriptors: " + samples)
        .isLessThanOrEqualTo(median(early, ProcessSample::descriptors));
    assertThat(median(late, ProcessSample::threads))
        .as("threads: " + samples)
        .isLessThanOrEqualTo(median(early, ProcessSample::threads) + MAX_MORE_THREADS);
  }

  private static double median(List<ProcessSample> samples, ToLongFunction<ProcessSample> value) {
    long[] sorted = samples.stream().mapToLong(value).sorted().toArray();
    return sorted[sorted.length / 2];
  }

  private static Process start(Path data, Path log) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xms256m",
            "-Xmx256m",
            "-XX:+AlwaysPreTouch",
            "-XX:+UseSerialGC",
            "-XX:+UseCompactObjectHeaders",
            "-XX:NativeMemoryTracking=summary",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            System.getProperty("java.class.path"),
            SoakServer.class.getName(),
            data.toString())
        .redirectError(log.toFile())
        .start();
  }

  /** Describes how a server ended, or that it is running, and its last messages. */
  private static String state(Process process, Path log) throws IOException, InterruptedException {
    boolean ended = process.waitFor(END_MILLIS, TimeUnit.MILLISECONDS);
    String state = ended ? "the server ended with code " + process.exitValue() : "the server runs";
    List<String> lines = Files.readAllLines(log);
    return state
        + "\n"
        + String.join("\n", lines.subList(Math.max(0, lines.size() - 100), lines.size()));
  }

  /** Loads two snapshots into a folder and returns their names. */
  private List<String> snapshots(Path data) throws IOException {
    Path fixture = Path.of("..", "data", "fixture");
    Path older = Files.createDirectories(temporary.resolve("older").resolve("fixture"));
    try (var files = Files.list(fixture)) {
      for (Path file : files.toList()) {
        List<String> lines = Files.readAllLines(file);
        boolean lexemes = file.endsWith("lexemes.jsonl");
        Files.write(
            older.resolve(file.getFileName()),
            lexemes ? lines.subList(0, lines.size() - 20) : lines);
      }
    }
    Path recipe = Path.of("..", "data", "fixture.toml");
    Path olderRecipe = Files.copy(recipe, older.resolveSibling("fixture.toml"));
    return List.of(load(olderRecipe, data), load(recipe, data));
  }

  private static String load(Path recipe, Path folder) throws IOException {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    String[] words = {"load", "--recipe", recipe.toString(), "--out", folder.toString()};
    assertThat(LoaderCommand.run(words, nowhere, nowhere, false)).isZero();
    Path current = Objects.requireNonNull(SnapshotFolder.of(folder).current());
    return current.getFileName().toString();
  }

  private static void point(Path data, String snapshot) throws IOException {
    Path next = Files.writeString(data.resolve("CURRENT.tmp"), snapshot + "\n");
    Files.move(
        next,
        data.resolve(SnapshotFolder.CURRENT),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  /** Gives the clients new keys and revokes those that they do not use any more. */
  private static final class KeyChurn {
    private static final int ACTIVE = 5;

    /** The key that clients use; the server has accepted it. */
    final AtomicReference<String> current;

    private final HttpClient client = HttpClient.newHttpClient();
    private final int port;

    private final AccountKeys keys;
    private final long account;
    private final Deque<String> active = new ArrayDeque<>();
    private String next;

    KeyChurn(AccountDatabase database, int port) throws Exception {
      this.port = port;
      account = new Accounts(database).addAccount("soak", Plan.ENTERPRISE, Instant.now());
      keys = new AccountKeys(database);
      String first = add();
      current = new AtomicReference<>(first);
      next = add();
      awaitAccepted(first);
    }

    /** Waits until the server accepts a key; from then on, it must never refuse it. */
    private void awaitAccepted(String key) throws Exception {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/v1/info"))
              .header("Authorization", "Bearer " + key)
              .build();
      long end = System.nanoTime() + PATIENCE.toNanos();
      int status = 0;
      while (status != 200 && System.nanoTime() < end) {
        status = client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        Thread.sleep(status == 200 ? 0 : 10);
      }
      assertThat(status).as("of a request with a new key").isEqualTo(200);
    }

    private String add() throws Exception {
      String key = keys.add(account, "soak", null, Instant.now());
      for (KeyRow row : keys.of(account)) {
        if (row.revoked() == null && !active.contains(row.id())) {
          active.add(row.id());
        }
      }
      return key;
    }

    /** Lets clients use the next key, and revokes the oldest one. */
    void replace() throws Exception {
      awaitAccepted(next);
      current.set(next);
      next = add();
      if (active.size() > ACTIVE) {
        keys.revoke(account, active.remove(), Instant.now());
      }
      Thread.sleep(KEY_MILLIS);
    }
  }
}
