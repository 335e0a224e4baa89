package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.account.factor.SecondFactorRule;
import org.lexhub.server.account.factor.TestApp;
import org.lexhub.server.command.ServerMain;
import org.lexhub.server.oidc.LoginSettings;

/** The second factor in a browser. */
@Tag("accounts")
class SecondFactorPagesTest {
  private static final String PATH = "/account/security/second-factor";
  private static final String CODE_PATH = "/account/login/code";
  private static final long STEP_MILLIS = 30_000;

  @TempDir Path data;
  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");

  @SuppressWarnings("NullAway.Init")
  private TestServer server;

  @SuppressWarnings("NullAway.Init")
  private PlainBrowser browser;

  @BeforeEach
  void start() throws Exception {
    serve(SecondFactorRule.NOBODY);
    browser.signUp("ann");
  }

  private void serve(SecondFactorRule rule) throws Exception {
    ServerSettings settings = ServerSettings.of(data, "127.0.0.1", 0).with(time);
    server = TestServer.start(settings.with(new LoginSettings(rule, null)));
    browser = new PlainBrowser(server);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** Sets up the second factor; returns the app. The recovery codes are on the page. */
  private TestApp setUp() throws Exception {
    browser.get(PATH);
    PlainBrowser.Answer begun = browser.post(PATH + "/begin", "password", PlainBrowser.PASSWORD);
    assertThat(begun.status()).isEqualTo(303);
    PlainBrowser.Answer page = browser.follow(begun);
    assertThat(page.body()).contains("<svg class=\"qr\"", "aria-label=\"The secret as a QR code\"");
    return new TestApp(page.between("id=\"secret\">", "</code>"));
  }

  private String[] turnOn(TestApp app) throws Exception {
    PlainBrowser.Answer on = browser.post(PATH + "/confirm", "code", app.code(time.millis()));
    assertThat(on.status()).isEqualTo(200);
    String[] codes = on.between("id=\"recovery-codes\">", "</code>").split("\n", -1);
    assertThat(codes).hasSize(10);
    return codes;
  }

  private PlainBrowser.Answer password(PlainBrowser other) throws Exception {
    PlainBrowser.Answer answer = other.logIn("ann", PlainBrowser.PASSWORD);
    assertThat(answer.status()).isEqualTo(303);
    return answer;
  }

  private static PlainBrowser.Answer code(PlainBrowser other, String code) throws Exception {
    other.get(CODE_PATH);
    return other.post(CODE_PATH, "code", code, "next", "/account/usage");
  }

  @Test
  void aLoginNeedsBothFactors() throws Exception {
    TestApp app = setUp();
    assertThat(browser.post(PATH + "/confirm", "code", "000000").status()).isEqualTo(422);
    turnOn(app);
    assertThat(browser.get("/account/security").body()).contains("Manage second factor");

    PlainBrowser other = new PlainBrowser(server);
    assertThat(password(other).location()).startsWith(CODE_PATH + "?next=");
    assertThat(other.get("/account").status()).as("not logged in yet").isEqualTo(303);
    assertThat(code(other, "123456").status()).isEqualTo(422);
    String used = app.code(time.millis());
    assertThat(code(other, used).status()).as("the code of the set-up").isEqualTo(422);
    time.pass(STEP_MILLIS);
    String fresh = app.code(time.millis());
    PlainBrowser.Answer in = code(other, fresh);
    assertThat(in.status()).isEqualTo(303);
    assertThat(in.location()).isEqualTo("/account/usage");
    assertThat(other.get("/account").status()).isEqualTo(200);

    PlainBrowser thief = new PlainBrowser(server);
    password(thief);
    assertThat(code(thief, fresh).status()).as("a code that was seen").isEqualTo(422);
    assertThat(thief.get("/account").status()).isEqualTo(303);
  }

  @Test
  void theFirstStepAloneOpensNothing() throws Exception {
    turnOn(setUp());
    PlainBrowser other = new PlainBrowser(server);
    assertThat(other.get(CODE_PATH).location()).isEqualTo("/account/login");
    other.get("/account/login");
    assertThat(other.post(CODE_PATH, "code", "123456").location()).isEqualTo("/account/login");
    password(other);
    time.pass(300_000);
    assertThat(other.get(CODE_PATH).location())
        .as("five minutes later")
        .isEqualTo("/account/login");
  }

  @Test
  void wrongCodesAreSlowedDown() throws Exception {
    turnOn(setUp());
    PlainBrowser other = new PlainBrowser(server);
    password(other);
    int status = 422;
    for (int i = 0; i < 10 && status == 422; i++) {
      status = code(other, "123456").status();
    }
    assertThat(status).isEqualTo(429);
  }

  @Test
  void recoveryCodesReplaceTheApp() throws Exception {
    String[] codes = turnOn(setUp());
    PlainBrowser other = new PlainBrowser(server);
    password(other);
    PlainBrowser.Answer in = code(other, codes[0]);
    assertThat(in.location()).isEqualTo(PATH);
    assertThat(other.follow(in).body()).contains("9 recovery codes are left");
    other = new PlainBrowser(server);
    password(other);
    assertThat(code(other, codes[0]).status()).isEqualTo(422);
    assertThat(code(other, codes[1]).status()).isEqualTo(303);
    other.get(PATH);
    assertThat(other.post(PATH + "/codes", "renewal_password", "wrong").status()).isEqualTo(422);
    other.get(PATH);
    PlainBrowser.Answer renewed =
        other.post(PATH + "/codes", "renewal_password", PlainBrowser.PASSWORD);
    assertThat(renewed.body()).contains("Recovery codes").doesNotContain(codes[2]);
  }

  @Test
  void removalNeedsThePassword() throws Exception {
    turnOn(setUp());
    browser.get(PATH);
    assertThat(browser.post(PATH + "/remove", "removal_password", "wrong").status()).isEqualTo(422);
    assertThat(password(new PlainBrowser(server)).location()).startsWith(CODE_PATH);
    PlainBrowser.Answer removed =
        browser.post(PATH + "/remove", "removal_password", PlainBrowser.PASSWORD);
    assertThat(browser.follow(removed).body()).contains("The second factor is removed");
    assertThat(password(new PlainBrowser(server)).location()).isEqualTo("/account");
  }

  @Test
  void settingUpNeedsThePassword() throws Exception {
    browser.get(PATH);
    PlainBrowser.Answer wrong = browser.post(PATH + "/begin", "password", "not the password");
    assertThat(wrong.status()).isEqualTo(422);
    assertThat(wrong.body()).contains("not your current password").doesNotContain("id=\"secret\"");
    assertThat(browser.post(PATH + "/confirm", "code", "123456").status()).isEqualTo(422);
  }

  private String command(int status, String... arguments) {
    StringWriter out = new StringWriter();
    int result =
        ServerMain.run(
            new PrintWriter(out, true),
            new PrintWriter(out, true),
            TestDatabase.environment(arguments),
            arguments);
    assertThat(result).as(out.toString()).isEqualTo(status);
    return out.toString();
  }

  @Test
  void theOperatorRemovesALostFactor() throws Exception {
    turnOn(setUp());
    String[] remove = {"accounts", "second-factor", "--data", data.toString(), "--remove", "ann"};
    assertThat(command(0, remove)).contains("has no second factor now");
    assertThat(command(1, remove)).contains("has no second factor");
    assertThat(password(new PlainBrowser(server)).location()).isEqualTo("/account");
  }

  @Test
  void aServerCanRequireIt() throws Exception {
    server.close();
    serve(SecondFactorRule.ALL);
    password(browser);
    for (String page : new String[] {"/account", "/account/usage", "/account/security"}) {
      assertThat(browser.get(page).location()).as(page).isEqualTo(PATH);
    }
    assertThat(browser.get(PATH).body()).contains("requires a second factor");
    assertThat(browser.post("/account/keys", "name", "x").location()).isEqualTo(PATH);
    TestApp app = setUp();
    turnOn(app);
    assertThat(browser.get("/account").status()).isEqualTo(200);
    PlainBrowser.Answer out = browser.post("/account/logout");
    assertThat(out.location()).startsWith("/account/login");

    server.close();
    serve(SecondFactorRule.ADMINS);
    browser.signUp("bob");
    assertThat(browser.get("/account").status()).as("no administrator").isEqualTo(200);
  }
}
