package org.lexhub.server.web.account.provider;

import java.sql.SQLException;
import org.lexhub.server.account.Digests;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.account.AccountContext;
import org.lexhub.server.web.account.PasswordCheck;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.BrowserRequest.Kept;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.session.Tab;
import org.lexhub.server.web.text.Texts;

/**
 * {@code POST /account/security/provider/link}: begins to link the account with its owner at the
 * provider. The password is asked, so that nobody else can add a way in. The page has a link to the
 * provider instead of a redirect, which the content security policy forbids for forms.
 */
final class DoLinkProvider extends AccountPage {
  private final ProviderGate gate;
  private final PasswordCheck check;

  DoLinkProvider(AccountContext context, ProviderGate gate) {
    super(context.pages, Role.USER);
    this.gate = gate;
    check = new PasswordCheck(context.credentials);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    if (check.fault(request, form.exact("provider_password")) != null) {
      request.call.redirect(303, FlashMessage.PASSWORD_WRONG.at("/account/security"));
      return;
    }
    String secret = Digests.secret();
    String purpose = ProviderGate.linking(request.user().account());
    String address = gate.authorization(ProviderGate.flow(request, secret, purpose));
    if (address == null) {
      request.call.redirect(303, FlashMessage.PROVIDER_FAILED.at("/account/security"));
      return;
    }
    request.keep(Kept.PROVIDER_LOGIN, secret);
    View view = new View(gate.settings().name(), address);
    write(
        request, Texts.text("provider.link"), Tab.SECURITY, JteLinkProviderGenerated::render, view);
  }

  /**
   * What the page shows.
   *
   * @param name the name of the provider
   * @param address where the link leads
   */
  record View(String name, String address) {}
}
