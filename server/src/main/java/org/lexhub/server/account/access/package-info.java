/**
 * What a key can be used for: scopes, addresses of clients, origins of web pages. Checked on the
 * hot path, so that the checks of a key without restrictions cost one comparison.
 */
@NullMarked
package org.lexhub.server.account.access;

import org.jspecify.annotations.NullMarked;
