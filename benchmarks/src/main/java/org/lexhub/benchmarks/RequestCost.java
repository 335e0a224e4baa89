package org.lexhub.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.server.ServerSettings;
import org.lexhub.server.account.Plan;
import org.lexhub.server.http.connection.HttpSettings;

/**
 * Measures what the most expensive requests cost: the processor time of the server's threads for
 * each unit of the quota. Nothing is cached. Ends with status 1 if a unit costs more than {@value
 * #MAX_MILLIS} ms.
 */
public final class RequestCost {
  private static final int MAX_MILLIS = 50;
  private static final int WARM_UPS = 5;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final Pattern SERVING = Pattern.compile("XNIO|searcher");
  private static final Pattern MONTH = Pattern.compile("\"month\";r=(\\d+)");

  /** The cost of a request, in nanoseconds of processor time and units of the quota. */
  private record Cost(CostlyRequest request, int status, double nanos, long units) {
    double millisPerUnit() {
      return nanos / Math.max(1, units) / NANOS_PER_MILLI;
    }
  }

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final String url;
  private final String key;
  private long unitsLeft = Plan.PRO.perMonth();

  private RequestCost(String url, String key) {
    this.url = url;
    this.key = key;
  }

  /**
   * Measures the requests.
   *
   * @param arguments a data folder, which is only read, and the number of runs of each request
   */
  public static void main(String[] arguments)
      throws IOException, SQLException, InterruptedException {
    int runs = Integer.parseInt(arguments[1]);
    int dear;
    try (ServedCopy server =
        ServedCopy.start(Path.of(arguments[0]), Plan.PRO, RequestCost::withoutCache)) {
      dear = new RequestCost(server.url(), server.key()).print(runs);
    }
    System.exit(dear > 0 ? 1 : 0);
  }

  private static ServerSettings withoutCache(ServerSettings settings) {
    return settings.with(new FastClock()).with(HttpSettings.of("127.0.0.1", 0).withCacheBytes(0));
  }

  private int print(int runs) throws IOException, InterruptedException {
    List<Cost> costs = new ArrayList<>();
    for (CostlyRequest request : CostlyRequest.all()) {
      costs.add(cost(request, runs));
    }
    costs.sort(Comparator.comparingDouble(Cost::millisPerUnit).reversed());
    System.out.println("| ms per unit | ms | units | status | request |");
    System.out.println("|---:|---:|---:|---|---|");
    int dear = 0;
    for (Cost cost : costs) {
      boolean over = cost.millisPerUnit() > MAX_MILLIS;
      dear += over ? 1 : 0;
      System.out.printf(
          Locale.ROOT,
          "| %.2f%s | %.2f | %d | %d | %s |%n",
          cost.millisPerUnit(),
          over ? " (too much)" : "",
          cost.nanos() / NANOS_PER_MILLI,
          cost.units(),
          cost.status(),
          cost.request().name());
    }
    return dear;
  }

  /** Returns the median of several runs. */
  private Cost cost(CostlyRequest request, int runs) throws IOException, InterruptedException {
    double[] nanos = new double[runs];
    long units = 0;
    int status = 0;
    for (int i = -WARM_UPS; i < runs; i++) {
      long before = serverNanos();
      long leftBefore = unitsLeft;
      status = send(request);
      if (i >= 0) {
        nanos[i] = serverNanos() - before;
        units = leftBefore - unitsLeft;
      }
    }
    Arrays.sort(nanos);
    return new Cost(request, status, nanos[runs / 2], units);
  }

  private int send(CostlyRequest request) throws IOException, InterruptedException {
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(URI.create(url + request.path()))
            .header("Authorization", "Bearer " + key)
            .header("Accept-Encoding", "gzip");
    if (!request.body().isEmpty()) {
      builder.POST(HttpRequest.BodyPublishers.ofString(request.body()));
    }
    HttpResponse<Void> response =
        http.send(builder.build(), HttpResponse.BodyHandlers.discarding());
    Matcher month = MONTH.matcher(response.headers().firstValue("RateLimit").orElse(""));
    if (month.find()) {
      unitsLeft = Long.parseLong(month.group(1));
    }
    return response.statusCode();
  }

  /** Returns the processor time of the threads of the server so far. */
  private long serverNanos() {
    long sum = 0;
    for (long id : threads.getAllThreadIds()) {
      ThreadInfo thread = threads.getThreadInfo(id);
      if (thread != null && SERVING.matcher(thread.getThreadName()).lookingAt()) {
        sum += Math.max(0, threads.getThreadCpuTime(id));
      }
    }
    return sum;
  }
}
