package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.http.ApiError;
import org.lexhub.server.http.Fields;

/** {@code POST /account/keys/{id}/revoke}: ends a key at once. */
final class DoRevokeKey extends AccountPage {
  DoRevokeKey(Office office) {
    super(office, Who.USER);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    long account = visit.user().account();
    String id = visit.call.value();
    if (!office.keys.revoke(account, id, office.now())) {
      throw ApiError.notFound("Key", id);
    }
    office.liveKeys.refresh();
    Audit.note(visit, "key-revoked", account);
    visit.call.redirect(303, Done.KEY_REVOKED.at("/account"));
  }
}
