package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The pages of search, words and translation in a real browser. */
class BrowserWordsTest {
  private static final String SUGGESTION = "[role='option']";
  private static final int READABLE = 9;

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
    browser.wide(1280);
  }

  private static String word(String language, String lemma) throws Exception {
    return "/word/" + api.lexeme(language, lemma);
  }

  private static String title() {
    return browser.find("h1").getText();
  }

  @Test
  void suggestionsAreChosenByKeyboardAlone() {
    browser.open("/");
    browser.tabTo("#q");
    browser.press("wat");
    browser.waitFor("[data-q='wat'] " + SUGGESTION, 1);
    WebElement box = browser.find("#q");
    assertThat(box.getAttribute("aria-expanded")).isEqualTo("true");
    browser.press(Keys.ARROW_DOWN);
    assertThat(browser.count(SUGGESTION + "[aria-selected='true']")).isEqualTo(1);
    String first = box.getAttribute("aria-activedescendant");
    assertThat(browser.find("#" + first).getText()).contains("wat");
    browser.press(Keys.ESCAPE);
    assertThat(box.getAttribute("aria-expanded")).isEqualTo("false");
    assertThat(box.getAttribute("value")).isEqualTo("wat");
    browser.press(Keys.ARROW_UP);
    assertThat(box.getAttribute("aria-activedescendant")).isNotEqualTo(first);
    browser.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
    assertThat(box.getAttribute("aria-activedescendant")).isEqualTo(first);
    String chosen = browser.find("#" + first + " .word").getText();
    browser.press(Keys.ENTER);
    browser.waitForPath("/word/");
    assertThat(title()).isEqualTo(chosen);
    browser.back();
    browser.waitForText("h1", "Every language has a word for it");
  }

  @Test
  void suggestionsFollowWhatIsTypedAndAreClickable() {
    browser.open("/");
    browser.type("#q", "hun");
    browser.waitForText(".suggestions", "Hund");
    assertThat(browser.find(".suggestions").getText()).contains("German");
    browser.press("dx");
    browser.waitForText(".suggest-said", "No suggestions");
    assertThat(browser.find("#q").getAttribute("aria-expanded")).isEqualTo("false");
    browser.press(Keys.BACK_SPACE);
    browser.waitForText(".suggestions", "Hund");
    browser.clickText(SUGGESTION, "Hund");
    browser.waitForPath("/word/");
    assertThat(title()).startsWith("Hund");
  }

  @Test
  void aSearchHasAnAddressToShareAndBackLeadsBack() {
    browser.open("/");
    browser.tabTo("#q");
    browser.press("bank", Keys.ENTER);
    browser.waitForPath("/search?q=bank");
    String all = browser.find(".found").getText();
    browser.choose("#lang", "German");
    browser.click(".search-form button");
    browser.waitForPath("lang=deu");
    String shared = browser.path();
    List<String> german = browser.texts(".hit-head");
    assertThat(german).isNotEmpty().allMatch(head -> head.contains("German"));
    browser.click(".hit-head a.word");
    browser.waitForPath("/word/");
    browser.back();
    browser.waitForPath("lang=deu");
    browser.back();
    browser.waitForPath("/search?q=bank");
    assertThat(browser.find(".found").getText()).isEqualTo(all);
    browser.open(shared);
    assertThat(browser.texts(".hit-head")).isEqualTo(german);
    assertThat(browser.find("#lang option:checked").getText()).isEqualTo("German");
  }

  @Test
  void theHomePageTranslatesWhatIsTyped() {
    browser.open("/");
    browser.type("#q", "chien");
    browser.waitForText("#answers", "chien");
    browser.waitForText("#code-curl", "\"chien\",\"source_lang\":\"fra\"");
    browser.click("label[for='tab-python']");
    assertThat(browser.visible("#code-python").getText()).contains("\"chien\"");
    browser.press("/");
    browser.clickText("[data-hub-swap]", "water");
    browser.waitForText("#sample .core-text", "water");
  }

  @Test
  void theHomePageDoesNotTurnForVisitorsWhoWantNoMotion() {
    browser.open("/");
    browser.waitForText("#sample .core-text", "sun");
    assertThat(browser.count("[data-turn=on]")).isZero();
  }

  @Test
  void aFacetNarrowsASearchAndIsRemoved() {
    browser.open("/search?q=a");
    String all = browser.find(".found").getText();
    browser.clickText(".facets a", "English");
    browser.waitForPath("lang=eng");
    assertThat(browser.find(".found").getText()).isNotEqualTo(all);
    browser.clickText(".facets a[aria-current]", "English");
    browser.waitForText(".found", all);
  }

  @Test
  void languagesArePickedByNameAndRemembered() throws Exception {
    browser.open(word("eng", "dog"));
    browser.click(".pick-fold summary");
    for (int left = browser.count(".pick-chips li"); left > 0; left--) {
      browser.click(".pick-chips button");
      assertThat(browser.count(".pick-chips li")).isEqualTo(left - 1);
    }
    browser.type(".pick-add", "french");
    browser.press(Keys.ENTER);
    browser.click(".pick-form button[type='submit']");
    browser.waitForText(".pick-fold summary", "French");
    browser.open(word("eng", "hello"));
    assertThat(browser.find(".pick-fold summary").getText()).contains("French");
    browser.forgetCookies();
  }

  @Test
  void aWordsHubIsDrawnFromItsListAndLeadsOn() throws Exception {
    browser.open(word("eng", "hello"));
    browser.waitFor(".hub-svg .hub-word", 1);
    assertThat(browser.count(".hub-svg .hub-word")).isEqualTo(5);
    assertThat(browser.count(".hub-svg .spokes path")).isEqualTo(5);
    assertThat(browser.text()).contains("a greeting");
    browser.click(".hub-list summary");
    assertThat(browser.texts(".hub-list li a")).hasSize(5).contains("hello", "aloha");
    browser.clickText(".hub-svg .hub-word", "aloha");
    browser.waitForText("h1", "aloha");
    browser.back();
    browser.waitForText("h1", "hello");
  }

  @Test
  void aHubIsWalkedThroughByKeyboard() throws Exception {
    browser.open(word("eng", "hello"));
    browser.waitFor(".hub-svg .hub-word", 5);
    browser.tabTo(".hub-word");
    Object first = browser.script("return document.activeElement.getAttribute('href')");
    browser.press(Keys.ARROW_RIGHT);
    Object second = browser.script("return document.activeElement.getAttribute('href')");
    assertThat(second).isNotEqualTo(first).asString().startsWith("/word/");
    browser.press(Keys.ENTER);
    browser.waitForPath(String.valueOf(second));
  }

  /** The sun has some hundred words: each is legible, none overlaps another. */
  @Test
  void aLargeHubStaysReadable() throws Exception {
    int words = ManyLanguages.MORE + 23;
    for (int width : new int[] {360, 1280, 1920}) {
      browser.wide(width);
      browser.open(word("eng", "sun"));
      browser.waitFor(".hub-svg .hub-word", 20);
      int drawn = browser.count(".hub-svg .hub-word");
      assertThat(drawn).as("words at " + width).isBetween(20, width == 360 ? 24 : 160);
      assertThat(smallestText()).as("pixels of the text at " + width).isGreaterThan(READABLE);
      assertThat(overlaps()).as("at " + width).isEmpty();
      assertThat(outside()).as("at " + width).isEmpty();
      assertThat(browser.texts(".hub-said").toString()).contains("Show all " + words);
    }
    browser.clickText(".hub-said button", "Show all");
    assertThat(browser.count(".hub-svg .hub-word")).isEqualTo(words);
    assertThat(overlaps()).isEmpty();
  }

  /** Returns the height of the smallest letters in screen pixels. */
  private static double smallestText() {
    Number size =
        (Number)
            browser.script(
                """
                const texts = [...document.querySelectorAll(".hub-svg .hub-word text")];
                const drawing = document.querySelector(".hub-svg");
                return Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))) * drawing.getScreenCTM().a;
                """);
    return size == null ? 0 : size.doubleValue();
  }

  /**
   * Returns the pairs of words whose texts overlap. Rotated texts are compared in the coordinates
   * in which one of them is level.
   */
  private static List<?> overlaps() {
    Object pairs =
        browser.script(
            """
            const words = [...document.querySelectorAll(".hub-svg .hub-word g")].map((g) => {
              const box = g.getBBox();
              const matrix = g.transform.baseVal.consolidate().matrix;
              const h = Math.min(box.height, 30);
              const y = box.y + (box.height - h) / 2;
              const at = (px, py) => new DOMPoint(px, py).matrixTransform(matrix);
              const pull = (a, b, t) => a + (b - a) * t;
              const points = [];
              for (let i = 0; i <= 12; i++) for (const t of [0.25, 0.5, 0.75]) points.push(at(box.x + (box.width * i) / 12, pull(y, y + h, t)));
              return { text: g.textContent, box: { x: box.x, width: box.width, y: y + h * 0.25, height: h * 0.5 }, back: matrix.inverse(), points };
            });
            const found = [];
            for (const a of words) for (const b of words) {
              if (a === b || Math.hypot(a.points[19].x - b.points[19].x, a.points[19].y - b.points[19].y) > 200) continue;
              if (b.points.some((point) => {
                const p = new DOMPoint(point.x, point.y).matrixTransform(a.back);
                return p.x > a.box.x && p.x < a.box.x + a.box.width && p.y > a.box.y && p.y < a.box.y + a.box.height;
              })) found.push(`${a.text} / ${b.text}`);
            }
            return found;
            """);
    return pairs instanceof List<?> list ? list : List.of("not looked for");
  }

  /** Returns the texts that the edge of the picture cuts. */
  private static List<?> outside() {
    Object texts =
        browser.script(
            """
            const frame = document.querySelector(".hub-picture").getBoundingClientRect();
            return [...document.querySelectorAll(".hub-svg text")].filter((text) => {
              const box = text.getBoundingClientRect();
              return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
            }).map((text) => text.textContent);
            """);
    return texts instanceof List<?> list ? list : List.of("not looked for");
  }

  @Test
  void aLargeHubIsNarrowedByFamilyAndByText() throws Exception {
    browser.open(word("eng", "sun"));
    browser.waitFor(".hub-svg .hub-word", 20);
    int all = browser.count(".hub-svg .hub-word");
    browser.clickText(".hub-chip", "Family 3");
    int family = browser.count(".hub-svg .hub-word");
    assertThat(family).isPositive().isLessThan(all / 2);
    browser.clickText(".hub-chip", "Family 3");
    assertThat(browser.count(".hub-svg .hub-word")).isEqualTo(all);
    browser.type(".hub-find", "german");
    browser.waitForText(".hub-svg", "Sonne");
    assertThat(browser.count(".hub-svg .hub-word")).isEqualTo(1);
  }

  @Test
  void furtherSensesDrawTheirHubsWhenAsked() throws Exception {
    browser.open(word("eng", "bank"));
    int drawn = browser.count(".hub-svg");
    browser.click("[data-hub-from]");
    browser.waitFor(".hub-svg", drawn + 1);
    assertThat(browser.script("return document.activeElement !== document.body")).isEqualTo(true);
  }

  @Test
  void theCallBehindAPageIsCopied() throws Exception {
    browser.open(word("eng", "dog"));
    browser.clickText("summary", "API requests for this page");
    assertThat(browser.visible("#curl-0").getText()).startsWith("curl -s 'http://127.0.0.1:");
    browser.click("[data-copy='curl-0']");
    browser.waitForText("[data-copy='curl-0']", "Copied");
    browser.clickText("summary", "Sources and licences");
    assertThat(browser.visible(".behind .sources").getText()).contains("CC0-1.0");
  }

  @Test
  void aTranslationSaysWhyItChoseASense() {
    browser.open("/translate");
    browser.tabTo("#text");
    browser.press("bank");
    browser.clickText("summary", "Add a hint or a sentence");
    browser.tabTo("#context");
    browser.press("We sat on the bank of the river and fished.", Keys.ENTER);
    browser.waitForPath("context=We");
    assertThat(browser.find(".chosen-sense").getText()).contains("the land beside a river");
    assertThat(browser.text()).contains("Ranked using your sentence");
    browser.click(".items summary");
    assertThat(browser.visible(".items details[open]").getText())
        .contains("Sense weight", "Source link", "Overall confidence", "Many languages");
    String shared = browser.path();
    String results = browser.find(".results").getText();
    browser.clickText(".sense-choice a", "keeps and lends money");
    browser.waitForPath("hint=");
    assertThat(browser.find(".chosen-sense").getText()).contains("lends money");
    browser.back();
    browser.waitForPath(shared);
    browser.open(shared);
    browser.click(".items summary");
    assertThat(browser.find(".results").getText()).isEqualTo(results);
  }
}
