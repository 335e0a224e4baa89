package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.DoChangePassword.PasswordCheck;
import org.lexhub.server.web.account.SecurityPage.Faults;

/** {@code POST /account/security/delete}: deletes the account of who is logged in. */
final class DoDeleteAccount extends AccountPage {
  private final SecurityPage page;
  private final PasswordCheck check;

  DoDeleteAccount(AccountContext context) {
    super(context, Role.USER);
    page = new SecurityPage(context);
    check = new PasswordCheck(context);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    String wrong = check.fault(request, form.exact("delete_password"));
    if (wrong != null) {
      page.show(request, form, new Faults(null, null, wrong, null));
      return;
    }
    try {
      context.logins.delete(account);
    } catch (AccountException e) {
      page.show(request, form, new Faults(null, null, null, e.getMessage()));
      return;
    }
    context.liveKeys.refresh();
    context.counters.forget(account);
    Audit.note(request, "account-deleted", account);
    request.forget();
    request.call.redirect(303, FlashMessage.DELETED.at("/account/login"));
  }
}
