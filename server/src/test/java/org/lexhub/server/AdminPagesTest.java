package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.SignUp.Registration;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.command.ServerMain;

/** Actions of administrators, and one-time links, with registration by invitation. */
@Tag("accounts")
class AdminPagesTest {
  private static final String OTHER_PASSWORD = "seven quiet lanterns";

  @TempDir Path data;
  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");

  @SuppressWarnings("NullAway.Init")
  private TestServer server;

  @BeforeEach
  void start() throws Exception {
    ServerSettings settings = ServerSettings.of(data, "127.0.0.1", 0).with(time);
    server = TestServer.start(settings.with(new SignUp(Registration.INVITE, 4)));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static String secret(String link) {
    return link.substring(link.indexOf("link=") + 5);
  }

  private PlainBrowser admin() throws Exception {
    String secret = secret(Objects.requireNonNull(server.server().setUpLink()));
    PlainBrowser admin = new PlainBrowser(server);
    assertThat(follow(admin, "/account/setup", secret, "admin").status()).isEqualTo(303);
    assertThat(server.server().setUpLink()).as("there is one now").isNull();
    assertThat(follow(new PlainBrowser(server), "/account/setup", secret, "second").status())
        .isNotEqualTo(303);
    return admin;
  }

  /** Follows a link that creates an account, and creates it. */
  private PlainBrowser.Answer follow(PlainBrowser browser, String path, String secret, String login)
      throws Exception {
    browser.get(path + "?link=" + secret);
    return browser.post(
        path, "login", login, "new_password", PlainBrowser.PASSWORD, "link", secret);
  }

  private String invite(PlainBrowser admin) throws Exception {
    admin.get("/admin/invites");
    String body = admin.post("/admin/invites", "note", "<b>Bob</b>").body();
    assertThat(body).contains("&lt;b&gt;Bob&lt;/b&gt;").doesNotContain("<b>Bob");
    return body.split("signup\\?link=", 2)[1].substring(0, 43);
  }

  private String number(PlainBrowser admin, String name) throws Exception {
    return admin.get("/admin?q=" + name).between("/admin/accounts/", "\"");
  }

  @Test
  void signingUpTakesAnInvitationThatIsGoodOnce() throws Exception {
    PlainBrowser admin = admin();
    PlainBrowser stranger = new PlainBrowser(server);
    assertThat(stranger.get("/account/signup").body()).contains("need an invitation");
    stranger.get("/account/login");
    assertThat(
            stranger
                .post("/account/signup", "login", "eve", "new_password", PlainBrowser.PASSWORD)
                .status())
        .isNotEqualTo(303);
    String secret = invite(admin);
    PlainBrowser bob = new PlainBrowser(server);
    assertThat(follow(bob, "/account/signup", secret, "bob").status()).isEqualTo(303);
    assertThat(bob.get("/account").status()).isEqualTo(200);
    PlainBrowser eve = new PlainBrowser(server);
    assertThat(follow(eve, "/account/signup", secret, "eve").status()).isNotEqualTo(303);
    assertThat(admin.get("/admin/invites").body()).contains("<td>used</td>");
    assertThat(admin.get("/admin?q=eve").body()).contains("0 accounts");
  }

  @Test
  void aWithdrawnOrOldInvitationIsVoid() throws Exception {
    PlainBrowser admin = admin();
    String withdrawn = invite(admin);
    String id = admin.get("/admin/invites").between("/admin/invites/", "/withdraw");
    assertThat(admin.post("/admin/invites/" + id + "/withdraw").status()).isEqualTo(303);
    PlainBrowser bob = new PlainBrowser(server);
    assertThat(bob.get("/account/signup?link=" + withdrawn).body()).contains("has expired");
    String old = invite(admin);
    time.pass(7 * 86_400_000L);
    assertThat(bob.get("/account/signup?link=" + old).body()).contains("has expired");
  }

  @Test
  void thereIsACapOnAccounts() throws Exception {
    PlainBrowser admin = admin();
    for (int i = 0; i < 2; i++) {
      assertThat(
              follow(new PlainBrowser(server), "/account/signup", invite(admin), "u" + i + "x")
                  .status())
          .isEqualTo(303);
    }
    PlainBrowser.Answer fifth =
        follow(new PlainBrowser(server), "/account/signup", invite(admin), "fifth");
    assertThat(fifth.body()).contains("No more accounts can be created here");
  }

  @Test
  void aChangedPlanAndASuspensionHoldAtOnce() throws Exception {
    PlainBrowser admin = admin();
    PlainBrowser bob = new PlainBrowser(server);
    follow(bob, "/account/signup", invite(admin), "bob");
    String key = bob.createKey("bob's");
    String page = "/admin/accounts/" + number(admin, "bob");
    admin.get(page);
    assertThat(admin.post(page + "/plan", "plan", "pro").status()).isEqualTo(303);
    assertThat(TestClient.header(server.client(key).get("/v1/usage"), "RateLimit-Policy"))
        .contains("q=50;");
    assertThat(admin.post(page + "/plan", "plan", "gold").status()).isEqualTo(400);
    assertThat(admin.post(page + "/suspend").status()).isEqualTo(303);
    assertThat(server.client(key).get("/v1/usage").statusCode()).isEqualTo(403);
    assertThat(bob.get("/account").status()).isEqualTo(303);
    assertThat(bob.logIn("bob", PlainBrowser.PASSWORD).body()).contains("is suspended");
    assertThat(admin.post(page + "/resume").status()).isEqualTo(303);
    assertThat(server.client(key).get("/v1/usage").statusCode()).isEqualTo(200);
  }

  @Test
  void nobodySuspendsOrDeletesTheLastAdministrator() throws Exception {
    PlainBrowser admin = admin();
    String page = "/admin/accounts/" + number(admin, "admin");
    admin.get(page);
    assertThat(admin.post(page + "/suspend").status()).isEqualTo(403);
    admin.get("/account/security");
    PlainBrowser.Answer answer =
        admin.post("/account/security/delete", "delete_password", PlainBrowser.PASSWORD);
    assertThat(answer.body()).contains("only administrator");
  }

  @Test
  void aResetLinkSetsThePasswordThatItsOwnerChooses() throws Exception {
    PlainBrowser admin = admin();
    PlainBrowser bob = new PlainBrowser(server);
    follow(bob, "/account/signup", invite(admin), "bob");
    String page = "/admin/accounts/" + number(admin, "bob");
    admin.get(page);
    String secret =
        admin.post(page + "/reset-link").body().split("password\\?link=", 2)[1].substring(0, 43);
    assertThat(bob.get("/account").status()).as("nothing has happened yet").isEqualTo(200);
    PlainBrowser again = new PlainBrowser(server);
    assertThat(again.get("/account/password?link=" + secret).body()).contains("bob");
    assertThat(again.post("/account/password", "link", secret, "new_password", "short").status())
        .isEqualTo(422);
    assertThat(
            again
                .post("/account/password", "link", secret, "new_password", OTHER_PASSWORD)
                .location())
        .contains("done=password_set");
    assertThat(bob.get("/account").status()).isEqualTo(303);
    assertThat(again.logIn("bob", OTHER_PASSWORD).status()).isEqualTo(303);
    assertThat(new PlainBrowser(server).get("/account/password?link=" + secret).status())
        .isEqualTo(404);
  }

  @Test
  void theCommandLineMakesAdministratorsAndLinks() throws Exception {
    String dir = data.toString();
    String made = command("accounts", "create", "--admin", "--name", "Root", "--data", dir);
    assertThat(server.server().setUpLink()).isNull();
    String secret = secret(made);
    PlainBrowser root = new PlainBrowser(server);
    root.get("/account/password?link=" + secret);
    root.post("/account/password", "link", secret, "new_password", OTHER_PASSWORD);
    assertThat(root.logIn("root", OTHER_PASSWORD).status()).isEqualTo(303);
    assertThat(root.get("/admin/state").body()).contains("<dd>by invitation</dd>", "of at most 4");
    String invite = secret(command("accounts", "invite", "--data", dir));
    assertThat(follow(new PlainBrowser(server), "/account/signup", invite, "carol").status())
        .isEqualTo(303);
    String reset = secret(command("accounts", "reset-link", "--data", dir, "carol"));
    assertThat(new PlainBrowser(server).get("/account/password?link=" + reset).status())
        .isEqualTo(200);
    command("accounts", "set-admin", "--data", dir, "carol");
    assertThat(command("accounts", "list", "--data", dir)).contains("carol (admin)");
    String number = number(root, "carol");
    command("accounts", "delete", "--data", dir, number);
    assertThat(root.get("/admin/accounts/" + number).status()).isEqualTo(404);
  }

  private static String command(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        ServerMain.run(
            new PrintWriter(out, true),
            new PrintWriter(err, true),
            TestDatabase.environment(arguments),
            arguments);
    assertThat(status).as(err.toString()).isZero();
    return out.toString().strip();
  }
}
