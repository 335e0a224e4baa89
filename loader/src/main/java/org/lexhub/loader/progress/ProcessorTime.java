package org.lexhub.loader.progress;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.lang.management.ThreadMXBean;

/** The processor time of this process and of its threads. */
final class ProcessorTime {
  private static final OperatingSystemMXBean SYSTEM = ManagementFactory.getOperatingSystemMXBean();

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ProcessorTime() {}

  /** Returns the processor time of all threads in nanoseconds; 0 where the JVM does not know it. */
  static long nanos() {
    return SYSTEM instanceof com.sun.management.OperatingSystemMXBean known
        ? Math.max(0, known.getProcessCpuTime())
        : 0;
  }

  /** Returns the processor time of this thread in nanoseconds; 0 where the JVM does not know it. */
  static long nanosOfThread() {
    return THREADS.isCurrentThreadCpuTimeSupported()
        ? Math.max(0, THREADS.getCurrentThreadCpuTime())
        : 0;
  }
}
