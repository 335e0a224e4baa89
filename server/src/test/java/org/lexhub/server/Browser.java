package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.logging.Level;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.FluentWait;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * A real browser before a running server: Debian's Chromium, without a window. Whatever it writes
 * to its console as an error, a violated content security policy among it, fails the test that asks
 * {@link #assertQuiet}.
 */
final class Browser implements AutoCloseable {
  private static final Path SCREENSHOTS = Path.of("target", "screenshots");
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int MAX_PAGE_LENGTH = 3000;

  private final ChromeDriver driver;
  private final String origin;

  private Browser(ChromeDriver driver, String origin) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens a browser before a server; skips the test where there is no Chromium, fails it in CI. */
  static Browser before(TestServer server) {
    File chromium = program("chromium");
    File chromedriver = program("chromedriver");
    ChromeOptions options = new ChromeOptions();
    options.setBinary(chromium);
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--hide-scrollbars",
        "--disable-background-networking",
        "--no-first-run",
        "--lang=en");
    LoggingPreferences logging = new LoggingPreferences();
    logging.enable(LogType.BROWSER, Level.ALL);
    options.setCapability("goog:loggingPrefs", logging);
    ChromeDriverService service =
        new ChromeDriverService.Builder().usingDriverExecutable(chromedriver).build();
    ChromeDriver driver = new ChromeDriver(service, options);
    driver.manage().timeouts().pageLoadTimeout(PATIENCE);
    Browser browser = new Browser(driver, "http://127.0.0.1:" + server.port());
    browser.wide(1280);
    browser.dark(false);
    return browser;
  }

  private static File program(String name) {
    for (String folder : List.of("/usr/bin", "/usr/lib/chromium", "/usr/local/bin")) {
      File file = new File(folder, name);
      if (file.canExecute()) {
        return file;
      }
    }
    if ("true".equals(System.getenv("CI"))) {
      return fail("the browser tests need " + name + " (Debian's chromium and chromium-driver)");
    }
    Assumptions.abort(name + " is not installed");
    throw new IllegalStateException("aborted");
  }

  /** Makes the window so many CSS pixels wide, as a phone or a screen would be. */
  void wide(int pixels) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", pixels, "height", 900, "deviceScaleFactor", 1, "mobile", pixels < 500));
  }

  /** Prefers the dark or the light scheme, and pages that do not move while one clicks on them. */
  void dark(boolean dark) {
    List<Map<String, String>> features =
        List.of(
            Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"),
            Map.of("name", "prefers-reduced-motion", "value", "reduce"));
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", features));
  }

  /** Switches scripts on or off for the pages that are opened from now on. */
  void scripts(boolean on) {
    driver.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", !on));
  }

  Browser open(String path) {
    driver.get(origin + path);
    return this;
  }

  /** The path and query that the browser shows. */
  String path() {
    return driver.getCurrentUrl().substring(origin.length());
  }

  void back() {
    driver.navigate().back();
  }

  /** Waits while a script replaces what fits. */
  private FluentWait<WebDriver> waiting(Supplier<String> message) {
    return new WebDriverWait(driver, PATIENCE)
        .ignoring(StaleElementReferenceException.class)
        .withMessage(message);
  }

  /** The first element that fits, waited for. */
  WebElement find(String selector) {
    return waiting(() -> "no " + selector + " on " + path())
        .until(page -> {
          List<WebElement> found = page.findElements(By.cssSelector(selector));
          return found.isEmpty() ? null : found.getFirst();
        });
  }

  /** The first visible element that fits, waited for. */
  WebElement visible(String selector) {
    return waiting(() -> "no visible " + selector + " on " + path())
        .until(page ->
            page.findElements(By.cssSelector(selector)).stream()
                .filter(WebElement::isDisplayed)
                .findFirst()
                .orElse(null));
  }

  /** The texts of all elements that fit. */
  List<String> texts(String selector) {
    return driver.findElements(By.cssSelector(selector)).stream().map(WebElement::getText).toList();
  }

  int count(String selector) {
    return driver.findElements(By.cssSelector(selector)).size();
  }

  /** Waits until so many elements at least fit. */
  void waitFor(String selector, int least) {
    waiting(() -> count(selector) + " " + selector + " on " + path() + ", not " + least)
        .until(page -> count(selector) >= least);
  }

  /** Waits until an element's text holds something. */
  String waitForText(String selector, String part) {
    return waiting(() -> "'" + part + "' not in " + selector + ": " + find(selector).getText())
        .until(page -> {
          String text = find(selector).getText();
          return text.contains(part) ? text : null;
        });
  }

  /** Waits until the address holds something. */
  void waitForPath(String part) {
    waiting(() -> path() + " does not hold " + part).until(page -> path().contains(part));
  }

  void click(String selector) {
    visible(selector).click();
  }

  /** Moves the pointer over the middle of an element. */
  void hover(String selector) {
    new Actions(driver).moveToElement(visible(selector)).perform();
  }

  /** Clicks on the first visible element of a kind that says something. */
  void clickText(String selector, String text) {
    waiting(() -> "no " + selector + " says " + text + " on " + path())
        .until(page ->
            page.findElements(By.cssSelector(selector)).stream()
                .filter(element -> element.isDisplayed() && element.getText().contains(text))
                .findFirst()
                .orElse(null))
        .click();
  }

  void type(String selector, String text) {
    WebElement field = visible(selector);
    field.clear();
    field.sendKeys(text);
  }

  /** Chooses an option of a list by what it says. */
  void choose(String selector, String option) {
    new Select(visible(selector)).selectByVisibleText(option);
  }

  /** Presses keys where the focus is. */
  void press(CharSequence... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  /** Walks with the tab key until the focus is on what fits; fails when it never gets there. */
  void tabTo(String selector) {
    for (int i = 0; i < 200; i++) {
      press(Keys.TAB);
      if (Boolean.TRUE.equals(
          script("return document.activeElement.matches(arguments[0])", selector))) {
        return;
      }
    }
    fail("the tab key never reaches " + selector + " on " + path());
  }

  @Nullable Object script(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Everything that can be read on the page. */
  String text() {
    return find("body").getText();
  }

  /** Tells whether the page is wider than the window, so that one would have to scroll sideways. */
  boolean scrollsSideways() {
    return Boolean.TRUE.equals(
        script(
            "return document.documentElement.scrollWidth > document.documentElement.clientWidth"));
  }

  /**
   * What sticks out of the window at either side, or out of a box that hides what it cannot hold.
   */
  List<?> cutOff() {
    Object found =
        script(
            """
            const hides = (e) => e && (getComputedStyle(e).overflowX !== "visible" || hides(e.parentElement));
            return [...document.querySelectorAll("body *")]
              .filter((e) => !(e instanceof SVGElement) && e.getClientRects().length && !e.matches(".unseen, .skip, option, optgroup"))
              .filter((e) => {
                const box = e.getBoundingClientRect();
                const out = box.left < -1 || box.right > document.documentElement.clientWidth + 1;
                const style = getComputedStyle(e);
                const cut = style.overflowX === "hidden" && style.clipPath === "none" && style.textOverflow !== "ellipsis" && e.scrollWidth > e.clientWidth + 1;
                return cut || (out && !hides(e.parentElement === document.body ? null : e.parentElement));
              })
              .map((e) => e.outerHTML.slice(0, 160));
            """);
    return found instanceof List<?> list ? list : List.of();
  }

  /**
   * The visible texts and labels of the page with words in Latin script, except code, names and
   * data, which is marked with its language or direction.
   *
   * @param names a regular expression of what may be in Latin script
   */
  List<?> latinTexts(String names) {
    Object found =
        script(
            """
            const data = "[dir=auto], [lang]:not(html), bdi, code, pre, script, noscript, style, svg.hub-svg, svg.around, svg.word-map-svg, .word, .names, .source-grid, .attribution";
            const known = new RegExp(arguments[0], "g");
            const texts = [];
            const take = (text) => { if (/[A-Za-z]{2,}/.test(text.replace(known, ""))) texts.push(text.trim().slice(0, 120)); };
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
              const parent = walker.currentNode.parentElement;
              if (!parent.closest(data)) take(walker.currentNode.textContent);
            }
            for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
              if (element.closest("svg, [dir=auto]:not(input)")) continue;
              for (const name of ["aria-label", "placeholder"]) take(element.getAttribute(name) ?? "");
            }
            return [...new Set(texts)];
            """,
            names);
    return found instanceof List<?> list ? list : List.of();
  }

  /**
   * Walks through so many stops of the tab key and tells at which ones the focus cannot be seen.
   */
  List<String> stopsWithoutVisibleFocus(int stops) {
    List<String> unseen = new ArrayList<>();
    for (int i = 0; i < stops; i++) {
      press(Keys.TAB);
      Object fault =
          script(
              """
              const e = document.activeElement;
              if (e === document.body) return null;
              const style = getComputedStyle(e);
              const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
              const dot = e.querySelector?.("circle");
              const ringed = dot && getComputedStyle(dot).stroke !== "none";
              const box = e.getBoundingClientRect();
              const inside = box.bottom > 0 && box.top < innerHeight;
              return (outlined || ringed) && inside ? null : e.outerHTML.slice(0, 160);
              """);
      if (fault != null) {
        unseen.add(fault.toString());
      }
    }
    return unseen;
  }

  /** Checks that nothing went wrong in the page since it was last asked. */
  void assertQuiet() {
    List<String> errors =
        driver.manage().logs().get(LogType.BROWSER).getAll().stream()
            .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
            .map(LogEntry::getMessage)
            .toList();
    assertThat(errors).as("console of " + path()).isEmpty();
  }

  /** Becomes a stranger to the server. */
  void forgetCookies() {
    driver.manage().deleteAllCookies();
  }

  /** Forgets what is in the console, for a step that is meant to go wrong. */
  void forgetConsole() {
    driver.manage().logs().get(LogType.BROWSER).getAll();
  }

  /**
   * Checks the page by the rules of WCAG 2.2 AA that a program can check. No page has frames of
   * other origins, for which axe would collect its results in a new window.
   */
  @SuppressWarnings("deprecation") // axe has no other mode without a window
  void assertAccessible() {
    List<String> faults =
        new AxeBuilder()
                .setLegacyMode()
                .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"))
                .analyze(driver)
                .getViolations()
                .stream()
                .filter(rule -> List.of("serious", "critical").contains(rule.getImpact()))
                .map(Browser::describe)
                .toList();
    assertThat(faults).as("accessibility of " + path()).isEmpty();
  }

  private static String describe(Rule rule) {
    return rule.getImpact()
        + " "
        + rule.getId()
        + ": "
        + rule.getNodes().stream().limit(5).map(node -> node.getHtml()).toList();
  }

  /**
   * Opens a page by night on a phone and by day on a wide screen, for colours do not depend on the
   * width: it fits, is accessible and logs nothing. Keeps a picture of each.
   *
   * @param beforeEach runs before the page is opened
   */
  void assertLooksRight(String path, Runnable beforeEach) throws Exception {
    for (boolean dark : new boolean[] {true, false}) {
      int width = dark ? 360 : 1440;
      beforeEach.run();
      dark(dark);
      wide(width);
      open(path);
      assertThat(scrollsSideways()).as(path + " at " + width).isFalse();
      assertThat(cutOff()).as(path + " at " + width).isEmpty();
      assertAccessible();
      assertQuiet();
      screenshot(path.substring(1).replaceAll("[/?=]", "-") + "-" + width + (dark ? "-dark" : ""));
    }
    dark(false);
    wide(1280);
  }

  /**
   * With {@code -Dlexhub.screenshots}, keeps a picture of the page in {@code target/screenshots}.
   */
  void screenshot(String name) throws IOException {
    if (System.getProperty("lexhub.screenshots") == null) {
      return;
    }
    Number height = (Number) script("return document.documentElement.scrollHeight");
    Number width = (Number) script("return document.documentElement.clientWidth");
    int shown = Math.min(MAX_PAGE_LENGTH, Math.max(900, height == null ? 0 : height.intValue()));
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of(
            "width",
            width == null ? 1280 : width.intValue(),
            "height",
            shown,
            "deviceScaleFactor",
            1,
            "mobile",
            false));
    Files.createDirectories(SCREENSHOTS);
    Files.write(SCREENSHOTS.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
    wide(width == null ? 1280 : width.intValue());
  }

  @Override
  public void close() {
    driver.quit();
  }
}
