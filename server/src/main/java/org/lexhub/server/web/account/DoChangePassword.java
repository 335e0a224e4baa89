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

  DoChangePassword(AccountContext context) {
    super(context, Role.USER);
    page = new SecurityPage(context);
    check = new PasswordCheck(context);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    String fresh = form.exact("new_password");
    String fault = context.rules.fault(fresh, request.user().login());
    String wrong = check.fault(request, form.exact("password"));
    if (wrong != null || fault != null) {
      page.show(request, form, new Faults(wrong, wrong == null ? fault : null, null, null));
      return;
    }
    context.logins.setPassword(account, context.hash.make(fresh), request.ownSession().id());
    Audit.note(request, "password-changed", account);
    request.logIn(account);
    request.call.redirect(303, FlashMessage.PASSWORD_CHANGED.at("/account/security"));
  }

  /** The password entered once more before something that matters. */
  static final class PasswordCheck {
    private final AccountContext context;

    PasswordCheck(AccountContext context) {
      this.context = context;
    }

    /** Says what is wrong with the password that was entered, or null. */
    @Nullable String fault(BrowserRequest request, String password) throws SQLException {
      String login = request.user().login();
      int wait = context.throttle.delay(login, request.network());
      if (wait > 0) {
        return "Too many tries. Try again in " + Timestamps.span(wait) + ".";
      }
      Logins.Known known = context.logins.find(request.user().account());
      boolean possible = known != null && !PasswordRules.tooLong(password);
      if (possible && known != null && context.hash.fits(password, known.password())) {
        context.throttle.succeeded(login, request.network());
        return null;
      }
      context.throttle.failed(login, request.network());
      Audit.note(request, "password-refused", request.user().account());
      return "This is not your present password.";
    }
  }
}
