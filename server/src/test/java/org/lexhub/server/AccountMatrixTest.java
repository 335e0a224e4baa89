package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.guard.PageSettings;
import org.lexhub.server.http.Route;
import org.lexhub.server.web.account.AccountRoutes;
import org.lexhub.server.web.session.Role;

/**
 * Calls every route of the account pages, taken from the routing table, as nobody, as another user
 * and as an administrator, and checks in the database that nothing forbidden has happened.
 */
@Tag("accounts")
class AccountMatrixTest {
  private static final int OWN_FAULT = 422;

  @TempDir static Path data;
  private static final ManualTime TIME = new ManualTime("2026-11-21T10:00:00Z");

  @SuppressWarnings("NullAway.Init")
  private static TestServer server;

  @SuppressWarnings("NullAway.Init")
  private static PlainBrowser nobody;

  @SuppressWarnings("NullAway.Init")
  private static PlainBrowser other;

  @SuppressWarnings("NullAway.Init")
  private static PlainBrowser admin;

  @SuppressWarnings("NullAway.Init")
  private static String ownersKey;

  @SuppressWarnings("NullAway.Init")
  private static String ownersSession;

  @SuppressWarnings("NullAway.Init")
  private static String invite;

  private static long owner;

  @BeforeAll
  static void start() throws Exception {
    PageSettings many = new PageSettings(true, 1_000, 100_000, 1_000_000, 10_000);
    server = TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(TIME).with(many));
    PlainBrowser first = new PlainBrowser(server);
    first.signUp("owner");
    first.createKey("the owner's");
    new PlainBrowser(server).logIn("owner", PlainBrowser.PASSWORD);
    ownersSession = first.get("/account/security").between("/account/security/sessions/", "/end\"");
    other = new PlainBrowser(server);
    other.signUp("other");
    admin = new PlainBrowser(server);
    String link = Objects.requireNonNull(server.server().setUpLink());
    admin.get(link.substring(link.indexOf("/account")));
    admin.post(
        "/account/setup",
        "login",
        "admin",
        "new_password",
        PlainBrowser.PASSWORD,
        "link",
        link.substring(link.indexOf('=') + 1));
    admin.get("/admin/invites");
    Matcher made =
        Pattern.compile("/admin/invites/(\\d+)/withdraw")
            .matcher(admin.post("/admin/invites", "note", "somebody").body());
    assertThat(made.find()).isTrue();
    invite = made.group(1);
    nobody = new PlainBrowser(server);
    nobody.get("/account/login");
    owner = owner().account();
    ownersKey = owner().id();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static KeyRow owner() throws Exception {
    try (AccountDatabase database = TestDatabase.open(data)) {
      return new Accounts(database)
          .keys().stream()
              .filter(row -> row.accountName().equals("owner"))
              .findFirst()
              .orElseThrow();
    }
  }

  /** Returns the data of the owner as one line of text, to detect changes. */
  private static String state() throws Exception {
    try (AccountDatabase database = TestDatabase.open(data)) {
      Accounts accounts = new Accounts(database);
      return accounts.find(owner)
          + " "
          + new AccountKeys(database)
              .of(owner).stream().map(row -> row.id() + row.state(Instant.EPOCH)).toList();
    }
  }

  private static String path(Route route) {
    String template = route.template();
    String value =
        template.contains("/keys/")
            ? ownersKey
            : template.contains("/sessions/")
                ? ownersSession
                : template.contains("/invites/") ? invite : Long.toString(owner);
    return template.replace("{id}", value);
  }

  private static List<Route> routes() {
    List<Route> routes = server.server().accountRoutes();
    assertThat(routes).hasSizeGreaterThan(25);
    return routes;
  }

  private static PlainBrowser.Answer call(PlainBrowser browser, Route route, String page)
      throws Exception {
    if (route.method().equals("GET")) {
      return browser.get(path(route));
    }
    browser.get(page);
    return browser.post(path(route));
  }

  @Test
  void nobodySeesOrChangesAnythingOfUsers() throws Exception {
    String before = state();
    for (Route route : routes()) {
      if (AccountRoutes.role(route) == Role.ANYBODY) {
        continue;
      }
      PlainBrowser.Answer answer = call(nobody, route, "/account/login");
      assertThat(answer.status()).as(route.method() + " " + route.template()).isEqualTo(303);
      assertThat(answer.location()).startsWith("/account/login");
      assertThat(answer.body()).isEmpty();
    }
    assertThat(state()).isEqualTo(before);
  }

  @Test
  void anotherUserReachesNothingOfTheOwner() throws Exception {
    String before = state();
    for (Route route : routes()) {
      if (AccountRoutes.role(route) != Role.USER || !route.template().contains("{id}")) {
        continue;
      }
      PlainBrowser.Answer answer = call(other, route, "/account");
      assertThat(answer.status()).as(route.template()).isEqualTo(404);
      assertThat(answer.body()).doesNotContain("the owner's");
    }
    assertThat(state()).isEqualTo(before);
  }

  @Test
  void anotherUserIsNoAdministrator() throws Exception {
    String before = state();
    for (Route route : routes()) {
      if (AccountRoutes.role(route) == Role.ADMIN) {
        PlainBrowser.Answer answer = call(other, route, "/account");
        assertThat(answer.status()).as(route.template()).isEqualTo(403);
        assertThat(answer.body()).doesNotContain("the owner's", "somebody");
      }
    }
    assertThat(state()).isEqualTo(before);
  }

  @Test
  void anAdministratorDoesNotUseTheKeysOrSessionsOfOthersEither() throws Exception {
    String before = state();
    for (Route route : routes()) {
      if (AccountRoutes.role(route) == Role.USER && route.template().contains("{id}")) {
        assertThat(call(admin, route, "/account").status()).as(route.template()).isEqualTo(404);
      }
    }
    assertThat(state()).isEqualTo(before);
  }

  @Test
  void everyPageOpensForWhomItIsMade() throws Exception {
    for (Route route : routes()) {
      if (route.method().equals("GET") && AccountRoutes.role(route) != Role.ANYBODY) {
        PlainBrowser browser = AccountRoutes.role(route) == Role.ADMIN ? admin : other;
        PlainBrowser.Answer answer = browser.get(path(route));
        assertThat(answer.status()).as(route.template()).isEqualTo(200);
        assertThat(answer.response().headers().firstValue("Cache-Control")).contains("no-store");
        assertThat(answer.response().headers().firstValue("ETag")).isEmpty();
      }
    }
  }

  /** Forms are refused without their token, from other origins, and by GET. */
  @Test
  void everyFormIsHeldAgainstWhereItCameFrom() throws Exception {
    String before = state();
    for (Route route : routes()) {
      if (!route.method().equals("POST")) {
        continue;
      }
      String path = path(route);
      String name = route.template();
      admin.get("/account");
      String token = admin.token();
      String origin = admin.origin();
      assertThat(send(admin.form(path, "").header("Origin", origin))).as(name).isEqualTo(403);
      assertThat(send(admin.form(path, nobody.token()).header("Origin", origin)))
          .as(name)
          .isEqualTo(403);
      assertThat(send(admin.form(path, token))).as(name).isEqualTo(403);
      assertThat(send(admin.form(path, token).header("Origin", "http://evil.example")))
          .as(name)
          .isEqualTo(403);
      for (String site : new String[] {"cross-site", "same-site", "none"}) {
        assertThat(
                send(
                    admin
                        .form(path, token)
                        .header("Origin", origin)
                        .header("Sec-Fetch-Site", site)))
            .as(name)
            .isEqualTo(403);
      }
      assertThat(admin.get(path).status()).as("GET " + name).isIn(200, 303, 404, 405);
    }
    assertThat(state()).isEqualTo(before);
    HttpRequest good =
        admin
            .form("/admin/invites", admin.token(), "note", "x".repeat(101))
            .header("Sec-Fetch-Site", "same-origin")
            .header("Origin", "null")
            .build();
    assertThat(admin.send(good).status()).isEqualTo(OWN_FAULT);
  }

  private static int send(HttpRequest.Builder form) throws Exception {
    return admin.send(form.build()).status();
  }

  @Test
  void aKeyOpensNoPageAndACookieNoPartOfTheApi() throws Exception {
    assertThat(server.client().get("/account").statusCode()).isEqualTo(303);
    HttpRequest api =
        HttpRequest.newBuilder(URI.create(admin.origin() + "/v1/usage")).GET().build();
    assertThat(admin.send(api).status()).isEqualTo(401);
  }
}
