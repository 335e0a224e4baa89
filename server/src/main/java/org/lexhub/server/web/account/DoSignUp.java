package org.lexhub.server.web.account;

import io.undertow.util.Headers;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.LoginName;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OnceLinks;
import org.lexhub.server.account.OnceLinks.Purpose;
import org.lexhub.server.account.Plan;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.SignUpPage.Entry;

/** {@code POST /account/signup} and {@code POST /account/setup}: makes an account. */
final class DoSignUp extends AccountPage {
  private final SignUpPage page;
  private final Purpose purpose;

  DoSignUp(Office office, Purpose purpose) {
    super(office, Who.ANYBODY);
    this.purpose = purpose;
    page = new SignUpPage(office, purpose);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    String login = form.text("login");
    String secret = form.text("link");
    OnceLinks.Row link = page.link(secret);
    String password = form.exact("new_password");
    String loginFault = LoginName.fault(login);
    String passwordFault = office.rules.fault(password, login);
    if (!page.isAllowed(link) || loginFault != null || passwordFault != null) {
      page.show(visit, new Entry(login, secret, loginFault, passwordFault, null));
      return;
    }
    String busy = busy(visit);
    if (busy != null) {
      page.show(visit, new Entry(login, secret, null, null, busy));
      visit.call.status(429);
      return;
    }
    try {
      make(visit, login, password, link);
    } catch (AccountException e) {
      page.show(visit, new Entry(login, secret, e.getMessage(), null, null));
    }
  }

  /** Says that too many tries came from one address, or null. */
  private @Nullable String busy(Visit visit) {
    int wait = office.throttle.tryFrom(visit.network());
    if (wait == 0) {
      wait = office.throttle.signUpFrom(visit.network());
    }
    if (wait == 0) {
      return null;
    }
    visit.call.exchange().getResponseHeaders().put(Headers.RETRY_AFTER, wait);
    return "Too many accounts were made from your address. Try again in " + When.span(wait) + ".";
  }

  private void make(Visit visit, String login, String password, OnceLinks.@Nullable Row link)
      throws SQLException {
    boolean admin = purpose == Purpose.SETUP;
    Logins.Wish wish =
        new Logins.Wish(
            login,
            office.hash.make(password),
            Plan.FREE,
            admin,
            link == null ? 0 : link.id(),
            admin ? Long.MAX_VALUE : office.signUp.most());
    long account = office.logins.add(wish, office.now());
    visit.logIn(account);
    Audit.note(visit, admin ? "set-up" : "sign-up", account);
    visit.call.redirect(303, Done.SIGNED_UP.at("/account"));
  }
}
