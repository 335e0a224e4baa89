package org.lexhub.server.account.sql;

import com.zaxxer.hikari.metrics.IMetricsTracker;
import com.zaxxer.hikari.metrics.PoolStats;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/** The use of the connections of a pool, for metrics. Numbers of connections are a second old. */
public final class ConnectionPool {
  private final LongAdder waits = new LongAdder();
  private final LongAdder waitNanos = new LongAdder();
  private final LongAdder timeouts = new LongAdder();
  private volatile @Nullable PoolStats pool;

  ConnectionPool() {}

  /** Follows the pool whose state {@code stats} tells. */
  IMetricsTracker follow(PoolStats stats) {
    pool = stats;
    return new IMetricsTracker() {
      @Override
      public void recordConnectionAcquiredNanos(long nanos) {
        waits.increment();
        waitNanos.add(nanos);
      }

      @Override
      public void recordConnectionTimeout() {
        timeouts.increment();
      }
    };
  }

  /** Returns the number of connections that run statements. */
  public int active() {
    PoolStats stats = pool;
    return stats == null ? 0 : stats.getActiveConnections();
  }

  /** Returns the number of open connections that nobody uses. */
  public int idle() {
    PoolStats stats = pool;
    return stats == null ? 0 : stats.getIdleConnections();
  }

  /** Returns the maximum number of connections. */
  public int max() {
    PoolStats stats = pool;
    return stats == null ? 0 : stats.getMaxConnections();
  }

  /** Returns the number of threads that wait for a connection. */
  public int waiting() {
    PoolStats stats = pool;
    return stats == null ? 0 : stats.getPendingThreads();
  }

  /** Returns how often a thread has received a connection. */
  public long waits() {
    return waits.sum();
  }

  /** Returns the seconds that all threads together have waited for connections. */
  public double waitSeconds() {
    return (double) waitNanos.sum() / TimeUnit.SECONDS.toNanos(1);
  }

  /** Returns how often a thread has received no connection in time. */
  public long timeouts() {
    return timeouts.sum();
  }
}
