package org.lexhub.server.http.priority;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets heavy work yield the processor to look-ups: lowers the priority of a thread while it
 * computes a response.
 *
 * <p>A thread gets its priority back before it sends the response. While it sends, it holds locks
 * that I/O threads need; with a low priority it would keep them, and all look-ups, waiting. That
 * takes root, {@code CAP_SYS_NICE} or {@code RLIMIT_NICE} (systemd: {@code LimitNICE=+0}); without
 * it, a thread keeps the low priority.
 */
public final class BackgroundPriority {
  private static final Logger LOG = LoggerFactory.getLogger(BackgroundPriority.class);

  /** A thread with a nice value raised by this gets a tenth of the time of one without. */
  private static final int LOWERED_BY = 10;

  private static final ThreadLocal<BackgroundPriority> OF_THREAD =
      ThreadLocal.withInitial(BackgroundPriority::new);

  private static volatile boolean refused;

  private boolean lowered;

  private BackgroundPriority() {}

  /** Is read with the first search: functions of the system take long to link at a start. */
  private static final class Normal {
    /** The nice value of threads that are not lowered. */
    static final int NICE = ThreadNice.get();

    private Normal() {}
  }

  /** Returns a pool of daemon threads for work that lowers their priority. */
  public static ExecutorService pool(int threads) {
    AtomicInteger number = new AtomicInteger();
    // The queue has no lock that a thread of low priority could hold.
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new LinkedTransferQueue<>(),
        work -> {
          Thread thread = new Thread(work, "searcher-" + number.incrementAndGet());
          thread.setDaemon(true);
          return thread;
        });
  }

  /** Lowers the priority of this thread until {@link #restoreThisThread}. */
  public static void lowerThisThread() {
    BackgroundPriority own = OF_THREAD.get();
    if (!own.lowered) {
      own.lowered = ThreadNice.set(Math.min(ThreadNice.MAX, Normal.NICE + LOWERED_BY));
    }
  }

  /** Gives this thread its priority back, if the system permits it. */
  public static void restoreThisThread() {
    BackgroundPriority own = OF_THREAD.get();
    if (!own.lowered || refused) {
      return;
    }
    if (ThreadNice.set(Normal.NICE)) {
      own.lowered = false;
    } else {
      refused = true;
      LOG.info(
          "threads of searches keep a low priority while they send; LimitNICE=+0 prevents this");
    }
  }
}
