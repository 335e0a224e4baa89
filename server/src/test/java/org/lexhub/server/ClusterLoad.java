package org.lexhub.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A steady load of requests to a balancer, each account at an equal rate below that of its plan.
 * Counts answers, and checks that equal entity tags come with equal bodies.
 */
final class ClusterLoad {
  private static final String[] PATHS = {
    "/v1/lexemes/search?q=dog",
    "/v1/lexemes/suggest?q=do&lang=eng",
    "/v1/lexemes?lang=eng&limit=50&include=senses",
    "/v1/translations?source_lexeme=1",
    "/v1/languages?limit=50"
  };
  private static final int MAX_KEPT_FAILURES = 2_000;
  private static final int OK = 200;
  private static final Duration TIMEOUT = Duration.ofSeconds(15);

  private final URI base;
  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();
  private final Map<String, AtomicLong> answered = new ConcurrentHashMap<>();
  private final Map<String, String> bodies = new ConcurrentHashMap<>();
  private final Queue<String> failures = new ConcurrentLinkedQueue<>();
  private final AtomicLong failed = new AtomicLong();
  private final Queue<Long> nanos = new ConcurrentLinkedQueue<>();
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean stopping;

  ClusterLoad(URI base) {
    this.base = base;
  }

  /** Starts requests with each key. */
  void start(List<String> keys, double perSecond) {
    long interval = (long) (1_000_000_000L * keys.size() / perSecond);
    for (int i = 0; i < keys.size(); i++) {
      String key = keys.get(i);
      long first = System.nanoTime() + interval * i / keys.size();
      threads.add(Thread.ofVirtual().start(() -> run(key, first, interval)));
    }
  }

  private void run(String key, long first, long interval) {
    for (long i = 0; !stopping; i++) {
      long at = first + i * interval;
      try {
        Thread.sleep(Duration.ofNanos(Math.max(0, at - System.nanoTime())));
      } catch (InterruptedException e) {
        return;
      }
      String path = PATHS[(int) (i % PATHS.length)];
      // A request that hangs delays none of the others.
      Thread.ofVirtual().start(() -> ask(key, path));
    }
  }

  private void ask(String key, String path) {
    long start = System.nanoTime();
    try {
      HttpResponse<byte[]> response =
          client.send(
              HttpRequest.newBuilder(base.resolve(path))
                  .timeout(TIMEOUT)
                  .header("Authorization", "Bearer " + key)
                  .build(),
              HttpResponse.BodyHandlers.ofByteArray());
      nanos.add(System.nanoTime() - start);
      if (response.statusCode() == OK) {
        count(key).incrementAndGet();
        check(path, response);
      } else {
        fail(path + ": " + response.statusCode() + " " + text(response));
      }
    } catch (IOException e) {
      fail(path + ": " + e);
    } catch (InterruptedException e) {
      fail(path + ": interrupted");
    }
  }

  private static String text(HttpResponse<byte[]> response) {
    return new String(response.body(), StandardCharsets.UTF_8);
  }

  private void check(String path, HttpResponse<byte[]> response) {
    String tag = path + " " + response.headers().firstValue("ETag").orElse("none");
    String body = Integer.toHexString(Arrays.hashCode(response.body()));
    String known = bodies.putIfAbsent(tag, body);
    if (known != null && !known.equals(body)) {
      fail(tag + ": two bodies");
    }
  }

  private void fail(String failure) {
    if (failed.incrementAndGet() <= MAX_KEPT_FAILURES) {
      failures.add(Instant.now() + " " + failure);
    }
  }

  /** Waits for all requests. */
  void stop() throws InterruptedException {
    stopping = true;
    for (Thread thread : threads) {
      thread.join();
    }
    long sent = -1;
    while (sent != nanos.size() + failed.get()) {
      sent = nanos.size() + failed.get();
      Thread.sleep(500);
    }
  }

  long answered() {
    return answered.values().stream().mapToLong(AtomicLong::get).sum();
  }

  long answered(String key) {
    return count(key).get();
  }

  private AtomicLong count(String key) {
    return answered.computeIfAbsent(key, _ -> new AtomicLong());
  }

  long failed() {
    return failed.get();
  }

  List<String> failures() {
    return List.copyOf(failures);
  }

  /** Returns the entity tags of each path, which differ by snapshot. */
  Set<String> tags() {
    return bodies.keySet();
  }

  /** Returns the time in milliseconds that a share of the requests needed at most. */
  double millis(double share) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
    return sorted[(int) Math.min(sorted.length - 1, sorted.length * share)] / 1e6;
  }
}
