package org.lexhub.server.snapshot;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The snapshot that is being served, for operators.
 *
 * @param snapshot the build id, or null if no snapshot is being served
 * @param created when the snapshot was built
 * @param servingSince when the server began to serve it
 * @param lastError why the snapshot that {@code CURRENT} names is not being served, or null if it
 *     is
 * @param lastErrorAt when that error occurred
 */
public record ServingState(
    @Nullable String snapshot,
    @Nullable Instant created,
    @Nullable Instant servingSince,
    @Nullable String lastError,
    @Nullable Instant lastErrorAt) {
  /** No snapshot is being served, and no error is known. */
  public static final ServingState NONE = new ServingState(null, null, null, null, null);

  /** Returns {@code ok}, {@code degraded} (an older snapshot is served) or {@code unavailable}. */
  public String status() {
    if (snapshot == null) {
      return "unavailable";
    }
    return lastError == null ? "ok" : "degraded";
  }
}
