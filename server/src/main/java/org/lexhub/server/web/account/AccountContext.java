package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.time.Instant;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.LoginThrottle;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.account.PasswordHash;
import org.lexhub.server.account.PasswordRules;
import org.lexhub.server.account.Sessions;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.account.UsageCounters;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.snapshot.Serving;
import org.lexhub.server.snapshot.ServingState;
import org.lexhub.server.web.Frame;

/** What the pages of accounts work with. */
public final class AccountContext {
  final Frame frame;
  final EdgeSettings edge;
  final SignUp signUp;
  final Accounts accounts;
  final AccountKeys keys;
  final Logins logins;
  final Sessions sessions;
  final OneTimeLinks links;
  final LiveKeys liveKeys;
  final UsageCounters counters;
  final Serving serving;
  final Supplier<ServingState> state;
  final PasswordHash hash = new PasswordHash();
  final PasswordRules rules = new PasswordRules();
  final LoginThrottle throttle;
  private final TimeSource time;

  /**
   * Puts the parts together.
   *
   * @param database a connection of its own, so that a slow write here holds up nothing else
   */
  public AccountContext(
      Frame frame,
      EdgeSettings edge,
      SignUp signUp,
      AccountDatabase database,
      LiveKeys liveKeys,
      UsageCounters counters,
      Serving serving,
      Supplier<ServingState> state,
      TimeSource time) {
    this.frame = frame;
    this.edge = edge;
    this.signUp = signUp;
    this.liveKeys = liveKeys;
    this.counters = counters;
    this.serving = serving;
    this.state = state;
    this.time = time;
    accounts = new Accounts(database);
    keys = new AccountKeys(database);
    logins = new Logins(database);
    sessions = new Sessions(database);
    links = new OneTimeLinks(database);
    throttle = new LoginThrottle(time);
  }

  Instant now() {
    return Instant.ofEpochMilli(time.millis());
  }

  /**
   * Makes the secret of a link that sets the server up, or null where there is an administrator.
   */
  public @Nullable String setUpSecret() throws SQLException {
    return logins.anyAdmin() ? null : links.make(Purpose.SETUP, 0, "", now());
  }
}
