package org.lexhub.server;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.sql.PostgresSettings;

/**
 * What a server shares with others.
 *
 * @param accounts the database of accounts, or null for a file in the data folder
 */
public record ClusterSettings(@Nullable PostgresSettings accounts) {
  /** The settings of a server that shares nothing. */
  public static final ClusterSettings NONE = new ClusterSettings(null);
}
