package org.lexhub.server.http;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets heavy work yield the processor to look-ups: raises the nice value of a worker thread. Linux
 * applies {@code setpriority} to the calling thread, whereas other systems apply it to the process,
 * so that threads keep their priority there.
 */
final class BackgroundPriority {
  private static final Logger LOG = LoggerFactory.getLogger(BackgroundPriority.class);

  /** A thread with this nice value gets a tenth of the time of a busy thread without one. */
  private static final int NICE = 10;

  private static final int PRIO_PROCESS = 0;
  private static final int CALLING_THREAD = 0;

  private static final ThreadLocal<Boolean> LOWERED =
      ThreadLocal.withInitial(BackgroundPriority::lower);

  private BackgroundPriority() {}

  /** Returns a pool of daemon threads for work that lowers their priority. */
  static ExecutorService pool(int threads) {
    AtomicInteger number = new AtomicInteger();
    return Executors.newFixedThreadPool(
        threads,
        work -> {
          Thread thread = new Thread(work, "searcher-" + number.incrementAndGet());
          thread.setDaemon(true);
          return thread;
        });
  }

  /**
   * Lowers the priority of this thread for the rest of its life.
   *
   * @return whether the system does so
   */
  static boolean lowerThisThread() {
    return LOWERED.get();
  }

  @SuppressWarnings("restricted") // setpriority has no equivalent in Java
  private static boolean lower() {
    if (!System.getProperty("os.name", "").equals("Linux")) {
      return false;
    }
    try {
      Linker linker = Linker.nativeLinker();
      MemorySegment function = linker.defaultLookup().findOrThrow("setpriority");
      MethodHandle setPriority =
          linker.downcallHandle(
              function,
              FunctionDescriptor.of(
                  ValueLayout.JAVA_INT,
                  ValueLayout.JAVA_INT,
                  ValueLayout.JAVA_INT,
                  ValueLayout.JAVA_INT));
      return (int) setPriority.invokeExact(PRIO_PROCESS, CALLING_THREAD, NICE) == 0;
    } catch (Throwable e) {
      LOG.debug("workers keep the priority of look-ups", e);
      return false;
    }
  }
}
