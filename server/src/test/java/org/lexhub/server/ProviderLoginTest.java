package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lexhub.server.TestProvider.Flaw;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.AccountRow;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.SignUp.Registration;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.account.factor.SecondFactorRule;
import org.lexhub.server.command.ServerMain;
import org.lexhub.server.oidc.LoginSettings;
import org.lexhub.server.oidc.ProviderSettings;

/** Log-in at an identity provider, which runs on loopback and signs real tokens. */
@Tag("accounts")
class ProviderLoginTest {
  private static final String START = "/account/login/provider";
  private static final String SECURITY = "/account/security";

  @TempDir Path data;

  @SuppressWarnings("NullAway.Init")
  private TestProvider provider;

  @SuppressWarnings("NullAway.Init")
  private TestServer server;

  @BeforeEach
  void start() throws Exception {
    provider = TestProvider.start();
    provider.user(Map.of("sub", "u-1", "preferred_username", "Ann Example"));
    serve(Registration.OPEN, 100);
  }

  private void serve(Registration registration, long maxAccounts) throws Exception {
    ProviderSettings settings =
        new ProviderSettings(
            provider.issuer(), TestProvider.CLIENT, TestProvider.SECRET, "Example");
    server =
        TestServer.start(
            ServerSettings.of(data, "127.0.0.1", 0)
                .with(new SignUp(registration, maxAccounts))
                .with(new LoginSettings(SecondFactorRule.NOBODY, settings)));
  }

  private void serveAgain(Registration registration, long maxAccounts) throws Exception {
    server.close();
    serve(registration, maxAccounts);
  }

  @AfterEach
  void stop() {
    server.close();
    provider.close();
  }

  private String pathOf(String address) {
    String origin = "http://127.0.0.1:" + server.port();
    assertThat(address).startsWith(origin + START + "/callback?");
    return address.substring(origin.length());
  }

  /** Logs in; returns the answer to the redirect of the provider. */
  private PlainBrowser.Answer logIn(PlainBrowser browser) throws Exception {
    return logIn(browser, START);
  }

  private PlainBrowser.Answer logIn(PlainBrowser browser, String start) throws Exception {
    PlainBrowser.Answer begun = browser.get(start);
    assertThat(begun.status()).isEqualTo(303);
    return browser.get(pathOf(provider.agree(begun.location())));
  }

  private List<AccountRow> accounts() throws Exception {
    try (AccountDatabase database = TestDatabase.open(data)) {
      return new Accounts(database).accounts().stream().filter(row -> row.login() != null).toList();
    }
  }

  @Test
  void theFirstLoginCreatesAnAccountAndLaterOnesFindIt() throws Exception {
    PlainBrowser browser = new PlainBrowser(server);
    assertThat(browser.get("/account/login").body()).contains("Log in with Example");
    PlainBrowser.Answer in = logIn(browser);
    assertThat(provider.tokenError()).isEmpty();
    assertThat(in.location()).isEqualTo("/account?done=signed_up");
    assertThat(browser.follow(in).body()).contains("ann-example");
    provider.user(Map.of("sub", "u-1", "preferred_username", "renamed"));
    PlainBrowser other = new PlainBrowser(server);
    assertThat(logIn(other).location()).isEqualTo("/account");
    assertThat(other.get("/account").body()).contains("ann-example");
    assertThat(accounts()).hasSize(1);
    assertThat(accounts().getFirst().hasPassword()).isFalse();
    assertThat(other.cookies().stream().map(cookie -> cookie.getName())).doesNotContain("lexflow");
  }

  @Test
  void theRequestHasStateNonceAndChallenge() throws Exception {
    String address = new PlainBrowser(server).get(START).location();
    assertThat(address)
        .startsWith(provider.issuer() + "/authorize?")
        .contains("response_type=code", "scope=openid", "client_id=lexhub")
        .contains("state=", "nonce=", "code_challenge=", "code_challenge_method=S256")
        .doesNotContain("secret", "code_verifier");
  }

  @Test
  void ellipticSignaturesAreAccepted() throws Exception {
    provider.flaw(Flaw.ELLIPTIC);
    assertThat(logIn(new PlainBrowser(server)).location()).startsWith("/account?done=signed_up");
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"NONE", "ELLIPTIC"})
  void aWrongTokenOpensNothing(Flaw flaw) throws Exception {
    provider.flaw(flaw);
    PlainBrowser browser = new PlainBrowser(server);
    PlainBrowser.Answer refused = logIn(browser);
    assertThat(refused.location()).isEqualTo("/account/login?done=provider_failed");
    assertThat(browser.follow(refused).body()).contains("could not be confirmed");
    assertThat(browser.get("/account").status()).isEqualTo(303);
    assertThat(accounts()).isEmpty();
  }

  @Test
  void anAnswerIsForTheBrowserThatAsked() throws Exception {
    String stolen = pathOf(provider.agree(new PlainBrowser(server).get(START).location()));
    PlainBrowser victim = new PlainBrowser(server);
    assertThat(victim.get(stolen).location()).contains("provider_expired");
    victim.get(START);
    assertThat(victim.get(stolen).location()).contains("provider_expired");
    assertThat(victim.get("/account").status()).isEqualTo(303);
    assertThat(accounts()).isEmpty();
  }

  @Test
  void anAnswerIsUsedOnce() throws Exception {
    PlainBrowser browser = new PlainBrowser(server);
    String path = pathOf(provider.agree(browser.get(START).location()));
    assertThat(browser.get(path).location()).contains("signed_up");
    browser.get("/account");
    browser.post("/account/logout");
    assertThat(browser.get(path).location()).contains("provider_expired");
  }

  @Test
  void errorsAndStrangeAnswersAreRefused() throws Exception {
    PlainBrowser browser = new PlainBrowser(server);
    String callback = START + "/callback";
    assertThat(browser.get(callback).location()).contains("provider_expired");
    String good = pathOf(provider.agree(browser.get(START).location()));
    String state = good.replaceFirst(".*[?&](state=[^&]+).*", "$1");
    assertThat(browser.get(callback + "?error=access_denied&" + state).location())
        .contains("provider_failed");
    String again = pathOf(provider.agree(browser.get(START).location()));
    String foreign = again.replaceFirst("iss=[^&]*", "iss=https%3A%2F%2Fevil.example");
    assertThat(browser.get(foreign).location()).contains("provider_failed");
    String other = pathOf(provider.agree(browser.get(START).location()));
    assertThat(browser.get(other.replace("code=", "code=x")).location())
        .contains("provider_failed");
  }

  @Test
  void aProviderThatIsDownIsExplained() throws Exception {
    provider.close();
    PlainBrowser browser = new PlainBrowser(server);
    PlainBrowser.Answer begun = browser.get(START);
    assertThat(begun.location()).isEqualTo("/account/login?done=provider_failed");
    assertThat(browser.follow(begun).status()).isEqualTo(200);
  }

  @Test
  void aMailAddressNeverFindsAnAccount() throws Exception {
    PlainBrowser local = new PlainBrowser(server);
    local.signUp("ann@a.example");
    for (boolean verified : new boolean[] {false, true}) {
      provider.user(
          Map.of("sub", "u-" + verified, "email", "ann@a.example", "email_verified", verified));
      PlainBrowser browser = new PlainBrowser(server);
      assertThat(logIn(browser).location()).contains("signed_up");
      assertThat(browser.get("/account").body()).contains(verified ? "ann@a.example-" : "user-");
    }
    assertThat(accounts()).hasSize(3);
  }

  @Test
  void registrationDecidesAboutNewAccounts() throws Exception {
    serveAgain(Registration.CLOSED, 100);
    PlainBrowser browser = new PlainBrowser(server);
    PlainBrowser.Answer refused = logIn(browser);
    assertThat(refused.location()).contains("provider_unknown");
    assertThat(browser.follow(refused).body()).contains("only the administrator can create one");
    serveAgain(Registration.INVITE, 100);
    assertThat(logIn(new PlainBrowser(server)).location()).contains("provider_unknown");
    assertThat(accounts()).isEmpty();
    String invitation;
    try (AccountDatabase database = TestDatabase.open(data)) {
      invitation = new OneTimeLinks(database).create(Purpose.INVITE, 0, "", Instant.now());
    }
    PlainBrowser invited = new PlainBrowser(server);
    String page = invited.get("/account/signup?link=" + invitation).body();
    assertThat(page).contains("Sign up with Example", START + "?link=" + invitation);
    PlainBrowser.Answer begun = invited.get(START + "?link=" + invitation);
    assertThat(begun.location()).doesNotContain(invitation);
    assertThat(invited.get(pathOf(provider.agree(begun.location()))).location())
        .contains("signed_up");
    provider.user(Map.of("sub", "u-2"));
    assertThat(logIn(new PlainBrowser(server), START + "?link=" + invitation).location())
        .as("used up")
        .contains("provider_unknown");
    assertThat(accounts()).hasSize(1);
  }

  @Test
  void theNumberOfAccountsIsLimited() throws Exception {
    serveAgain(Registration.OPEN, 1);
    assertThat(logIn(new PlainBrowser(server)).location()).contains("provider_unknown");
    assertThat(accounts()).isEmpty();
  }

  @Test
  void anAccountWithAPasswordIsLinkedByItsOwner() throws Exception {
    PlainBrowser browser = new PlainBrowser(server);
    browser.signUp("bob");
    assertThat(browser.get(SECURITY).body()).contains("is not linked to a user there");
    PlainBrowser.Answer wrong =
        browser.post(SECURITY + "/provider/link", "provider_password", "wrong");
    assertThat(browser.follow(wrong).body()).contains("not your current password");
    PlainBrowser.Answer page =
        browser.post(SECURITY + "/provider/link", "provider_password", PlainBrowser.PASSWORD);
    String address =
        provider.issuer() + page.between("href=\"" + provider.issuer(), "\"").replace("&amp;", "&");
    PlainBrowser.Answer linked = browser.get(pathOf(provider.agree(address)));
    assertThat(browser.follow(linked).body()).contains("is linked to your user there");

    PlainBrowser other = new PlainBrowser(server);
    assertThat(logIn(other).location()).isEqualTo("/account");
    assertThat(other.get("/account").body()).contains("bob");
    assertThat(accounts()).hasSize(1);

    browser.get(SECURITY);
    browser.post(SECURITY + "/provider/unlink", "provider_password", PlainBrowser.PASSWORD);
    assertThat(logIn(new PlainBrowser(server)).location()).contains("signed_up");
  }

  /** Somebody who gets a user to open the answer of another log-in cannot add a way in. */
  @Test
  void aLoginNeverLinksThePresentAccount() throws Exception {
    PlainBrowser browser = new PlainBrowser(server);
    String answer = pathOf(provider.agree(browser.get(START).location()));
    browser.signUp("bob");
    assertThat(browser.get(answer).location()).contains("provider_expired");
    assertThat(browser.get(SECURITY).body()).contains("is not linked to a user there");
  }

  @Test
  void anAccountWithoutAPasswordCanBeDeletedButGetsNone() throws Exception {
    PlainBrowser browser = new PlainBrowser(server);
    logIn(browser);
    String page = browser.get(SECURITY).body();
    assertThat(page).contains("Your name, to confirm").doesNotContain("Change password");
    assertThat(
            browser
                .post(
                    SECURITY + "/password",
                    "password",
                    "ann-example",
                    "new_password",
                    PlainBrowser.PASSWORD)
                .status())
        .isEqualTo(422);
    browser.get(SECURITY);
    assertThat(browser.post(SECURITY + "/delete", "delete_password", "wrong").status())
        .isEqualTo(422);
    assertThat(browser.post(SECURITY + "/delete", "delete_password", "Ann-Example").location())
        .contains("deleted");
    assertThat(accounts()).isEmpty();
    assertThat(logIn(new PlainBrowser(server)).location()).contains("signed_up");
  }

  @Test
  void wrongSettingsAreExplained() throws Exception {
    assertThat(serve("--oidc-issuer", "https://a.example"))
        .contains("--oidc-issuer and --oidc-client-id must be used together");
    assertThat(serve("--oidc-issuer", "http://a.example", "--oidc-client-id", "x"))
        .contains("must be an address such as https://login.example");
    assertThat(
            serve(
                "--oidc-issuer",
                "https://a.example",
                "--oidc-client-id",
                "x",
                "--oidc-client-secret-file",
                data + "/none"))
        .contains("--oidc-client-secret-file cannot be read");
    Path empty = Files.writeString(data.resolve("empty"), "\n");
    assertThat(
            serve(
                "--oidc-issuer",
                "https://a.example",
                "--oidc-client-id",
                "x",
                "--oidc-client-secret-file",
                empty.toString()))
        .contains("is empty");
  }

  private String serve(String... options) {
    String[] arguments = new String[options.length + 5];
    System.arraycopy(
        new String[] {"serve", "--data", data.toString(), "--port", "0"}, 0, arguments, 0, 5);
    System.arraycopy(options, 0, arguments, 5, options.length);
    StringWriter err = new StringWriter();
    int status =
        ServerMain.run(
            new PrintWriter(new StringWriter()), new PrintWriter(err, true), Map.of(), arguments);
    assertThat(status).isEqualTo(1);
    return err.toString();
  }
}
