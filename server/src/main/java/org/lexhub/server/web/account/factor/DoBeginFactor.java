package org.lexhub.server.web.account.factor;

import java.sql.SQLException;
import java.util.List;
import org.lexhub.server.account.factor.SecondFactors;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.PasswordCheck;
import org.lexhub.server.web.account.factor.FactorPage.Faults;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/** {@code POST /account/security/second-factor/begin}: makes a secret for the app. */
final class DoBeginFactor extends AccountPage {
  private final FactorPage page;
  private final SecondFactors factors;
  private final PasswordCheck check;

  DoBeginFactor(PageContext pages, FactorPage page, SecondFactors factors, PasswordCheck check) {
    super(pages, Role.USER);
    this.page = page;
    this.factors = factors;
    this.check = check;
  }

  @Override
  protected boolean isForSecondFactor() {
    return true;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    FactorPage.requirePassword(request);
    String wrong = check.fault(request, form.exact("password"));
    if (wrong != null) {
      page.show(request, form, new Faults(wrong, null, null, null), List.of());
      return;
    }
    factors.begin(request.user().account(), pages.now());
    request.call.redirect(303, SECOND_FACTOR);
  }
}
