package org.lexhub.server.web.account.provider;

import java.sql.SQLException;
import org.lexhub.server.account.provider.Identities;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.AccountContext;
import org.lexhub.server.web.account.PasswordCheck;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.Role;

/**
 * {@code POST /account/security/provider/unlink}: the account no longer belongs to a user of the
 * provider. The password is asked; so an account without one keeps its only way in.
 */
final class DoUnlinkProvider extends AccountPage {
  private final Identities identities;
  private final ProviderGate gate;
  private final PasswordCheck check;

  DoUnlinkProvider(AccountContext context, ProviderGate gate) {
    super(context.pages, Role.USER);
    this.gate = gate;
    identities = context.identities;
    check = new PasswordCheck(context.credentials);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    if (check.fault(request, form.exact("provider_password")) != null) {
      request.call.redirect(303, FlashMessage.PASSWORD_WRONG.at("/account/security"));
      return;
    }
    long account = request.user().account();
    if (identities.unlink(account, gate.settings().issuer())) {
      Audit.note(request, "provider-unlinked", account);
    }
    request.call.redirect(303, FlashMessage.PROVIDER_UNLINKED.at("/account/security"));
  }
}
