package org.lexhub.server.snapshot;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What is being served at a moment, for those who watch over the server.
 *
 * @param snapshot the build id, null where nothing is served
 * @param lastError why the snapshot that ought to be served is not, null where it is
 */
public record ServingState(
    @Nullable String snapshot,
    @Nullable Instant created,
    @Nullable Instant servingSince,
    @Nullable String lastError,
    @Nullable Instant lastErrorAt) {
  /** Returns {@code ok}, {@code degraded} (an older snapshot is served) or {@code unavailable}. */
  public String status() {
    if (snapshot == null) {
      return "unavailable";
    }
    return lastError == null ? "ok" : "degraded";
  }
}
