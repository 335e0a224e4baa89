/**
 * Accounts, their keys, and their usage. SQLite or PostgreSQL stores accounts and the hashes of
 * keys; mapped files count the requests of days and months. Requests are admitted or refused from
 * memory.
 *
 * <p>The numbers of the plans are in {@link org.lexhub.server.account.Plan}, the limits of log-ins
 * in {@link org.lexhub.server.account.LoginThrottle}, of sessions in {@link
 * org.lexhub.server.account.Sessions}, of passwords in {@link
 * org.lexhub.server.account.PasswordRules}.
 */
@NullMarked
package org.lexhub.server.account;

import org.jspecify.annotations.NullMarked;
