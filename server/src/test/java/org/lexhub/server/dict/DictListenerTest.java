package org.lexhub.server.dict;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.server.snapshot.NoSnapshot;
import org.lexhub.server.snapshot.Serving;

/** The bounds on the connections of the DICT server. */
class DictListenerTest {
  private static final Serving NOTHING = new NoSnapshot();

  private static DictListener listener(Duration idle) throws IOException {
    DictListener listener =
        DictListener.bind(DictListener.loopback(), NOTHING, address -> {}, "test", idle);
    listener.open();
    return listener;
  }

  private static Socket connect(DictListener listener) throws IOException {
    Socket socket = new Socket();
    socket.setSoTimeout(60_000);
    socket.connect(listener.address());
    return socket;
  }

  private static String line(Socket socket) throws IOException {
    return new BufferedReader(
            new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
        .readLine();
  }

  @Test
  void anIdleConnectionIsClosed() throws Exception {
    try (DictListener listener = listener(Duration.ofMillis(80));
        Socket socket = connect(listener)) {
      assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
          .as("at most the greeting, then the end")
          .matches("(220 .*\r\n)?");
    }
  }

  @Test
  void anAddressHasABoundedNumberOfConnections() throws Exception {
    List<Socket> open = new ArrayList<>();
    try (DictListener listener = listener(Duration.ofMinutes(5))) {
      for (int i = 0; i < DictListener.MAX_CONNECTIONS_PER_ADDRESS; i++) {
        Socket socket = connect(listener);
        open.add(socket);
        assertThat(line(socket)).startsWith("220 ");
      }
      try (Socket extra = connect(listener)) {
        assertThat(line(extra)).startsWith("420 ");
      }
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
  }

  @Test
  void closingEndsTheConnections() throws Exception {
    DictListener listener = listener(Duration.ofMinutes(5));
    try (Socket socket = connect(listener)) {
      assertThat(line(socket)).startsWith("220 ");
      listener.close();
      assertThat(socket.getInputStream().read()).isEqualTo(-1);
    }
  }

  @Test
  void wordsOfALineAreSplitAsTheProtocolSays() {
    assertThat(CommandLineWords.split("  a\t\"b c\" 'd \"e' f\\ g h\"i\"j "))
        .containsExactly("a", "b c", "d \"e", "f g", "hij");
    assertThat(CommandLineWords.split("")).isEmpty();
    assertThat(CommandLineWords.split("\"\"")).containsExactly("");
    assertThat(CommandLineWords.split("a \"b")).isNull();
    assertThat(CommandLineWords.split("a\\")).isNull();
  }

  @Test
  void aTextDoublesADotAndCutsALongLine() {
    String text =
        new String(
            new DictReply(false).text(".x").text("字".repeat(2000)).end().bytes(),
            StandardCharsets.UTF_8);
    String[] lines = text.split("\r\n", -1);
    assertThat(lines[0]).isEqualTo("..x");
    assertThat(lines[1].getBytes(StandardCharsets.UTF_8).length).isLessThan(1023);
    assertThat(lines[1]).endsWith("…");
    assertThat(lines[2]).isEqualTo(".");
  }
}
