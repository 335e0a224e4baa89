package org.lexhub.benchmarks;

import java.util.concurrent.TimeUnit;
import org.lexhub.store.Store;
import org.lexhub.store.table.ConceptTable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Point look-ups by a name from a request parameter. Unlike those of {@link LookupBenchmark} they
 * allocate, because they compare names in lower case.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class NameLookupBenchmark {

  /** A concept by its gloss. */
  @Benchmark
  public int conceptByGloss(OpenStore open, RandomRows rows) {
    rows.step();
    ConceptTable concepts = open.store().concepts();
    return concepts.meaningCount(concepts.find(rows.conceptGloss()));
  }

  /** A source by its name. */
  @Benchmark
  public int sourceByName(OpenStore open, RandomRows rows) {
    rows.step();
    Store store = open.store();
    int row = store.sources().find(rows.sourceName());
    store.strings().append(store.sources().title(row), rows.out);
    return rows.out.length() + store.sources().senses(row);
  }
}
