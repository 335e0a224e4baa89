package org.lexhub.server.web.account;

import org.lexhub.server.account.LoginThrottle;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.PasswordHash;
import org.lexhub.server.account.PasswordRules;

/**
 * What login names and passwords are checked with.
 *
 * @param logins the stored logins with their password hashes
 * @param hash how passwords are hashed and compared
 * @param rules which new passwords are accepted
 * @param throttle the delays after failed attempts
 */
public record Credentials(
    Logins logins, PasswordHash hash, PasswordRules rules, LoginThrottle throttle) {}
