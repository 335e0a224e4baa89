package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.SecurityPage.Faults;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Refusals;
import org.lexhub.server.web.session.Role;

/**
 * {@code POST /account/security/password}: changes the password, ends all other sessions and
 * replaces the secret of this one.
 */
final class DoChangePassword extends AccountPage {
  private final SecurityPage page;
  private final Credentials credentials;
  private final PasswordCheck check;

  DoChangePassword(PageContext pages, SecurityPage page, Credentials credentials) {
    super(pages, Role.USER);
    this.page = page;
    this.credentials = credentials;
    check = new PasswordCheck(credentials);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    String fresh = form.exact("new_password");
    String fault = Refusals.text(credentials.rules().fault(fresh, request.user().login()));
    String wrong = check.fault(request, form.exact("password"));
    if (wrong != null || fault != null) {
      page.show(request, form, new Faults(wrong, wrong == null ? fault : null, null, null));
      return;
    }
    credentials
        .logins()
        .setPassword(account, credentials.hash().create(fresh), request.ownSession().id());
    Audit.note(request, "password-changed", account);
    request.logIn(account);
    request.call.redirect(303, FlashMessage.PASSWORD_CHANGED.at("/account/security"));
  }
}
