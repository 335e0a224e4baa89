package org.lexhub.server.web.account.key;

import java.sql.SQLException;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.http.Fields;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;

/**
 * {@code GET /account/keys/requests}: {@code {"requests":N}}, the number of requests with the keys
 * of the account. The page of a new key waits for it to grow.
 */
public final class KeyUse extends AccountPage {
  private static final JsonName REQUESTS = JsonName.of("requests");

  private final AccountKeys keys;
  private final LiveKeys liveKeys;

  /** Creates the page. */
  public KeyUse(PageContext pages, AccountKeys keys, LiveKeys liveKeys) {
    super(pages, Role.USER);
    this.keys = keys;
    this.liveKeys = liveKeys;
  }

  @Override
  protected void answer(BrowserRequest request, Fields query) throws SQLException {
    long requests = 0;
    for (KeyRow row : keys.of(request.user().account())) {
      requests += row.requests() + liveKeys.use(row.id()).requests();
    }
    request.call.mediaType("application/json");
    request.call.json().beginObject().name(REQUESTS).number(requests).endObject();
  }
}
