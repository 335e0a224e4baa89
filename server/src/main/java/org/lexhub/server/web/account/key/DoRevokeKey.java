package org.lexhub.server.web.account.key;

import java.sql.SQLException;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.FlashMessage;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/** {@code POST /account/keys/{id}/revoke}: ends a key at once. */
public final class DoRevokeKey extends AccountPage {
  private final AccountKeys keys;
  private final LiveKeys liveKeys;

  /** Creates the target of the form that revokes a key. */
  public DoRevokeKey(PageContext pages, AccountKeys keys, LiveKeys liveKeys) {
    super(pages, Role.USER);
    this.keys = keys;
    this.liveKeys = liveKeys;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    String id = request.call.value();
    if (!keys.revoke(account, id, pages.now())) {
      throw ApiError.notFound("Key", id);
    }
    liveKeys.refresh();
    Audit.note(request, "key-revoked", account);
    request.call.redirect(303, FlashMessage.KEY_REVOKED.at("/account"));
  }
}
