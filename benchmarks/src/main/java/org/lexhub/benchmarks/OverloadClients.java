package org.lexhub.benchmarks;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The process of the clients that load the server that {@link Overload} measures. */
public final class OverloadClients {
  /** The number of statuses that are counted. */
  static final int STATUSES = 600;

  private static final int TOO_MANY = 429;
  private static final int BUSY = 503;

  /** The time after which clients try again that were refused. */
  private static final long RETRY_NANOS = TimeUnit.SECONDS.toNanos(1);

  private static final Pattern TOKEN = Pattern.compile("name=\"form_token\" value=\"([^\"]+)\"");

  /** A kind of load. */
  enum Load {
    SEARCHES(5),
    LOGINS(2);

    /** The maximum ratio of the p99 of look-ups under this load to the p99 without it. */
    final double maxRatio;

    Load(double maxRatio) {
      this.maxRatio = maxRatio;
    }
  }

  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .cookieHandler(new CookieManager())
          .build();
  private final Load load;
  private final String url;
  private final String key;
  private final int connections;

  private OverloadClients(Load load, String url, String key, int connections) {
    this.load = load;
    this.url = url;
    this.key = key;
    this.connections = connections;
  }

  /**
   * Sends requests until the input ends.
   *
   * @param arguments the load, the address of the server, a key and the number of connections
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int connections = Integer.parseInt(arguments[3]);
    new OverloadClients(Load.valueOf(arguments[0]), arguments[1], arguments[2], connections).run();
  }

  /** Loads the server until the input ends, then prints the number of responses by status. */
  private void run() throws IOException, InterruptedException {
    String token = load == Load.LOGINS ? token() : "";
    AtomicInteger running = new AtomicInteger(1);
    AtomicInteger serial = new AtomicInteger();
    AtomicIntegerArray statuses = new AtomicIntegerArray(STATUSES);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < connections; i++) {
        threads.execute(() -> {
          while (running.get() > 0) {
            int number = serial.getAndIncrement();
            int status = send(load == Load.SEARCHES ? search(number) : login(number, token));
            statuses.incrementAndGet(status);
            if (status == BUSY || status == TOO_MANY) {
              LockSupport.parkNanos(RETRY_NANOS);
            }
          }
        });
      }
      System.out.println("loading");
      while (System.in.read() >= 0) {
        Thread.onSpinWait();
      }
      running.set(0);
    }
    for (int status = 0; status < STATUSES; status++) {
      if (statuses.get(status) > 0) {
        System.out.println(status + "=" + statuses.get(status));
      }
    }
  }

  private HttpRequest search(int number) {
    String letter = "apscm".substring(number % 5, number % 5 + 1);
    return HttpRequest.newBuilder(
            URI.create(url + "/v1/lexemes/search?limit=100&offset=9900&pos=noun&q=" + letter))
        .header("Authorization", "Bearer " + key)
        .build();
  }

  private HttpRequest login(int number, String token) {
    String form = "form_token=" + token + "&login=reader" + number + "&password=wrong+wrong+wrong";
    return HttpRequest.newBuilder(URI.create(url + "/account/login"))
        .header("Content-Type", "application/x-www-form-urlencoded")
        .header("Origin", url)
        .header(
            "X-Forwarded-For",
            "10." + (number >> 16 & 0xFF) + "." + (number >> 8 & 0xFF) + "." + (number & 0xFF))
        .POST(HttpRequest.BodyPublishers.ofString(form))
        .build();
  }

  private String token() throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/account/login")).build();
    Matcher token = TOKEN.matcher(http.send(request, HttpResponse.BodyHandlers.ofString()).body());
    if (!token.find()) {
      throw new IOException("the log-in page has no token");
    }
    return token.group(1);
  }

  /** Returns the status of the response, 0 if there was none. */
  private int send(HttpRequest request) {
    try {
      return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    } catch (IOException e) {
      return 0;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }
}
