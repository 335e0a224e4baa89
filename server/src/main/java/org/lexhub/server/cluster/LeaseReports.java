package org.lexhub.server.cluster;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.lexhub.server.account.usage.DayCounters;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.background.BackgroundLoop;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The thread that keeps the leases of this server: it refills leases before they end, reports usage
 * each second, returns leases that are not used, and learns what other servers have used.
 */
final class LeaseReports implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LeaseReports.class);
  private static final int MAX_IDLE_REPORTS = 30;
  private static final int REPORTS_PER_READ = 2;
  private static final long REPORT_NANOS = Duration.ofSeconds(1).toNanos();

  private final Leases leases;
  private final LeaseTable table;
  private final DatabaseContact contact;
  private final UsageCounters counters;
  private final Replica replica;
  private final Supplier<String> snapshot;
  private final BackgroundLoop loop;
  private long reportedAt = System.nanoTime() - REPORT_NANOS;
  private int reports;

  /**
   * Starts to report.
   *
   * @param snapshot returns the name of the snapshot that this server serves
   */
  LeaseReports(
      Leases leases,
      LeaseTable table,
      DatabaseContact contact,
      UsageCounters counters,
      Replica replica,
      Supplier<String> snapshot) {
    this.leases = leases;
    this.table = table;
    this.contact = contact;
    this.counters = counters;
    this.replica = replica;
    this.snapshot = snapshot;
    loop = BackgroundLoop.start("leases", this::step);
  }

  private void step(BackgroundLoop own) throws InterruptedException {
    try {
      long wait = reportedAt + REPORT_NANOS - System.nanoTime();
      Lease lease = wait > 0 ? leases.awaitRefill(wait) : null;
      if (lease != null) {
        leases.refill(lease);
      }
      if (System.nanoTime() - reportedAt >= REPORT_NANOS) {
        reportedAt = System.nanoTime();
        report();
      }
    } catch (SQLException e) {
      if (!own.isStopping()) {
        contact.failed(e);
      }
    }
  }

  /** Stores what has changed since the last report. */
  private void report() throws SQLException {
    contact.check();
    int month = counters.month().number();
    List<LeaseTable.Counts> changed = new ArrayList<>();
    for (Lease lease : leases.all()) {
      LeaseTable.Counts counts = counts(lease, month);
      if (lease.changes(counts.used(), counts.requests() + counts.refused())) {
        changed.add(counts);
      }
    }
    boolean done = false;
    try {
      table.report(changed, snapshot.get());
      keep(month);
      done = true;
    } finally {
      if (!done) {
        changed.forEach(counts -> leases.lease(counts.account()).reportAgain());
      }
    }
    contact.made();
  }

  private LeaseTable.Counts counts(Lease lease, int month) {
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
    for (Lease lease : leases.all()) {
      if (lease.idle() > MAX_IDLE_REPORTS) {
        leases.giveUp(lease);
      }
      leases.saveAgain(lease);
    }
    if (reports++ % REPORTS_PER_READ == 0) {
      for (LeaseTable.Elsewhere elsewhere : table.elsewhere(month)) {
        leases.ensure(elsewhere.account());
        leases.lease(elsewhere.account()).elsewhere(month, elsewhere.used());
      }
    }
  }

  /** Stops without returning anything. */
  void abandon() {
    loop.close();
  }

  /** Returns all leases and reports the last counts; call when no request runs any more. */
  @Override
  public void close() {
    loop.close();
    try {
      for (Lease lease : leases.all()) {
        leases.giveUp(lease);
      }
      report();
      counters.force();
      replica.stopped();
    } catch (SQLException | IOException e) {
      LOG.warn(
          "leases cannot be returned; this server continues them when it starts: {}", e.toString());
    }
  }
}
