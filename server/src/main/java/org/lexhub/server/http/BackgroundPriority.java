package org.lexhub.server.http;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets heavy work yield the processor to look-ups: raises the nice value of a thread while it
 * computes a response. Linux applies {@code setpriority} to the calling thread, whereas other
 * systems apply it to the process, so that threads keep their priority there.
 *
 * <p>A thread gets its priority back before it sends the response, because it then holds locks that
 * I/O threads need, and would keep them waiting until the processor has time for low priorities.
 * That takes root, {@code CAP_SYS_NICE} or {@code RLIMIT_NICE} (systemd: {@code LimitNICE=+0});
 * without it, a thread keeps the low priority.
 */
final class BackgroundPriority {
  private static final Logger LOG = LoggerFactory.getLogger(BackgroundPriority.class);

  /** A thread with a nice value raised by this gets a tenth of the time of one without. */
  private static final int NICE = 10;

  private static final int MAX_NICE = 19;
  private static final int PRIO_PROCESS = 0;
  private static final int CALLING_THREAD = 0;
  private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;

  private static final @Nullable MethodHandle SET_PRIORITY = function("setpriority", INT, INT, INT);

  /** The nice value of threads that are not lowered. */
  private static final int NORMAL = normal();

  private static final ThreadLocal<BackgroundPriority> OF_THREAD =
      ThreadLocal.withInitial(BackgroundPriority::new);

  private static volatile boolean refused;

  private boolean lowered;

  private BackgroundPriority() {}

  /** Returns a pool of daemon threads for work that lowers their priority. */
  static ExecutorService pool(int threads) {
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
  static void lowerThisThread() {
    BackgroundPriority own = OF_THREAD.get();
    if (!own.lowered && SET_PRIORITY != null) {
      own.lowered = set(SET_PRIORITY, Math.min(MAX_NICE, NORMAL + NICE));
    }
  }

  /** Gives this thread its priority back, if the system lets it. */
  static void restoreThisThread() {
    BackgroundPriority own = OF_THREAD.get();
    if (own.lowered && !refused && SET_PRIORITY != null) {
      own.lowered = !set(SET_PRIORITY, NORMAL);
      if (own.lowered) {
        refused = true;
        LOG.info(
            "threads of searches keep a low priority while they send; LimitNICE=+0 prevents this");
      }
    }
  }

  private static boolean set(MethodHandle setPriority, int nice) {
    try {
      return (int) setPriority.invokeExact(PRIO_PROCESS, CALLING_THREAD, nice) == 0;
    } catch (Throwable e) {
      throw new IllegalStateException("setpriority cannot be called", e);
    }
  }

  private static int normal() {
    MethodHandle getPriority = function("getpriority", INT, INT);
    try {
      return getPriority == null ? 0 : (int) getPriority.invokeExact(PRIO_PROCESS, CALLING_THREAD);
    } catch (Throwable e) {
      throw new IllegalStateException("getpriority cannot be called", e);
    }
  }

  /** Returns a function of Linux with a result of type int; null on other systems. */
  @SuppressWarnings("restricted") // Java has no equivalent
  private static @Nullable MethodHandle function(String name, ValueLayout... parameters) {
    if (!System.getProperty("os.name", "").equals("Linux")) {
      return null;
    }
    try {
      Linker linker = Linker.nativeLinker();
      MemorySegment function = linker.defaultLookup().findOrThrow(name);
      return linker.downcallHandle(function, FunctionDescriptor.of(INT, parameters));
    } catch (RuntimeException e) {
      LOG.debug("threads of searches keep the priority of look-ups", e);
      return null;
    }
  }
}
