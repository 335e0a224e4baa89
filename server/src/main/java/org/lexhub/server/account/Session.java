package org.lexhub.server.account;

import java.time.Instant;

/**
 * A session of a user in a browser.
 *
 * @param id the public number of the session
 * @param seen when it was last used, to the minute
 * @param address the address of the client that opened it
 * @param agent the {@code User-Agent} header of the browser, shortened
 * @param user the user
 */
public record Session(
    long id, Instant created, Instant seen, String address, String agent, User user) {}
