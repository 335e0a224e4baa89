package org.lexhub.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The promise of the store: a query allocates nothing once it has warmed up. */
class AllocationGuardTest {
  /**
   * The bound for measurement noise. The profiler and the runtime itself allocate a few kilobytes
   * in each measurement, which is a lot for the few operations of a short one on a busy machine.
   * The smallest object takes 16 bytes in each operation.
   */
  private static final double NOISE_BYTES = 0.5;

  private static final int SHORT_MILLIS = 200;
  private static final int LONG_MILLIS = 1500;

  @TempDir private static Path folder;
  private static @Nullable Store store;

  /** Loads the dataset once for all benchmarks, which otherwise load it for each of them. */
  @BeforeAll
  static void share() throws Exception {
    FixtureDataset.load(folder);
    store = Store.open(OpenStore.snapshot(folder));
    OpenStore.share(store);
  }

  @AfterAll
  static void close() {
    OpenStore.share(null);
    if (store != null) {
      store.close();
    }
  }

  @Test
  void pointLookupsAllocateNothing() throws RunnerException {
    assertThat(allocating(LookupBenchmark.class)).as("lookups that allocate").isEmpty();
  }

  @Test
  void searchesAllocateNothing() throws RunnerException {
    assertThat(allocating(SearchBenchmark.class)).as("searches that allocate").isEmpty();
  }

  @Test
  void completionsAllocateNothing() throws RunnerException {
    assertThat(allocating(SuggestBenchmark.class)).as("completions that allocate").isEmpty();
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

  /** Returns the benchmarks that allocate. Measures a suspect again, for longer. */
  private static List<String> allocating(Class<?> benchmark) throws RunnerException {
    Collection<RunResult> results = run(benchmark.getName() + ".", SHORT_MILLIS);
    assertThat(results).as("benchmarks that ran").isNotEmpty();
    List<String> found = new ArrayList<>();
    for (RunResult result : results) {
      if (bytesPerOperation(result) >= NOISE_BYTES) {
        String name = result.getParams().getBenchmark();
        double bytes = bytesPerOperation(run(name + "$", LONG_MILLIS).iterator().next());
        if (bytes >= NOISE_BYTES) {
          found.add(name + ": " + bytes + " B/op");
        }
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

  private static Collection<RunResult> run(String include, int millis) throws RunnerException {
    Options options =
        new OptionsBuilder()
            .include("^" + include.replace(".", "\\."))
            .addProfiler(GCProfiler.class)
            .forks(0)
            .warmupIterations(2)
            .warmupTime(TimeValue.milliseconds(millis))
            .measurementIterations(1)
            .measurementTime(TimeValue.milliseconds(millis))
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true)
            .build();
    return new Runner(options).run();
  }
}
