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

  DoLogin(AccountContext context) {
    super(context, Role.ANYBODY);
    page = new LoginPage(context);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    String login = LoginName.folded(form.text("login"));
    int wait = context.throttle.tryFrom(request.network());
    if (wait == 0) {
      wait = context.throttle.delay(login, request.network());
    }
    if (wait > 0) {
      request.call.exchange().getResponseHeaders().put(Headers.RETRY_AFTER, wait);
      refuse(
          request, form, TOO_OFTEN, "Too many tries. Try again in " + Timestamps.span(wait) + ".");
      return;
    }
    Logins.Known known = LoginName.fault(login) == null ? context.logins.find(login) : null;
    String password = form.exact("password");
    if (!fits(password, known) || known == null) {
      context.throttle.failed(login, request.network());
      Audit.note(request, "login-refused", known == null ? 0 : known.user().account());
      refuse(request, form, REFUSED, "Name or password is wrong.");
      return;
    }
    context.throttle.succeeded(login, request.network());
    enter(request, form, known, password);
  }

  private boolean fits(String password, Logins.@Nullable Known known) {
    boolean possible = !PasswordRules.tooLong(password);
    String stored = possible && known != null ? known.password() : null;
    return context.hash.fits(possible ? password : "", stored);
  }

  private void enter(BrowserRequest request, Fields form, Logins.Known known, String password)
      throws SQLException {
    long account = known.user().account();
    if (known.user().suspended()) {
      Audit.note(request, "login-suspended", account);
      refuse(request, form, REFUSED, "This account is suspended. Ask the administrator.");
      return;
    }
    String stored = known.password();
    if (stored != null && PasswordHash.outdated(stored)) {
      context.logins.rehash(account, stored, context.hash.make(password));
    }
    request.logIn(account);
    Audit.note(request, "login", account);
    request.call.redirect(303, LoginPage.next(form));
  }

  private void refuse(BrowserRequest request, Fields form, int status, String fault) {
    page.show(request, form, form.text("login"), fault);
    request.call.status(status);
  }
}
