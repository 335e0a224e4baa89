package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.account.Plan;
import org.lexhub.server.guard.PageSettings;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.store.snapshot.SnapshotFolder;

/** The limits of people and pages without a key. */
class PageLimitsTest {
  private static final String[] PAGE = {"X-Lexhub-Page", "1", "Sec-Fetch-Site", "same-origin"};
  private static final String SEARCH = "/v1/lexemes/search?q=dog";

  @TempDir private Path data;

  private final ManualTime time = new ManualTime("2026-11-21T12:00:00Z");

  private TestServer serve(PageSettings pages, EdgeSettings edge) throws Exception {
    Path snapshot = Objects.requireNonNull(SnapshotFolder.of(Fixture.folder()).current());
    Path name = Objects.requireNonNull(snapshot.getFileName());
    Files.copy(snapshot, data.resolve(name));
    Files.copy(Fixture.folder().resolve("CURRENT"), data.resolve("CURRENT"));
    return TestServer.start(
        ServerSettings.of(data, "127.0.0.1", 0)
            .with(HttpSettings.of("127.0.0.1", 0).with(edge))
            .with(time)
            .with(pages));
  }

  private TestServer serve(PageSettings pages) throws Exception {
    return serve(pages, EdgeSettings.PLAIN);
  }

  private static int status(TestClient client, String path, String... headers) throws Exception {
    return client.get(path, headers).statusCode();
  }

  @Test
  void onlyAPageOfThisServerAsksWithoutAKey() throws Exception {
    try (TestServer server = serve(new PageSettings(true, 100, 10_000, 100_000, 1000))) {
      TestClient client = server.stranger();
      assertThat(status(client, SEARCH)).isEqualTo(401);
      assertThat(status(client, SEARCH, PAGE)).isEqualTo(200);
      assertThat(status(client, SEARCH, "X-Lexhub-Page", "1")).isEqualTo(200);
      for (String site : List.of("cross-site", "same-site", "none")) {
        assertThat(status(client, SEARCH, "X-Lexhub-Page", "1", "Sec-Fetch-Site", site))
            .isEqualTo(401);
      }
      assertThat(status(client, SEARCH, "X-Lexhub-Page", "1", "Origin", "https://evil.example"))
          .isEqualTo(401);
      String own = "http://127.0.0.1:" + server.port();
      assertThat(status(client, SEARCH, "X-Lexhub-Page", "1", "Origin", own)).isEqualTo(200);
      assertThat(status(client, SEARCH, "X-Lexhub-Page", "1", "Authorization", "Bearer x"))
          .isEqualTo(401);
    }
  }

  @Test
  void pagesGetNoAccountAndNoExports() throws Exception {
    try (TestServer server = serve(PageSettings.DEFAULT)) {
      TestClient client = server.stranger();
      assertThat(status(client, "/v1/usage", PAGE)).isEqualTo(401);
      assertThat(
              status(client, "/v1/translations/pairs/export?source_lang=eng&target_lang=fra", PAGE))
          .isEqualTo(401);
      assertThat(client.post("/v1/translations/translate/batch", "{}", PAGE).statusCode())
          .isEqualTo(401);
      String body = "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"fra\"}";
      assertThat(client.post("/v1/translations/translate", body, PAGE).statusCode()).isEqualTo(200);
      HttpResponse<byte[]> other = client.send("OPTIONS", SEARCH, "Origin", "https://evil.example");
      assertThat(TestClient.header(other, "Access-Control-Allow-Headers")).doesNotContain("Page");
    }
  }

  @Test
  void anAddressHasSoManyASecondForPagesAndTheirQuestionsTogether() throws Exception {
    try (TestServer server = serve(new PageSettings(true, 1, 1000, 10_000, 1000))) {
      TestClient client = server.stranger();
      for (int i = 0; i < 6; i++) {
        assertThat(status(client, "/search?q=dog")).as("page %d", i).isEqualTo(200);
        assertThat(status(client, SEARCH, PAGE)).as("question %d", i).isEqualTo(200);
      }
      HttpResponse<byte[]> page = client.get("/search?q=dog", "Accept", "text/html");
      assertThat(page.statusCode()).isEqualTo(429);
      assertThat(TestClient.header(page, "Retry-After")).isEqualTo("1");
      assertThat(TestClient.text(page)).contains("Too many requests", "/account");
      HttpResponse<byte[]> question = client.get(SEARCH, PAGE);
      assertThat(question.statusCode()).isEqualTo(429);
      assertThat(TestClient.text(question)).contains("rate_limit_exceeded");
      assertThat(status(server.client(), SEARCH)).as("with a key").isEqualTo(200);
      assertThat(status(client, "/assets/x.css")).as("assets do not count").isEqualTo(404);
      time.pass(1_000);
      assertThat(status(client, "/search?q=dog")).isEqualTo(200);
      assertThat(status(client, "/search?q=dog")).isEqualTo(429);
    }
  }

  @Test
  void anAddressHasSoManyADay() throws Exception {
    try (TestServer server = serve(new PageSettings(true, 10, 3, 1000, 1000))) {
      TestClient client = server.stranger();
      for (int i = 0; i < 3; i++) {
        assertThat(status(client, "/sources")).isEqualTo(200);
      }
      HttpResponse<byte[]> more = client.get("/sources", "Accept", "text/html");
      assertThat(more.statusCode()).isEqualTo(429);
      assertThat(TestClient.text(more)).contains("Try again in 8 hours");
      time.pass(8 * 3_600_000);
      assertThat(status(client, "/sources")).isEqualTo(200);
    }
  }

  @Test
  void allAddressesTogetherHaveSoMany() throws Exception {
    Set<InetAddress> proxy = Set.of(InetAddress.ofLiteral("127.0.0.1"));
    try (TestServer server =
        serve(new PageSettings(true, 5, 1000, 10_000, 2), new EdgeSettings(null, true, proxy))) {
      TestClient client = server.stranger();
      assertThat(status(client, "/sources", "X-Forwarded-For", "192.0.2.1")).isEqualTo(200);
      assertThat(status(client, "/sources", "X-Forwarded-For", "192.0.2.2")).isEqualTo(200);
      assertThat(status(client, "/sources", "X-Forwarded-For", "192.0.2.3")).isEqualTo(429);
      time.pass(1_000);
      assertThat(status(client, "/sources", "X-Forwarded-For", "192.0.2.3")).isEqualTo(200);
    }
  }

  @Test
  void nobodyButAListedProxySaysWhereARequestComesFrom() throws Exception {
    try (TestServer server = serve(new PageSettings(true, 1, 1, 1000, 1000))) {
      TestClient client = server.stranger();
      assertThat(status(client, "/sources", "X-Forwarded-For", "192.0.2.1")).isEqualTo(200);
      assertThat(status(client, "/sources", "X-Forwarded-For", "192.0.2.2")).isEqualTo(429);
    }
  }

  @Test
  void anAddressHasLessThanTheFreePlanInAMonth() throws Exception {
    assertThat(PageSettings.DEFAULT.perMonth()).isLessThanOrEqualTo((int) Plan.FREE.perMonth() / 2);
    int perMonth = 20;
    try (TestServer server = serve(new PageSettings(true, 100, 1000, perMonth, 1000))) {
      TestClient client = server.stranger();
      int answered = 0;
      for (int hour = 0; hour < 24 * 30; hour++) {
        String path = hour % 2 == 0 ? SEARCH : "/sources";
        answered += status(client, path, PAGE) == 200 ? 1 : 0;
        time.pass(3_600_000);
      }
      assertThat(answered).isBetween(perMonth - 1, perMonth);
      HttpResponse<byte[]> page = client.get("/sources", "Accept", "text/html");
      if (page.statusCode() == 200) {
        page = client.get("/sources", "Accept", "text/html");
      }
      assertThat(page.statusCode()).isEqualTo(429);
      assertThat(TestClient.text(page)).contains("key of a free account", "/account");
      assertThat(status(client, "/account/login")).as("the way out").isEqualTo(200);
      assertThat(status(client, "/health/live")).isEqualTo(200);
    }
  }

  @Test
  void visitorsCannotStarveUsers() throws Exception {
    Set<InetAddress> proxy = Set.of(InetAddress.ofLiteral("127.0.0.1"));
    try (TestServer server =
        serve(new PageSettings(true, 10, 1000, 10_000, 20), new EdgeSettings(null, false, proxy))) {
      PlainBrowser user = new PlainBrowser(server);
      assertThat(user.signUp("ada").status()).isEqualTo(303);
      TestClient client = server.stranger();
      String[] paths = {"/sources", "/account/login"};
      for (String path : paths) {
        int last = 200;
        for (int i = 0; i < 60 && last == 200; i++) {
          last = status(client, path, "X-Forwarded-For", "192.0.2." + i);
        }
        assertThat(last).as("%s for strangers", path).isEqualTo(429);
      }
      for (String path : List.of("/account", "/account/security", "/sources", "/search?q=dog")) {
        assertThat(user.get(path).status()).as(path).isEqualTo(200);
      }
    }
  }

  @Test
  void visitorsDoNotKeepUsersFromLoggingIn() throws Exception {
    Set<InetAddress> proxy = Set.of(InetAddress.ofLiteral("127.0.0.1"));
    try (TestServer server =
        serve(new PageSettings(true, 10, 1000, 10_000, 20), new EdgeSettings(null, false, proxy))) {
      TestClient client = server.stranger();
      int last = 200;
      for (int i = 0; i < 60 && last == 200; i++) {
        last = status(client, "/sources", "X-Forwarded-For", "192.0.2." + i);
      }
      assertThat(last).isEqualTo(429);
      assertThat(status(client, "/account/login")).isEqualTo(200);
    }
  }

  @Test
  void aUserHasABudgetForLookingButNotForTheAccount() throws Exception {
    try (TestServer server = serve(new PageSettings(true, 100, 1000, 4, 1000))) {
      PlainBrowser user = new PlainBrowser(server);
      user.signUp("ada");
      for (int i = 0; i < 4; i++) {
        assertThat(user.get("/sources").status()).isEqualTo(200);
      }
      assertThat(user.get("/sources").status()).isEqualTo(429);
      for (int i = 0; i < 20; i++) {
        assertThat(user.get("/account").status()).isEqualTo(200);
      }
    }
  }

  @Test
  void lookingCanBeSwitchedOff() throws Exception {
    try (TestServer server = serve(PageSettings.OFF)) {
      TestClient client = server.stranger();
      HttpResponse<byte[]> home = client.get("/", "Accept", "text/html");
      assertThat(home.statusCode()).isEqualTo(404);
      assertThat(TestClient.text(home)).contains("only to programs that have a key");
      assertThat(status(client, SEARCH, PAGE)).isEqualTo(401);
      assertThat(status(server.client(), SEARCH)).isEqualTo(200);
    }
  }
}
