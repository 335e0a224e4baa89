package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.SignUp.Registration;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.Forms;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;

/**
 * {@code GET /account/signup} and {@code GET /account/setup}: the form that creates an account. The
 * second creates the first administrator and requires the link that the server prints when it
 * starts.
 */
final class SignUpPage extends AccountPage {
  private final Purpose purpose;
  private final OneTimeLinks links;
  private final SignUp signUp;

  SignUpPage(PageContext pages, Purpose purpose, OneTimeLinks links, SignUp signUp) {
    super(pages, Role.ANYBODY);
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
    boolean allowed = isAllowed(link(entry.link()));
    String title = makesAdministrator() ? "Set up this server" : "Sign up";
    if (entry.isFaulty()) {
      request.call.status(422);
    }
    write(
        request,
        title,
        Tab.NONE,
        html -> {
          html.open("section", "class", "narrow").element("h1", title);
          if (allowed) {
            form(html, request, entry);
          } else {
            refusal(html, entry);
          }
          html.open("p").text("Already have an account? ");
          html.element("a", "Log in", "href", "/account/login").text(".").close().close();
        });
  }

  private void form(Html html, BrowserRequest request, Entry entry) {
    boolean setup = makesAdministrator();
    html.element(
        "p",
        setup
            ? "Create the administrator account. This link works once."
            : "Get your own API keys and quota. It is free, and no e-mail address is needed.",
        "class",
        "lead");
    if (entry.fault() != null) {
      Widgets.alert(html, "bad", entry.fault());
    }
    Forms.open(html, request, setup ? "/account/setup" : "/account/signup", "card");
    Forms.hidden(html, "link", entry.link());
    Forms.loginName(
        html,
        entry.login(),
        "Letters, digits and . _ - + @. We never send mail to it.",
        entry.loginFault());
    Forms.newPassword(html, "Password", entry.passwordFault());
    Forms.submit(html, setup ? "Create administrator" : "Sign up");
    html.close();
    html.element(
        "p",
        "This server sends no e-mail. If you forget your password, ask the administrator for a"
            + " reset link.",
        "class",
        "small muted");
  }

  private void refusal(Html html, Entry entry) {
    if (makesAdministrator()) {
      Widgets.alert(
          html,
          "bad",
          "This link is invalid or has expired. The server prints a new one when it starts without an"
              + " administrator.");
    } else if (signUp.registration() == Registration.CLOSED) {
      Widgets.alert(html, "warn", "Only the administrator of this server can create accounts.");
    } else if (entry.link().isEmpty()) {
      Widgets.alert(html, "warn", "You need an invitation link from the administrator to sign up.");
    } else {
      Widgets.alert(
          html,
          "bad",
          "This invitation is invalid or has expired. Ask the administrator for a new one.");
    }
  }
}
