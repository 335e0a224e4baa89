package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The guide and the reference in a real browser. */
class BrowserDocsTest {
  private static Browser browser;

  @BeforeAll
  static void start() throws Exception {
    browser = Browser.before(Fixture.server());
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void examplesAreTabsThatRememberTheLanguage() {
    browser.open("/docs");
    browser.tabTo("#translate-sh-panel-tab");
    browser.press(Keys.ARROW_RIGHT);
    assertThat(browser.visible("#translate-py").getText()).contains("import urllib.request");
    assertThat(browser.find("#translate-sh-panel").isDisplayed()).isFalse();
    assertThat(browser.visible("#search-py").getText()).contains("urlencode");
    browser.open("/docs");
    assertThat(browser.visible("#pages-py").getText()).contains("next_cursor");
    browser.assertQuiet();
  }

  @Test
  void anOperationIsTriedWithAKeyFromTheKeyboardAlone() throws Exception {
    browser.open("/docs/reference");
    browser.tabTo("#key");
    browser.press(Fixture.server().key());
    browser.tabTo("[data-path='/v1/languages/iso/{code}'] button");
    browser.press(Keys.ENTER);
    browser.waitForText("[data-path='/v1/languages/iso/{code}'] [data-status]", "200");
    assertThat(browser.text())
        .contains("\"iso639_3\": \"eng\"")
        .contains("/v1/languages/iso/eng'", "Authorization: Bearer $LEXHUB_KEY");
    assertThat(browser.text()).doesNotContain(Fixture.server().key());
    browser.assertQuiet();
  }

  @Test
  void aBodyIsSentAndAnErrorIsShown() throws Exception {
    browser.open("/docs/reference");
    browser.type("#key", Fixture.server().key());
    browser.click("[data-id='translate'] button[type=submit]");
    browser.waitForText("[data-id='translate'] [data-status]", "200");
    assertThat(browser.find("#translate-answer").getText()).contains("\"detected_senses\"");
    browser.type("#translate-body", "{\"text\": ");
    browser.click("[data-id='translate'] button[type=submit]");
    browser.waitForText("[data-id='translate'] [data-status]", "400");
    assertThat(browser.find("#translate-answer").getText()).contains("invalid_json");
    browser.forgetConsole();
  }

  @Test
  void anyoneCanReadThem() throws Exception {
    for (String path :
        new String[] {
          "/docs",
          "/docs/reference",
          "/docs/limits",
          "/docs/changelog",
          "/docs/operating",
          "/docs/search?q=quota"
        }) {
      browser.assertLooksRight(path, () -> {});
    }
  }
}
