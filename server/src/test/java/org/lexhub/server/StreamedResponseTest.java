package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.HttpListener;
import org.lexhub.server.http.NoLimits;
import org.lexhub.server.http.Route;
import org.lexhub.server.http.StreamedResponse;
import org.lexhub.server.http.connection.ClientTimeouts;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.text.Utf8Buffer;

/** Streamed responses over real sockets: complete, failing, too slow. */
class StreamedResponseTest {
  private static final int PIECE = 40_000;

  private final CountDownLatch closed = new CountDownLatch(1);
  private final AtomicInteger closings = new AtomicInteger();
  private final CountDownLatch seen = new CountDownLatch(1);
  private final AtomicBoolean closedLate = new AtomicBoolean();
  private long closingMillis;

  @SuppressWarnings("NullAway.Init")
  private Generation generation;

  @SuppressWarnings("NullAway.Init")
  private HttpListener listener;

  private int pieces = 200;
  private int failing = -1;

  @BeforeEach
  void start() throws Exception {
    generation =
        Generation.open(
            Objects.requireNonNull(SnapshotFolder.of(Fixture.folder()).current()),
            "test",
            Instant.EPOCH);
  }

  private TestClient listen(int streamMillis) {
    return listen(
        HttpSettings.of("127.0.0.1", 0).with(ClientTimeouts.DEFAULTS.withStream(streamMillis)));
  }

  private TestClient listen(HttpSettings settings) {
    Route route =
        new Route("GET", "/long", new LongAnswer(), Route.Access.OPEN, Route.Work.HEAVY, "");
    listener =
        new HttpListener(
            settings,
            List.of(route),
            new OneGeneration(),
            desk -> desk,
            new NoLimits(),
            (call, status) -> {});
    listener.start();
    return new TestClient(listener.address().getPort(), null);
  }

  @AfterEach
  void stop() throws Exception {
    assertThat(closed.await(30, TimeUnit.SECONDS)).as("the pieces are closed").isTrue();
    listener.close();
    assertThat(closings).hasValue(1);
    generation.unpin();
    assertThat(generation.pin()).as("the snapshot is still held").isFalse();
  }

  private static String expected(int pieces) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < pieces; i++) {
      text.append(String.valueOf((char) ('a' + i % 26)).repeat(PIECE));
    }
    return text.toString();
  }

  @Test
  void allPiecesArriveInTheirOrder() throws Exception {
    HttpResponse<byte[]> answer = listen(60_000).get("/long");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(TestClient.text(answer)).isEqualTo(expected(pieces));
  }

  @Test
  void compressedPiecesJoinToTheSame() throws Exception {
    HttpResponse<byte[]> answer = listen(60_000).get("/long", "Accept-Encoding", "gzip");
    assertThat(answer.body().length).isLessThan(pieces * PIECE / 10);
    try (InputStream plain = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
      assertThat(new String(plain.readAllBytes(), StandardCharsets.US_ASCII))
          .isEqualTo(expected(pieces));
    }
  }

  @Test
  void headMakesNoMoreThanTheFirstPiece() throws Exception {
    HttpResponse<byte[]> answer = listen(60_000).send("HEAD", "/long");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "HEAD"})
  void thePiecesAreClosedBeforeTheClientSeesTheEnd(String method) throws Exception {
    closingMillis = 500;
    HttpResponse<byte[]> answer = listen(60_000).send(method, "/long");
    seen.countDown();
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(closed.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(closedLate).isFalse();
  }

  @Test
  void aFailureAtTheBeginningIsAnError() throws Exception {
    failing = 0;
    HttpResponse<byte[]> answer = listen(60_000).get("/long");
    assertThat(answer.statusCode()).isEqualTo(500);
    assertThat(TestClient.text(answer)).contains("internal_error");
  }

  @Test
  void aFailureInTheMiddleBreaksTheConnection() {
    failing = 3;
    TestClient client = listen(60_000);
    assertThatThrownBy(() -> client.get("/long")).isInstanceOf(IOException.class);
  }

  @Test
  void anAnswerThatTakesTooLongIsBrokenOff() throws Exception {
    pieces = Integer.MAX_VALUE;
    listen(300);
    try (Socket slow = new Socket(InetAddress.getLoopbackAddress(), listener.address().getPort())) {
      slow.getOutputStream()
          .write(
              "GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      assertThat(closed.await(30, TimeUnit.SECONDS)).isTrue();
      assertThat(endOf(slow.getInputStream())).isFalse();
    }
  }

  @Test
  void aClientThatStopsReadingIsCutOff() throws Exception {
    pieces = Integer.MAX_VALUE;
    listen(HttpSettings.of("127.0.0.1", 0).with(ClientTimeouts.DEFAULTS.withStall(300)));
    try (Socket silent =
        new Socket(InetAddress.getLoopbackAddress(), listener.address().getPort())) {
      silent
          .getOutputStream()
          .write(
              "GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      assertThat(closed.await(30, TimeUnit.SECONDS)).isTrue();
      assertThat(endOf(silent.getInputStream())).isFalse();
    }
  }

  /** Reads to the end; returns whether the last chunk marks the response as complete. */
  private static boolean endOf(InputStream in) {
    byte[] last = new byte[5];
    try {
      for (int b = in.read(); b >= 0; b = in.read()) {
        System.arraycopy(last, 1, last, 0, 4);
        last[4] = (byte) b;
      }
    } catch (IOException reset) {
      return false;
    }
    return new String(last, StandardCharsets.US_ASCII).equals("0\r\n\r\n");
  }

  @Test
  void aClientThatGoesAwayLetsEverythingGo() throws Exception {
    pieces = Integer.MAX_VALUE;
    listen(600_000);
    try (Socket leaving =
        new Socket(InetAddress.getLoopbackAddress(), listener.address().getPort())) {
      leaving.setSoLinger(true, 0);
      leaving
          .getOutputStream()
          .write(
              "GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      assertThat(leaving.getInputStream().readNBytes(100_000)).hasSize(100_000);
    }
  }

  /** A number of parts, each of one letter. */
  private final class LongAnswer implements Endpoint {
    @Override
    public void answer(Call call) {
      call.stream(
          new StreamedResponse() {
            private int done;

            @Override
            public boolean next(Utf8Buffer out) {
              if (done == failing) {
                throw new IllegalStateException("asked to fail");
              }
              byte[] room = out.ensure(PIECE);
              Arrays.fill(room, out.length(), out.length() + PIECE, (byte) ('a' + done % 26));
              out.advance(PIECE);
              return ++done < pieces;
            }

            @Override
            public void close() {
              closedLate.set(isSeen());
              closings.incrementAndGet();
              closed.countDown();
            }
          },
          "text/plain");
    }
  }

  /** Returns whether the client gets the whole response within the time that closing takes. */
  private boolean isSeen() {
    try {
      return seen.await(closingMillis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private final class OneGeneration implements Serving {
    @Override
    public @Nullable Generation acquire() {
      return generation.pin() ? generation : null;
    }

    @Override
    public void damaged(Generation damaged, Throwable cause) {
      throw new AssertionError(cause);
    }
  }
}
