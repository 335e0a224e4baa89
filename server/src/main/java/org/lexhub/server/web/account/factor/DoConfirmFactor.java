package org.lexhub.server.web.account.factor;

import java.sql.SQLException;
import java.util.List;
import org.lexhub.server.account.factor.SecondFactors;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.factor.FactorPage.Faults;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.text.Texts;

/**
 * {@code POST /account/security/second-factor/confirm}: turns the second factor on with a code of
 * the app, ends all other sessions, and shows the recovery codes.
 */
final class DoConfirmFactor extends AccountPage {
  private final FactorPage page;
  private final SecondFactors factors;

  DoConfirmFactor(PageContext pages, FactorPage page, SecondFactors factors) {
    super(pages, Role.USER);
    this.page = page;
    this.factors = factors;
  }

  @Override
  protected boolean isForSecondFactor() {
    return true;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    FactorPage.requirePassword(request);
    long account = request.user().account();
    List<String> codes = factors.confirm(account, form.text("code"), pages.now());
    if (codes.isEmpty()) {
      String fault = Texts.text("refusal.code.confirm");
      page.show(request, form, new Faults(null, fault, null, null), List.of());
      return;
    }
    pages.sessions().endOthers(account, request.ownSession().id());
    Audit.note(request, "second-factor-on", account);
    page.show(request, form, Faults.NONE, codes);
  }
}
