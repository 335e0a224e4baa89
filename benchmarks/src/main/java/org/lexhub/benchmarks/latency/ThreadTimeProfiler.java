package org.lexhub.benchmarks.latency;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Measures the processor time of the JMH worker threads in an iteration. Unlike the clock on the
 * wall it does not count the time in which other processes have the processor.
 */
public final class ThreadTimeProfiler implements InternalProfiler {
  /** The name of the result, in nanoseconds per iteration. */
  static final String RESULT = "thread.time";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private final Map<Long, Long> before = new HashMap<>();

  /** Creates the profiler; JMH calls this. */
  public ThreadTimeProfiler() {}

  @Override
  public String getDescription() {
    return "Processor time of the worker threads";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before.clear();
    before.putAll(times());
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long nanos = 0;
    for (Map.Entry<Long, Long> thread : times().entrySet()) {
      nanos += thread.getValue() - before.getOrDefault(thread.getKey(), 0L);
    }
    return List.of(new ScalarResult(RESULT, nanos, "ns", AggregationPolicy.SUM));
  }

  private static Map<Long, Long> times() {
    Map<Long, Long> times = new HashMap<>();
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().contains("-jmh-worker-")) {
        long nanos = THREADS.getThreadCpuTime(thread.threadId());
        if (nanos >= 0) {
          times.put(thread.threadId(), nanos);
        }
      }
    }
    return times;
  }
}
