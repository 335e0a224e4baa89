package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OnceLinks;
import org.lexhub.server.account.OnceLinks.Purpose;
import org.lexhub.server.http.Fields;

/** {@code POST /account/password}: sets a password by a link, which is used up. */
final class DoPasswordLink extends AccountPage {
  private final PasswordLinkPage page;

  DoPasswordLink(Office office) {
    super(office, Who.ANYBODY);
    page = new PasswordLinkPage(office);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    String secret = form.text("link");
    OnceLinks.Row link = office.links.find(Purpose.PASSWORD, secret, office.now());
    Logins.Known known = link == null ? null : office.logins.find(link.account());
    if (link == null || known == null) {
      page.show(visit, secret, null);
      return;
    }
    String password = form.exact("new_password");
    String fault = office.rules.fault(password, known.user().login());
    if (fault != null) {
      page.show(visit, secret, fault);
      return;
    }
    try {
      office.logins.setPassword(link, office.hash.make(password), office.now());
    } catch (AccountException e) {
      page.show(visit, secret, e.getMessage());
      return;
    }
    Audit.note(visit, "password-set-by-link", link.account());
    visit.forget();
    visit.call.redirect(303, Done.PASSWORD_SET.at("/account/login"));
  }
}
