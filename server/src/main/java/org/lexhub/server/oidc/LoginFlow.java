package org.lexhub.server.oidc;

import org.lexhub.server.account.Digests;

/**
 * One log-in, from the redirect to the provider until its answer. Everything is derived from a
 * secret in a cookie of the browser: the state, which binds the answer to the browser; the nonce,
 * which binds the token to the log-in; the verifier of PKCE, which binds the code to this server.
 * So no server has to remember it.
 *
 * @param secret the secret in the cookie
 * @param purpose what the log-in is for; an answer is valid for this purpose only
 * @param redirect the address to which the provider sends the browser back
 */
public record LoginFlow(String secret, String purpose, String redirect) {
  /** Returns the state. */
  public String state() {
    return Digests.derived(secret, "state of " + purpose);
  }

  String nonce() {
    return Digests.derived(secret, "nonce");
  }

  /** Returns the verifier of PKCE: 43 characters with 256 bits (RFC 7636). */
  String verifier() {
    return Digests.derived(secret, "verifier");
  }
}
