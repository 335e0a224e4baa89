package org.lexhub.server.account;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A key as it is stored: never its text.
 *
 * @param shown what may be shown of it
 */
public record KeyRow(
    String id,
    long account,
    String accountName,
    Plan plan,
    String name,
    String shown,
    Instant created,
    @Nullable Instant expires,
    @Nullable Instant revoked,
    @Nullable Instant lastUsed) {
  /** Returns the state in one word. */
  public String state(Instant now) {
    if (revoked != null) {
      return "revoked";
    }
    return expires != null && !now.isBefore(expires) ? "expired" : "active";
  }
}
