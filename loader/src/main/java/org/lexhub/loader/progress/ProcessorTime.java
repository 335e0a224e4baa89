package org.lexhub.loader.progress;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;

/** The processor time of this process. */
final class ProcessorTime {
  private static final OperatingSystemMXBean SYSTEM = ManagementFactory.getOperatingSystemMXBean();

  private ProcessorTime() {}

  /** Returns the processor time of all threads in nanoseconds; 0 where the JVM does not know it. */
  static long nanos() {
    return SYSTEM instanceof com.sun.management.OperatingSystemMXBean known
        ? Math.max(0, known.getProcessCpuTime())
        : 0;
  }
}
