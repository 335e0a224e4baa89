package org.lexhub.server.oidc;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * The identity provider whose users can log in.
 *
 * @param issuer the address of the provider, as its tokens name it
 * @param clientId the id of this server at the provider
 * @param secret the secret of this server at the provider, or null for a public client
 * @param name the name of the provider on pages
 */
public record ProviderSettings(
    String issuer, String clientId, @Nullable String secret, String name) {
  /**
   * Checks the address.
   *
   * @throws IllegalArgumentException if it is not an https address; plain http is allowed on
   *     loopback
   */
  public ProviderSettings {
    URI uri = URI.create(issuer);
    String host = uri.getHost();
    boolean loopback = "127.0.0.1".equals(host) || "localhost".equals(host);
    if (host == null
        || uri.getQuery() != null
        || uri.getFragment() != null
        || !("https".equals(uri.getScheme()) || (loopback && "http".equals(uri.getScheme())))) {
      throw new IllegalArgumentException(
          "the issuer must be an address such as https://login.example, not " + issuer);
    }
  }

  @Override
  public String toString() {
    return name + " (" + issuer + ")";
  }
}
