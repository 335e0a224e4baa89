package org.lexhub.server.account;

import java.time.Instant;

/**
 * A browser in which somebody is logged in.
 *
 * @param id its public number
 * @param seen when it was last used, to the minute
 * @param address where it was opened from
 * @param agent what the browser called itself, shortened
 * @param user whose it is
 */
public record Session(
    long id, Instant created, Instant seen, String address, String agent, User user) {}
