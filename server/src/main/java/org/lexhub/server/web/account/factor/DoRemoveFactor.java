package org.lexhub.server.web.account.factor;

import java.sql.SQLException;
import java.util.List;
import org.lexhub.server.account.factor.SecondFactors;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.PasswordCheck;
import org.lexhub.server.web.account.factor.FactorPage.Faults;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/** {@code POST /account/security/second-factor/remove}: turns the second factor off. */
final class DoRemoveFactor extends AccountPage {
  private final FactorPage page;
  private final SecondFactors factors;
  private final PasswordCheck check;

  DoRemoveFactor(PageContext pages, FactorPage page, SecondFactors factors, PasswordCheck check) {
    super(pages, Role.USER);
    this.page = page;
    this.factors = factors;
    this.check = check;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    FactorPage.requirePassword(request);
    long account = request.user().account();
    String wrong = check.fault(request, form.exact("removal_password"));
    if (wrong != null) {
      page.show(request, form, new Faults(null, null, null, wrong), List.of());
      return;
    }
    if (factors.remove(account)) {
      Audit.note(request, "second-factor-off", account);
    }
    request.call.redirect(303, FlashMessage.SECOND_FACTOR_REMOVED.at("/account/security"));
  }
}
