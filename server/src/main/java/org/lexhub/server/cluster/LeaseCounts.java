package org.lexhub.server.cluster;

import java.util.concurrent.atomic.LongAdder;

/** Counts what happened to the leases of this server since it started. */
final class LeaseCounts {
  /** Draws that the database granted. */
  final LongAdder granted = new LongAdder();

  /** Requests refused because no server has units of the quota left. */
  final LongAdder exhausted = new LongAdder();

  /** Requests refused because the database could not be asked. */
  final LongAdder unknown = new LongAdder();
}
