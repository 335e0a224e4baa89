package org.lexhub.server.web.account;

import io.undertow.util.Headers;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.LoginName;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.Plan;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.ErrorPages;
import org.lexhub.server.web.account.SignUpPage.Entry;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Refusals;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.text.Texts;

/** {@code POST /account/signup} and {@code POST /account/setup}: creates an account. */
final class DoSignUp extends AccountPage {
  private final SignUpPage page;
  private final Credentials credentials;

  DoSignUp(PageContext pages, SignUpPage page, Credentials credentials) {
    super(pages, Role.ANYBODY);
    this.page = page;
    this.credentials = credentials;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    String login = form.text("login");
    String secret = form.text("link");
    OneTimeLinks.Row link = page.link(secret);
    String password = form.exact("new_password");
    String loginFault = Refusals.text(LoginName.fault(login));
    String passwordFault = Refusals.text(credentials.rules().fault(password, login));
    if (!page.isAllowed(link) || loginFault != null || passwordFault != null) {
      page.show(request, new Entry(login, secret, loginFault, passwordFault, null));
      return;
    }
    String busy = busy(request);
    if (busy != null) {
      page.show(request, new Entry(login, secret, null, null, busy));
      request.call.status(429);
      return;
    }
    try {
      make(request, login, password, link);
    } catch (AccountException e) {
      page.show(request, new Entry(login, secret, Refusals.text(e), null, null));
    }
  }

  /** Returns an error if too many attempts came from the address of the browser, or null. */
  private @Nullable String busy(BrowserRequest request) {
    int wait = credentials.throttle().tryFrom(request.network());
    if (wait == 0) {
      wait = credentials.throttle().signUpFrom(request.network());
    }
    if (wait == 0) {
      return null;
    }
    request.call.exchange().getResponseHeaders().put(Headers.RETRY_AFTER, wait);
    return Texts.text("refusal.signups", ErrorPages.again(wait));
  }

  private void make(
      BrowserRequest request, String login, String password, OneTimeLinks.@Nullable Row link)
      throws SQLException {
    boolean admin = page.makesAdministrator();
    Logins.NewAccount requested =
        new Logins.NewAccount(
            login,
            credentials.hash().create(password),
            Plan.FREE,
            admin,
            link == null ? 0 : link.id(),
            page.maxAccounts());
    long account = credentials.logins().add(requested, pages.now());
    request.logIn(account);
    Audit.note(request, admin ? "set-up" : "sign-up", account);
    request.call.redirect(303, FlashMessage.SIGNED_UP.at("/account"));
  }
}
