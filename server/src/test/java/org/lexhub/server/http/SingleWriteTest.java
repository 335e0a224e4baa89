package org.lexhub.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.lexhub.server.http.connection.ClientTimeouts;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.snapshot.NoSnapshot;

/** Responses on full sockets, and on connections with requests of all kinds. */
class SingleWriteTest {
  /** The length of a response that nearly fills a single write. */
  private static final int LENGTH = 60_000;

  /** More responses than a socket of Linux buffers. */
  private static final int MANY = 150;

  private final AtomicInteger answered = new AtomicInteger();

  private HttpListener listen(int stallMillis) {
    Endpoint repeat =
        new Endpoint() {
          @Override
          public boolean readsStore() {
            return false;
          }

          @Override
          public void answer(Call call) {
            char letter = (char) ('a' + call.valueAsId() % 26);
            call.json().string(Character.toString(letter).repeat(LENGTH));
          }
        };
    HttpListener listener =
        new HttpListener(
            HttpSettings.of("127.0.0.1", 0).with(ClientTimeouts.DEFAULTS.withStall(stallMillis)),
            List.of(Route.open("/letters/{id}", repeat)),
            new NoSnapshot(),
            desk -> desk,
            new NoLimits(),
            (call, status) -> answered.incrementAndGet());
    listener.start();
    return listener;
  }

  private static Socket connect(HttpListener listener) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(4096);
    socket.setSoTimeout(30_000);
    socket.connect(
        new InetSocketAddress(InetAddress.getLoopbackAddress(), listener.address().getPort()));
    return socket;
  }

  private static void ask(Socket socket, String method, int id, String more) throws IOException {
    String head = method + " /letters/" + id + " HTTP/1.1\r\nHost: localhost\r\n" + more + "\r\n";
    socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
  }

  /** Sends requests without reading, until the server can no longer send its responses. */
  private int fill(Socket socket) throws Exception {
    for (int id = 1; id <= MANY; id++) {
      ask(socket, "GET", id, "");
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(300);
      while (answered.get() < id && System.nanoTime() < end) {
        Thread.sleep(1);
      }
      if (answered.get() < id) {
        return id;
      }
    }
    return MANY;
  }

  @Test
  void answersThatASocketTakesBitByBitArriveWholeAndInOrder() throws Exception {
    try (HttpListener listener = listen(30_000);
        Socket socket = connect(listener)) {
      int asked = fill(socket);
      for (int id = asked + 1; id <= asked + 3; id++) {
        ask(socket, "GET", id, ""); // pipelined
      }
      InputStream in = socket.getInputStream();
      for (int id = 1; id <= asked + 3; id++) {
        assertThat(body(in)).as("answer %d of %d", id, asked + 3).isEqualTo(expected(id));
      }
      ask(socket, "GET", 7, "Connection: close\r\n");
      assertThat(body(in)).isEqualTo(expected(7));
      assertThat(in.read()).as("the end").isEqualTo(-1);
    }
  }

  @Test
  void aClientThatTakesNothingMoreIsCutOff() throws Exception {
    try (HttpListener listener = listen(400);
        Socket socket = connect(listener)) {
      int asked = fill(socket);
      assertThat(asked).as("asked until the socket was full").isLessThan(MANY);
      assertThatThrownBy(
              () -> {
                while (true) {
                  socket.getOutputStream().write('\n');
                  Thread.sleep(20);
                }
              })
          .isInstanceOf(SocketException.class);
    }
  }

  private static String expected(int id) {
    return '"' + Character.toString('a' + id % 26).repeat(LENGTH) + '"';
  }

  /** Reads one response and returns its body. */
  private static String body(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = in.read();
      assertThat(next).as("end of stream in a head: %s", head).isGreaterThanOrEqualTo(0);
      head.append((char) next);
    }
    assertThat(head.toString()).startsWith("HTTP/1.1 200 OK\r\n");
    int length =
        head.toString()
            .lines()
            .filter(line -> line.startsWith("Content-Length: "))
            .mapToInt(line -> Integer.parseInt(line.substring(16)))
            .sum();
    return new String(in.readNBytes(length), StandardCharsets.US_ASCII);
  }
}
