package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.http.Fields;

/** {@code POST /account/password}: sets a password by a link, which is used up. */
final class DoPasswordLink extends AccountPage {
  private final PasswordLinkPage page;

  DoPasswordLink(AccountContext context) {
    super(context, Role.ANYBODY);
    page = new PasswordLinkPage(context);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    String secret = form.text("link");
    OneTimeLinks.Row link = context.links.find(Purpose.PASSWORD, secret, context.now());
    Logins.Known known = link == null ? null : context.logins.find(link.account());
    if (link == null || known == null) {
      page.show(request, secret, null);
      return;
    }
    String password = form.exact("new_password");
    String fault = context.rules.fault(password, known.user().login());
    if (fault != null) {
      page.show(request, secret, fault);
      return;
    }
    try {
      context.logins.setPassword(link, context.hash.make(password), context.now());
    } catch (AccountException e) {
      page.show(request, secret, e.getMessage());
      return;
    }
    Audit.note(request, "password-set-by-link", link.account());
    request.forget();
    request.call.redirect(303, FlashMessage.PASSWORD_SET.at("/account/login"));
  }
}
