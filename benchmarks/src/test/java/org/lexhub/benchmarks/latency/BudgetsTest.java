package org.lexhub.benchmarks.latency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.benchmarks.BaselineBenchmark;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The file of budgets: what it may hold, and that it is complete. */
class BudgetsTest {
  private static final Path FILE = Path.of("budgets.properties");
  private static final String PACKAGE = BaselineBenchmark.class.getPackageName() + ".";

  /** JMH classes that have no budget, for the reasons given. */
  private static final Set<String> WITHOUT_BUDGET =
      Set.of(
          // what budgets are multiples of
          "BaselineBenchmark",
          // shows that the allocation guard notices an allocation
          "AllocatingBenchmark",
          // compares two representations of a column; the server uses one
          "FacetBenchmark",
          // single shots at a store that was just opened, which have no steady state
          "pairs.OpenedPairsBenchmark",
          // walks over all pages of a snapshot, for the percentiles; ListBenchmark has the page
          "pairs.PairPagesBenchmark");

  private static Budgets parse(String... lines) throws IOException {
    return Budgets.parse("b.properties", List.of(lines));
  }

  @Test
  void readsBudgetsInTheOrderOfTheFile() throws IOException {
    Budgets budgets = parse("# why", "", " B.two=reads8   2.5 ", "A.one = reads64 0.125");

    assertThat(budgets.all())
        .containsExactly(new Budget("B.two", "reads8", 2.5), new Budget("A.one", "reads64", 0.125));
    assertThat(budgets.of("A.one")).isEqualTo(new Budget("A.one", "reads64", 0.125));
    assertThat(budgets.of("A.two")).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "A.one reads8 2, no \"=\"",
    "one = reads8 2, not CLASS.METHOD",
    "A.one(x) = reads8 2, not CLASS.METHOD",
    "A.one =, needs a baseline and a ratio",
    "A.one = 2, needs a baseline and a ratio",
    "A.one = reads8 2 3, needs a baseline and a ratio",
    "A.one = reads7 2, there is no baseline \"reads7\"; take one of reads1",
    "A.one = reads8 -2, is not a ratio",
    "A.one = reads8 0, is not a ratio",
    "A.one = reads8 NaN, is not a ratio",
    "A.one = reads8 1e3, is not a ratio",
    "A.zero = reads8 2, remove one of the two"
  })
  void badLineIsNamedWithWhatToDo(String line, String message) {
    assertThatThrownBy(() -> parse("# comment", "A.zero = reads8 1", line))
        .isInstanceOf(BudgetFormatException.class)
        .hasMessageStartingWith("b.properties:3: ")
        .hasMessageContaining(message)
        .hasMessageMatching(".*(write|take|remove) .*");
  }

  @Test
  void emptyFileIsRefused() {
    assertThatThrownBy(() -> parse("# nothing"))
        .isInstanceOf(BudgetFormatException.class)
        .hasMessageContaining("b.properties holds no budget; add lines such as");
  }

  @Test
  void missingFileIsNamed() {
    assertThatThrownBy(() -> Budgets.read(Path.of("none.properties")))
        .isInstanceOf(BudgetFormatException.class)
        .hasMessage("there is no file none.properties; name one with --budgets");
  }

  @Test
  void everyBenchmarkOfAStoreQueryHasABudgetAndEveryBudgetABenchmark() throws IOException {
    Set<String> budgets =
        Budgets.read(FILE).all().stream()
            .map(Budget::benchmark)
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(budgets)
        .as("budgets in benchmarks/budgets.properties against the JMH benchmarks")
        .isEqualTo(benchmarks());
  }

  private static Set<String> benchmarks() {
    return BenchmarkList.defaultList()
        .getAll(OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT), List.of())
        .stream()
        .map(BenchmarkListEntry::getUsername)
        .map(name -> name.substring(PACKAGE.length()))
        .filter(name -> !WITHOUT_BUDGET.contains(name.substring(0, name.lastIndexOf('.'))))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
