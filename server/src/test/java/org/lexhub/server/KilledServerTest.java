package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.usage.DayCounters;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;

/** A server process that is killed without warning. */
class KilledServerTest {
  private static final int CLIENTS = 4;

  @TempDir Path data;

  @Test
  void aKilledServerHasCountedEverythingItAnswered() throws Exception {
    String key = TestServer.addKey(data, Plan.ENTERPRISE);
    long account = TestServer.lastAccount(data);
    AtomicInteger answered = new AtomicInteger();
    for (int round = 0; round < 2; round++) {
      try (ServerProcess server = ServerProcess.start(data)) {
        underLoad(server, new TestClient(server.port(), key), answered);
      }
      try (UsageCounters counters =
          UsageCounters.open(data.resolve(LexhubServer.COUNTERS), TimeSource.SYSTEM)) {
        // A request during a kill can be counted for its month and not for its day.
        long used = counters.used(account);
        assertThat(used).isBetween((long) answered.get(), answered.get() + (round + 1L) * CLIENTS);
        assertThat(daily(counters.days(), account, day())).isBetween((long) answered.get(), used);
      }
    }
    assertThat(answered.get()).isPositive();
  }

  private static int day() {
    return (int) Math.floorDiv(System.currentTimeMillis(), 86_400_000L);
  }

  /** Returns the requests counted today and, if midnight has passed in the meantime, yesterday. */
  private static long daily(DayCounters days, long account, int today) {
    return days.requests(account, today) + days.requests(account, today - 1);
  }

  private static void underLoad(ServerProcess process, TestClient client, AtomicInteger answered)
      throws InterruptedException {
    AtomicInteger here = new AtomicInteger();
    List<Thread> clients = new ArrayList<>();
    for (int i = 0; i < CLIENTS; i++) {
      clients.add(Thread.ofVirtual().start(() -> ask(client, answered, here)));
    }
    while (here.get() < 50 && process.isAlive()) {
      Thread.sleep(1);
    }
    process.kill();
    for (Thread thread : clients) {
      thread.join();
    }
  }

  /** Sends requests until the server is gone; those that the rate limit refuses do not count. */
  private static void ask(TestClient client, AtomicInteger answered, AtomicInteger here) {
    try {
      while (true) {
        if (client.get("/v1/usage").statusCode() == 200) {
          answered.incrementAndGet();
          here.incrementAndGet();
        }
      }
    } catch (IOException e) {
      // the server was killed
    }
  }
}
