package org.lexhub.store;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what the current thread allocates. */
public final class AllocatedBytes {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private AllocatedBytes() {}

  /**
   * The fewest bytes that a call allocates in any of several rounds after warming up; the minimum,
   * as the compiler may allocate on the thread's behalf.
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
