package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.SignUp.Registration;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.Forms;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;

/** {@code GET /account/login}: the form to log in. */
final class LoginPage extends AccountPage {
  private final SignUp signUp;

  LoginPage(PageContext pages, SignUp signUp) {
    super(pages, Role.ANYBODY);
    this.signUp = signUp;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    String next = next(query);
    if (request.session != null) {
      request.call.redirect(303, next);
      return;
    }
    show(request, query, "", null);
  }

  /**
   * Returns the path to show after the login, from the field {@code next}: an account page or the
   * documentation, never another site.
   */
  static String next(Fields fields) {
    String next = fields.text("next");
    boolean known =
        next.matches("/(account|admin|docs)(/[a-z0-9/-]*)?") && !next.startsWith("/account/log");
    return known ? next : "/account";
  }

  /**
   * Shows the form.
   *
   * @param login the entered name
   * @param fault the error to show, or null
   */
  void show(BrowserRequest request, Fields fields, String login, @Nullable String fault) {
    write(
        request,
        "Log in",
        Tab.NONE,
        html -> {
          html.open("section", "class", "narrow").element("h1", "Log in");
          FlashMessage.write(html, fields);
          if (fault != null) {
            Widgets.alert(html, "bad", fault);
          }
          form(html, request, fields, login);
          alternatives(html);
          html.close();
        });
  }

  private static void form(Html html, BrowserRequest request, Fields fields, String login) {
    Forms.open(html, request, "/account/login", "card");
    Forms.hidden(html, "next", next(fields));
    Forms.loginName(html, login, null, null);
    Forms.presentPassword(html, "password", "Password", null);
    Forms.submit(html, "Log in");
    html.close();
  }

  private void alternatives(Html html) {
    if (signUp.registration() != Registration.CLOSED) {
      html.open("p").text("No account yet? ");
      html.element("a", "Sign up", "href", "/account/signup").text(".").close();
    }
    html.element(
        "p",
        "Forgot your password? Ask the administrator for a reset link.",
        "class",
        "small muted");
  }
}
