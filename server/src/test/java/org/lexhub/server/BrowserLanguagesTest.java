package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import tools.jackson.databind.JsonNode;

/** The map, the languages and the sources in a real browser. */
class BrowserLanguagesTest {
  private static final String MAP = "[data-drawn]";

  private static Browser browser;
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    TestServer server = ManyLanguages.server();
    api = new Api(server.client());
    browser = Browser.before(server);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @AfterEach
  void quiet() {
    browser.assertQuiet();
  }

  /** Returns the number of points on the map. */
  private static int drawn() {
    return Integer.parseInt(String.valueOf(browser.find(MAP).getAttribute("data-drawn")));
  }

  private static int listed() {
    String heading = browser.find("#list").getText();
    return Integer.parseInt(heading.substring(0, heading.indexOf(' ')).replace(",", ""));
  }

  /** Returns the number of pixels of the map in other colours than those of land and sea. */
  private static long painted() {
    Number count =
        (Number)
            browser.script(
                """
                const canvas = document.querySelector(".map-canvas");
                const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
                let painted = 0;
                for (let i = 0; i < data.length; i += 4) {
                  const most = Math.max(data[i], data[i + 1], data[i + 2]);
                  const least = Math.min(data[i], data[i + 1], data[i + 2]);
                  if (data[i + 3] > 200 && most - least > 60) painted++;
                }
                return painted;
                """);
    return count == null ? 0 : count.longValue();
  }

  @Test
  void theMapDrawsEveryLanguageThatHasAPlace() throws Exception {
    JsonNode points =
        Api.read(TestClient.text(ManyLanguages.server().stranger().get("/languages/points")));
    browser.open("/languages");
    assertThat(drawn()).isEqualTo(points.get("points").size()).isGreaterThan(ManyLanguages.MORE);
    assertThat(painted()).isGreaterThan(1000);
  }

  @Test
  void familyAndStatusFilterMapAndListAlike() throws Exception {
    browser.open("/languages");
    int all = drawn();
    browser.choose("#family", "Family 3");
    browser.click(".language-filters button");
    browser.waitForPath("family=fami1003");
    int family = drawn();
    assertThat(family).isPositive().isLessThan(all).isEqualTo(listed());
    browser.choose("#status", "Threatened");
    browser.click(".language-filters button");
    browser.waitForPath("status=threatened");
    assertThat(drawn()).isPositive().isLessThan(family).isEqualTo(listed());
    String shared = browser.path();
    int few = drawn();
    browser.back();
    browser.waitFor(MAP, 1);
    assertThat(drawn()).isEqualTo(family);
    browser.open(shared);
    assertThat(drawn()).isEqualTo(few);
    assertThat(browser.find("#family option:checked").getText()).isEqualTo("Family 3");
  }

  @Test
  void theLegendNarrowsTheMap() {
    browser.open("/languages");
    int all = drawn();
    browser.clickText(".map-legend .hub-chip", "Family 3");
    assertThat(drawn()).isPositive().isLessThan(all);
    browser.clickText(".map-legend .hub-chip", "Family 3");
    assertThat(drawn()).isEqualTo(all);
    browser.clickText(".map-legend .swap", "Colour by status");
    browser.clickText(".map-legend .hub-chip", "Moribund");
    assertThat(drawn()).isPositive().isLessThan(all);
    browser.clickText(".map-legend .swap", "Colour by number of words");
    assertThat(drawn()).isEqualTo(all);
    int sum =
        browser.texts(".map-legend .hub-chip .muted").stream()
            .mapToInt(count -> Integer.parseInt(count.replace(",", "")))
            .sum();
    assertThat(sum).isEqualTo(all);
    browser.clickText(".map-legend .swap", "Colour by family");
    assertThat(drawn()).isEqualTo(all);
  }

  @Test
  void theMapFindsALanguageByAnyOfItsNames() {
    browser.open("/languages");
    browser.find(MAP);
    browser.clickText(".map-legend .hub-chip", "Family 3");
    browser.type(".map-search input", "Englisch");
    browser.press(Keys.ENTER);
    assertThat(browser.waitForText(".map-tip", "English")).contains("Indo-European");
    browser.type(".map-search input", "qqqqq");
    browser.press(Keys.ENTER);
    browser.waitForText(".map-search p", "No language on this map");
  }

  private static Object viewBox() {
    return String.valueOf(
        browser.script("return document.querySelector('.word-map-svg').getAttribute('viewBox')"));
  }

  @Test
  void aWordMapIsZoomed() throws Exception {
    browser.open("/meaning/" + api.meaning("eng", "dog", 0) + "/map");
    browser.waitFor(".word-map[data-scale='1.00']", 1);
    Object whole = viewBox();
    browser.click(".map-zoom button[aria-label='Zoom in']");
    browser.waitFor(".word-map[data-scale='1.50']", 1);
    browser.script(
        """
        const svg = document.querySelector(".word-map-svg");
        const box = svg.getBoundingClientRect();
        const place = { clientX: box.right - 9, clientY: box.bottom - 9, cancelable: true };
        svg.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, ...place }));
        """);
    browser.waitFor(".word-map[data-scale='1.88']", 1);
    assertThat(viewBox()).isNotEqualTo(whole);
    browser.tabTo(".word-map");
    browser.press("0");
    browser.waitFor(".word-map[data-scale='1.00']", 1);
    assertThat(viewBox()).isEqualTo(whole);
  }

  @Test
  void theMapIsMovedByKeyboard() {
    browser.open("/languages");
    browser.find(MAP);
    browser.tabTo(".map-canvas");
    Object before = browser.script("return document.querySelector('.map-canvas').toDataURL()");
    browser.press("+", "+", Keys.ARROW_LEFT);
    Object near = browser.script("return document.querySelector('.map-canvas').toDataURL()");
    assertThat(near).isNotEqualTo(before);
    browser.press("0");
    Object again = browser.script("return document.querySelector('.map-canvas').toDataURL()");
    assertThat(again).isEqualTo(before);
  }

  @Test
  void aLanguageStandsInItsTreeAndOnTheMap() {
    browser.open("/language/stan1293");
    assertThat(browser.find("h1").getText()).isEqualTo("English");
    assertThat(browser.find(".path").getText()).contains("Indo-European", "Germanic");
    assertThat(browser.text()).contains("1,500,000,000", "Englisch", "英語", "Latin");
    assertThat(drawn()).isGreaterThan(1);
    browser.clickText(".path a", "Germanic");
    browser.waitForPath("/language/germ1287");
    browser.clickText(".tree a", "German");
    browser.waitForText("h1", "German");
    browser.back();
    browser.waitForText("h1", "Germanic");
    browser.open("/languages?q=englisch");
    browser.clickText(".languages a", "English");
    browser.waitForPath("/language/stan1293");
  }

  @Test
  void sourcesStandWithTheirLicences() throws Exception {
    JsonNode sources = api.get("/v1/sources").get("data");
    browser.open("/sources");
    assertThat(browser.count(".source-grid .card")).isEqualTo(sources.size());
    for (JsonNode source : sources) {
      assertThat(browser.text())
          .contains(source.get("title").asString(), source.get("licence").asString());
    }
  }
}
