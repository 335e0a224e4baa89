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

  DoDeleteAccount(Office office) {
    super(office, Who.USER);
    page = new SecurityPage(office);
    check = new PasswordCheck(office);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    long account = visit.user().account();
    String wrong = check.fault(visit, form.exact("delete_password"));
    if (wrong != null) {
      page.show(visit, form, new Faults(null, null, wrong, null));
      return;
    }
    try {
      office.logins.delete(account);
    } catch (AccountException e) {
      page.show(visit, form, new Faults(null, null, null, e.getMessage()));
      return;
    }
    office.liveKeys.refresh();
    office.counters.forget(account);
    Audit.note(visit, "account-deleted", account);
    visit.forget();
    visit.call.redirect(303, Done.DELETED.at("/account/login"));
  }
}
