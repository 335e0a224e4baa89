package org.lexhub.server.web.account;

import java.sql.SQLException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.AccountKeys;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.EndpointUsage;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.LoginThrottle;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.OneTimeLinks;
import org.lexhub.server.account.OneTimeLinks.Purpose;
import org.lexhub.server.account.PasswordHash;
import org.lexhub.server.account.PasswordRules;
import org.lexhub.server.account.Sessions;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.factor.PendingLogins;
import org.lexhub.server.account.factor.SecondFactors;
import org.lexhub.server.account.provider.Identities;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.oidc.LoginSettings;
import org.lexhub.server.oidc.ProviderSettings;
import org.lexhub.server.snapshot.Serving;
import org.lexhub.server.snapshot.ServingState;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.session.PageContext;

/**
 * The parts that account pages are built from. Only {@link AccountRoutes} and its siblings read
 * them: they give each page the parts that the page uses.
 */
public final class AccountContext {
  /** What every page needs. */
  public final PageContext pages;

  /** The users who can log in, and how their passwords are checked. */
  public final Credentials credentials;

  /** The second factors of users. */
  public final SecondFactors factors;

  /** The log-ins that await a second factor. */
  public final PendingLogins pending;

  /** Who can create an account. */
  public final SignUp signUp;

  /** Invitations and other links. */
  public final OneTimeLinks links;

  /** The identity provider, or null if there is none. */
  public final @Nullable ProviderSettings provider;

  /** The users at the provider to whom accounts belong. */
  public final Identities identities;

  final Accounts accounts;
  final AccountKeys keys;
  final LiveKeys liveKeys;
  final UsageCounters counters;
  final EndpointUsage usage;
  final Serving serving;
  final Supplier<ServingState> state;

  /**
   * Creates the parts.
   *
   * @param logins how users log in
   * @param database a separate connection, so that a slow write here delays nothing else
   * @param sessions the sessions in that database
   */
  public AccountContext(
      Frame frame,
      EdgeSettings edge,
      SignUp signUp,
      LoginSettings logins,
      AccountDatabase database,
      Sessions sessions,
      LiveKeys liveKeys,
      UsageCounters counters,
      EndpointUsage usage,
      Serving serving,
      Supplier<ServingState> state,
      TimeSource time) {
    this.signUp = signUp;
    this.liveKeys = liveKeys;
    this.counters = counters;
    this.usage = usage;
    this.serving = serving;
    this.state = state;
    pages = new PageContext(frame, edge, sessions, time, logins.secondFactor());
    provider = logins.provider();
    identities = new Identities(database);
    factors = new SecondFactors(database);
    pending = new PendingLogins(database);
    credentials =
        new Credentials(
            new Logins(database), new PasswordHash(), new PasswordRules(), new LoginThrottle(time));
    accounts = new Accounts(database);
    keys = new AccountKeys(database);
    links = new OneTimeLinks(database);
  }

  /**
   * Creates the secret of a link with which the first administrator signs up.
   *
   * @return the secret, or null if there is an administrator
   */
  public @Nullable String setUpSecret() throws SQLException {
    return credentials.logins().hasAdmin() ? null : links.create(Purpose.SETUP, 0, "", pages.now());
  }
}
