package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/** {@code POST /admin/invites/{id}/withdraw}: withdraws an invitation. */
final class DoWithdraw extends AccountPage {
  private final OneTimeLinks links;

  DoWithdraw(PageContext pages, OneTimeLinks links) {
    super(pages, Role.ADMIN);
    this.links = links;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    if (!links.withdraw(request.call.valueAsId())) {
      throw ApiError.notFound("Invitation", request.call.value());
    }
    Audit.byAdmin(request, "invitation-withdrawn", 0);
    request.call.redirect(303, FlashMessage.INVITE_WITHDRAWN.at("/admin/invites"));
  }
}
