package org.lexhub.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The promise of the store: a question that has warmed up allocates nothing. */
class AllocationGuardTest {
  /**
   * The profiler itself and the runtime's own work leave traces of a few kilobytes in a
   * measurement; the smallest object would be 16 bytes in each operation.
   */
  private static final double NOISE_BYTES = 1.5;

  @Test
  void pointLookupsAllocateNothing() throws RunnerException {
    assertThat(allocating(LookupBenchmark.class)).as("lookups that allocate").isEmpty();
  }

  @Test
  void searchesAllocateNothing() throws RunnerException {
    assertThat(allocating(SearchBenchmark.class)).as("searches that allocate").isEmpty();
  }

  @Test
  void listsAllocateNothing() throws RunnerException {
    assertThat(allocating(ListBenchmark.class)).as("lists that allocate").isEmpty();
  }

  @Test
  void translationsAllocateNothing() throws RunnerException {
    assertThat(allocating(TranslateBenchmark.class)).as("translations that allocate").isEmpty();
  }

  @Test
  void theGuardSeesAnAllocation() throws RunnerException {
    assertThat(allocating(AllocatingBenchmark.class)).hasSize(1);
  }

  private static List<String> allocating(Class<?> benchmark) throws RunnerException {
    Collection<RunResult> results = new Runner(options(benchmark)).run();
    assertThat(results).as("benchmarks that ran").isNotEmpty();
    List<String> found = new ArrayList<>();
    for (RunResult result : results) {
      double bytes = bytesPerOperation(result);
      if (bytes >= NOISE_BYTES) {
        found.add(result.getPrimaryResult().getLabel() + ": " + bytes + " B/op");
      }
    }
    return found;
  }

  private static double bytesPerOperation(RunResult result) {
    Result<?> bytes = result.getSecondaryResults().get("gc.alloc.rate.norm");
    if (bytes == null) {
      throw new AssertionError("the profiler gave no figure: " + result.getSecondaryResults());
    }
    return bytes.getScore();
  }

  private static Options options(Class<?> benchmark) {
    return new OptionsBuilder()
        .include("^" + benchmark.getName().replace(".", "\\.") + "\\.")
        .addProfiler(GCProfiler.class)
        .forks(0)
        .warmupIterations(2)
        .warmupTime(TimeValue.milliseconds(400))
        .measurementIterations(1)
        .measurementTime(TimeValue.milliseconds(300))
        .verbosity(VerboseMode.SILENT)
        .shouldFailOnError(true)
        .build();
  }
}
