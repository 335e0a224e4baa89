package org.lexhub.server.account;

import java.time.Instant;

/**
 * An account as it is stored.
 *
 * @param keys how many good keys it has
 */
public record AccountRow(
    long id, String name, Plan plan, boolean suspended, Instant created, int keys) {}
