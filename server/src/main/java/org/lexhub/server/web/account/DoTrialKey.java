package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.http.ApiError;
import org.lexhub.server.http.Fields;
import org.lexhub.server.json.JsonName;

/**
 * {@code POST /account/keys/trial}: makes a key for an hour, with which the reference of the API
 * asks on behalf of who is logged in. It replaces the one before it.
 */
final class DoTrialKey extends AccountPage {
  private static final Duration LIFETIME = Duration.ofHours(1);
  private static final String NAME = "API reference";
  private static final JsonName KEY = JsonName.of("key");

  DoTrialKey(Office office) {
    super(office, Who.USER);
  }

  @Override
  protected void answer(Visit visit, Fields form) throws SQLException {
    long account = visit.user().account();
    Instant now = office.now();
    for (KeyRow row : office.keys.of(account)) {
      if (row.name().equals(NAME) && row.expires() != null && row.state(now).equals("active")) {
        office.keys.revoke(account, row.id(), now);
      }
    }
    visit.call.mediaType("application/json");
    try {
      String key = office.keys.add(account, NAME, LIFETIME, now);
      visit.call.json().beginObject().name(KEY).ascii(key).endObject();
    } catch (AccountException e) {
      throw ApiError.forbidden("There are as many keys as there can be; revoke one first.");
    }
    office.liveKeys.refresh();
    Audit.note(visit, "trial-key-created", account);
  }
}
