package org.lexhub.server.web.account;

import io.undertow.util.Headers;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.LoginName;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.PasswordHash;
import org.lexhub.server.account.PasswordRules;
import org.lexhub.server.account.factor.PendingLogins;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.BrowserRequest.Kept;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Refusals;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.text.Texts;

/**
 * {@code POST /account/login}: logs a user in. An unknown name and a wrong password get the same
 * response after the same work.
 */
final class DoLogin extends AccountPage {
  /** The page that asks for the code of the second factor. */
  private static final String CODE_PATH = "/account/login/code";

  private static final int UNPROCESSABLE = 422;
  private static final int TOO_MANY_REQUESTS = 429;

  private final LoginPage page;
  private final Credentials credentials;
  private final PendingLogins pending;

  DoLogin(PageContext pages, LoginPage page, Credentials credentials, PendingLogins pending) {
    super(pages, Role.ANYBODY);
    this.pending = pending;
    this.page = page;
    this.credentials = credentials;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    String login = LoginName.folded(form.text("login"));
    int wait = credentials.throttle().tryFrom(request.network());
    if (wait == 0) {
      wait = credentials.throttle().delay(login, request.network());
    }
    if (wait > 0) {
      request.call.exchange().getResponseHeaders().put(Headers.RETRY_AFTER, wait);
      refuse(request, form, TOO_MANY_REQUESTS, Refusals.tries(wait));
      return;
    }
    Logins.Known known = LoginName.fault(login) == null ? credentials.logins().find(login) : null;
    String password = form.exact("password");
    if (!isCorrect(password, known) || known == null) {
      credentials.throttle().failed(login, request.network());
      Audit.note(request, "login-refused", known == null ? 0 : known.user().account());
      refuse(request, form, UNPROCESSABLE, Texts.text("refusal.login"));
      return;
    }
    enter(request, form, known, password);
  }

  private boolean isCorrect(String password, Logins.@Nullable Known known) {
    boolean possible = !PasswordRules.isTooLong(password);
    String stored = possible && known != null ? known.password() : null;
    return credentials.hash().matches(possible ? password : "", stored);
  }

  private void enter(BrowserRequest request, Fields form, Logins.Known known, String password)
      throws SQLException {
    long account = known.user().account();
    if (known.user().suspended()) {
      Audit.note(request, "login-suspended", account);
      refuse(request, form, UNPROCESSABLE, Texts.text("refusal.suspended"));
      return;
    }
    String stored = known.password();
    if (stored != null && PasswordHash.isOutdated(stored)) {
      credentials.logins().rehash(account, stored, credentials.hash().create(password));
    }
    if (known.user().hasSecondFactor()) {
      request.keep(Kept.SECOND_FACTOR, pending.open(account, pages.now()));
      request.call.redirect(303, Urls.of(CODE_PATH, "next", LoginPage.next(form)));
      return;
    }
    credentials.throttle().succeeded(known.user().login(), request.network());
    request.logIn(account);
    Audit.note(request, "login", account);
    request.call.redirect(303, LoginPage.next(form));
  }

  private void refuse(BrowserRequest request, Fields form, int status, String fault) {
    page.show(request, form, form.text("login"), fault);
    request.call.status(status);
  }
}
