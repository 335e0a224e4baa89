package org.lexhub.server.web.account.provider;

import java.sql.SQLException;
import org.lexhub.server.account.Digests;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.LoginPage;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.BrowserRequest.Kept;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/**
 * {@code GET /account/login/provider}: sends the browser to the provider. An invitation waits in a
 * cookie, so that the provider does not see it.
 */
final class GoToProvider extends AccountPage {
  private final ProviderGate gate;

  GoToProvider(PageContext pages, ProviderGate gate) {
    super(pages, Role.ANYBODY);
    this.gate = gate;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    if (request.session != null) {
      request.call.redirect(303, LoginPage.next(query));
      return;
    }
    String secret = Digests.secret();
    String address = gate.authorization(ProviderGate.flow(request, secret, ProviderGate.LOG_IN));
    if (address == null) {
      request.call.redirect(303, FlashMessage.PROVIDER_FAILED.at("/account/login"));
      return;
    }
    request.keep(Kept.PROVIDER_LOGIN, secret);
    String invitation = query.text("link");
    if (Digests.isSecret(invitation)) {
      request.keep(Kept.INVITATION, invitation);
    }
    request.call.redirect(303, address);
  }
}
