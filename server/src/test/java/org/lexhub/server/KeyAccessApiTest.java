package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.account.access.KeyAccess;
import org.lexhub.server.command.ServerMain;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.HttpSettings;

/** Keys with scopes, addresses and origins at a running server. */
@Tag("accounts")
class KeyAccessApiTest {
  private static final InetAddress LOOPBACK = InetAddress.ofLiteral("127.0.0.1");
  private static final String BATCH = "/v1/translations/translate/batch";

  @TempDir Path data;

  @SuppressWarnings("NullAway.Init")
  private TestServer server;

  private String err = "";

  @BeforeEach
  void start() throws Exception {
    EdgeSettings edge = new EdgeSettings(null, true, Set.of(LOOPBACK));
    HttpSettings http = HttpSettings.of("127.0.0.1", 0).with(edge);
    server = TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(http));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private String key(@Nullable String scopes, @Nullable String addresses, @Nullable String origins)
      throws Exception {
    String key;
    try (AccountDatabase database = TestDatabase.open(data)) {
      Accounts accounts = new Accounts(database);
      long account = accounts.addAccount("limited", Plan.ENTERPRISE, Instant.now());
      KeyAccess access = KeyAccess.parse(scopes, addresses, origins);
      key = accounts.addKey(account, "limited", null, access, Instant.now());
    }
    server.server().refreshKeys();
    return key;
  }

  private static void assertForbidden(HttpResponse<byte[]> response, String message) {
    assertThat(response.statusCode()).as(TestClient.text(response)).isEqualTo(403);
    assertThat(TestClient.text(response)).contains("\"code\":\"forbidden\"", message);
  }

  /** There is no snapshot: what passes the guards gets 503. */
  @Test
  void aKeyIsUsedForItsScopesOnly() throws Exception {
    TestClient read = server.client(key("read", null, null));
    assertThat(read.get("/v1/lexemes/1").statusCode()).isEqualTo(503);
    assertThat(read.get("/v1/usage").statusCode()).isEqualTo(200);
    assertForbidden(read.post(BATCH, "{}"), "lacks the scope batch");
    assertForbidden(read.post("/v1/text/analyze", "{}"), "lacks the scope batch");
    assertForbidden(read.get("/v1/lexemes/export?lang=eng"), "lacks the scope export");
    assertForbidden(
        read.get("/v1/translations/pairs/export?source_lang=eng&target_lang=deu"),
        "Create a key with this scope.");
    assertThat(read.get("/v1/none").statusCode()).isEqualTo(404);

    TestClient export = server.client(key("export", null, null));
    assertThat(export.get("/v1/lexemes/export?lang=eng").statusCode()).isEqualTo(503);
    assertThat(export.get("/v1/usage").statusCode()).isEqualTo(200);
    assertForbidden(export.get("/v1/lexemes/1"), "lacks the scope read");
    assertForbidden(export.post("/mcp", "{}"), "lacks the scope read");
    assertForbidden(export.get("/v1/lexemes/1", "Origin", "https://a.example"), "read");
  }

  @Test
  void refusedRequestsCostNothing() throws Exception {
    TestClient read = server.client(key("read", "127.0.0.1", null));
    long account = TestServer.lastAccount(data);
    assertForbidden(read.post(BATCH, "{}"), "batch");
    assertForbidden(read.get("/v1/usage", "X-Forwarded-For", "9.9.9.9"), "9.9.9.9");
    assertThat(server.server().used(account)).isZero();
  }

  @Test
  void aKeyIsUsedFromItsAddressesOnly() throws Exception {
    TestClient client = server.client(key(null, "192.0.2.0/24, 2001:db8::/32", null));
    String forwarded = "X-Forwarded-For";
    assertThat(client.get("/v1/usage", forwarded, "192.0.2.9").statusCode()).isEqualTo(200);
    assertThat(client.get("/v1/usage", forwarded, "2001:db8::7").statusCode()).isEqualTo(200);
    assertForbidden(client.get("/v1/usage", forwarded, "192.0.3.9"), "the address 192.0.3.9.");
    assertForbidden(client.get("/v1/usage"), "the address 127.0.0.1");
    assertForbidden(
        client.get("/v1/usage", forwarded, "192.0.2.9, 203.0.113.7"), "the address 203.0.113.7");
  }

  @Test
  void aKeyIsUsedByItsPagesOnly() throws Exception {
    TestClient client = server.client(key(null, null, "https://a.example"));
    HttpResponse<byte[]> allowed = client.get("/v1/usage", "Origin", "https://a.example");
    assertThat(allowed.statusCode()).isEqualTo(200);
    assertThat(TestClient.header(allowed, "Access-Control-Allow-Origin"))
        .isEqualTo("https://a.example");
    assertThat(TestClient.header(allowed, "Vary")).contains("Origin");
    HttpResponse<byte[]> unavailable = client.get("/v1/lexemes/1", "Origin", "https://a.example");
    assertThat(TestClient.header(unavailable, "Access-Control-Allow-Origin"))
        .isEqualTo("https://a.example");

    HttpResponse<byte[]> refused = client.get("/v1/usage", "Origin", "https://evil.example");
    assertForbidden(refused, "pages of https://evil.example");
    assertThat(refused.headers().map()).doesNotContainKey("access-control-allow-origin");
    assertForbidden(client.get("/v1/usage"), "web pages only");

    HttpResponse<byte[]> open = server.client().get("/v1/usage", "Origin", "https://evil.example");
    assertThat(TestClient.header(open, "Access-Control-Allow-Origin")).isEqualTo("*");
    assertThat(TestClient.header(open, "Vary")).isEqualTo("Authorization, Accept-Encoding");
  }

  @Test
  void aReplacedKeyKeepsItsRestrictionsAndLifetime() throws Exception {
    Instant now = Instant.parse("2026-11-21T10:00:00Z");
    KeyAccess access = KeyAccess.parse("batch", "10.0.0.0/8", "https://a.example");
    try (AccountDatabase database = TestDatabase.open(data)) {
      long account = new Accounts(database).addAccount("roller", Plan.FREE, now);
      AccountKeys keys = new AccountKeys(database);
      keys.add(account, "old", Duration.ofDays(30), access, now);
      Instant later = now.plus(Duration.ofDays(3));
      keys.roll(account, keys.of(account).getFirst().id(), Duration.ZERO, later);
      KeyRow row = keys.of(account).getFirst();
      assertThat(row.access()).isEqualTo(access);
      assertThat(row.expires()).isEqualTo(later.plus(Duration.ofDays(30)));
    }
  }

  private String command(int status, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter errors = new StringWriter();
    assertThat(
            ServerMain.run(
                new PrintWriter(out, true),
                new PrintWriter(errors, true),
                TestDatabase.environment(arguments),
                arguments))
        .as(errors.toString())
        .isEqualTo(status);
    err = errors.toString();
    return out.toString().strip();
  }

  @Test
  void theCommandLineCreatesRestrictedKeys() throws Exception {
    String dir = data.toString();
    String key =
        command(
            0,
            "keys",
            "create",
            "--data",
            dir,
            "--scopes",
            "read,batch",
            "--addresses",
            "127.0.0.1",
            "--origins",
            "https://a.example",
            "--days",
            "7");
    server.server().refreshKeys();
    TestClient client = server.client(key);
    assertThat(client.get("/v1/usage", "Origin", "https://a.example").statusCode()).isEqualTo(200);
    assertForbidden(client.get("/v1/usage"), "web pages only");
    assertThat(command(0, "keys", "list", "--data", dir))
        .contains("scopes read, batch; from 127.0.0.1; pages of https://a.example");
    command(1, "keys", "create", "--data", dir, "--scopes", "all");
    assertThat(err).contains("'all' is not a scope; scopes are read, batch, export");
    command(1, "keys", "create", "--data", dir, "--addresses", "10.0.0.1/8");
    assertThat(err).contains("the range is 10.0.0.0/8");
    command(1, "keys", "create", "--data", dir, "--days", "100000");
    assertThat(err).contains("--days must be a number from 1 to");
  }

  @Test
  void theFormCreatesRestrictedKeys() throws Exception {
    server.close();
    server = TestServer.start(data);
    PlainBrowser browser = new PlainBrowser(server);
    browser.signUp("restrictive");
    browser.get("/account");
    PlainBrowser.Answer wrong =
        browser.post(
            "/account/keys",
            "name",
            "x",
            "scopes_shown",
            "1",
            "addresses",
            "10.0.0.1/8",
            "origins",
            "a.example");
    assertThat(wrong.status()).isEqualTo(422);
    assertThat(wrong.body())
        .contains("Choose at least one.", "the range is", "is not an origin")
        .contains(">10.0.0.1/8</textarea>", "<details class=\"fold\" open>");
    PlainBrowser.Answer created =
        browser.post(
            "/account/keys",
            "name",
            "x",
            "days",
            "30",
            "scopes_shown",
            "1",
            "scope_read",
            "1",
            "addresses",
            "127.0.0.0/8\n10.0.0.1",
            "origins",
            "");
    TestClient client = server.client(browser.follow(created).key());
    assertThat(client.get("/v1/usage").statusCode()).isEqualTo(200);
    assertForbidden(client.post(BATCH, "{}"), "lacks the scope batch");
    assertThat(browser.get("/account").body())
        .contains("<dt>Expires</dt>", "<dt>Only for</dt><dd>look-ups, searches")
        .contains("<code>127.0.0.0/8, 10.0.0.1</code>")
        .doesNotContain("Only by pages of");
  }
}
