package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Refusals;
import org.lexhub.server.web.session.Role;

/** {@code POST /account/password}: sets a password by a link and uses the link up. */
final class DoPasswordLink extends AccountPage {
  private final PasswordLinkPage page;
  private final Credentials credentials;

  DoPasswordLink(PageContext pages, PasswordLinkPage page, Credentials credentials) {
    super(pages, Role.ANYBODY);
    this.page = page;
    this.credentials = credentials;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    String secret = form.text("link");
    OneTimeLinks.Row link = page.link(secret);
    Logins.Known known = link == null ? null : credentials.logins().find(link.account());
    if (link == null || known == null) {
      page.show(request, secret, null);
      return;
    }
    String password = form.exact("new_password");
    String fault = Refusals.text(credentials.rules().fault(password, known.user().login()));
    if (fault != null) {
      page.show(request, secret, fault);
      return;
    }
    try {
      credentials.logins().setPassword(link, credentials.hash().create(password), pages.now());
    } catch (AccountException e) {
      page.show(request, secret, Refusals.text(e));
      return;
    }
    Audit.note(request, "password-set-by-link", link.account());
    request.forget();
    request.call.redirect(303, FlashMessage.PASSWORD_SET.at("/account/login"));
  }
}
