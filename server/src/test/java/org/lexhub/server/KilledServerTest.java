package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.account.UsageCounters;

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
      Process process = serve();
      try {
        underLoad(process, new TestClient(port(process), key), answered);
      } finally {
        process.destroyForcibly().waitFor();
      }
      try (UsageCounters counters =
          UsageCounters.open(data.resolve(LexhubServer.COUNTERS), TimeSource.SYSTEM)) {
        assertThat(counters.used(account))
            .isBetween((long) answered.get(), answered.get() + (round + 1L) * CLIENTS);
      }
    }
    assertThat(answered.get()).isPositive();
  }

  private Process serve() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            ServerMain.class.getName(),
            "serve",
            "--data",
            data.toString(),
            "--port",
            "0")
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static int port(Process process) throws IOException {
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    String line = out.readLine();
    assertThat(line).startsWith("Listening on http://127.0.0.1:");
    return Integer.parseInt(line.substring(line.lastIndexOf(':') + 1));
  }

  private static void underLoad(Process process, TestClient client, AtomicInteger answered)
      throws InterruptedException {
    AtomicInteger here = new AtomicInteger();
    List<Thread> clients = new ArrayList<>();
    for (int i = 0; i < CLIENTS; i++) {
      clients.add(Thread.ofVirtual().start(() -> ask(client, answered, here)));
    }
    while (here.get() < 50 && process.isAlive()) {
      Thread.sleep(1);
    }
    process.destroyForcibly();
    for (Thread thread : clients) {
      thread.join();
    }
  }

  /** Asks until the server is gone. What the rate limit refuses does not count. */
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
