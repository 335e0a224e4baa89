package org.lexhub.server.web.account.factor;

import io.undertow.util.Headers;
import java.sql.SQLException;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.factor.PendingLogins;
import org.lexhub.server.account.factor.SecondFactors;
import org.lexhub.server.account.factor.SecondFactors.Outcome;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.Credentials;
import org.lexhub.server.web.account.LoginPage;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.BrowserRequest.Kept;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Refusals;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.text.Texts;

/** {@code POST /account/login/code}: logs a user in whose code is right. */
final class DoCode extends AccountPage {
  private static final int UNPROCESSABLE = 422;
  private static final int TOO_MANY_REQUESTS = 429;

  private final CodePage page;
  private final PendingLogins pending;
  private final SecondFactors factors;
  private final Credentials credentials;

  DoCode(
      PageContext pages,
      CodePage page,
      PendingLogins pending,
      SecondFactors factors,
      Credentials credentials) {
    super(pages, Role.ANYBODY);
    this.page = page;
    this.pending = pending;
    this.factors = factors;
    this.credentials = credentials;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = page.account(request);
    Logins.Known known = account == 0 ? null : credentials.logins().find(account);
    if (known == null || known.user().suspended()) {
      request.call.redirect(303, "/account/login");
      return;
    }
    String login = known.user().login();
    int wait = credentials.throttle().delay(login, request.network());
    if (wait > 0) {
      request.call.exchange().getResponseHeaders().put(Headers.RETRY_AFTER, wait);
      refuse(request, form, TOO_MANY_REQUESTS, Refusals.tries(wait));
      return;
    }
    switch (factors.check(account, form.text("code"), pages.now())) {
      case RIGHT -> enter(request, form, known, Outcome.RIGHT);
      case RECOVERY -> enter(request, form, known, Outcome.RECOVERY);
      case WRONG -> {
        credentials.throttle().failed(login, request.network());
        Audit.note(request, "second-factor-refused", account);
        refuse(request, form, UNPROCESSABLE, Texts.text("refusal.code.login"));
      }
      case BLOCKED -> {
        Audit.note(request, "second-factor-blocked", account);
        refuse(request, form, TOO_MANY_REQUESTS, Texts.text("refusal.code.blocked"));
      }
    }
  }

  private void enter(BrowserRequest request, Fields form, Logins.Known known, Outcome outcome)
      throws SQLException {
    long account = known.user().account();
    if (!pending.end(request.kept(Kept.SECOND_FACTOR))) {
      request.call.redirect(303, "/account/login");
      return;
    }
    credentials.throttle().succeeded(known.user().login(), request.network());
    request.keep(Kept.SECOND_FACTOR, "");
    request.logIn(account);
    Audit.note(request, outcome == Outcome.RECOVERY ? "login-by-recovery-code" : "login", account);
    request.call.redirect(303, outcome == Outcome.RECOVERY ? SECOND_FACTOR : LoginPage.next(form));
  }

  private void refuse(BrowserRequest request, Fields form, int status, String fault) {
    page.show(request, form, fault);
    request.call.status(status);
  }
}
