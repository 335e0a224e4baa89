package org.lexhub.server.command;

import org.lexhub.server.LoginSettings;
import org.lexhub.server.account.factor.SecondFactorRule;
import picocli.CommandLine.Option;

/** The options of log-ins. */
final class LoginOptions {
  @Option(
      names = "--require-second-factor",
      paramLabel = "nobody|admins|all",
      description =
          "Which users must have a second factor, the codes of an authenticator app (nobody);"
              + " everybody can have one.")
  private SecondFactorRule secondFactor = SecondFactorRule.NOBODY;

  LoginSettings read() {
    return new LoginSettings(secondFactor);
  }
}
