package org.lexhub.server.snapshot.remote;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/** Counts what a server fetched from a store of snapshots since it started. */
public final class FetchCounts {
  private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

  private final LongAdder fetched = new LongAdder();
  private final LongAdder failed = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final LongAdder nanos = new LongAdder();
  private volatile long reachedMillis;

  FetchCounts() {}

  void fetched() {
    fetched.increment();
  }

  void failed() {
    failed.increment();
  }

  void received(long length) {
    bytes.add(length);
  }

  void took(long ofNanos) {
    nanos.add(ofNanos);
  }

  void reached() {
    reachedMillis = System.currentTimeMillis();
  }

  /** Returns the number of snapshots that were fetched and verified. */
  public long snapshots() {
    return fetched.sum();
  }

  /** Returns how often the store could not be reached, or a snapshot could not be used. */
  public long failures() {
    return failed.sum();
  }

  /** Returns the bytes of snapshots that were received, also of those that could not be used. */
  public long bytes() {
    return bytes.sum();
  }

  /** Returns the seconds that fetches and their verification took together. */
  public double seconds() {
    return (double) nanos.sum() / NANOS;
  }

  /** Returns when the store last told which snapshot is current, in seconds; 0 for never. */
  public double reachedAt() {
    return (double) reachedMillis / TimeUnit.SECONDS.toMillis(1);
  }
}
