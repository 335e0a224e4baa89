package org.lexhub.server.web.account;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.PasswordRules;
import org.lexhub.server.web.session.Audit;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.session.Refusals;
import org.lexhub.server.web.text.Texts;

/** Checks the password that a user enters again before a change of the account. */
public final class PasswordCheck {
  private final Credentials credentials;

  /** Creates a check. */
  public PasswordCheck(Credentials credentials) {
    this.credentials = credentials;
  }

  /**
   * Returns the error in an entered password, or null if it is the password of the user. Failed
   * attempts count for the throttle and are written to the audit log.
   */
  public @Nullable String fault(BrowserRequest request, String password) throws SQLException {
    String login = request.user().login();
    int wait = credentials.throttle().delay(login, request.network());
    if (wait > 0) {
      return Refusals.tries(wait);
    }
    Logins.Known known = credentials.logins().find(request.user().account());
    boolean possible = known != null && !PasswordRules.isTooLong(password);
    if (possible && known != null && credentials.hash().matches(password, known.password())) {
      credentials.throttle().succeeded(login, request.network());
      return null;
    }
    credentials.throttle().failed(login, request.network());
    Audit.note(request, "password-refused", request.user().account());
    return Texts.text("refusal.password");
  }
}
