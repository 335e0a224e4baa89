package org.lexhub.server.cluster;

import java.io.IOException;
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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.DayCounters;
import org.lexhub.server.account.UnitLeases;
import org.lexhub.server.account.UsageCounters;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The leases of all accounts at this server. A thread refills leases before they end, reports usage
 * each second, and returns leases that are not used.
 *
 * <p>While the database cannot be reached, leases are served until they end. Accounts without a
 * quota are served for {@value #MAX_ALONE_SECONDS} seconds.
 */
public final class Leases implements UnitLeases, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Leases.class);

  /** The time without the database after which accounts without a quota are refused. */
  private static final int MAX_ALONE_SECONDS = 60;

  private static final int MAX_IDLE_REPORTS = 30;
  private static final int REPORTS_PER_READ = 2;
  private static final int RECALL_MILLIS = 60;
  private static final int MAX_RECALL_WAITS = 5;
  private static final int CLOSE_MILLIS = 5_000;
  private static final int MIN_LEASES = 64;
  private static final long REPORT_NANOS = Duration.ofSeconds(1).toNanos();
  private static final long EXHAUSTED_NANOS = Duration.ofSeconds(1).toNanos();

  /** The number of requests that can wait for the database at once; they occupy workers. */
  private static final int MAX_DRAWS = 8;

  private static final int MAX_DRAW_WAIT_MILLIS = 500;

  private final LeaseTable table;
  private final Replica replica;
  private final Supplier<String> snapshot;
  private final BlockingQueue<Lease> refills = new LinkedBlockingQueue<>();
  private final DaysElsewhere days;
  private final Semaphore drawing = new Semaphore(MAX_DRAWS);
  private volatile @Nullable Lease[] leases = new @Nullable Lease[MIN_LEASES];
  private volatile boolean alone;
  private volatile boolean stopping;
  private long contactAt = System.nanoTime();
  private int reports;
  private volatile boolean failing;
  private @Nullable UsageCounters counters;
  private @Nullable Thread thread;

  /**
   * Creates leases.
   *
   * @param snapshot returns the name of the snapshot that this server serves
   */
  Leases(LeaseTable table, Replica replica, Supplier<String> snapshot) {
    this.table = table;
    this.replica = replica;
    this.snapshot = snapshot;
    days = new DaysElsewhere(table);
  }

  /** Starts to report the counters of this server. */
  void start(UsageCounters ofServer) {
    counters = ofServer;
    thread = Thread.ofPlatform().name("leases").daemon().start(this::run);
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

  private Lease lease(long account) {
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
      return !alone;
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
    if (limit == Long.MAX_VALUE) {
      if (alone) {
        throw new UnitsUnknownException("without the database for too long");
      }
      return true;
    }
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
      failed(e);
      throw new UnitsUnknownException("units cannot be drawn", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UnitsUnknownException("interrupted", e);
    }
  }

  /** Lets no request wait for a database that has failed; the reports find out when it answers. */
  private void checkDatabase() throws UnitsUnknownException {
    if (failing) {
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

  /** Draws units once; the caller has the monitor of the lease. */
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
      LeaseTable.Grant grant = table.draw(account, month, lease.granted(), used, units);
      lease.grant(grant.units());
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

  private void failed(Exception e) {
    if (!failing) {
      LOG.warn("the database of accounts cannot be reached; serving from leases: {}", e.toString());
    }
    failing = true;
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
        failed(e);
      }
    }
  }

  /** Returns unused units. If that fails, {@link #report} tries again. */
  private void giveUp(Lease lease) throws SQLException {
    synchronized (lease) {
      lease.takeAll();
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

  private void run() {
    long reportedAt = System.nanoTime() - REPORT_NANOS;
    while (!stopping) {
      try {
        long wait = reportedAt + REPORT_NANOS - System.nanoTime();
        Lease lease = wait > 0 ? refills.poll(wait, TimeUnit.NANOSECONDS) : null;
        if (lease != null) {
          refill(lease);
        }
        if (System.nanoTime() - reportedAt >= REPORT_NANOS) {
          reportedAt = System.nanoTime();
          report();
        }
      } catch (InterruptedException e) {
        return;
      } catch (SQLException e) {
        failed(e);
      } catch (RuntimeException e) {
        LOG.error("leases cannot be kept", e);
      }
    }
  }

  private void refill(Lease lease) throws SQLException {
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

  /** Stores what has changed since the last report. */
  private void report() throws SQLException {
    alone = System.nanoTime() - contactAt > TimeUnit.SECONDS.toNanos(MAX_ALONE_SECONDS);
    UsageCounters used = counters();
    int month = used.month().number();
    List<LeaseTable.Counts> changed = new ArrayList<>();
    for (Lease lease : leases) {
      if (lease != null) {
        LeaseTable.Counts counts = counts(lease, used, month);
        if (lease.changes(counts.used(), counts.requests() + counts.refused())) {
          changed.add(counts);
        }
      }
    }
    boolean done = false;
    try {
      table.report(changed, snapshot.get());
      keep(month);
      done = true;
    } finally {
      if (!done) {
        changed.forEach(counts -> lease(counts.account()).reportAgain());
      }
    }
    contact();
  }

  private void contact() {
    contactAt = System.nanoTime();
    alone = false;
    if (failing) {
      LOG.info("the database of accounts answers again");
    }
    failing = false;
  }

  private static LeaseTable.Counts counts(Lease lease, UsageCounters counters, int month) {
    long account = lease.account();
    DayCounters ofDays = counters.days();
    int day = ofDays.today();
    return new LeaseTable.Counts(
        account,
        month,
        counters.usedHere(account, month),
        day,
        ofDays.requestsHere(account, day),
        ofDays.refusedHere(account, day));
  }

  /** Returns idle leases, repeats what failed, and reads what other servers have used. */
  private void keep(int month) throws SQLException {
    for (Lease lease : leases) {
      if (lease != null) {
        if (lease.idle() > MAX_IDLE_REPORTS) {
          giveUp(lease);
        }
        synchronized (lease) {
          save(lease);
        }
      }
    }
    if (reports++ % REPORTS_PER_READ == 0) {
      for (LeaseTable.Elsewhere elsewhere : table.elsewhere(month)) {
        ensure(elsewhere.account());
        lease(elsewhere.account()).elsewhere(month, elsewhere.used());
      }
    }
  }

  /** Stops without returning anything. */
  void abandon() {
    stopping = true;
    Thread running = thread;
    if (running != null) {
      running.interrupt();
      try {
        running.join(CLOSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Returns all leases and reports the last counts; call when no request runs any more. */
  @Override
  public void close() {
    if (thread == null) {
      return;
    }
    abandon();
    try {
      for (Lease lease : leases) {
        if (lease != null) {
          giveUp(lease);
        }
      }
      report();
      counters().force();
      replica.stopped();
    } catch (SQLException | IOException e) {
      LOG.warn(
          "leases cannot be returned; this server continues them when it starts: {}", e.toString());
    }
  }
}
