package org.lexhub.server.web.account.provider;

import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.oidc.IdentityProvider;
import org.lexhub.server.oidc.LoginFlow;
import org.lexhub.server.oidc.ProviderException;
import org.lexhub.server.oidc.ProviderSettings;
import org.lexhub.server.oidc.ProviderUser;
import org.lexhub.server.web.session.BrowserRequest;
import org.lexhub.server.web.text.Texts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The way to the provider. It loads the library at the first log-in, and lets few requests wait for
 * the provider at once, so that a slow one does not hold up all workers.
 */
final class ProviderGate {
  /** The purpose of a log-in, in contrast to {@link #linking}. */
  static final String LOG_IN = "log-in";

  private static final Logger LOG = LoggerFactory.getLogger(ProviderGate.class);
  private static final int MAX_WAITING = 8;

  private final ProviderSettings settings;
  private final Semaphore waiting = new Semaphore(MAX_WAITING);
  private @Nullable IdentityProvider provider;

  ProviderGate(ProviderSettings settings) {
    this.settings = settings;
  }

  ProviderSettings settings() {
    return settings;
  }

  /** Returns the purpose of linking an account with its owner at the provider. */
  static String linking(long account) {
    return "link of account " + account;
  }

  /** Returns the log-in of a browser with the secret in its cookie. */
  static LoginFlow flow(BrowserRequest request, String secret, String purpose) {
    return new LoginFlow(secret, purpose, request.origin() + ProviderRoutes.CALLBACK);
  }

  private synchronized IdentityProvider provider() {
    IdentityProvider present = provider;
    if (present == null) {
      present = new IdentityProvider(settings);
      provider = present;
    }
    return present;
  }

  /**
   * Returns the address of the provider to which the browser goes, or null if the provider cannot
   * be reached.
   */
  @Nullable String authorization(LoginFlow flow) {
    enter();
    try {
      return provider().authorization(flow);
    } catch (ProviderException e) {
      LOG.warn("a log-in by {} cannot begin: {}", settings, e.getMessage());
      return null;
    } finally {
      waiting.release();
    }
  }

  /** Returns the user whom the provider confirms, or null. */
  @Nullable ProviderUser confirm(LoginFlow flow, String code, String issuer) {
    enter();
    try {
      return provider().confirm(flow, code, issuer);
    } catch (ProviderException e) {
      LOG.warn("a log-in by {} is refused: {}", settings, e.getMessage());
      return null;
    } finally {
      waiting.release();
    }
  }

  private void enter() {
    if (!waiting.tryAcquire()) {
      throw ApiError.unavailable(Texts.text("refusal.provider.busy", settings.name())).translated();
    }
  }
}
