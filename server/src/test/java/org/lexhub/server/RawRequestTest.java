package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Requests that HTTP forbids or leaves open, byte by byte, and the responses of the server. */
class RawRequestTest {
  private static final String LIVE = "GET /health/live HTTP/1.1\r\n";
  private static final String HOST = "Host: localhost\r\n";

  @TempDir static Path data;
  static TestServer server;

  @BeforeAll
  static void start() throws Exception {
    server = TestServer.start(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @TestFactory
  List<DynamicTest> corpus() {
    List<DynamicTest> tests = new ArrayList<>();
    bad(tests, "no Host", LIVE + "\r\n");
    bad(tests, "two Hosts", LIVE + HOST + "Host: other\r\n\r\n");
    bad(tests, "bad Host", LIVE + "Host: a b\r\n\r\n");
    bad(tests, "header over 8 KiB", LIVE + HOST + "X: " + "a".repeat(9000) + "\r\n\r\n");
    for (String version : new String[] {"0.9", "2.0"}) {
      bad(tests, "version " + version, "GET /health/live HTTP/" + version + "\r\n" + HOST + "\r\n");
    }
    bad(tests, "a fragment", request("GET", "/health/live#x", ""));
    bad(tests, "a quote", request("GET", "/health/live?q=\"", ""));
    bad(tests, "a tab", request("GET", "/health/live?q=a\tb", ""));
    bad(tests, "line ends in the address", request("GET", "/health\r\nX:", ""));
    bad(tests, "over 50 headers", LIVE + HOST + "X-A: 1\r\n".repeat(60) + "\r\n");
    bad(tests, "over 32 parameters", request("GET", "/health/live?" + "a=1&".repeat(40), ""));
    expect(tests, 414, "address over 8 KiB", request("GET", "/" + "a".repeat(9000), ""));
    expect(tests, 414, "address over 60 KiB", request("GET", "/" + "a".repeat(60_000), ""));
    bad(tests, "address over 64 KiB", request("GET", "/" + "a".repeat(70_000), ""));
    bad(
        tests,
        "Content-Length twice",
        request("GET", "/health/live", "Content-Length: 1\r\nContent-Length: 2\r\n"));
    bad(
        tests,
        "both lengths",
        request("POST", "/health/live", "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n")
            + "0\r\n\r\n");
    bad(tests, "length -1", request("GET", "/health/live", "Content-Length: -1\r\n"));
    bad(tests, "length +5", request("GET", "/health/live", "Content-Length: +5\r\n"));
    bad(tests, "length 05", request("POST", "/health/live", "Content-Length: 05\r\n") + "12345");
    bad(tests, "blank before colon", request("GET", "/health/live", "X-A : 1\r\n"));
    bad(tests, "bare line feeds", "GET /health/live HTTP/1.1\nHost: localhost\n\n");
    bad(tests, "NUL in a header", request("GET", "/health/live", "X-A: a\0b\r\n"));
    bad(tests, "TLS", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n");
    bad(tests, "%zz", request("GET", "/health/%zz", ""));
    bad(tests, "lone %", request("GET", "/health/live%", ""));
    bad(tests, "raw UTF-8", request("GET", "/health/l\u00c3\u00a9", ""));
    bad(tests, "other host in the address", request("GET", "http://other/health/live", ""));
    bad(tests, "overlong UTF-8", request("GET", "/health/%c0%af", ""));
    bad(tests, "lone continuation", request("GET", "/health/%ff", ""));
    bad(tests, "surrogate in UTF-8", request("GET", "/health/%ed%a0%80", ""));
    bad(tests, "malformed query", request("GET", "/health/live?q=%ff", ""));
    expect(tests, 414, "address over 4 KiB", request("GET", "/" + "a".repeat(5000), ""));
    expect(
        tests,
        501,
        "TE xchunked",
        request("GET", "/health/live", "Transfer-Encoding: xchunked\r\n"));
    expect(
        tests,
        501,
        "TE gzip, chunked",
        request("GET", "/health/live", "Transfer-Encoding: gzip, chunked\r\n"));
    expect(
        tests,
        400,
        "TE twice",
        request(
            "GET", "/health/live", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"));
    expect(
        tests,
        501,
        "TE identity",
        request("GET", "/health/live", "Transfer-Encoding: identity\r\n"));
    expect(tests, 405, "TRACE", request("TRACE", "/health/live", ""));
    expect(tests, 405, "CONNECT", "CONNECT /health/live HTTP/1.1\r\n" + HOST + "\r\n");
    expect(tests, 405, "junk method", request("JUNK", "/health/live", ""));
    expect(tests, 405, "PUT", request("PUT", "/v1/usage", ""));
    expect(
        tests,
        413,
        "length over 64 KiB",
        request("POST", "/v1/usage", "Content-Length: 70000\r\n"));
    expect(tests, 417, "junk expectation", request("GET", "/health/live", "Expect: junk\r\n"));
    expect(tests, 404, "path parameter", request("GET", "/health/live;a=1", ""));
    expect(tests, 404, "way up", request("GET", "/health/../health/live", ""));
    expect(tests, 404, "escaped way up", request("GET", "/health/%2e%2e/live", ""));
    expect(tests, 404, "empty segment", request("GET", "/health//live", ""));
    expect(tests, 404, "%00", request("GET", "/health/live%00", ""));
    expect(tests, 404, "%2f", request("GET", "/health%2flive", ""));
    expect(tests, 404, "trailing slash", request("GET", "/health/live/", ""));
    expect(tests, 200, "HTTP/1.0 without Host", "GET /health/live HTTP/1.0\r\n\r\n");
    expect(
        tests, 200, "same host in the address", request("GET", "http://localhost/health/live", ""));
    expect(tests, 200, "escaped letters", request("GET", "/health/%6cive", ""));
    return tests;
  }

  private static String request(String method, String target, String headers) {
    return method + " " + target + " HTTP/1.1\r\n" + HOST + headers + "\r\n";
  }

  private void bad(List<DynamicTest> tests, String name, String request) {
    expect(tests, 400, name, request);
  }

  private void expect(List<DynamicTest> tests, int status, String name, String request) {
    tests.add(
        DynamicTest.dynamicTest(
            status + " " + name,
            () -> {
              String answer = server.raw().send(request);
              assertThat(RawHttp.status(answer)).as(answer).isEqualTo(status);
              assertThat(RawHttp.count(answer)).as(answer).isEqualTo(1);
            }));
  }

  /** HTTP/2 is off, so that its floods of frames reach nothing. */
  @Test
  void nobodyGetsHttp2() throws Exception {
    String preface = String.join("\r\n", "PRI * HTTP/2.0", "", "SM", "", "");
    String frame = "\0\0\0\4\0\0\0\0\0";
    String refused = server.raw().send(preface + frame);
    assertThat(RawHttp.status(refused)).isEqualTo(400);
    assertThat(RawHttp.count(refused)).isEqualTo(1);
    String upgraded =
        server
            .raw()
            .send(
                request(
                    "GET",
                    "/health/live",
                    String.join(
                        "\r\n",
                        "Connection: Upgrade, HTTP2-Settings",
                        "Upgrade: h2c",
                        "HTTP2-Settings: AAMAAABkAAQAAP__",
                        "")));
    assertThat(RawHttp.status(upgraded)).as(upgraded).isEqualTo(200);
    assertThat(upgraded).startsWith("HTTP/1.1").doesNotContain("Switching Protocols");
  }

  @Test
  void oneSocketNeverGivesTwoAnswersToOneRequest() throws Exception {
    String smuggled =
        request("POST", "/v1/usage", "Transfer-Encoding: xchunked\r\n")
            + request("GET", "/health/live", "");
    assertThat(RawHttp.count(server.raw().send(smuggled))).isEqualTo(1);
  }

  @Test
  void pipelinedRequestsAreAnsweredInOrder() throws Exception {
    String three =
        request("GET", "/health/live", "X-Request-Id: one\r\n")
            + request("GET", "/health/ready", "X-Request-Id: two\r\n")
            + request("GET", "/health/live", "X-Request-Id: three\r\nConnection: close\r\n");
    String answers = server.raw().send(three);
    assertThat(RawHttp.count(answers)).as(answers).isEqualTo(3);
    assertThat(answers.indexOf("X-Request-Id: one"))
        .isLessThan(answers.indexOf("X-Request-Id: two"));
    assertThat(answers.indexOf("X-Request-Id: two"))
        .isLessThan(answers.indexOf("X-Request-Id: three"));
  }

  @Test
  void aRequestIdThatCouldBreakALogIsReplaced() throws Exception {
    String answer = server.raw().send(request("GET", "/health/live", "X-Request-Id: a b<c>\r\n"));
    assertThat(answer).doesNotContain("a b").containsPattern("X-Request-Id: [0-9a-f]{16}\r\n");
  }

  @ParameterizedTest
  @CsvSource({
    "/v1/languages?q=, 9000, 414, uri_too_long",
    "/v1/languages?q=, 60000, 414, uri_too_long",
    "/v1/languages#, 10, 400, invalid_parameter",
    "/v1/languages?limit=1#, 10, 400, invalid_parameter",
    "/v1/languages?q=é, 10, 400, invalid_parameter"
  })
  void errorsOfTheAddressAreJson(String start, int more, int status, String code) throws Exception {
    String answer = server.raw().send(request("GET", start + "a".repeat(more), ""));
    assertThat(RawHttp.status(answer)).isEqualTo(status);
    assertThat(answer)
        .contains("Content-Type: application/json")
        .contains("{\"error\":{\"code\":\"" + code + "\",\"message\":");
  }

  @Test
  void errorsOfTheHeadersAreJson() throws Exception {
    for (String headers : List.of("X: " + "a".repeat(9000) + "\r\n", "X-A: 1\r\n".repeat(60))) {
      String answer = server.raw().send(request("GET", "/health/live", headers));
      assertThat(RawHttp.status(answer)).isEqualTo(400);
      assertThat(answer).contains("{\"error\":{\"code\":\"invalid_parameter\"");
    }
  }

  @Test
  void errorsHaveTheShapeOfErrorsAndNameTheRequest() throws Exception {
    String answer = server.raw().send(request("GET", "/nowhere", "X-Request-Id: abc-1\r\n"));
    assertThat(answer)
        .startsWith("HTTP/1.1 404")
        .contains("Content-Type: application/json")
        .contains("Cache-Control: no-store")
        .endsWith(
            "{\"error\":{\"code\":\"not_found\",\"message\":\"No such path: /nowhere\",\"request_id\":\"abc-1\"}}");
  }
}
