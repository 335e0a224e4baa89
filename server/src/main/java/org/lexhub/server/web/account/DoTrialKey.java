package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonName;

/**
 * {@code POST /account/keys/trial}: makes a key for an hour, with which the reference of the API
 * asks on behalf of who is logged in. It replaces the one before it.
 */
final class DoTrialKey extends AccountPage {
  private static final Duration LIFETIME = Duration.ofHours(1);
  private static final String NAME = "API reference";
  private static final JsonName KEY = JsonName.of("key");

  DoTrialKey(AccountContext context) {
    super(context, Role.USER);
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    Instant now = context.now();
    for (KeyRow row : context.keys.of(account)) {
      if (row.name().equals(NAME) && row.expires() != null && row.state(now).equals("active")) {
        context.keys.revoke(account, row.id(), now);
      }
    }
    request.call.mediaType("application/json");
    try {
      String key = context.keys.add(account, NAME, LIFETIME, now);
      request.call.json().beginObject().name(KEY).ascii(key).endObject();
    } catch (AccountException e) {
      throw ApiError.forbidden("There are as many keys as there can be; revoke one first.");
    }
    context.liveKeys.refresh();
    Audit.note(request, "trial-key-created", account);
  }
}
