package org.lexhub.server.command;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.factor.SecondFactorRule;
import org.lexhub.server.oidc.LoginSettings;
import org.lexhub.server.oidc.ProviderSettings;
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

  @Option(
      names = "--oidc-issuer",
      paramLabel = "URL",
      description =
          "Lets the users of this OpenID Connect provider log in; --registration decides whether"
              + " they get an account at their first log-in. Off by default.")
  private @Nullable String issuer;

  @Option(
      names = "--oidc-client-id",
      paramLabel = "TEXT",
      description = "The id of this server at the provider.")
  private @Nullable String clientId;

  @Option(
      names = "--oidc-client-secret-file",
      paramLabel = "FILE",
      description =
          "The file with the secret of this server at the provider; none for a public client.")
  private @Nullable Path secretFile;

  @Option(
      names = "--oidc-name",
      paramLabel = "TEXT",
      description = "The name of the provider on pages (the host of its address).")
  private @Nullable String name;

  /**
   * Returns the settings.
   *
   * @throws CommandFailure if they are incomplete or wrong
   */
  LoginSettings read() {
    return new LoginSettings(secondFactor, provider());
  }

  private @Nullable ProviderSettings provider() {
    if (issuer == null || clientId == null) {
      if (issuer != null || clientId != null || secretFile != null || name != null) {
        throw new CommandFailure("--oidc-issuer and --oidc-client-id must be used together");
      }
      return null;
    }
    try {
      String shown = name == null ? String.valueOf(URI.create(issuer).getHost()) : name;
      return new ProviderSettings(issuer, clientId, secret(secretFile), shown);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure("--oidc-issuer: " + e.getMessage());
    }
  }

  private static @Nullable String secret(@Nullable Path file) {
    if (file == null) {
      return null;
    }
    try {
      String secret = Files.readString(file).strip();
      if (secret.isEmpty()) {
        throw new CommandFailure("--oidc-client-secret-file: " + file + " is empty");
      }
      return secret;
    } catch (IOException e) {
      throw new CommandFailure("--oidc-client-secret-file cannot be read: " + e);
    }
  }
}
