package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.account.factor.TestApp;
import org.openqa.selenium.Keys;

/** Accounts in a real browser, from the sign-up to the first response and the suspension. */
class BrowserAccountTest {
  @TempDir static Path data;
  private static final ManualTime TIME = new ManualTime("2026-11-21T10:00:00Z");
  private static final String HOSTILE = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>";

  @SuppressWarnings("NullAway.Init")
  private static TestServer server;

  private static Browser browser;
  private static int users;

  @BeforeAll
  static void start() throws Exception {
    Loads.load("fixture.toml", data, false);
    server = TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(TIME));
    browser = Browser.before(server);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
    server.close();
  }

  @BeforeEach
  void pass() {
    TIME.pass(3_700_000);
    browser.forgetCookies();
    browser.forgetConsole();
  }

  private static void signUp(String name) {
    browser.open("/account/signup");
    browser.type("#login", name);
    browser.type("#new_password", PlainBrowser.PASSWORD);
    browser.press(Keys.ENTER);
    browser.waitForPath("/account?done=");
  }

  private static String user() {
    String name = "reader" + ++users;
    signUp(name);
    return name;
  }

  private static String makeKey(String name) {
    browser.open("/account");
    browser.type("#name", name);
    browser.press(Keys.ENTER);
    return browser.visible("#new-key").getText();
  }

  private static HttpResponse<byte[]> ask(String key) throws Exception {
    TIME.pass(1000);
    return server.client(key).get("/v1/languages/iso/eng");
  }

  @Test
  void fromSigningUpToTheFirstAnswerByKeyboardAlone() throws Exception {
    browser.open("/");
    browser.tabTo("nav a[href='/account']");
    browser.press(Keys.ENTER);
    browser.waitForPath("/account/login");
    browser.tabTo("main a[href^='/account/signup']");
    browser.press(Keys.ENTER);
    browser.waitForPath("/account/signup");
    browser.tabTo("#login");
    browser.press("keyboard-reader");
    browser.tabTo("#new_password");
    browser.press(PlainBrowser.PASSWORD, Keys.ENTER);
    browser.waitForPath("/account?done=");
    browser.tabTo("#name");
    browser.press("first", Keys.ENTER);
    String curl = browser.visible("#new-key-curl").getText();
    browser.assertQuiet();
    TIME.pass(1000);
    Process process = new ProcessBuilder(List.of("bash", "-c", curl + " -sS")).start();
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    assertThat(answer).contains("\"translations\"");
  }

  @Test
  void theNewKeyIsShownOnceAndCopied() {
    user();
    String key = makeKey("laptop");
    assertThat(key).startsWith("lx_").hasSize(41);
    browser.click("[data-copy='new-key']");
    browser.waitForText("[data-copy='new-key']", "Copied");
    browser.open("/account");
    assertThat(browser.text()).contains("laptop", key.substring(0, 7)).doesNotContain(key);
    browser.assertQuiet();
  }

  @Test
  void aKeyIsRestrictedInItsForm() throws Exception {
    user();
    browser.open("/account");
    browser.type("#name", "narrow");
    browser.clickText("summary", "Restrict the key …");
    browser.click("[name='scope_export']");
    browser.type("#addresses", "127.0.0.1");
    browser.clickText("button", "Create key");
    String key = browser.visible("#new-key").getText();
    assertThat(ask(key).statusCode()).isEqualTo(200);
    assertThat(server.client(key).get("/v1/lexemes/export?lang=eng").statusCode()).isEqualTo(403);
    browser.open("/account");
    assertThat(browser.text()).contains("look-ups, searches and translations", "127.0.0.1");
    browser.assertQuiet();
  }

  @Test
  void aSecondFactorIsSetUpAndAskedFor() {
    String name = user();
    browser.open("/account/security");
    browser.clickText("a", "Set up second factor");
    browser.type("#password", PlainBrowser.PASSWORD);
    browser.press(Keys.ENTER);
    TestApp app = new TestApp(browser.visible("#secret").getText());
    assertThat(browser.visible(".qr").getSize().getWidth()).isGreaterThan(150);
    browser.type("#code", app.code(TIME.millis()));
    browser.press(Keys.ENTER);
    assertThat(browser.visible("#recovery-codes").getText().lines()).hasSize(10);
    browser.forgetCookies();
    TIME.pass(60_000);
    browser.open("/account/login");
    browser.type("#login", name);
    browser.type("#password", PlainBrowser.PASSWORD);
    browser.press(Keys.ENTER);
    browser.waitForPath("/account/login/code");
    browser.type("#code", app.code(TIME.millis()));
    browser.press(Keys.ENTER);
    browser.waitForPath("/account");
    browser.assertQuiet();
  }

  @Test
  void aRevokedKeyIsRefusedAndAReplacedOneGoesOnForAWhile() throws Exception {
    user();
    String revoked = makeKey("to revoke");
    assertThat(ask(revoked).statusCode()).isEqualTo(200);
    browser.open("/account");
    browser.clickText("summary", "Revoke");
    browser.clickText("button", "Revoke key");
    browser.waitForPath("done=key_revoked");
    assertThat(ask(revoked).statusCode()).isEqualTo(401);

    String old = makeKey("to replace");
    browser.open("/account");
    browser.clickText("summary", "Rotate");
    browser.clickText("button", "Rotate key");
    String fresh = browser.visible("#new-key").getText();
    assertThat(fresh).isNotEqualTo(old);
    assertThat(ask(old).statusCode()).isEqualTo(200);
    assertThat(ask(fresh).statusCode()).isEqualTo(200);
    TIME.pass(24L * 3_600_000);
    assertThat(ask(old).statusCode()).isEqualTo(401);
    assertThat(ask(fresh).statusCode()).isEqualTo(200);
  }

  @Test
  void requestsAreCounted() throws Exception {
    user();
    String key = makeKey("counted");
    for (int i = 0; i < 3; i++) {
      assertThat(ask(key).statusCode()).isEqualTo(200);
    }
    browser.open("/account");
    assertThat(browser.find(".key .facts").getText()).contains("Requests\n3");
    browser.open("/account/usage");
    assertThat(browser.text()).contains("3");
    assertThat(browser.count("main svg")).isGreaterThanOrEqualTo(1);
    browser.assertQuiet();
  }

  @Test
  void theFirstRequestTurnsTheNoticeGreen() throws Exception {
    user();
    String key = makeKey("awaited");
    browser.waitForText("[data-waiting]", "Waiting for your first request");
    ask(key);
    browser.waitForText("[data-waiting].good", "has arrived");
    browser.open("/");
    assertThat(browser.find("nav .user").getText()).isNotEqualTo("Account").isNotEmpty();
  }

  @Test
  void aPasswordIsShownOnDemand() {
    browser.open("/account/login");
    browser.type("#password", "correct horse");
    browser.click(".show-password");
    assertThat(browser.find("#password").getAttribute("type")).isEqualTo("text");
    browser.click(".show-password");
    assertThat(browser.find("#password").getAttribute("type")).isEqualTo("password");
  }

  @Test
  void scriptsInEveryFieldStayText() {
    user();
    browser.open("/account");
    browser.type("#name", HOSTILE);
    browser.press(Keys.ENTER);
    browser.visible("#new-key");
    browser.open("/account");
    assertThat(browser.text()).contains(HOSTILE);
    browser.forgetCookies();
    browser.open("/account/login?next=javascript:alert(3)");
    browser.type("#login", HOSTILE);
    browser.type("#password", HOSTILE);
    browser.press(Keys.ENTER);
    assertThat(browser.find("#login").getAttribute("value")).isEqualTo(HOSTILE);
    browser.open("/search?q=" + "%3Cscript%3Ealert(4)%3C/script%3E&lang=%22%3E%3Cb%3E");
    assertThat(browser.text()).contains("<script>alert(4)</script>");
    assertThat(browser.count("main script, main img[src=x], main b b")).isZero();
  }

  @Test
  void theReferenceAsksWithAKeyOfTheAccount() {
    user();
    browser.open("/docs/reference");
    browser.clickText("button", "Use a key of my account");
    browser.waitForText("[data-account]", "API reference");
    TIME.pass(1000);
    browser.click("[data-id='getUsage'] button[type=submit]");
    browser.waitForText("[data-id='getUsage'] [data-status]", "200");
    assertThat(browser.find("#getUsage-answer").getText()).contains("\"plan\": \"free\"");
    browser.assertQuiet();
    browser.open("/account");
    assertThat(browser.text()).contains("API reference");
  }

  @Test
  void formsWorkWithoutScripts() {
    browser.scripts(false);
    try {
      user();
      browser.open("/account");
      browser.type("#name", "plain");
      browser.find(".create button").click();
      assertThat(browser.find("#new-key").getText()).startsWith("lx_");
    } finally {
      browser.scripts(true);
    }
  }

  @Test
  void anyoneCanUseThem() throws Exception {
    user();
    makeKey("laptop");
    TIME.pass(1000);
    look(List.of("/account", "/account/usage", "/account/security"));
    browser.forgetCookies();
    look(List.of("/account/login", "/account/signup"));
  }

  @Test
  void administratorsSeeAccountsOnAnyScreen() throws Exception {
    user();
    makeKey("of somebody else");
    browser.forgetCookies();
    String link = Objects.requireNonNull(server.server().setUpLink());
    browser.open(link.substring(link.indexOf("/account")));
    browser.type("#login", "keeper");
    browser.type("#new_password", PlainBrowser.PASSWORD);
    browser.press(Keys.ENTER);
    browser.waitForPath("/account?done=");
    browser.open("/admin");
    browser.clickText("main table a", "reader");
    browser.waitForPath("/admin/accounts/");
    look(List.of("/admin", browser.path(), "/admin/invites", "/admin/state"));
  }

  private static void look(List<String> paths) throws Exception {
    for (String path : paths) {
      browser.assertLooksRight(path, () -> TIME.pass(1000));
    }
  }
}
