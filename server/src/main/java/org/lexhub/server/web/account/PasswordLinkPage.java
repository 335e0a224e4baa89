package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.Forms;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;

/** {@code GET /account/password}: the form that sets a password by a link from an administrator. */
final class PasswordLinkPage extends AccountPage {
  private final OneTimeLinks links;
  private final Logins logins;

  PasswordLinkPage(PageContext pages, OneTimeLinks links, Logins logins) {
    super(pages, Role.ANYBODY);
    this.links = links;
    this.logins = logins;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    show(request, query.text("link"), null);
  }

  /** Returns the link with a secret, or null if there is none that is still valid. */
  OneTimeLinks.@Nullable Row link(String secret) throws SQLException {
    return links.find(Purpose.PASSWORD, secret, pages.now());
  }

  /**
   * Shows the form, or a message if the link is not valid.
   *
   * @param fault the error in the entered password, or null
   */
  void show(BrowserRequest request, String secret, @Nullable String fault) throws SQLException {
    OneTimeLinks.Row link = link(secret);
    Logins.Known known = link == null ? null : logins.find(link.account());
    if (fault != null || known == null) {
      request.call.status(known == null ? 404 : 422);
    }
    write(
        request,
        "Set a new password",
        Tab.NONE,
        html -> {
          html.open("section", "class", "narrow").element("h1", "Set a new password");
          if (known == null) {
            Widgets.alert(
                html,
                "bad",
                "This link is invalid or has expired. Ask the administrator for a new one.");
          } else {
            form(html, request, secret, known.user().login(), fault);
          }
          html.close();
        });
  }

  private static void form(
      Html html, BrowserRequest request, String secret, String login, @Nullable String fault) {
    html.open("p", "class", "lead").text("For ");
    html.element("strong", login, "dir", "auto").text(". Setting it ends all sessions.").close();
    Forms.open(html, request, "/account/password", "card");
    Forms.hidden(html, "link", secret);
    html.empty(
        "input",
        "class",
        "unseen",
        "type",
        "text",
        "name",
        "login",
        "value",
        login,
        "autocomplete",
        "username",
        "readonly",
        "",
        "tabindex",
        "-1",
        "aria-label",
        "Name");
    Forms.newPassword(html, "New password", fault);
    Forms.submit(html, "Set password");
    html.close();
  }
}
