package org.lexhub.server.oidc;

import java.util.List;

/**
 * A user whom the provider has confirmed. Only issuer and subject identify the user; names and mail
 * addresses can change hands.
 *
 * @param issuer the provider
 * @param subject the id of the user at the provider
 * @param names names for a new account, the best first; mail addresses are verified
 */
public record ProviderUser(String issuer, String subject, List<String> names) {
  /** Copies the names. */
  public ProviderUser {
    names = List.copyOf(names);
  }
}
