package org.lexhub.server.command;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.factor.SecondFactorRule;
import org.lexhub.server.oidc.LoginSettings;
import org.lexhub.server.oidc.ProviderSettings;

/** The options of log-ins. */
final class LoginOptions {
  private final OptionValue<SecondFactorRule> secondFactor;
  private final OptionValue<String> issuer;
  private final OptionValue<String> clientId;
  private final OptionValue<Path> secretFile;
  private final OptionValue<String> name;

  /** Adds the options to those of a command. */
  LoginOptions(OptionGroup group) {
    secondFactor =
        group.value(
            "--require-second-factor",
            "nobody|admins|all",
            SecondFactorRule.NOBODY,
            "Which users must have a second factor, the codes of an authenticator app (nobody);"
                + " everybody can have one.");
    issuer =
        group.optional(
            "--oidc-issuer",
            "URL",
            String.class,
            "Lets the users of this OpenID Connect provider log in; --registration decides whether"
                + " they get an account at their first log-in. Off by default.");
    clientId =
        group.optional(
            "--oidc-client-id", "TEXT", String.class, "The id of this server at the provider.");
    secretFile =
        group.optional(
            "--oidc-client-secret-file",
            "FILE",
            Path.class,
            "The file with the secret of this server at the provider; none for a public client.");
    name =
        group.optional(
            "--oidc-name",
            "TEXT",
            String.class,
            "The name of the provider on pages (the host of its address).");
  }

  /**
   * Returns the settings.
   *
   * @throws CommandFailure if they are incomplete or wrong
   */
  LoginSettings read() {
    return new LoginSettings(secondFactor.value(), provider());
  }

  private @Nullable ProviderSettings provider() {
    String address = issuer.orNull();
    String id = clientId.orNull();
    Path file = secretFile.orNull();
    String called = name.orNull();
    if (address == null || id == null) {
      if (address != null || id != null || file != null || called != null) {
        throw new CommandFailure("--oidc-issuer and --oidc-client-id must be used together");
      }
      return null;
    }
    try {
      String shown = called == null ? String.valueOf(URI.create(address).getHost()) : called;
      return new ProviderSettings(address, id, secret(file), shown);
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
