package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.LoginName;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.SecurityPage.Faults;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Refusals;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.text.Texts;

/** {@code POST /account/security/delete}: deletes the account of the logged-in user. */
final class DoDeleteAccount extends AccountPage {
  private final SecurityPage page;
  private final Logins logins;
  private final PasswordCheck check;
  private final LiveKeys liveKeys;
  private final UsageCounters counters;

  DoDeleteAccount(
      PageContext pages,
      SecurityPage page,
      Credentials credentials,
      LiveKeys liveKeys,
      UsageCounters counters) {
    super(pages, Role.USER);
    this.page = page;
    this.liveKeys = liveKeys;
    this.counters = counters;
    logins = credentials.logins();
    check = new PasswordCheck(credentials);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    String typed = form.exact("delete_password");
    String wrong =
        request.user().hasPassword() ? check.fault(request, typed) : nameFault(request, typed);
    if (wrong != null) {
      page.show(request, form, new Faults(null, null, wrong, null));
      return;
    }
    try {
      logins.delete(account);
    } catch (AccountException e) {
      page.show(request, form, new Faults(null, null, null, Refusals.text(e)));
      return;
    }
    liveKeys.refresh();
    counters.forget(account);
    Audit.note(request, "account-deleted", account);
    request.forget();
    request.call.redirect(303, FlashMessage.DELETED.at("/account/login"));
  }

  /** Returns the error in a name that confirms the deletion of an account without a password. */
  private static @Nullable String nameFault(BrowserRequest request, String typed) {
    String login = request.user().login();
    return LoginName.folded(typed).equals(login) ? null : Texts.text("refusal.delete.name", login);
  }
}
