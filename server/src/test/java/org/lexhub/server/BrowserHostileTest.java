package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Pages and modules show scripts in the texts of a source as text and do not run them. */
class BrowserHostileTest {
  private static final String MADE_OF_TEXT =
      "script:not([src]):not([type='application/ld+json']):not(#texts), img[src='x'], main a[href^='javascript'], [onerror]";

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private static TestServer server;

  private static Browser browser;
  private static long lexeme;
  private static long meaning;

  @BeforeAll
  static void start() throws Exception {
    server =
        TestServer.start(
            ServerSettings.of(HostileWords.load(folder), "127.0.0.1", 0).with(Fixture.FAST));
    Api api = new Api(server.client());
    lexeme = api.get("/v1/lexemes?lang=eng").get("data").get(0).get("id").asLong();
    meaning = api.get("/v1/meanings").get("data").get(0).get("id").asLong();
    browser = Browser.before(server);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
    server.close();
  }

  private static void assertText() {
    assertThat(browser.text()).contains("<script>alert(1)</script><img src=x onerror=alert(1)>");
    assertThat(browser.count(MADE_OF_TEXT)).as(browser.path()).isZero();
    browser.assertQuiet();
  }

  @Test
  void pagesShowThem() {
    String text = Api.encoded(HostileWords.PLAIN);
    for (String path :
        List.of(
            "/search?q=" + text,
            "/translate?from=eng&to=eng&text=" + text,
            "/languages?q=english",
            "/language/indo1319",
            "/sources")) {
      browser.open(path);
      assertText();
    }
  }

  @Test
  void aHubDrawsThem() {
    for (String path : List.of("/word/" + lexeme, "/meaning/" + meaning)) {
      browser.open(path);
      browser.waitFor(".hub-svg .hub-word", 1);
      browser.script("document.querySelectorAll('details').forEach((d) => { d.open = true; })");
      assertText();
    }
  }

  @Test
  void theMapDrawsThem() {
    browser.open("/language/stan1293");
    browser.waitFor("[data-drawn]", 1);
    browser.hover(".map-canvas");
    browser.waitForText(".map-tip", "<script>");
    assertText();
  }

  @Test
  void suggestionsShowThem() {
    browser.open("/");
    browser.type("#q", "x'");
    browser.waitForText(".suggestions[data-q=\"x'\"]", "<script>");
    assertText();
    browser.press(Keys.ARROW_DOWN, Keys.ENTER);
    browser.waitForPath("/word/" + lexeme);
    assertText();
  }
}
