package org.lexhub.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lexhub.server.http.connection.ClientTimeouts;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.snapshot.NoSnapshot;

/** The listener with endpoints that behave badly. */
class HttpListenerTest {
  private static final JsonName LENGTH = JsonName.of("length");
  private static final int LARGE = 12_000_000;
  private static final int STALL_MILLIS = 700;
  private static final JsonName READING = JsonName.of("reading");
  private final CountDownLatch entered = new CountDownLatch(1);
  private final CountDownLatch release = new CountDownLatch(1);
  private final HttpClient http = HttpClient.newHttpClient();

  @SuppressWarnings("NullAway.Init")
  private HttpListener listener;

  @BeforeEach
  void start() {
    HttpSettings settings =
        HttpSettings.of("127.0.0.1", 0)
            .withHeavy(1, 1)
            .with(ClientTimeouts.DEFAULTS.withBody(300).withStall(STALL_MILLIS));
    List<Route> routes =
        List.of(
            Route.open(
                "/bug",
                answer(call -> {
                  throw new IllegalStateException("secret");
                })),
            Route.open(
                "/fault",
                answer(call -> {
                  throw new InternalError("fault");
                })),
            Route.open(
                "/half",
                answer(call -> {
                  call.json().beginObject();
                  throw ApiError.notFound("Thing", "x");
                })),
            Route.open("/fine", answer(call -> call.json().beginObject().endObject())),
            Route.open("/large", answer(call -> call.json().string("x".repeat(LARGE)))),
            Route.heavy("/large/worker", answer(call -> call.json().string("x".repeat(LARGE)))),
            Route.light("/either/{id}", answer(HttpListenerTest::either)),
            Route.lightPost("/either/{id}", answer(HttpListenerTest::either)),
            Route.heavy("/slow", answer(this::block)),
            Route.post(
                "/body",
                answer(call ->
                    call.json()
                        .beginObject()
                        .name(LENGTH)
                        .number(call.body().length)
                        .endObject())));
    listener =
        new HttpListener(
            settings, routes, new NoSnapshot(), desk -> desk, new NoLimits(), (call, status) -> {});
    listener.start();
  }

  @AfterEach
  void stop() {
    release.countDown();
    listener.close();
  }

  /** Needs a worker for id 2, and requests it late. */
  private static void either(Call call) {
    boolean reading = call.exchange().isInIoThread();
    call.json().beginObject().name(READING).bool(reading);
    if (call.valueAsId() == 2) {
      call.needWorker();
    }
    call.json().name(LENGTH).number(call.body().length).endObject();
  }

  private void block(Call call) {
    entered.countDown();
    try {
      release.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    call.json().beginObject().endObject();
  }

  private interface Work {
    void answer(Call call);
  }

  private static Endpoint answer(Work work) {
    return new Endpoint() {
      @Override
      public boolean readsStore() {
        return false;
      }

      @Override
      public void answer(Call call) {
        work.answer(call);
      }
    };
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(
        URI.create("http://127.0.0.1:" + listener.address().getPort() + path));
  }

  private HttpResponse<String> get(String path) throws Exception {
    return http.send(to(path).build(), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void aBugIsAnsweredWithoutTellingAnything() throws Exception {
    HttpResponse<String> answer = get("/bug");
    assertThat(answer.statusCode()).isEqualTo(500);
    assertThat(answer.body())
        .contains("\"code\":\"internal_error\"", "\"request_id\"")
        .doesNotContain("secret", "Exception", "\tat ");
    assertThat(get("/fine").statusCode()).isEqualTo(200);
  }

  @Test
  void aFaultInAMappingIsAnsweredAsUnavailable() throws Exception {
    HttpResponse<String> answer = get("/fault");
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.headers().firstValue("Retry-After")).contains("5");
  }

  @Test
  void anAnswerThatNeedsAWorkerIsBegunAgainByOne() throws Exception {
    for (int i = 0; i < 3; i++) {
      assertThat(get("/either/1").body()).isEqualTo("{\"reading\":true,\"length\":0}");
      assertThat(get("/either/2").body()).isEqualTo("{\"reading\":false,\"length\":0}");
      assertThat(post("/either/1", 7)).isEqualTo("{\"reading\":true,\"length\":7}");
      assertThat(post("/either/2", 7)).isEqualTo("{\"reading\":false,\"length\":7}");
    }
  }

  private String post(String path, int length) throws Exception {
    HttpRequest request =
        to(path).POST(HttpRequest.BodyPublishers.ofByteArray(new byte[length])).build();
    return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  @Test
  void anErrorLeavesNothingOfAnAnswerThatWasBegun() throws Exception {
    assertThat(get("/half").body()).startsWith("{\"error\":{\"code\":\"not_found\"");
  }

  @Test
  void moreHeavyWorkThanMayWaitIsRefused() throws Exception {
    List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
    answers.add(http.sendAsync(to("/slow").build(), HttpResponse.BodyHandlers.ofString()));
    entered.await();
    for (int i = 0; i < 4; i++) {
      answers.add(http.sendAsync(to("/slow").build(), HttpResponse.BodyHandlers.ofString()));
    }
    CompletableFuture<?> refused =
        CompletableFuture.anyOf(answers.toArray(CompletableFuture[]::new));
    refused.join();
    assertThat(get("/fine").statusCode()).as("look-ups go on").isEqualTo(200);
    for (int i = 0; i < 3; i++) {
      awaitDone(answers, i + 1);
    }
    release.countDown();
    int good = 0;
    for (CompletableFuture<HttpResponse<String>> answer : answers) {
      HttpResponse<String> got = answer.join();
      if (got.statusCode() == 200) {
        good++;
      } else {
        assertThat(got.statusCode()).isEqualTo(503);
        assertThat(got.headers().firstValue("Retry-After")).contains("1");
        assertThat(got.body()).contains("\"code\":\"unavailable\"");
      }
    }
    assertThat(good).as("one ran and one waited").isEqualTo(2);
  }

  private static void awaitDone(List<? extends CompletableFuture<?>> answers, int count)
      throws InterruptedException {
    while (answers.stream().filter(CompletableFuture::isDone).count() < count) {
      Thread.sleep(1);
    }
  }

  @Test
  void aBodyIsReadUpToItsLimit() throws Exception {
    assertThat(post(new byte[65_536], true).body()).isEqualTo("{\"length\":65536}");
    assertThat(post(new byte[65_537], true).statusCode()).isEqualTo(413);
    assertThat(post(new byte[10], false).body()).isEqualTo("{\"length\":10}");
    assertThat(post(new byte[0], true).body()).isEqualTo("{\"length\":0}");
  }

  private HttpResponse<String> post(byte[] body, boolean withLength) throws Exception {
    HttpRequest.BodyPublisher publisher =
        withLength
            ? HttpRequest.BodyPublishers.ofByteArray(body)
            : HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body));
    return http.send(to("/body").POST(publisher).build(), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void otherTypesOfBodyAreRefused() throws Exception {
    for (String type :
        List.of("text/plain", "application/xml", "multipart/form-data; boundary=x")) {
      HttpRequest request =
          to("/body")
              .header("Content-Type", type)
              .POST(HttpRequest.BodyPublishers.ofString("{}"))
              .build();
      assertThat(http.send(request, HttpResponse.BodyHandlers.ofString()).statusCode())
          .as(type)
          .isEqualTo(415);
    }
  }

  @Test
  void aClientThatAsksFirstIsToldToGoOn() throws Exception {
    HttpRequest request =
        to("/body").expectContinue(true).POST(HttpRequest.BodyPublishers.ofString("12345")).build();
    assertThat(http.send(request, HttpResponse.BodyHandlers.ofString()).body())
        .isEqualTo("{\"length\":5}");
  }

  @Test
  void aBodyThatDripsIsCutOff() throws Exception {
    try (Socket socket =
        new Socket(InetAddress.getLoopbackAddress(), listener.address().getPort())) {
      socket.setSoTimeout(60_000);
      String head = "POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n";
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().write('{');
      assertThat(socket.getInputStream().read()).as("closed without an answer").isEqualTo(-1);
    }
  }

  @Test
  void aClientThatTakesNothingIsCutOffAndASlowOneIsNot() throws Exception {
    for (String path : List.of("/large", "/large/worker")) {
      try (Socket silent = ask(path);
          Socket slow = ask(path)) {
        InputStream in = slow.getInputStream();
        byte[] part = new byte[LARGE / 20];
        long taken = 0;
        for (int got = in.readNBytes(part, 0, part.length); got > 0; ) {
          taken += got;
          Thread.sleep(STALL_MILLIS / 7);
          got = taken > LARGE ? 0 : in.readNBytes(part, 0, part.length);
        }
        assertThat(taken).as("taken slowly of %s", path).isGreaterThan(LARGE);
        awaitCutOff(silent);
        assertThat(silent.getInputStream().readAllBytes().length)
            .as("what the socket held of %s", path)
            .isLessThan(LARGE);
      } catch (SocketException reset) {
        assertThat(reset).hasMessageContaining("reset");
      }
    }
  }

  /** Sends bytes until the write fails because the server has closed the connection. */
  private static void awaitCutOff(Socket socket) throws Exception {
    for (int tries = 0; tries < 3_000; tries++) {
      try {
        socket.getOutputStream().write('\n');
      } catch (SocketException cutOff) {
        return;
      }
      Thread.sleep(10);
    }
    throw new AssertionError("a client that takes nothing keeps its connection");
  }

  private Socket ask(String path) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(16_384);
    socket.setSoTimeout(30_000);
    socket.connect(
        new InetSocketAddress(InetAddress.getLoopbackAddress(), listener.address().getPort()));
    String head = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  @Test
  void whatRunsMayFinishWhenTheServerEnds() throws Exception {
    CompletableFuture<HttpResponse<String>> slow =
        http.sendAsync(to("/slow").build(), HttpResponse.BodyHandlers.ofString());
    entered.await();
    Thread closing = Thread.ofVirtual().start(listener::close);
    int status = 200;
    while (status == 200) {
      status = get("/fine").statusCode();
    }
    assertThat(status).isEqualTo(503);
    release.countDown();
    assertThat(slow.join().statusCode()).isEqualTo(200);
    closing.join();
  }
}
