package org.lexhub.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts the bytes that a query allocates after warm-up. */
public final class ZeroAllocation {
  private static final int WARM_UP = 20_000;
  private static final int COUNTED = 1_000;

  private ZeroAllocation() {}

  /** Asserts that a query allocates nothing. */
  public static void assertNone(Runnable query) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().threadId();
    for (int i = 0; i < WARM_UP; i++) {
      query.run();
    }
    long before = threads.getThreadAllocatedBytes(thread);
    for (int i = 0; i < COUNTED; i++) {
      query.run();
    }
    long bytes = threads.getThreadAllocatedBytes(thread) - before;
    assertThat(bytes / COUNTED).as("bytes per query").isLessThan(8);
  }
}
