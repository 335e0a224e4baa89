package org.lexhub.store;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures the allocations of the current thread. */
public final class AllocatedBytes {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private AllocatedBytes() {}

  /**
   * Returns the minimum number of bytes that a call allocates in several rounds after warm-up. Only
   * the minimum counts, because the compiler can allocate on behalf of the thread.
   */
  public static long bytes(Runnable call) {
    for (int i = 0; i < 200; i++) {
      call.run();
    }
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 20; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      call.run();
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    return least;
  }
}
