package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OnceLinks;
import org.lexhub.server.account.OnceLinks.Purpose;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Pieces;

/** {@code GET /account/password}: sets a password by a link that an administrator made. */
final class PasswordLinkPage extends AccountPage {
  PasswordLinkPage(Office office) {
    super(office, Who.ANYBODY);
  }

  @Override
  protected void answer(Visit visit, Fields query) throws SQLException {
    show(visit, query.text("link"), null);
  }

  void show(Visit visit, String secret, @Nullable String fault) throws SQLException {
    OnceLinks.Row link = office.links.find(Purpose.PASSWORD, secret, office.now());
    Logins.Known known = link == null ? null : office.logins.find(link.account());
    if (fault != null || known == null) {
      visit.call.status(known == null ? 404 : 422);
    }
    write(
        visit,
        "Set a password",
        Tab.NONE,
        html -> {
          html.open("section", "class", "narrow").element("h1", "Set a password");
          if (known == null) {
            Pieces.alert(
                html, "bad", "This link is not good, or no longer. Ask the administrator for one.");
          } else {
            form(html, visit, secret, known.user().login(), fault);
          }
          html.close();
        });
  }

  private static void form(
      Html html, Visit visit, String secret, String login, @Nullable String fault) {
    html.open("p", "class", "lead").text("For ");
    html.element("strong", login, "dir", "auto").text(". All sessions end with it.").close();
    Forms.open(html, visit, "/account/password", "card");
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
    Forms.newPassword(html, fault);
    Forms.submit(html, "Set the password");
    html.close();
  }
}
