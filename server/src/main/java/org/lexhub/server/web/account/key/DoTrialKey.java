package org.lexhub.server.web.account.key;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.web.session.AccountPage;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.PageContext;
import org.lexhub.server.web.session.Role;
import org.lexhub.server.web.text.Texts;

/**
 * {@code POST /account/keys/trial}: creates a key that expires after an hour, with which the API
 * reference sends requests for the logged-in user. It replaces the previous trial key.
 */
public final class DoTrialKey extends AccountPage {
  private static final Duration LIFETIME = Duration.ofHours(1);
  private static final String NAME = "API reference";
  private static final JsonName KEY = JsonName.of("key");

  private final AccountKeys keys;
  private final LiveKeys liveKeys;

  /** Creates the target of the form that creates a trial key. */
  public DoTrialKey(PageContext pages, AccountKeys keys, LiveKeys liveKeys) {
    super(pages, Role.USER);
    this.keys = keys;
    this.liveKeys = liveKeys;
  }

  @Override
  protected void answer(BrowserRequest request, Fields form) throws SQLException {
    long account = request.user().account();
    Instant now = pages.now();
    for (KeyRow row : keys.of(account)) {
      if (row.name().equals(NAME) && row.expires() != null && row.state(now).equals("active")) {
        keys.revoke(account, row.id(), now);
      }
    }
    request.call.mediaType("application/json");
    try {
      String key = keys.add(account, NAME, LIFETIME, now);
      request.call.json().beginObject().name(KEY).ascii(key).endObject();
    } catch (AccountException e) {
      throw ApiError.forbidden(Texts.text("refusal.keys.full")).translated();
    }
    liveKeys.refresh();
    Audit.note(request, "trial-key-created", account);
  }
}
