package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.account.factor.SecondFactorRule;
import org.lexhub.server.account.factor.TestApp;
import org.lexhub.server.oidc.LoginSettings;
import org.lexhub.server.oidc.ProviderSettings;
import org.openqa.selenium.Keys;

/**
 * The pages of accounts and administrators in other languages in a real browser: complete, also
 * what they say about wrong entries, and without a side scroll on a phone.
 */
class BrowserTranslatedAccountTest {
  private static final Set<String> OTHER_SCRIPTS = Set.of("ru", "ar", "ja", "zh-Hans");

  /** What a page in another script may have in Latin script: names, codes and units. */
  private static final String NAMES =
      "Lexhub|API|HTTP|JSON|CSV|UTC|QR|IP|ID|Java|kB|MB|GET|Chrome|Example|openapi\\.json|"
          + "Aegis|FreeOTP|Google Authenticator|Authorization: Bearer|lexhub accounts set-admin|"
          + "(?:https?://)?(?:a\\.example|localhost)|[0-9a-f:]*:db8::/32|[0-9.+]+-LTS|"
          + "CC0[-.0-9]*|CC[- ]BY[-A-Z0-9. ]*|"
          + "\\b(?:keeper|ann|two|Bob|Carol|5xx)\\b";

  @TempDir static Path data;
  private static final ManualTime TIME = new ManualTime("2026-11-21T10:00:00Z");

  @SuppressWarnings("NullAway.Init")
  private static TestServer server;

  @SuppressWarnings("NullAway.Init")
  private static TestProvider provider;

  private static Browser browser;
  private static String account = "";

  @BeforeAll
  static void start() throws Exception {
    Loads.load("fixture.toml", data, false);
    provider = TestProvider.start();
    ProviderSettings settings =
        new ProviderSettings(
            provider.issuer(), TestProvider.CLIENT, TestProvider.SECRET, "Example");
    server =
        TestServer.start(
            ServerSettings.of(data, "127.0.0.1", 0)
                .with(TIME)
                .with(new LoginSettings(SecondFactorRule.NOBODY, settings)));
    browser = Browser.before(server);
    PlainBrowser ann = new PlainBrowser(server);
    ann.signUp("ann");
    server.client(ann.createKey("laptop")).get("/v1/languages/iso/eng");
    withSecondFactor();
    PlainBrowser keeper = keeper();
    account = "/admin/accounts/" + keeper.get("/admin?q=ann").between("/admin/accounts/", "\"");
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
    server.close();
    provider.close();
  }

  /** Creates a user who logs in with a code. */
  private static void withSecondFactor() throws Exception {
    PlainBrowser two = new PlainBrowser(server);
    two.signUp("two");
    String path = "/account/security/second-factor";
    two.get(path);
    String page = two.follow(two.post(path + "/begin", "password", PlainBrowser.PASSWORD)).body();
    String secret = page.substring(page.indexOf("id=\"secret\">") + 12);
    TestApp app = new TestApp(secret.substring(0, secret.indexOf('<')));
    assertThat(two.post(path + "/confirm", "code", app.code(TIME.millis())).status())
        .isEqualTo(200);
  }

  /** Creates the administrator, with keys of all kinds and an invitation. */
  private static PlainBrowser keeper() throws Exception {
    String link = Objects.requireNonNull(server.server().setUpLink());
    PlainBrowser keeper = new PlainBrowser(server);
    String secret = link.substring(link.indexOf("link=") + 5);
    keeper.get("/account/setup?link=" + secret);
    keeper.post(
        "/account/setup", "login", "keeper", "new_password", PlainBrowser.PASSWORD, "link", secret);
    server.client(keeper.createKey("used")).get("/v1/languages/iso/eng");
    String used = keeper.get("/account").between("id=\"hours-", "\"");
    keeper.post("/account/keys/" + used + "/revoke");
    keeper.post(
        "/account/keys",
        "name",
        "narrow",
        "days",
        "30",
        "scopes_shown",
        "1",
        "scope_read",
        "1",
        "scope_batch",
        "1",
        "addresses",
        "192.0.2.0/24",
        "origins",
        "https://a.example");
    keeper.get("/admin/invites");
    assertThat(keeper.post("/admin/invites", "note", "Bob").status()).isEqualTo(200);
    return keeper;
  }

  /** Advances the clock, so that the rates and tries of earlier tests do not count. */
  @BeforeEach
  void pass() {
    TIME.pass(3_700_000);
    browser.forgetCookies();
    browser.wide(360);
  }

  private static void open(String path, String language) {
    TIME.pass(1000);
    browser.open(path + (path.contains("?") ? "&" : "?") + "ui=" + language);
  }

  private static void type(String selector, String text) {
    TIME.pass(1000);
    browser.type(selector, text);
  }

  private static void submit(String selector, String text) {
    type(selector, text);
    browser.press(Keys.ENTER);
  }

  private static void logIn(String language) {
    open("/account/login", language);
    type("#login", "keeper");
    submit("#password", PlainBrowser.PASSWORD);
    browser.waitFor(".tabs", 1);
  }

  /** Checks the page that the browser shows. */
  private static void check(String name, String language) throws IOException {
    String where = name + " in " + language;
    assertThat(browser.script("return document.documentElement.lang"))
        .as(where)
        .isEqualTo(language);
    assertThat(browser.count("main[lang]")).as(where).isZero();
    assertThat(browser.scrollsSideways()).as(where).isFalse();
    assertThat(browser.cutOff()).as(where).isEmpty();
    if (OTHER_SCRIPTS.contains(language)) {
      assertThat(browser.latinTexts(NAMES)).as(where).isEmpty();
    }
    browser.screenshot("account-" + name + "-" + language);
  }

  private static void look(Map<String, String> pages, String language) throws IOException {
    for (var page : pages.entrySet()) {
      open(page.getValue(), language);
      check(page.getKey(), language);
    }
  }

  private static Map<String, String> ofGuests() {
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put("login", "/account/login");
    pages.put("login-again", "/account/login?done=provider_expired");
    pages.put("signup", "/account/signup");
    pages.put("link", "/account/password?link=none");
    pages.put("setup", "/account/setup?link=none");
    return pages;
  }

  private static Map<String, String> ofAdministrators() {
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put("keys", "/account?done=key_revoked");
    pages.put("no-new-key", "/account/keys/new");
    pages.put("usage", "/account/usage");
    pages.put("quarter", "/account/usage?days=90");
    pages.put("security", "/account/security");
    pages.put("factor", "/account/security/second-factor");
    pages.put("accounts", "/admin");
    pages.put("account", account);
    pages.put("invites", "/admin/invites?done=invite_withdrawn");
    pages.put("state", "/admin/state");
    pages.put("missing", "/admin/accounts/999999");
    return pages;
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "es", "fr", "pt-BR", "ru", "ar", "ja", "zh-Hans"})
  void pagesAreInTheLanguageOfTheReader(String language) throws Exception {
    look(ofGuests(), language);
    logIn(language);
    look(ofAdministrators(), language);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "es", "fr", "pt-BR", "ru", "ar", "ja", "zh-Hans"})
  void wrongEntriesAreExplainedInTheLanguageOfTheReader(String language) throws Exception {
    open("/account/login", language);
    type("#login", "nobody");
    submit("#password", "not the password");
    browser.waitFor(".alert.bad", 1);
    check("wrong-login", language);
    open("/account/signup", language);
    type("#login", "<b>");
    submit("#new_password", "short");
    browser.waitFor("#new_password-fault", 1);
    check("wrong-signup", language);
    open("/account/login", language);
    type("#login", "two");
    submit("#password", PlainBrowser.PASSWORD);
    submit("#code", "000000");
    browser.waitFor("#code-fault", 1);
    check("wrong-code", language);
    logIn(language);
    wrongEntriesOfUsers(language);
  }

  private static void wrongEntriesOfUsers(String language) throws Exception {
    browser.click(".create summary");
    type("#name", "wrong");
    type("#addresses", "192.0.2.1/24");
    type("#origins", "a.example");
    browser.click(".create button");
    browser.waitFor("#origins-fault", 1);
    check("wrong-key", language);
    open("/account/security", language);
    type("#password", "not the password");
    submit("#new_password", "seven quiet lanterns");
    browser.waitFor("#password-fault", 1);
    check("wrong-password", language);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "ru", "ar", "ja"})
  void formsAnswerInTheLanguageOfTheReader(String language) throws Exception {
    logIn(language);
    submit("#name", "key");
    browser.visible("#new-key");
    check("new-key", language);
    open("/account/security/second-factor", language);
    submit("#password", PlainBrowser.PASSWORD);
    TestApp app = new TestApp(browser.visible("#secret").getText());
    submit("#code", "000000");
    browser.waitFor("#code-fault", 1);
    check("begun-factor", language);
    submit("#code", app.code(TIME.millis()));
    browser.visible("#recovery-codes");
    check("codes", language);
    open("/account/security/second-factor", language);
    check("factor-on", language);
    submit("#removal_password", PlainBrowser.PASSWORD);
    browser.waitForPath("done=second_factor_removed");
    check("factor-off", language);
    open("/admin/invites", language);
    submit("#note", "Carol");
    browser.waitFor("#link", 1);
    check("invitation", language);
    open(account, language);
    browser.click("form[action$='/reset-link'] button");
    browser.waitFor("#link", 1);
    check("reset-link", language);
  }

  @Test
  void whatIsLeftToRightStaysSoInArabic() {
    logIn("ar");
    assertThat(browser.script("return document.documentElement.dir")).isEqualTo("rtl");
    browser.open("/account");
    List<String> wrong = new ArrayList<>();
    for (String selector : List.of("code", "#addresses", "#origins")) {
      assertThat(browser.count(selector)).as(selector).isPositive();
      Object directions =
          browser.script(
              "return [...new Set([...document.querySelectorAll(arguments[0])]"
                  + ".map((e) => getComputedStyle(e).direction))].join()",
              selector);
      if (!"ltr".equals(directions)) {
        wrong.add(selector + ": " + directions);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(
            browser.script("return getComputedStyle(document.querySelector('code')).unicodeBidi"))
        .isEqualTo("isolate");
  }

  @Test
  void theLanguageOfTheFormOfTheFooterStaysAfterAForm() {
    open("/account/login", "de");
    browser.open("/account/login");
    type("#login", "nobody");
    submit("#password", "not the password");
    browser.waitFor(".alert.bad", 1);
    assertThat(browser.script("return document.documentElement.lang")).isEqualTo("de");
    browser.choose("#reader-language", "Français");
    browser.click("form.reader button");
    browser.waitForPath("/account/login?ui=fr");
  }
}
