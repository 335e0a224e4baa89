/**
 * The second factor of log-ins: codes of an authenticator app (TOTP) and recovery codes.
 *
 * <p>The secrets of apps are stored as they are, in the database that only the server can read. The
 * server needs them for every log-in, so that a key to encrypt them would lie beside them, and a
 * backup without that key would lock all users out. A secret alone opens nothing: passwords are
 * stored as hashes. Recovery codes are stored as hashes.
 */
@NullMarked
package org.lexhub.server.account.factor;

import org.jspecify.annotations.NullMarked;
