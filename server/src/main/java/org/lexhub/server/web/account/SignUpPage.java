package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.OnceLinks;
import org.lexhub.server.account.OnceLinks.Purpose;
import org.lexhub.server.account.SignUp.Registration;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Pieces;

/**
 * {@code GET /account/signup} and {@code GET /account/setup}: the form that makes an account. The
 * second makes the first administrator and needs the link that is printed at the start.
 */
final class SignUpPage extends AccountPage {
  private final Purpose purpose;

  SignUpPage(Office office, Purpose purpose) {
    super(office, Who.ANYBODY);
    this.purpose = purpose;
  }

  @Override
  protected void answer(Visit visit, Fields query) throws SQLException {
    if (visit.session != null && purpose == Purpose.INVITE) {
      visit.call.redirect(303, "/account");
      return;
    }
    show(visit, new Entry("", query.text("link"), null, null, null));
  }

  /**
   * What was entered, and what is wrong with it.
   *
   * @param link the secret of the link that was followed; may be empty
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

  /** Returns the link that allows this, or null where there is none or it is no longer good. */
  OnceLinks.@Nullable Row link(String secret) throws SQLException {
    return secret.isEmpty() ? null : office.links.find(purpose, secret, office.now());
  }

  /** Tells whether an account may be made with a link or without one. */
  boolean isAllowed(OnceLinks.@Nullable Row link) {
    if (purpose == Purpose.SETUP) {
      return link != null;
    }
    return switch (office.signUp.registration()) {
      case OPEN -> true;
      case INVITE -> link != null;
      case CLOSED -> false;
    };
  }

  void show(Visit visit, Entry entry) throws SQLException {
    boolean allowed = isAllowed(link(entry.link()));
    String title = purpose == Purpose.SETUP ? "Set up this server" : "Sign up";
    if (entry.isFaulty()) {
      visit.call.status(422);
    }
    write(
        visit,
        title,
        Tab.NONE,
        html -> {
          html.open("section", "class", "narrow").element("h1", title);
          if (allowed) {
            form(html, visit, entry);
          } else {
            refusal(html, entry);
          }
          html.open("p").text("You have an account? ");
          html.element("a", "Log in", "href", "/account/login").text(".").close().close();
        });
  }

  private void form(Html html, Visit visit, Entry entry) {
    boolean setup = purpose == Purpose.SETUP;
    html.element(
        "p",
        setup
            ? "This makes the first administrator. The link is good once."
            : "An account has keys to the API and a quota of its own. It costs nothing and asks"
                + " nothing but a name.",
        "class",
        "lead");
    if (entry.fault() != null) {
      Pieces.alert(html, "bad", entry.fault());
    }
    Forms.open(html, visit, setup ? "/account/setup" : "/account/signup", "card");
    Forms.hidden(html, "link", entry.link());
    Forms.loginName(
        html,
        entry.login(),
        "Letters, digits and . _ - + @. No mail is ever sent to it.",
        entry.loginFault());
    Forms.newPassword(html, entry.passwordFault());
    Forms.submit(html, setup ? "Make the administrator" : "Sign up");
    html.close();
    html.element(
        "p",
        "There is no mail here: whoever forgets the password asks the administrator for a link"
            + " that sets a new one.",
        "class",
        "small muted");
  }

  private void refusal(Html html, Entry entry) {
    if (purpose == Purpose.SETUP) {
      Pieces.alert(
          html,
          "bad",
          "This link is not good, or no longer. A new one is printed when the server starts and has"
              + " no administrator yet.");
    } else if (office.signUp.registration() == Registration.CLOSED) {
      Pieces.alert(html, "warn", "Accounts are made by the administrator of this server only.");
    } else if (entry.link().isEmpty()) {
      Pieces.alert(
          html, "warn", "Signing up here takes an invitation: a link from the administrator.");
    } else {
      Pieces.alert(
          html, "bad", "This invitation is not good, or no longer. Ask the administrator for one.");
    }
  }
}
