package org.lexhub.server.cluster;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The units of one account and month that this server may answer. Units are taken without a lock.
 * Drawing and returning them needs the monitor of this object, which also guards what was granted.
 */
final class Lease {
  private static final int UNIT_BITS = 48;
  private static final long UNIT_MASK = (1L << UNIT_BITS) - 1;

  private final long account;

  /** The month in the upper 16 bits and its remaining units in the lower 48. */
  private final AtomicLong left = new AtomicLong();

  private volatile long refillBelow;
  private volatile boolean queued;
  private volatile long elsewhere;

  // Guarded by the monitor.
  private int month = -1;
  private long granted;
  private boolean unsaved;
  private long exhaustedUnits;
  private long exhaustedUntil;

  // Only of the thread that reports usage.
  private long reportedUsed = -1;
  private long reportedDay = -1;
  private long seenLeft = -1;
  private int idleReports;

  Lease(long account) {
    this.account = account;
  }

  long account() {
    return account;
  }

  /** Takes units; returns whether there were enough. */
  boolean take(int ofMonth, int units) {
    while (true) {
      long old = left.get();
      if (old >>> UNIT_BITS != ofMonth || (old & UNIT_MASK) < units) {
        return false;
      }
      if (left.compareAndSet(old, old - units)) {
        return true;
      }
    }
  }

  void giveBack(int ofMonth, int units) {
    long old = left.get();
    while (old >>> UNIT_BITS == ofMonth && !left.compareAndSet(old, old + units)) {
      old = left.get();
    }
  }

  boolean has(int ofMonth, int units) {
    long present = left.get();
    return present >>> UNIT_BITS == ofMonth && (present & UNIT_MASK) >= units;
  }

  /** Returns the units that remain of a month. */
  long unused(int ofMonth) {
    long present = left.get();
    return present >>> UNIT_BITS == ofMonth ? present & UNIT_MASK : 0;
  }

  /** Returns whether the lease should be refilled and nobody was told yet. */
  boolean startRefill() {
    if (queued || (left.get() & UNIT_MASK) >= refillBelow) {
      return false;
    }
    queued = true;
    return true;
  }

  void endRefill() {
    queued = false;
  }

  void refillBelow(long units) {
    refillBelow = units;
  }

  void elsewhere(int ofMonth, long used) {
    elsewhere = (long) ofMonth << UNIT_BITS | used;
  }

  long elsewhere(int ofMonth) {
    long present = elsewhere;
    return present >>> UNIT_BITS == ofMonth ? present & UNIT_MASK : 0;
  }

  // With the monitor.

  boolean isOf(int ofMonth) {
    return month == ofMonth;
  }

  /** Begins a month with what this server was granted in it before. */
  void begin(int ofMonth, long grantedBefore, long usedBefore) {
    month = ofMonth;
    granted = grantedBefore;
    exhaustedUnits = 0;
    left.set((long) ofMonth << UNIT_BITS | Math.max(0, grantedBefore - usedBefore));
  }

  int month() {
    return month;
  }

  long granted() {
    return granted;
  }

  void grant(long units) {
    granted += units;
    left.addAndGet(units);
    exhaustedUnits = 0;
  }

  /** Takes all remaining units out of this lease; returns their number. */
  long takeAll() {
    long old = left.get();
    while (!left.compareAndSet(old, old & ~UNIT_MASK)) {
      old = left.get();
    }
    long units = old & UNIT_MASK;
    granted -= units;
    unsaved |= units > 0;
    return units;
  }

  boolean isUnsaved() {
    return unsaved;
  }

  void unsaved(boolean isUnsaved) {
    unsaved = isUnsaved;
  }

  /** Records that the quota does not have this number of units until a time. */
  void exhaust(long units, long nanos) {
    exhaustedUnits = units;
    exhaustedUntil = nanos;
  }

  boolean isExhausted(long units, long nanos) {
    return exhaustedUnits > 0 && units >= exhaustedUnits && nanos - exhaustedUntil < 0;
  }

  void forget() {
    month = -1;
    granted = 0;
    unsaved = false;
    left.set(0);
  }

  // Of the thread that reports usage.

  /** Returns whether the counts differ from those that were reported, and remembers them. */
  boolean changes(long used, long day) {
    boolean changed = used != reportedUsed || day != reportedDay;
    reportedUsed = used;
    reportedDay = day;
    return changed;
  }

  void reportAgain() {
    reportedUsed = -1;
  }

  /** Returns the number of reports since the lease was used. */
  int idle() {
    long present = left.get();
    idleReports = present == seenLeft ? idleReports + 1 : 0;
    seenLeft = present;
    return (present & UNIT_MASK) == 0 ? 0 : idleReports;
  }
}
