package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** Chunked bodies, byte by byte: what a proxy could read differently is refused. */
class ChunkedBodyTest {
  private static final String JSON =
      "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"fra\"}";

  private static TestServer server;

  @BeforeAll
  static void start() throws Exception {
    server = Fixture.server();
  }

  private static String head(String more) {
    return "POST /v1/translations/translate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
        + server.key()
        + "\r\nTransfer-Encoding: chunked\r\n"
        + more
        + "\r\n";
  }

  private static String send(String body) throws Exception {
    return server.raw().send(head("Connection: close\r\n") + body);
  }

  /** Returns the body in chunks of a size. */
  private static String chunks(int size) {
    StringBuilder body = new StringBuilder();
    for (int start = 0; start < JSON.length(); start += size) {
      String chunk = JSON.substring(start, Math.min(JSON.length(), start + size));
      body.append(Integer.toHexString(chunk.length())).append("\r\n").append(chunk).append("\r\n");
    }
    return body.toString();
  }

  @Test
  void whatTheStandardAllowsIsRead() throws Exception {
    String one = chunks(JSON.length());
    for (String body :
        List.of(
            one + "0\r\n\r\n",
            chunks(1) + "0\r\n\r\n",
            chunks(7) + "000\r\n\r\n",
            one.replaceFirst("\r\n", ";a=b;c=\"d e\"\r\n") + "0;last\r\n\r\n",
            "000000" + one + "0\r\nX-Sum: 1\r\nX-B:\r\n\r\n")) {
      assertThat(RawHttp.status(send(body))).as(body).isEqualTo(200);
    }
  }

  @Test
  void whatFollowsTheBodyIsTheNextRequest() throws Exception {
    String live = "GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    String answers =
        server
            .raw()
            .send(head("") + chunks(5) + "0\r\n\r\n" + head("") + chunks(9) + "0\r\n\r\n" + live);
    assertThat(RawHttp.count(answers)).as(answers).isEqualTo(3);
    assertThat(answers).doesNotContain("HTTP/1.1 4").contains("{\"status\":\"ok\"}");
  }

  @Test
  void piecesOfAnySizeAreReadAlike() throws Exception {
    byte[] bytes =
        (head("Connection: close\r\n") + chunks(11) + "0\r\nX-A: 1\r\n\r\n")
            .getBytes(StandardCharsets.ISO_8859_1);
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setTcpNoDelay(true);
      OutputStream out = socket.getOutputStream();
      for (byte b : bytes) {
        out.write(b);
        out.flush();
      }
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(RawHttp.status(answer)).as(answer).isEqualTo(200);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2\n{}\r\n0\r\n\r\n",
        "2;\n{}\r\n0\r\n\r\n",
        "2;a=b\n{}\r\n0\r\n\r\n",
        "2\r\r\n{}\r\n0\r\n\r\n",
        "2\r{}\r\n0\r\n\r\n",
        "2 \r\n{}\r\n0\r\n\r\n",
        " 2\r\n{}\r\n0\r\n\r\n",
        "2\r\n{}\n0\r\n\r\n",
        "2\r\n{}0\r\n\r\n",
        "2\r\n{}\r\r\n0\r\n\r\n",
        "2\r\n{}\r\n0\n\r\n",
        "2\r\n{}\r\n0\r\n\n",
        "2\r\n{}\r\n0\r\nX: 1\n\r\n",
        "2\r\n{}\r\n0\r\nX: 1\r\n\n",
        "2\r\n{}\r\n0\r\n: 1\r\n\r\n",
        "2\r\n{}\r\n0\r\n x: 1\r\n\r\n",
        "2\r\n{}\r\n0\r\nX : 1\r\n\r\n",
        "2\r\n{}\r\n0\r\nX: \u0000\r\n\r\n",
        "1\r\n{}\r\n0\r\n\r\n",
        "+2\r\n{}\r\n0\r\n\r\n",
        "-2\r\n{}\r\n0\r\n\r\n",
        "0x2\r\n{}\r\n0\r\n\r\n",
        "2g\r\n{}\r\n0\r\n\r\n",
        "\r\n{}\r\n0\r\n\r\n",
        "000000002\r\n{}\r\n0\r\n\r\n",
        "2;\u0001\r\n{}\r\n0\r\n\r\n",
        "x\r\n"
      })
  void everythingElseIsAnErrorThatSaysWhy(String body) throws Exception {
    String answer = send(body + "GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
    assertThat(RawHttp.status(answer)).as(answer).isEqualTo(400);
    assertThat(RawHttp.count(answer)).as(answer).isEqualTo(1);
    assertThat(answer).contains("The chunked body is malformed: ", "Connection: close");
  }

  @Test
  void aBodyThatIsTooLongIsAnErrorThatSaysSo() throws Exception {
    String answer = send("10001\r\n");
    assertThat(RawHttp.status(answer)).as(answer).isEqualTo(413);
    answer = send(("8000\r\n" + "x".repeat(0x8000) + "\r\n").repeat(2) + "1\r\n");
    assertThat(RawHttp.status(answer)).as(answer).isEqualTo(413);
    answer = send("ffffffff\r\n");
    assertThat(RawHttp.status(answer)).as(answer).isEqualTo(413);
  }

  @Test
  void extensionsAndTrailersAreBounded() throws Exception {
    assertThat(RawHttp.status(send("2;" + "a".repeat(5000) + "\r\n"))).isEqualTo(400);
    assertThat(RawHttp.status(send("0\r\n" + "a: b\r\n".repeat(2000)))).isEqualTo(400);
  }

  @Test
  void noneOfThatFillsTheLog() throws Exception {
    Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    ListAppender<ILoggingEvent> events = new ListAppender<>();
    events.start();
    root.addAppender(events);
    PrintStream before = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      send("x\r\n");
      send("2\n{}\r\n0\r\n\r\n");
      send("10001\r\n" + "x".repeat(0x10001) + "\r\n0\r\n\r\n");
      send("5\r\n{}");
    } finally {
      System.setErr(before);
      root.detachAppender(events);
    }
    assertThat(events.list).noneMatch(event -> event.getLevel().isGreaterOrEqual(Level.WARN));
    assertThat(printed.toString(StandardCharsets.UTF_8)).doesNotContain("\tat ");
  }
}
