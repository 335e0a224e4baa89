package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cookies that other programs on the same host have set. */
class ForeignCookiesTest {
  private static final List<String> FOREIGN =
      List.of(
          "foo=\u00c3\u00a9",
          "foo=\"a",
          "a b=c d",
          "=",
          ";;;",
          "$Version=1; $Path=/",
          "lexsid",
          "lexsid=",
          "lexsid=x; lexform=y",
          "c=1; ".repeat(200),
          "é=\t,\"\\");

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

  private static String get(String path, String cookies) throws Exception {
    return server
        .raw()
        .send(
            "GET "
                + path
                + " HTTP/1.1\r\nHost: localhost\r\nCookie: "
                + cookies
                + "\r\nConnection: close\r\n\r\n");
  }

  @Test
  void theyHarmNoPage() throws Exception {
    for (String cookies : FOREIGN) {
      assertThat(RawHttp.status(get("/account/login", cookies))).as(cookies).isEqualTo(200);
      assertThat(RawHttp.status(get("/account", cookies))).as(cookies).isEqualTo(303);
      assertThat(RawHttp.status(get("/admin/state", cookies))).as(cookies).isEqualTo(303);
    }
  }

  @Test
  void theyHideNoSession() throws Exception {
    PlainBrowser browser = new PlainBrowser(server);
    browser.signUp("ada");
    String own = "lexsid=" + browser.cookie("lexsid");
    for (String cookies : FOREIGN) {
      assertThat(RawHttp.status(get("/account", cookies + "; " + own))).as(cookies).isEqualTo(200);
      assertThat(RawHttp.status(get("/account", own + ";" + cookies))).as(cookies).isEqualTo(200);
    }
    assertThat(RawHttp.status(get("/account", own.replace("lexsid", "Lexsid")))).isEqualTo(303);
  }
}
