package org.lexhub.server.account;

import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;

/**
 * The cache of sessions under requests and log-outs at the same time, in many interleavings: a
 * session that was removed does not come back.
 */
public class RecentSessionsInterleavings {
  private final RecentSessions sessions = new RecentSessions(60);

  /** Uses a session. */
  @Operation
  public void put() {
    sessions.put("secret", 7, 100);
  }

  /** Ends a session. */
  @Operation
  public void remove() {
    sessions.remove("secret");
  }

  /** Reads the account of a session. */
  @Operation
  public long account() {
    return sessions.account("secret", 130);
  }

  /** Checks the interleavings. */
  public static void check() {
    new ModelCheckingOptions()
        .iterations(5)
        .invocationsPerIteration(200)
        .threads(2)
        .actorsPerThread(2)
        .actorsBefore(0)
        .actorsAfter(1)
        .check(RecentSessionsInterleavings.class);
  }
}
