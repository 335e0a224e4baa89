package org.lexhub.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lexhub.server.http.connection.ClientTimeouts;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.snapshot.NoSnapshot;

class IdleConnectionTest {
  /** What a test waits for; the server closes idle connections much earlier. */
  private static final int MAX_MILLIS = 30_000;

  private static final ClientTimeouts SHORT =
      new ClientTimeouts(200, 200, MAX_MILLIS, MAX_MILLIS, MAX_MILLIS);

  @SuppressWarnings("NullAway.Init")
  private HttpListener listener;

  @BeforeEach
  void start() {
    listener =
        new HttpListener(
            HttpSettings.of("127.0.0.1", 0).with(SHORT),
            List.of(),
            new NoSnapshot(),
            desk -> desk,
            new NoLimits(),
            (call, status) -> {});
    listener.start();
  }

  @AfterEach
  void stop() {
    listener.close();
  }

  private Socket connect() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), listener.address().getPort());
    socket.setSoTimeout(MAX_MILLIS);
    return socket;
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void aConnectionWithoutARequestIsClosed() throws Exception {
    try (Socket socket = connect()) {
      assertThat(socket.getInputStream().read()).isEqualTo(-1);
    }
  }

  @Test
  void aConnectionIsClosedAfterItsLastRequest() throws Exception {
    try (Socket socket = connect()) {
      InputStream in = socket.getInputStream();
      send(socket, "GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n");
      String response = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(response)
          .startsWith("HTTP/1.1 404")
          .doesNotContainIgnoringCase("connection: close");
    }
  }

  @Test
  void aConnectionIsClosedIfHeadersDoNotEnd() throws Exception {
    try (Socket socket = connect()) {
      send(socket, "GET /nothing HTTP/1.1\r\nHost:");
      assertThat(socket.getInputStream().readAllBytes()).isEmpty();
    }
  }
}
