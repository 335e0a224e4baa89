package org.lexhub.server.web.account;

import io.undertow.util.Headers;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.LoginName;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.PasswordHash;
import org.lexhub.server.account.PasswordRules;
import org.lexhub.server.http.Fields;

/**
 * {@code POST /account/login}. A name that is unknown and a password that is wrong get the same
 * answer after the same work.
 */
final class DoLogin extends AccountPage {
  private static final int REFUSED = 422;
  private static final int TOO_OFTEN = 429;

  private final LoginPage page;

  DoLogin(Office office) {
    super(office, Who.ANYBODY);
    page = new LoginPage(office);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    String login = LoginName.folded(form.text("login"));
    int wait = office.throttle.tryFrom(visit.network());
    if (wait == 0) {
      wait = office.throttle.delay(login, visit.network());
    }
    if (wait > 0) {
      visit.call.exchange().getResponseHeaders().put(Headers.RETRY_AFTER, wait);
      refuse(visit, form, TOO_OFTEN, "Too many tries. Try again in " + When.span(wait) + ".");
      return;
    }
    Logins.Known known = LoginName.fault(login) == null ? office.logins.find(login) : null;
    String password = form.exact("password");
    if (!fits(password, known) || known == null) {
      office.throttle.failed(login, visit.network());
      Audit.note(visit, "login-refused", known == null ? 0 : known.user().account());
      refuse(visit, form, REFUSED, "Name or password is wrong.");
      return;
    }
    office.throttle.succeeded(login, visit.network());
    enter(visit, form, known, password);
  }

  private boolean fits(String password, Logins.@Nullable Known known) {
    boolean possible = !PasswordRules.tooLong(password);
    String stored = possible && known != null ? known.password() : null;
    return office.hash.fits(possible ? password : "", stored);
  }

  private void enter(Visit visit, Fields form, Logins.Known known, String password)
      throws SQLException {
    long account = known.user().account();
    if (known.user().suspended()) {
      Audit.note(visit, "login-suspended", account);
      refuse(visit, form, REFUSED, "This account is suspended. Ask the administrator.");
      return;
    }
    String stored = known.password();
    if (stored != null && PasswordHash.outdated(stored)) {
      office.logins.rehash(account, stored, office.hash.make(password));
    }
    visit.logIn(account);
    Audit.note(visit, "login", account);
    visit.call.redirect(303, LoginPage.next(form));
  }

  private void refuse(Visit visit, Fields form, int status, String fault) {
    page.show(visit, form, form.text("login"), fault);
    visit.call.status(status);
  }
}
