package org.lexhub.server;

import org.lexhub.server.account.factor.SecondFactorRule;

/**
 * How users log in.
 *
 * @param secondFactor which users must have a second factor
 */
public record LoginSettings(SecondFactorRule secondFactor) {
  /** Passwords, and second factors for those who want one. */
  public static final LoginSettings DEFAULT = new LoginSettings(SecondFactorRule.NOBODY);
}
