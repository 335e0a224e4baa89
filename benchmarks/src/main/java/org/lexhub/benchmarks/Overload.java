package org.lexhub.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;

/**
 * Measures how long look-ups take while other requests overload the server: the most expensive
 * searches on many connections, then log-ins with wrong passwords from many addresses. Idle and
 * overloaded phases alternate on one server. Look-ups have a fixed schedule, and their times count
 * from it, so that a stalled server doesn't hide by delaying the next look-up.
 */
public final class Overload {
  private static final int LOOKUP_THREADS = 4;
  private static final long LOOKUP_PERIOD_NANOS = TimeUnit.MILLISECONDS.toNanos(10);
  private static final int ROUNDS = 3;
  private static final double NANOS_PER_MILLI = 1e6;

  private final String url;
  private final String key;
  private final int seconds;
  private final int connections;

  private Overload(String url, String key, int seconds, int connections) {
    this.url = url;
    this.key = key;
    this.seconds = seconds;
    this.connections = connections;
  }

  /**
   * Measures both loads and prints a table. The server runs in a separate process, so that it
   * doesn't share the garbage collections of the clients.
   *
   * @param arguments a data folder, which is only read, the seconds of a phase and the number of
   *     connections that load the server
   */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, ExecutionException {
    Process process = start(List.of(), OverloadedServer.class, List.of(arguments[0]));
    boolean held;
    try (BufferedReader out = process.inputReader()) {
      String url = Objects.requireNonNull(out.readLine(), "the server did not start");
      String key = Objects.requireNonNull(out.readLine(), "the server has no key");
      int seconds = Integer.parseInt(arguments[1]);
      held = new Overload(url, key, seconds, Integer.parseInt(arguments[2])).run();
    } finally {
      process.getOutputStream().close();
      process.waitFor();
    }
    System.exit(held ? 0 : 1);
  }

  /** Starts a class in a separate process. {@code before} is what the command begins with. */
  private static Process start(List<String> before, Class<?> program, List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>(before);
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    command.addAll(arguments);
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }

  private boolean run() throws IOException, InterruptedException, ExecutionException {
    System.out.println(
        "| load | p50 idle ms | p99 idle ms | p50 ms | p99 ms | p99 ratio | responses |");
    System.out.println("|---|---:|---:|---:|---:|---:|---|");
    lookUp(seconds);
    boolean held = true;
    for (OverloadClients.Load load : OverloadClients.Load.values()) {
      List<double[]> idle = new ArrayList<>();
      List<double[]> loaded = new ArrayList<>();
      AtomicIntegerArray statuses = new AtomicIntegerArray(OverloadClients.STATUSES);
      for (int round = 0; round < ROUNDS; round++) {
        idle.add(lookUp(seconds));
        loaded.add(lookUpUnder(load, statuses));
      }
      held &= print(load, idle, loaded, statuses);
    }
    return held;
  }

  private static boolean print(
      OverloadClients.Load load,
      List<double[]> idle,
      List<double[]> loaded,
      AtomicIntegerArray statuses) {
    Map<Integer, Integer> counts = new TreeMap<>();
    for (int status = 0; status < OverloadClients.STATUSES; status++) {
      if (statuses.get(status) > 0) {
        counts.put(status, statuses.get(status));
      }
    }
    double before = median(idle, 0.99);
    double under = median(loaded, 0.99);
    System.out.printf(
        Locale.ROOT,
        "| %s | %.2f | %.2f | %.2f | %.2f | %.1f (at most %.0f) | %s |%n",
        load.name().toLowerCase(Locale.ROOT),
        median(idle, 0.5),
        before,
        median(loaded, 0.5),
        under,
        under / before,
        load.maxRatio,
        counts);
    return under <= load.maxRatio * before;
  }

  /** Returns the median over the rounds of a quantile of the times. */
  private static double median(List<double[]> rounds, double quantile) {
    double[] values =
        rounds.stream()
            .mapToDouble(times -> times[(int) (quantile * (times.length - 1))])
            .sorted()
            .toArray();
    return values[values.length / 2];
  }

  /**
   * Looks up while another process loads the server. That process has a low priority, because the
   * clients of a real server don't share its processors.
   */
  private double[] lookUpUnder(OverloadClients.Load load, AtomicIntegerArray statuses)
      throws IOException, InterruptedException, ExecutionException {
    Process process =
        start(
            List.of("nice", "-n", "19"),
            OverloadClients.class,
            List.of(load.name(), url, key, Integer.toString(connections)));
    try (BufferedReader out = process.inputReader()) {
      Objects.requireNonNull(out.readLine(), "the load did not start");
      double[] times = lookUp(seconds);
      process.getOutputStream().close();
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        String[] count = line.split("=", -1);
        statuses.addAndGet(Integer.parseInt(count[0]), Integer.parseInt(count[1]));
      }
      return times;
    } finally {
      process.destroyForcibly();
    }
  }

  /** Returns the sorted times of look-ups in milliseconds. */
  private double[] lookUp(int duration) throws InterruptedException, ExecutionException {
    int each = (int) (TimeUnit.SECONDS.toNanos(duration) / LOOKUP_PERIOD_NANOS);
    try (ExecutorService threads = Executors.newFixedThreadPool(LOOKUP_THREADS)) {
      List<Future<double[]>> parts = new ArrayList<>();
      for (int i = 0; i < LOOKUP_THREADS; i++) {
        long offset = LOOKUP_PERIOD_NANOS * i / LOOKUP_THREADS;
        int seed = i;
        parts.add(threads.submit(() -> lookUp(offset, each, seed)));
      }
      double[] times = new double[each * LOOKUP_THREADS];
      for (int i = 0; i < LOOKUP_THREADS; i++) {
        System.arraycopy(parts.get(i).get(), 0, times, i * each, each);
      }
      Arrays.sort(times);
      return times;
    }
  }

  private double[] lookUp(long offset, int count, int seed) throws InterruptedException {
    SplittableRandom random = new SplittableRandom(seed);
    double[] times = new double[count];
    long start = System.nanoTime() + offset;
    try (HttpClient own = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      for (int i = 0; i < count; i++) {
        long due = start + i * LOOKUP_PERIOD_NANOS;
        for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
          LockSupport.parkNanos(left);
        }
        HttpRequest request =
            HttpRequest.newBuilder(URI.create(url + "/v1/lexemes/" + (1 + random.nextInt(50_000))))
                .header("Authorization", "Bearer " + key)
                .build();
        own.send(request, HttpResponse.BodyHandlers.discarding());
        times[i] = (System.nanoTime() - due) / NANOS_PER_MILLI;
      }
    } catch (IOException e) {
      throw new IllegalStateException("a look-up failed", e);
    }
    return times;
  }
}
