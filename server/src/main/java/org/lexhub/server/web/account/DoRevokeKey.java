package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;

/** {@code POST /account/keys/{id}/revoke}: ends a key at once. */
final class DoRevokeKey extends AccountPage {
  DoRevokeKey(AccountContext context) {
    super(context, Role.USER);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    String id = request.call.value();
    if (!context.keys.revoke(account, id, context.now())) {
      throw ApiError.notFound("Key", id);
    }
    context.liveKeys.refresh();
    Audit.note(request, "key-revoked", account);
    request.call.redirect(303, FlashMessage.KEY_REVOKED.at("/account"));
  }
}
