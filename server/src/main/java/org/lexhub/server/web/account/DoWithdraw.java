package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.http.ApiError;
import org.lexhub.server.http.Fields;

/** {@code POST /admin/invites/{id}/withdraw}. */
final class DoWithdraw extends AccountPage {
  DoWithdraw(Office office) {
    super(office, Who.ADMIN);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    if (!office.links.withdraw(visit.call.valueAsId())) {
      throw ApiError.notFound("Invitation", visit.call.value());
    }
    Audit.byAdmin(visit, "invitation-withdrawn", 0);
    visit.call.redirect(303, Done.INVITE_WITHDRAWN.at("/admin/invites"));
  }
}
