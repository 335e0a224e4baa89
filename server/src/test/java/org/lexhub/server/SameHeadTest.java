package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Responses have the same head and body if {@code SingleWrite} sends them and if Undertow does, for
 * requests that {@code SingleWrite} does not suit.
 */
class SameHeadTest {
  private static TestServer server;
  private static RawHttp raw;

  @BeforeAll
  static void start() throws Exception {
    server = Fixture.server();
    raw = new RawHttp(server.port());
  }

  private static String request(String method, String path, String more) {
    return method
        + " "
        + path
        + " HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: same\r\nAuthorization: Bearer "
        + server.key()
        + "\r\n"
        + more
        + "\r\n";
  }

  /** Returns the lines of a head in alphabetical order, without those that depend on the time. */
  private static List<String> head(String answer) {
    return Arrays.stream(answer.substring(0, answer.indexOf("\r\n\r\n")).split("\r\n", -1))
        .map(line ->
            line.startsWith("RateLimit: ") || line.startsWith("Date: ")
                ? line.replaceAll("[0-9]+", "0").replaceAll(" [A-Z][a-z]{2}\\b", " D")
                : line)
        .filter(line -> !line.equals("Connection: close"))
        .sorted()
        .toList();
  }

  private static String body(String answer) {
    return answer.substring(answer.indexOf("\r\n\r\n") + 4);
  }

  @Test
  void aHeadIsTheSameForEveryKindOfRequest() throws Exception {
    for (String path :
        List.of("/v1/lexemes/1?include=senses", "/v1/languages?limit=2", "/health/live")) {
      for (String coding : List.of("", "Accept-Encoding: gzip\r\n")) {
        String ours = raw.send(request("GET", path, coding));
        assertThat(RawHttp.status(ours)).as(path).isEqualTo(200);
        assertThat(head(ours))
            .as("GET and HEAD %s", path)
            .isEqualTo(head(raw.send(request("HEAD", path, coding))))
            .anyMatch(line -> line.startsWith("Date: "))
            .anyMatch(line -> line.startsWith("Content-Length: "));
        String closing = raw.send(request("GET", path, coding + "Connection: close\r\n"));
        assertThat(head(ours)).as("closed after %s", path).isEqualTo(head(closing));
        if (!path.equals("/health/live")) {
          assertThat(body(ours)).as("closed after %s", path).isEqualTo(body(closing));
        }
      }
    }
  }

  @Test
  void requestsOfBothKindsOnOneConnectionAreAnsweredInOrder() throws Exception {
    String all =
        raw.send(
            request("GET", "/v1/lexemes/1", "")
                + request("GET", "/v1/lexemes/999999999", "")
                + request("HEAD", "/v1/lexemes/1", "")
                + request("GET", "/v1/lexemes/2", "")
                + request("GET", "/v1/lexemes/3", "Connection: close\r\n"));
    List<String> answers = List.of(all.split("(?=HTTP/1\\.1 )", -1));
    assertThat(answers).hasSize(5);
    assertThat(body(answers.get(0))).startsWith("{\"id\":1,");
    assertThat(RawHttp.status(answers.get(1))).isEqualTo(404);
    assertThat(body(answers.get(2))).isEmpty();
    assertThat(body(answers.get(3))).startsWith("{\"id\":2,");
    assertThat(body(answers.get(4))).startsWith("{\"id\":3,");
    assertThat(head(answers.get(0))).isEqualTo(head(answers.get(2)));
  }
}
