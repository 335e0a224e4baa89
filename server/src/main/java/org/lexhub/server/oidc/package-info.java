/**
 * Log-in by OpenID Connect: the authorization code flow with PKCE, state and nonce. The library
 * (Nimbus) is used only in {@link org.lexhub.server.oidc.IdentityProvider}, which is loaded at the
 * first log-in.
 */
@NullMarked
package org.lexhub.server.oidc;

import org.jspecify.annotations.NullMarked;
