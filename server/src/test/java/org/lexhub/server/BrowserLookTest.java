package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/**
 * The look of the pages of words: on a phone and a wide screen, in the light and the dark scheme.
 */
class BrowserLookTest {
  private static Browser browser;
  private static Map<String, String> pages;

  @BeforeAll
  static void start() throws Exception {
    TestServer server = ManyLanguages.server();
    browser = Browser.before(server);
    Api api = new Api(server.client());
    pages = new LinkedHashMap<>();
    pages.put("home", "/");
    pages.put("search", "/search?q=bank");
    pages.put("search-nothing", "/search?q=qqqqqqqqqq&lang=deu");
    pages.put("word", "/word/" + api.lexeme("eng", "dog"));
    pages.put("word-large-hub", "/word/" + api.lexeme("eng", "sun"));
    pages.put("word-from-the-right", "/word/" + api.lexeme("ara", "مرحبا"));
    pages.put("meaning", "/meaning/" + api.meaning("eng", "water", 0));
    pages.put("word-map", "/meaning/" + api.meaning("eng", "water", 0) + "/map");
    pages.put("translate-form", "/translate");
    pages.put(
        "translate",
        "/translate?text=bank&from=eng&to=fra,deu,jpn,arb&context=We+sat+by+the+river");
    pages.put("languages", "/languages");
    pages.put("language", "/language/stan1293");
    pages.put("family", "/language/indo1319");
    pages.put("sources", "/sources");
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  private static String page(String name) {
    return Objects.requireNonNull(pages.get(name));
  }

  private static void open(String path) {
    browser.open(path);
    if (browser.count("[data-hub]") > 0) {
      browser.waitFor(".hub-svg .hub-word", 1);
    }
    if (browser.count("[data-map]") > 0) {
      browser.waitFor("[data-drawn]", 1);
    }
  }

  private static void look(String name, String path, int width, boolean dark) throws Exception {
    browser.wide(width);
    browser.dark(dark);
    open(path);
    String where = name + " at " + width;
    assertThat(browser.scrollsSideways()).as(where).isFalse();
    assertThat(browser.cutOff()).as(where).isEmpty();
    browser.screenshot(name + "-" + width + (dark ? "-dark" : ""));
  }

  @Test
  void byDayOnAWideScreen() throws Exception {
    for (var page : pages.entrySet()) {
      look(page.getKey(), page.getValue(), 1440, false);
      browser.assertAccessible();
      browser.assertQuiet();
    }
  }

  @Test
  void byNightOnAPhone() throws Exception {
    for (var page : pages.entrySet()) {
      look(page.getKey(), page.getValue(), 360, true);
      browser.assertAccessible();
      browser.assertQuiet();
    }
  }

  @Test
  void aFieldWithoutALabelIsNoticed() {
    browser.open("/");
    browser.script("document.querySelector('main').innerHTML = '<input>';");
    assertThatThrownBy(browser::assertAccessible).hasMessageContaining("critical label");
  }

  @Test
  void byDayOnAPhoneAndByNightOnAVeryWideScreen() throws Exception {
    for (String name : new String[] {"home", "word-large-hub", "languages"}) {
      look(name, page(name), 360, false);
      look(name, page(name), 2560, true);
    }
    browser.assertQuiet();
  }

  @Test
  void suggestionsLieOverThePage() throws Exception {
    for (boolean dark : new boolean[] {false, true}) {
      browser.wide(dark ? 360 : 1440);
      browser.dark(dark);
      browser.open("/");
      browser.type("#q", "wa");
      browser.waitFor("[data-q='wa'] [role='option']", 3);
      browser.press(Keys.ARROW_DOWN);
      assertThat(browser.count("[role='option'][aria-selected='true']")).isEqualTo(1);
      assertThat(browser.scrollsSideways()).isFalse();
      assertThat(browser.cutOff()).isEmpty();
      browser.assertAccessible();
      browser.screenshot("home-suggestions-" + (dark ? "360-dark" : "1440"));
    }
    browser.assertQuiet();
  }

  @Test
  void everyStopOfTheTabKeyIsSeen() {
    browser.wide(1280);
    browser.dark(false);
    for (String name : new String[] {"home", "search", "word", "translate", "languages"}) {
      open(page(name));
      assertThat(browser.stopsWithoutVisibleFocus(30)).as(name).isEmpty();
    }
    browser.assertQuiet();
  }
}
