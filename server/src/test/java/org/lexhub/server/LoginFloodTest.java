package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.guard.PageSettings;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.HttpSettings;

/** Many log-ins at once, each of which costs a tenth of a second of one core. */
class LoginFloodTest {
  private static final int TRIES = 300;
  private static final int WRONG = 422;
  private static final int PER_ADDRESS = 20;
  private static final int AT_ONCE_AND_WAITING = 33;

  @TempDir Path data;

  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");

  private TestServer serve() throws Exception {
    EdgeSettings edge = new EdgeSettings(null, false, Set.of(InetAddress.ofLiteral("127.0.0.1")));
    return TestServer.start(
        ServerSettings.of(data, "127.0.0.1", 0)
            .with(HttpSettings.of("127.0.0.1", 0).with(edge))
            .with(time)
            .with(new PageSettings(true, 1000, 100_000, 1_000_000, 10_000)));
  }

  /**
   * Sends wrong passwords all at once; returns the number of responses by status. Checks that a
   * program with a key is answered all the time.
   */
  private Map<Integer, Integer> flood(TestServer server, boolean oneAddress) throws Exception {
    PlainBrowser visitor = new PlainBrowser(server);
    visitor.get("/account/login");
    String token = visitor.token();
    List<Callable<Integer>> tries = new ArrayList<>();
    for (int i = 0; i < TRIES; i++) {
      String address = oneAddress ? "192.0.2.1" : "192.0." + i / 200 + "." + i % 200;
      String login = "reader" + i;
      tries.add(() ->
          visitor
              .send(
                  visitor
                      .form(
                          "/account/login", token, "login", login, "password", "wrong wrong wrong")
                      .header("Origin", visitor.origin())
                      .header("X-Forwarded-For", address)
                      .build())
              .status());
    }
    Map<Integer, Integer> statuses = new TreeMap<>();
    AtomicInteger running = new AtomicInteger(1);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Integer> program = threads.submit(() -> ask(server, running));
      for (Future<Integer> answer : threads.invokeAll(tries)) {
        statuses.merge(answer.get(), 1, Integer::sum);
      }
      running.set(0);
      assertThat(program.get()).isPositive();
    }
    return statuses;
  }

  private int ask(TestServer server, AtomicInteger running) throws Exception {
    TestClient client = server.client();
    int answered = 0;
    do {
      time.pass(100);
      assertThat(client.get("/v1/usage").statusCode()).isEqualTo(200);
      answered++;
    } while (running.get() > 0 && answered < 400);
    return answered;
  }

  @Test
  void oneAddressGetsItsTriesAndNoMore() throws Exception {
    try (TestServer server = serve()) {
      Map<Integer, Integer> statuses = flood(server, true);
      assertThat(statuses.keySet()).isSubsetOf(WRONG, 429, 503);
      assertThat(statuses.getOrDefault(WRONG, 0)).isBetween(1, PER_ADDRESS);
    }
  }

  @Test
  void manyAddressesDoNotFillTheServerWithHashing() throws Exception {
    try (TestServer server = serve()) {
      Map<Integer, Integer> statuses = flood(server, false);
      assertThat(statuses.keySet()).isSubsetOf(WRONG, 503);
      assertThat(statuses.get(WRONG)).isGreaterThanOrEqualTo(AT_ONCE_AND_WAITING);
      assertThat(statuses.get(503)).isPositive();
    }
  }
}
