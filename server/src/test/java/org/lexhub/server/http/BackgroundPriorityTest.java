package org.lexhub.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.snapshot.NoSnapshot;

/** The nice values of the threads that compute and send responses. */
@EnabledOnOs(OS.LINUX)
class BackgroundPriorityTest {
  /** The field of {@code /proc/PID/stat} with the nice value, counted after the name. */
  private static final int NICE_FIELD = 16;

  private static final int LOWERED_BY = 10;
  private static final long SHORTEST_SLICE = 100_000;
  private static final Path OWN = Path.of("/proc/thread-self");

  private final HttpClient http = HttpClient.newHttpClient();
  private volatile Path searcher = OWN.resolve("stat");

  @SuppressWarnings("NullAway.Init")
  private HttpListener listener;

  @BeforeEach
  void start() {
    Endpoint nice =
        new Endpoint() {
          @Override
          public boolean readsStore() {
            return false;
          }

          @Override
          public void answer(Call call) {
            searcher = task();
            call.json().number(nice(searcher));
          }
        };
    listener =
        new HttpListener(
            HttpSettings.of("127.0.0.1", 0),
            List.of(Route.open("/light", nice), Route.heavy("/heavy", nice)),
            new NoSnapshot(),
            desk -> desk,
            new NoLimits(),
            (call, status) -> {});
    listener.start();
  }

  @AfterEach
  void stop() {
    listener.close();
    http.close();
  }

  /** Returns the file with the state of this thread, which other threads can read. */
  private static Path task() {
    try {
      return OWN.toRealPath().resolve("stat");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int nice(Path stat) {
    try {
      String line = Files.readString(stat);
      String afterName = line.substring(line.lastIndexOf(')') + 2);
      return Integer.parseInt(afterName.split(" ", -1)[NICE_FIELD]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int ask(String path) throws Exception {
    URI uri = URI.create("http://127.0.0.1:" + listener.address().getPort() + path);
    HttpRequest request = HttpRequest.newBuilder(uri).build();
    return Integer.parseInt(http.send(request, HttpResponse.BodyHandlers.ofString()).body());
  }

  @Test
  void heavyWorkYieldsToLookUps() throws Exception {
    int own = nice(task());
    assertThat(ask("/light")).isEqualTo(own);
    assertThat(ask("/heavy")).isEqualTo(Math.min(19, own + LOWERED_BY));
    assertThat(ask("/light")).isEqualTo(own);
  }

  /** Versions of Linux before 6.12 ignore slices; the files of others don't show them. */
  @Test
  void lookUpsNeedNotWaitForTheEndOfASlice() throws Exception {
    ask("/light");
    long usual = slice(searcher);
    assumeTrue(usual > 0, "the system shows no slices");
    ask("/heavy");
    assertThat(slice(searcher)).as("of the thread with heavy work").isEqualTo(usual);
    ask("/light");
    assertThat(slice(searcher)).as("of the I/O thread").isEqualTo(SHORTEST_SLICE);
  }

  /** Returns the time slice of a thread in nanoseconds, 0 if it is not known. */
  private static long slice(Path stat) throws IOException {
    Path file = stat.resolveSibling("sched");
    if (!Files.isReadable(file)) {
      return 0;
    }
    return Files.readAllLines(file).stream()
        .filter(line -> line.startsWith("se.slice"))
        .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(':') + 1).strip()))
        .findFirst()
        .orElse(0);
  }

  @Test
  void theThreadThatSendsHasItsPriorityBack() throws Exception {
    assumeTrue("root".equals(System.getProperty("user.name")), "only root can raise priorities");
    int own = nice(task());
    for (int i = 0; i < 20; i++) {
      ask("/heavy");
      assertThat(nice(searcher)).as("after the response has arrived").isEqualTo(own);
    }
  }
}
