package org.lexhub.server;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.sql.PostgresSettings;

/**
 * What a server shares with others.
 *
 * @param accounts the database of accounts, or null for a file in the data folder
 * @param snapshots the address of snapshots, or null if others publish them in the data folder
 * @param rolloutPercent the share of servers that can replace their snapshot at once, 1 to 100
 */
public record ClusterSettings(
    @Nullable PostgresSettings accounts, @Nullable String snapshots, int rolloutPercent) {
  /** The settings of a server that shares nothing. */
  public static final ClusterSettings NONE = new ClusterSettings(null, null, 100);
}
