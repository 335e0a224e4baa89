package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

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
    String login = known == null ? null : known.user().login();
    View view = new View(request.token(), secret, login, fault);
    write(request, Texts.text("password.title"), Tab.NONE, JtePasswordLinkGenerated::render, view);
  }

  /**
   * What the page shows.
   *
   * @param login the name of the account, or null if the link is not valid
   */
  record View(String token, String secret, @Nullable String login, @Nullable String fault) {}
}
