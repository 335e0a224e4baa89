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
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/** {@code POST /account/security/second-factor/codes}: replaces the recovery codes. */
final class DoRenewCodes extends AccountPage {
  private final FactorPage page;
  private final SecondFactors factors;
  private final PasswordCheck check;

  DoRenewCodes(PageContext pages, FactorPage page, SecondFactors factors, PasswordCheck check) {
    super(pages, Role.USER);
    this.page = page;
    this.factors = factors;
    this.check = check;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    FactorPage.requirePassword(request);
    long account = request.user().account();
    String wrong = check.fault(request, form.exact("renewal_password"));
    List<String> codes = wrong == null ? factors.renewCodes(account) : List.of();
    if (codes.isEmpty()) {
      Faults faults = wrong == null ? Faults.NONE : new Faults(null, null, wrong, null);
      page.show(request, form, faults, List.of());
      return;
    }
    Audit.note(request, "recovery-codes-made", account);
    page.show(request, form, Faults.NONE, codes);
  }
}
