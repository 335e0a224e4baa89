package org.lexhub.server.cluster;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.usage.UnitLeases;
import org.lexhub.server.account.usage.UsageCounters;

/**
 * The leases of all accounts at this server: takes units from them for requests, draws units from
 * the database, and returns those that other servers need. {@link LeaseReports} refills leases
 * before they end.
 *
 * <p>While the database cannot be reached, leases are served until they end. Accounts without a
 * quota are served for a minute, see {@link DatabaseContact}.
 */
public final class Leases implements UnitLeases {
  private static final int RECALL_MILLIS = 60;
  private static final int MAX_RECALL_WAITS = 5;
  private static final int MIN_LEASES = 64;
  private static final long EXHAUSTED_NANOS = Duration.ofSeconds(1).toNanos();

  /** The number of requests that can wait for the database at once; they occupy workers. */
  private static final int MAX_DRAWS = 8;

  private static final int MAX_DRAW_WAIT_MILLIS = 500;

  private final LeaseTable table;
  private final DatabaseContact contact;
  private final LeaseCounts counts = new LeaseCounts();
  private final BlockingQueue<Lease> refills = new LinkedBlockingQueue<>();
  private final DaysElsewhere days;
  private final Semaphore drawing = new Semaphore(MAX_DRAWS);
  private volatile @Nullable Lease[] leases = new @Nullable Lease[MIN_LEASES];
  private @Nullable UsageCounters counters;

  Leases(LeaseTable table, DatabaseContact contact) {
    this.table = table;
    this.contact = contact;
    days = new DaysElsewhere(table);
  }

  /** Sets the counters of this server; to be called once before requests come in. */
  void start(UsageCounters ofServer) {
    counters = ofServer;
  }

  private UsageCounters counters() {
    return Objects.requireNonNull(counters, "not started");
  }

  @Override
  public synchronized void ensure(long account) {
    @Nullable Lease[] present = leases;
    if (account >= present.length) {
      present = Arrays.copyOf(present, Math.toIntExact(Math.max(account + 1, present.length * 2L)));
    }
    if (present[(int) account] == null) {
      present[(int) account] = new Lease(account);
    }
    leases = present;
  }

  /** Returns the lease of an account that has had a key. */
  Lease lease(long account) {
    return Objects.requireNonNull(known(account), "an account without keys");
  }

  /** Returns the lease of an account, or null if the account has had no key yet. */
  private @Nullable Lease known(long account) {
    @Nullable Lease[] present = leases;
    return account < present.length ? present[(int) account] : null;
  }

  @Override
  public boolean take(long account, int month, int units, long limit) {
    if (limit == Long.MAX_VALUE) {
      return !contact.isAlone();
    }
    Lease lease = lease(account);
    if (!lease.take(month, units)) {
      return false;
    }
    if (lease.startRefill()) {
      refills.add(lease);
    }
    return true;
  }

  @Override
  public void giveBack(long account, int month, int units) {
    Lease lease = known(account);
    if (lease != null) {
      lease.giveBack(month, units);
    }
  }

  @Override
  public boolean draw(long account, int month, int units, long limit) throws UnitsUnknownException {
    try {
      boolean enough = limit == Long.MAX_VALUE ? servedAlone() : drawWaiting(account, month, units);
      if (!enough) {
        counts.exhausted.increment();
      }
      return enough;
    } catch (UnitsUnknownException e) {
      counts.unknown.increment();
      throw e;
    }
  }

  /** Lets an account without a quota be served unless this server has been alone for too long. */
  private boolean servedAlone() throws UnitsUnknownException {
    if (contact.isAlone()) {
      throw new UnitsUnknownException("without the database for too long");
    }
    return true;
  }

  private boolean drawWaiting(long account, int month, int units) throws UnitsUnknownException {
    Lease lease = lease(account);
    try {
      checkDatabase();
      if (!drawing.tryAcquire(MAX_DRAW_WAIT_MILLIS, TimeUnit.MILLISECONDS)) {
        throw new UnitsUnknownException("too many requests wait for the database");
      }
      try {
        synchronized (lease) {
          return drawOrRecall(lease, month, units);
        }
      } finally {
        drawing.release();
      }
    } catch (SQLException e) {
      contact.failed(e);
      throw new UnitsUnknownException("units cannot be drawn", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UnitsUnknownException("interrupted", e);
    }
  }

  /** Lets no request wait for a database that has failed; the reports find out when it answers. */
  private void checkDatabase() throws UnitsUnknownException {
    if (contact.isFailing()) {
      throw new UnitsUnknownException("the database cannot be reached");
    }
  }

  /** Draws units; if none are left, asks other servers for theirs and waits for them. */
  private boolean drawOrRecall(Lease lease, int month, int units)
      throws SQLException, InterruptedException, UnitsUnknownException {
    for (int waits = 0; ; waits++) {
      if (lease.has(month, units)) {
        return true;
      }
      if (lease.isOf(month) && lease.isExhausted(units, System.nanoTime())) {
        return false;
      }
      checkDatabase(); // it can have failed while this thread waited for the monitor
      LeaseTable.Grant grant = drawOnce(lease, month, units);
      if (grant.units() == 0 && !lease.has(month, units)) {
        if (grant.unusedElsewhere() <= 0 || waits == MAX_RECALL_WAITS) {
          lease.exhaust(units, System.nanoTime() + EXHAUSTED_NANOS);
          return false;
        }
        if (waits == 0) {
          table.recall(lease.account());
        }
        lease.wait(RECALL_MILLIS); // releases the monitor: another server can ask for these units
      }
    }
  }

  /**
   * Draws once what the lease lacks of a number of units, and at least one; the caller has the
   * monitor of the lease.
   */
  private LeaseTable.Grant drawOnce(Lease lease, int month, int units) throws SQLException {
    long account = lease.account();
    long used = counters().usedHere(account, month);
    if (!lease.isOf(month)) {
      lease.begin(month, table.granted(account, month), used);
      if (lease.has(month, units)) {
        return new LeaseTable.Grant(0, 0, lease.elsewhere(month));
      }
    }
    boolean done = false;
    try {
      long missing = Math.max(1, units - lease.unused(month));
      LeaseTable.Grant grant = table.draw(account, month, lease.granted(), used, missing);
      lease.grant(grant.units());
      if (grant.units() > 0) {
        counts.granted.increment();
      }
      lease.elsewhere(month, grant.usedElsewhere());
      lease.refillBelow(grant.units() / 2);
      done = true;
      return grant;
    } finally {
      if (!done) {
        lease.unsaved(true); // the database may have granted what this server does not know of
      }
    }
  }

  @Override
  public long usedElsewhere(long account, int month) {
    Lease lease = known(account);
    return lease == null ? 0 : lease.elsewhere(month);
  }

  @Override
  public long requestsElsewhere(long account, int day) {
    return days.of(account, day).requests();
  }

  @Override
  public long refusedElsewhere(long account, int day) {
    return days.of(account, day).refused();
  }

  @Override
  public void forget(long account) {
    Lease lease = known(account);
    if (lease != null) {
      synchronized (lease) {
        lease.forget();
      }
    }
  }

  /** Returns the unused units of an account, because another server needs them. */
  void recalled(long account) {
    Lease lease = known(account);
    if (lease != null) {
      try {
        giveUp(lease);
      } catch (SQLException e) {
        contact.failed(e);
      }
    }
  }

  // For the thread that reports usage.

  /** Waits for a lease that should be refilled; returns null if there is none in this time. */
  @Nullable Lease awaitRefill(long nanos) throws InterruptedException {
    return refills.poll(nanos, TimeUnit.NANOSECONDS);
  }

  /** Draws units for a lease that is about to end. */
  void refill(Lease lease) throws SQLException {
    try {
      int month = counters().month().number();
      synchronized (lease) {
        if (lease.isOf(month)) {
          drawOnce(lease, month, 1);
        }
      }
    } finally {
      lease.endRefill();
    }
  }

  /** Returns unused units. If that fails, {@link #saveAgain} repeats it. */
  void giveUp(Lease lease) throws SQLException {
    synchronized (lease) {
      lease.takeAll();
      save(lease);
    }
  }

  /** Stores what was granted if the database may not know it. */
  void saveAgain(Lease lease) throws SQLException {
    synchronized (lease) {
      save(lease);
    }
  }

  private void save(Lease lease) throws SQLException {
    if (lease.isUnsaved()) {
      long used = counters().usedHere(lease.account(), lease.month());
      table.save(lease.account(), lease.month(), lease.granted(), used);
      lease.unsaved(false);
    }
  }

  /** Returns all leases. */
  List<Lease> all() {
    List<Lease> all = new ArrayList<>();
    for (Lease lease : leases) {
      if (lease != null) {
        all.add(lease);
      }
    }
    return all;
  }

  /** Returns the units that this server can serve in a month without the database. */
  long unused(int month) {
    long sum = 0;
    for (Lease lease : all()) {
      sum += lease.unused(month);
    }
    return sum;
  }

  LeaseCounts counts() {
    return counts;
  }
}
