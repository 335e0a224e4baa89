package org.lexhub.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts the bytes that a question allocates once everything is warm. */
public final class ZeroAllocation {
  private static final int WARM = 20_000;
  private static final int COUNTED = 1_000;

  private ZeroAllocation() {}

  /** Requires that a question allocates nothing. */
  public static void assertNone(Runnable question) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().threadId();
    for (int i = 0; i < WARM; i++) {
      question.run();
    }
    long before = threads.getThreadAllocatedBytes(thread);
    for (int i = 0; i < COUNTED; i++) {
      question.run();
    }
    long bytes = threads.getThreadAllocatedBytes(thread) - before;
    assertThat(bytes / COUNTED).as("bytes a question").isLessThan(8);
  }
}
