package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.PasswordRules;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.SecurityPage.Faults;

/**
 * {@code POST /account/security/password}: changes the password, which ends all other sessions and
 * gives this one a new secret.
 */
final class DoChangePassword extends AccountPage {
  private final SecurityPage page;
  private final PasswordCheck check;

  DoChangePassword(Office office) {
    super(office, Who.USER);
    page = new SecurityPage(office);
    check = new PasswordCheck(office);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    long account = visit.user().account();
    String fresh = form.exact("new_password");
    String fault = office.rules.fault(fresh, visit.user().login());
    String wrong = check.fault(visit, form.exact("password"));
    if (wrong != null || fault != null) {
      page.show(visit, form, new Faults(wrong, wrong == null ? fault : null, null, null));
      return;
    }
    office.logins.setPassword(account, office.hash.make(fresh), visit.ownSession().id());
    Audit.note(visit, "password-changed", account);
    visit.logIn(account);
    visit.call.redirect(303, Done.PASSWORD_CHANGED.at("/account/security"));
  }

  /** The password entered once more before something that matters. */
  static final class PasswordCheck {
    private final Office office;

    PasswordCheck(Office office) {
      this.office = office;
    }

    /** Says what is wrong with the password that was entered, or null. */
    @Nullable String fault(Visit visit, String password) throws SQLException {
      String login = visit.user().login();
      int wait = office.throttle.delay(login, visit.network());
      if (wait > 0) {
        return "Too many tries. Try again in " + When.span(wait) + ".";
      }
      Logins.Known known = office.logins.find(visit.user().account());
      boolean possible = known != null && !PasswordRules.tooLong(password);
      if (possible && known != null && office.hash.fits(password, known.password())) {
        office.throttle.succeeded(login, visit.network());
        return null;
      }
      office.throttle.failed(login, visit.network());
      Audit.note(visit, "password-refused", visit.user().account());
      return "This is not your present password.";
    }
  }
}
