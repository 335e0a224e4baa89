package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.SignUp.Registration;
import org.lexhub.server.http.Fields;
import org.lexhub.server.oidc.ProviderSettings;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

/**
 * {@code GET /account/signup} and {@code GET /account/setup}: the form that creates an account. The
 * second creates the first administrator and requires the link that the server prints when it
 * starts.
 */
final class SignUpPage extends AccountPage {
  private final Purpose purpose;
  private final OneTimeLinks links;
  private final SignUp signUp;
  private final @Nullable ProviderSettings provider;

  SignUpPage(
      PageContext pages,
      Purpose purpose,
      OneTimeLinks links,
      SignUp signUp,
      @Nullable ProviderSettings provider) {
    super(pages, Role.ANYBODY);
    this.provider = provider;
    this.purpose = purpose;
    this.links = links;
    this.signUp = signUp;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    if (request.session != null && purpose == Purpose.INVITE) {
      request.call.redirect(303, "/account");
      return;
    }
    show(request, new Entry("", query.text("link"), null, null, null));
  }

  /**
   * The entered values and the errors in them.
   *
   * @param link the secret of the link that opened the form; empty if there was none
   * @param fault an error that belongs to no field, or null
   */
  record Entry(
      String login,
      String link,
      @Nullable String loginFault,
      @Nullable String passwordFault,
      @Nullable String fault) {
    boolean isFaulty() {
      return loginFault != null || passwordFault != null || fault != null;
    }
  }

  /** Returns the link with a secret, or null if there is none that is still valid. */
  OneTimeLinks.@Nullable Row link(String secret) throws SQLException {
    return secret.isEmpty() ? null : links.find(purpose, secret, pages.now());
  }

  /** Returns whether the account becomes the first administrator. */
  boolean makesAdministrator() {
    return purpose == Purpose.SETUP;
  }

  /** Returns the maximum number of accounts, with the new one. */
  long maxAccounts() {
    return makesAdministrator() ? Long.MAX_VALUE : signUp.maxAccounts();
  }

  /** Returns whether an account can be created with a link, or without one if it is null. */
  boolean isAllowed(OneTimeLinks.@Nullable Row link) {
    if (makesAdministrator()) {
      return link != null;
    }
    return switch (signUp.registration()) {
      case OPEN -> true;
      case INVITE -> link != null;
      case CLOSED -> false;
    };
  }

  /** Shows the form with the values of {@code entry}, or why no account can be created. */
  void show(BrowserRequest request, Entry entry) throws SQLException {
    Alert refusal = isAllowed(link(entry.link())) ? null : refusal(entry);
    boolean setup = makesAdministrator();
    String title = Texts.text(setup ? "setup.title" : "account.signup");
    if (entry.isFaulty()) {
      request.call.status(422);
    }
    String name = provider == null ? null : provider.name();
    View view = new View(request.token(), title, setup, entry, refusal, name);
    write(request, title, Tab.NONE, JteSignUpGenerated::render, view);
  }

  /**
   * What the page shows.
   *
   * @param setup whether the account becomes the first administrator
   * @param refusal why no account can be created, or null if one can
   * @param provider the name of the identity provider, or null if there is none
   */
  record View(
      String token,
      String title,
      boolean setup,
      Entry entry,
      @Nullable Alert refusal,
      @Nullable String provider) {}

  /** A message box of a kind that {@code Alert.jte} knows. */
  record Alert(String kind, String text) {}

  private Alert refusal(Entry entry) {
    if (makesAdministrator()) {
      return new Alert("bad", Texts.text("setup.refused"));
    }
    if (signUp.registration() == Registration.CLOSED) {
      return new Alert("warn", Texts.text("signup.refused.closed"));
    }
    return entry.link().isEmpty()
        ? new Alert("warn", Texts.text("signup.refused.uninvited"))
        : new Alert("bad", Texts.text("signup.refused.invitation"));
  }
}
