package org.lexhub.server.oidc;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.factor.SecondFactorRule;

/**
 * How users log in.
 *
 * @param secondFactor which users must have a second factor
 * @param provider the identity provider whose users can log in, or null for none
 */
public record LoginSettings(SecondFactorRule secondFactor, @Nullable ProviderSettings provider) {
  /** Passwords, and optional second factors. */
  public static final LoginSettings DEFAULT = new LoginSettings(SecondFactorRule.NOBODY, null);
}
