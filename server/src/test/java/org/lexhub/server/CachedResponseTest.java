package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.HttpListener;
import org.lexhub.server.http.NoLimits;
import org.lexhub.server.http.Route;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;
import org.lexhub.store.snapshot.SnapshotFolder;

/** When the dispatcher calls an endpoint, and when it sends a cached response. */
class CachedResponseTest {
  private final AtomicInteger asked = new AtomicInteger();

  @SuppressWarnings("NullAway.Init")
  private volatile Generation present;

  @SuppressWarnings("NullAway.Init")
  private HttpListener listener;

  @BeforeEach
  void start() throws Exception {
    present = open();
    listener = listener(1 << 20);
  }

  @AfterEach
  void stop() {
    listener.close();
    present.unpin();
  }

  private static Generation open() throws Exception {
    Path file = Objects.requireNonNull(SnapshotFolder.of(Fixture.folder()).current());
    return Generation.open(file, "test", Instant.now());
  }

  /** One I/O thread reads all sockets, so that all requests share one cache. */
  private HttpListener listener(int bytes) {
    Serving serving =
        new Serving() {
          @Override
          public Generation acquire() {
            Generation generation = present;
            assertThat(generation.pin()).isTrue();
            return generation;
          }

          @Override
          public void damaged(Generation generation, Throwable cause) {}
        };
    List<Route> routes =
        List.of(
            Route.open("/quick", endpoint(true)),
            Route.open("/other", endpoint(true)),
            Route.open("/once", endpoint(false)),
            Route.lightPost("/quick", endpoint(true)));
    HttpSettings usual = HttpSettings.of("127.0.0.1", 0);
    HttpSettings settings =
        new HttpSettings(
            usual.address(),
            0,
            usual.timeouts(),
            usual.maxRunning(),
            usual.maxQueued(),
            1,
            bytes,
            usual.edge());
    HttpListener made =
        new HttpListener(
            settings, routes, serving, desk -> desk, new NoLimits(), (call, status) -> {});
    made.start();
    return made;
  }

  private Endpoint endpoint(boolean again) {
    return new Endpoint() {
      @Override
      public ParamSet parameters() {
        return ParamSet.of(Param.Q);
      }

      @Override
      public boolean isCacheable() {
        return again;
      }

      @Override
      public void answer(Call call) {
        String text = Objects.requireNonNullElse(call.parameters().string(Param.Q), "");
        if (text.startsWith("long")) {
          call.needWorker();
        }
        int number = asked.incrementAndGet();
        if (text.startsWith("wrong")) {
          throw ApiError.notFound("Thing", text);
        }
        if (text.startsWith("made")) {
          call.status(201);
        }
        call.json().number(number);
      }
    };
  }

  private String get(String path) throws Exception {
    HttpResponse<byte[]> answer = client().get(path);
    return answer.statusCode() + " " + TestClient.text(answer);
  }

  private String post(String body) throws Exception {
    return TestClient.text(client().post("/quick", body));
  }

  private TestClient client() {
    return new TestClient(listener.address().getPort(), null);
  }

  @Test
  void theSameIsSaidAgain() throws Exception {
    assertThat(get("/quick?q=a")).isEqualTo("200 1");
    assertThat(get("/quick?q=a")).isEqualTo("200 1");
    assertThat(get("/quick?q=b")).isEqualTo("200 2");
    assertThat(get("/quick?q=%61")).isEqualTo("200 3");
    assertThat(get("/quick")).isEqualTo("200 4");
    assertThat(get("/other?q=a")).isEqualTo("200 5");
    assertThat(post("{}")).isEqualTo("6");
    assertThat(post("{ }")).isEqualTo("7");
    assertThat(post("{}")).isEqualTo("6");
    assertThat(post("")).isEqualTo("8");
    assertThat(get("/quick?q=b")).isEqualTo("200 2");
    assertThat(get("/quick?q=a")).isEqualTo("200 1");
    assertThat(get("/quick")).isEqualTo("200 4");
  }

  @Test
  void otherEndpointsAreAskedEachTime() throws Exception {
    assertThat(get("/once?q=a")).isEqualTo("200 1");
    assertThat(get("/once?q=a")).isEqualTo("200 2");
  }

  @Test
  void whatAWorkerHasSaidIsSaidAgain() throws Exception {
    String first = get("/quick?q=long");
    String again = get("/quick?q=long");
    for (int i = 0; i < 1_000 && !again.equals(get("/quick?q=long")); i++) {
      again = get("/quick?q=long");
    }
    assertThat(first).isEqualTo("200 1");
    assertThat(get("/quick?q=long")).isEqualTo(again);
    assertThat(get("/quick?q=longer")).isNotEqualTo(again);
  }

  @Test
  void errorsAndOtherAnswersThan200AreNotKept() throws Exception {
    assertThat(get("/quick?q=wrong")).startsWith("404");
    assertThat(get("/quick?q=wrong")).startsWith("404");
    assertThat(get("/quick?q=made")).isEqualTo("201 3");
    assertThat(get("/quick?q=made")).isEqualTo("201 4");
    assertThat(get("/quick?q=a&limit=1")).startsWith("400");
    assertThat(asked).hasValue(4);
  }

  @Test
  void anotherSnapshotIsAskedAtOnce() throws Exception {
    assertThat(get("/quick?q=a")).isEqualTo("200 1");
    Generation before = present;
    present = open();
    assertThat(get("/quick?q=a")).isEqualTo("200 2");
    assertThat(get("/quick?q=a")).isEqualTo("200 2");
    before.unpin();
  }

  @Test
  void nothingIsKeptWithoutMemory() throws Exception {
    try (HttpListener none = listener(0)) {
      TestClient client = new TestClient(none.address().getPort(), null);
      client.get("/quick?q=a");
      client.get("/quick?q=a");
      assertThat(asked).hasValue(2);
    }
  }
}
