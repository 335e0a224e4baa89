package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.HttpCookie;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;
import tools.jackson.databind.JsonNode;

/** The account pages over HTTP, from the sign-up to the deletion of the account. */
@Tag("accounts")
class AccountPagesTest {
  @TempDir static Path data;
  private static final ManualTime TIME = new ManualTime("2026-11-21T00:30:00Z");

  @SuppressWarnings("NullAway.Init")
  private static TestServer server;

  private static int users;

  @BeforeAll
  static void start() throws Exception {
    server = TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(TIME));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** Advances the clock by more than an hour, so that attempts of earlier tests do not count. */
  @BeforeEach
  void pass() {
    TIME.pass(3_700_000);
  }

  private static PlainBrowser user(String name) throws Exception {
    PlainBrowser browser = new PlainBrowser(server);
    assertThat(browser.signUp(name).location()).startsWith("/account?done=");
    return browser;
  }

  private static PlainBrowser user() throws Exception {
    return user("user" + ++users);
  }

  private static int status(String key) throws Exception {
    TIME.pass(1000);
    return server.client(key).get("/v1/usage").statusCode();
  }

  @Test
  void fromSigningUpToTheFirstAnswer() throws Exception {
    PlainBrowser browser = user();
    String key = browser.createKey("laptop");
    assertThat(status(key)).isEqualTo(200);
    PlainBrowser.Answer keys = browser.get("/account");
    assertThat(keys.body()).contains("laptop", key.substring(0, 7) + "…").doesNotContain(key);
    assertThat(keys.body()).contains("<dt>Requests</dt><dd>1</dd>");
  }

  @Test
  void reloadingTheNewKeyMakesNoOther() throws Exception {
    PlainBrowser browser = user();
    browser.get("/account");
    PlainBrowser.Answer created = browser.post("/account/keys", "name", "once");
    assertThat(created.status()).isEqualTo(303);
    String key = browser.follow(created).key();
    PlainBrowser.Answer again = browser.follow(created);
    assertThat(again.status()).isEqualTo(200);
    assertThat(again.body()).contains("shown only once").doesNotContain(key);
    assertThat(browser.get("/account").body().split(">once</h2>", -1)).hasSize(2);
    PlainBrowser other = user();
    other.get("/account");
    PlainBrowser.Answer secret = browser.post("/account/keys", "name", "secret");
    assertThat(other.get(secret.location()).body()).contains("shown only once");
  }

  @Test
  void aRevokedKeyIsRefusedAtOnce() throws Exception {
    PlainBrowser browser = user();
    String key = browser.createKey("short-lived");
    String id = browser.get("/account").between("id=\"hours-", "\"");
    assertThat(browser.post("/account/keys/" + id + "/revoke").location())
        .isEqualTo("/account?done=key_revoked");
    assertThat(status(key)).isEqualTo(401);
    assertThat(browser.get("/account?done=key_revoked").body())
        .contains("is revoked", "1 inactive key");
  }

  @Test
  void aReplacedKeyGoesOnForTheOverlap() throws Exception {
    PlainBrowser browser = user();
    String old = browser.createKey("rolling");
    String id = keyId(browser);
    String fresh =
        browser.follow(browser.post("/account/keys/" + id + "/roll", "hours", "1")).key();
    assertThat(status(old)).isEqualTo(200);
    assertThat(status(fresh)).isEqualTo(200);
    TIME.pass(3_600_000);
    assertThat(status(old)).isEqualTo(401);
    assertThat(status(fresh)).isEqualTo(200);
  }

  private static String keyId(PlainBrowser browser) throws Exception {
    Matcher id =
        Pattern.compile("/account/keys/([^/\"]+)/revoke").matcher(browser.get("/account").body());
    assertThat(id.find()).isTrue();
    return id.group(1);
  }

  @Test
  void everyPageNamesTheUserUntilTheLogOut() throws Exception {
    PlainBrowser browser = user("zoe+x@home");
    assertThat(browser.get("/account").body()).contains("<bdi>zoe+x@home</bdi></a>");
    PlainBrowser.Answer page = browser.get("/docs");
    assertThat(page.body()).contains("<bdi>zoe+x@home</bdi></a>");
    browser.post("/account/logout");
    assertThat(browser.get("/docs").body()).contains("<bdi>Account</bdi></a>");
    for (String cookie : new String[] {"%00", "AAAA", "____", "PGI-"}) {
      String text =
          TestClient.text(server.stranger().get("/docs", "Cookie", "a=b; lexname=" + cookie));
      assertThat(text).contains("<bdi>").doesNotContain("<bdi><b>");
    }
  }

  @Test
  void usageIsShownByKeyAndEndpoint() throws Exception {
    PlainBrowser browser = user();
    assertThat(browser.get("/account/usage").body()).contains("No requests with a key");
    String key = browser.createKey("first, \"quoted\"");
    TestClient client = server.client(key);
    client.get("/v1/usage");
    client.get("/v1/nowhere");
    assertThat(browser.get("/account/usage").body())
        .contains("By key and endpoint", "GET /v1/usage", "/account/usage.csv?days=30");
    String id = keyId(browser);
    String csv = browser.get("/account/usage.csv?days=90").body();
    assertThat(csv.lines().toList())
        .hasSize(3)
        .startsWith("date,key_id,key_name,endpoint,requests,units,throttled,server_errors")
        .contains(
            "2026-11-21," + id + ",\"first, \"\"quoted\"\"\",GET /v1/usage,1,1,0,0",
            "2026-11-21," + id + ",\"first, \"\"quoted\"\"\",other,1,1,0,0");
    JsonNode rows =
        Api.read(TestClient.text(client.get("/v1/usage?include=endpoints")))
            .get("endpoints")
            .get("data");
    assertThat(rows).hasSize(2);
    assertThat(rows.get(0).get("key_id").asString()).isEqualTo(id);
    assertThat(user().get("/account/usage.csv").body().lines().toList()).hasSize(1);
    assertThat(new PlainBrowser(server).get("/account/usage.csv").status()).isEqualTo(303);
  }

  @Test
  void anOverlapOutOfBoundsIsRefused() throws Exception {
    PlainBrowser browser = user();
    browser.createKey("one");
    String id = keyId(browser);
    for (String hours : new String[] {"73", "-1", "x", ""}) {
      PlainBrowser.Answer answer = browser.post("/account/keys/" + id + "/roll", "hours", hours);
      assertThat(answer.status()).as(hours).isEqualTo(422);
      assertThat(answer.body()).contains("0 to 72 hours");
    }
  }

  @Test
  void anEleventhKeyIsRefused() throws Exception {
    PlainBrowser browser = user();
    for (int i = 0; i < 10; i++) {
      browser.createKey("key " + i);
    }
    PlainBrowser.Answer eleventh = browser.post("/account/keys", "name", "eleventh");
    assertThat(eleventh.status()).isEqualTo(422);
    assertThat(eleventh.body()).contains("Revoke one first").doesNotContain("eleventh</h2>");
  }

  @Test
  void usageCountsWhatWasAnsweredAndWhatWasRefused() throws Exception {
    PlainBrowser browser = user();
    String key = browser.createKey("counted");
    for (int i = 0; i < 12; i++) {
      server.client(key).get("/v1/usage");
    }
    String page = browser.get("/account/usage").body();
    assertThat(page).contains("21 Nov</th><td class=\"number\">10</td><td class=\"number\">2</td>");
    assertThat(page).contains(">10</p><p class=\"small muted\">of 10,000");
    assertThat(page.split("<g>", -1)).hasSize(31);
    assertThat(browser.get("/account/usage?days=90").body().split("<g>", -1)).hasSize(91);
  }

  @Test
  void loggingOutEndsTheSessionOnTheServerToo() throws Exception {
    PlainBrowser browser = user();
    String session = browser.cookie("lexsid");
    browser.get("/account");
    assertThat(browser.post("/account/logout").location()).startsWith("/account/login");
    assertThat(browser.cookie("lexsid")).isEmpty();
    assertThat(server.stranger().get("/account", "Cookie", "lexsid=" + session).statusCode())
        .isEqualTo(303);
  }

  @Test
  void aSessionIsNewAtEachLoginAndItsCookieIsLockedDown() throws Exception {
    PlainBrowser browser = user("fixed");
    String first = browser.cookie("lexsid");
    assertThat(browser.get("/account/login").location()).isEqualTo("/account");
    browser.get("/account");
    browser.post("/account/login", "login", "Fixed", "password", PlainBrowser.PASSWORD);
    assertThat(browser.cookie("lexsid")).isNotEqualTo(first).hasSize(43);
    assertThat(server.stranger().get("/account", "Cookie", "lexsid=" + first).statusCode())
        .as("the session before has ended")
        .isEqualTo(303);
    for (HttpCookie cookie : browser.cookies()) {
      assertThat(cookie.isHttpOnly()).as(cookie.getName()).isTrue();
      assertThat(cookie.getPath()).isEqualTo("/");
    }
  }

  @Test
  void whoIsUnknownAndWhoIsWrongGetTheSameAnswer() throws Exception {
    user("known");
    PlainBrowser stranger = new PlainBrowser(server);
    PlainBrowser.Answer wrong = stranger.logIn("known", "not the password");
    PlainBrowser.Answer unknown = stranger.logIn("nobody", "not the password");
    assertThat(wrong.status()).isEqualTo(422).isEqualTo(unknown.status());
    assertThat(wrong.body()).contains("Name or password is wrong.");
    assertThat(neutral(wrong.body(), "known")).isEqualTo(neutral(unknown.body(), "nobody"));
  }

  private static String neutral(String body, String name) {
    return body.replace(name, "NAME").replaceAll("form_token\" value=\"[^\"]*", "");
  }

  @Test
  void guessingIsSlowedDownForThisNameOnly() throws Exception {
    PlainBrowser owner = user("guessed");
    PlainBrowser stranger = new PlainBrowser(server);
    for (int i = 0; i < 5; i++) {
      assertThat(stranger.logIn("guessed", "wrong password " + i).status()).isEqualTo(422);
    }
    PlainBrowser.Answer sixth = stranger.logIn("guessed", PlainBrowser.PASSWORD);
    assertThat(sixth.status()).isEqualTo(429);
    assertThat(sixth.response().headers().firstValue("Retry-After")).contains("1");
    assertThat(sixth.body()).contains("Try again in 1 second");
    assertThat(owner.get("/account").status()).isEqualTo(200);
    TIME.pass(1_000);
    assertThat(stranger.logIn("guessed", PlainBrowser.PASSWORD).location()).isEqualTo("/account");
  }

  @Test
  void fiveAccountsAnHourComeFromOneAddress() throws Exception {
    for (int i = 0; i < 5; i++) {
      user();
    }
    PlainBrowser.Answer sixth = new PlainBrowser(server).signUp("user" + ++users);
    assertThat(sixth.status()).isEqualTo(429);
    assertThat(sixth.body()).contains("Try again in 60 minutes");
  }

  @Test
  void faultsStandBesideTheirFields() throws Exception {
    PlainBrowser browser = new PlainBrowser(server);
    browser.get("/account/signup");
    PlainBrowser.Answer answer =
        browser.post("/account/signup", "login", "<b>", "new_password", "password1234");
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.body())
        .contains(
            "value=\"&lt;b>\"",
            "aria-describedby=\"login-fault\" aria-invalid=\"true\"",
            "id=\"login-fault\"",
            "Many people use this password",
            "aria-describedby=\"new_password-fault\"")
        .doesNotContain("<b>", "password1234");
    user("taken");
    PlainBrowser.Answer taken = browser.signUp("TAKEN");
    assertThat(taken.body()).contains("This name is taken");
  }

  @Test
  void aNewPasswordTakesThePresentOneAndEndsOtherSessions() throws Exception {
    PlainBrowser browser = user("changer");
    PlainBrowser other = new PlainBrowser(server);
    other.logIn("changer", PlainBrowser.PASSWORD);
    String before = browser.cookie("lexsid");
    browser.get("/account/security");
    String fresh = "seven quiet lanterns";
    PlainBrowser.Answer wrong =
        browser.post("/account/security/password", "password", "x", "new_password", fresh);
    assertThat(wrong.status()).isEqualTo(422);
    assertThat(wrong.body()).contains("not your current password");
    PlainBrowser.Answer right =
        browser.post(
            "/account/security/password", "password", PlainBrowser.PASSWORD, "new_password", fresh);
    assertThat(right.location()).contains("done=password_changed");
    assertThat(browser.cookie("lexsid")).isNotEqualTo(before);
    assertThat(browser.get("/account").status()).isEqualTo(200);
    assertThat(other.get("/account").status()).isEqualTo(303);
    assertThat(new PlainBrowser(server).logIn("changer", PlainBrowser.PASSWORD).status())
        .isEqualTo(422);
    assertThat(new PlainBrowser(server).logIn("changer", fresh).status()).isEqualTo(303);
  }

  @Test
  void otherSessionsCanBeEnded() throws Exception {
    PlainBrowser browser = user("many");
    PlainBrowser[] others = new PlainBrowser[3];
    for (int i = 0; i < 3; i++) {
      others[i] = new PlainBrowser(server);
      others[i].logIn("many", PlainBrowser.PASSWORD);
    }
    String id = browser.get("/account/security").between("/account/security/sessions/", "/end\"");
    assertThat(browser.post("/account/security/sessions/" + id + "/end").status()).isEqualTo(303);
    assertThat(others[2].get("/account").status()).as("the newest is listed first").isEqualTo(303);
    assertThat(others[1].get("/account").status()).isEqualTo(200);
    assertThat(browser.post("/account/security/sessions/end-others").status()).isEqualTo(303);
    assertThat(others[0].get("/account").status()).isEqualTo(303);
    assertThat(browser.get("/account").status()).isEqualTo(200);
  }

  @Test
  void aDeletedAccountIsGoneWithItsKeys() throws Exception {
    PlainBrowser browser = user("leaver");
    String key = browser.createKey("last");
    browser.get("/account/security");
    assertThat(browser.post("/account/security/delete", "delete_password", "x").status())
        .isEqualTo(422);
    assertThat(status(key)).isEqualTo(200);
    PlainBrowser.Answer gone =
        browser.post("/account/security/delete", "delete_password", PlainBrowser.PASSWORD);
    assertThat(gone.location()).isEqualTo("/account/login?done=deleted");
    assertThat(status(key)).isEqualTo(401);
    assertThat(browser.get("/account").status()).isEqualTo(303);
    assertThat(browser.logIn("leaver", PlainBrowser.PASSWORD).status()).isEqualTo(422);
  }

  @Test
  void whereToGoAfterLoggingInStaysHere() throws Exception {
    user("goer");
    for (String next :
        new String[] {"https://evil.example", "//evil.example", "/\\evil", "/v1/x"}) {
      PlainBrowser browser = new PlainBrowser(server);
      browser.get("/account/login");
      assertThat(
              browser
                  .post(
                      "/account/login",
                      "login",
                      "goer",
                      "password",
                      PlainBrowser.PASSWORD,
                      "next",
                      next)
                  .location())
          .isEqualTo("/account");
    }
    PlainBrowser browser = new PlainBrowser(server);
    String login = browser.get("/account/security").location();
    assertThat(login).isEqualTo("/account/login?next=%2Faccount%2Fsecurity");
    assertThat(browser.get(login).body()).contains("name=\"next\" value=\"/account/security\"");
  }
}
