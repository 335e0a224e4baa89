package org.lexhub.benchmarks.latency;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.lexhub.benchmarks.MappedColumn;
import org.lexhub.benchmarks.OpenStore;
import org.lexhub.store.Store;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code lexhub bench}: measures the store queries and fails when one exceeds its budget. */
@Command(
    name = "lexhub bench",
    sortOptions = false,
    description = {
      "Measures every store query with JMH and prints a table.",
      "",
      "Each query runs by turns with a baseline: random dependent reads of a mapped column as large"
          + " as the snapshot. The ratio of their processor times is compared with the budget in"
          + " benchmarks/budgets.properties. Without --full it takes less than 3 minutes.",
      ""
    },
    footer = {
      "",
      "A query that exceeds its budget is measured again in a new VM, for as long as with --full, and"
          + " fails the third time.",
      "Exit status: 0, 1 when a query exceeds its budget, 2 for bad arguments or files."
    })
public final class BenchCommand implements Callable<Integer> {
  private static final int EXCEEDED = 1;
  private static final int MAX_ATTEMPTS = 3;

  @Spec private CommandSpec spec;

  @Option(
      names = "--full",
      description = "More rounds, and percentiles of the single calls; about 10 minutes.")
  private boolean full;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description =
          "A folder with a snapshot in place of the generated dataset. The budgets are made for the"
              + " generated dataset, so only --budgets makes queries of another one fail.")
  private @Nullable Path data;

  @Option(
      names = "--budgets",
      paramLabel = "FILE",
      description = "A file in place of benchmarks/budgets.properties.")
  private @Nullable Path budgetFile;

  @Option(
      names = "--only",
      paramLabel = "REGEX",
      description = "The queries whose names match, such as 'Search.*'.")
  private String only = ".*";

  @Option(
      names = "--slow",
      paramLabel = "NAME=N",
      description =
          "Runs the query of the benchmarks that match the regex NAME N times for each operation,"
              + " to show that the guard notices, such as '.*=3'.")
  private Map<String, Integer> slow = new LinkedHashMap<>();

  @Option(names = "--attempt", hidden = true)
  private int attempt = 1;

  @SuppressWarnings("UnusedVariable") // picocli uses it
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  @SuppressWarnings("NullAway.Init") // picocli fills the fields
  private BenchCommand() {}

  /** Runs the command. */
  public static void main(String[] arguments) {
    // Another JMH run on the machine must not stop this one.
    System.setProperty("jmh.ignoreLock", "true");
    CommandLine command = new CommandLine(new BenchCommand());
    // A further attempt appends its own --only and --attempt.
    command.setOverwrittenOptionsAllowed(true);
    command.setExecutionExceptionHandler((failure, line, parsed) -> {
      if (failure instanceof IOException) {
        line.getErr().println("bench: " + failure.getMessage());
        return CommandLine.ExitCode.USAGE;
      }
      throw failure;
    });
    System.exit(command.execute(arguments));
  }

  @Override
  public Integer call() throws Exception {
    Path project = project();
    boolean judge = data == null || budgetFile != null;
    Budgets budgets =
        Budgets.read(
            budgetFile != null ? budgetFile : project.resolve("benchmarks/budgets.properties"));
    List<Budget> chosen = chosen(budgets);
    Map<String, Integer> slowdowns = slowdowns(chosen);
    Path folder = data != null ? data : new GeneratedDataset(project, this::say).folder();
    Path temporary = Files.createTempDirectory("lexhub-baseline");
    Path column = temporary.resolve("column");
    try (Store store = Store.open(OpenStore.snapshot(folder))) {
      MappedColumn.write(column, store.snapshot().length());
      OpenStore.share(store);
      // What few queries share is compiled later than what many share.
      boolean thorough = full || attempt > 1;
      Meter meter =
          thorough
              ? new JmhMeter(column, 20, 5, 1000, slowdowns)
              : new JmhMeter(column, 6, 2, 400, slowdowns);
      List<Verdict> verdicts = new LatencyGuard(meter, thorough ? 15 : 5, this::say).run(chosen);
      LatencyTable.print(verdicts, judge, out());
      if (full) {
        QueryPercentiles.print(chosen, folder, out());
      }
      return judge ? judge(verdicts) : 0;
    } finally {
      OpenStore.share(null);
      Files.deleteIfExists(column);
      Files.delete(temporary);
    }
  }

  /** Returns the exit status, after further attempts where queries exceed their budgets. */
  private int judge(List<Verdict> verdicts) throws IOException, InterruptedException {
    List<Verdict> exceeded = verdicts.stream().filter(Verdict::exceeded).toList();
    if (exceeded.isEmpty()) {
      return 0;
    }
    if (attempt == MAX_ATTEMPTS) {
      return EXCEEDED;
    }
    say("measuring again in a new VM what exceeded its budget: " + exceeded.size());
    List<String> arguments = spec.commandLine().getParseResult().originalArgs();
    return FreshVm.run(FreshVm.command(arguments, exceeded, attempt + 1));
  }

  private List<Budget> chosen(Budgets budgets) {
    Pattern pattern = pattern("--only", only);
    List<Budget> chosen =
        budgets.all().stream()
            .filter(budget -> pattern.matcher(budget.benchmark()).matches())
            .toList();
    if (chosen.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "--only " + only + " matches no query of " + names(budgets.all()));
    }
    return chosen;
  }

  private Map<String, Integer> slowdowns(List<Budget> chosen) {
    Map<String, Integer> slowdowns = new LinkedHashMap<>();
    slow.forEach((name, times) -> {
      Pattern pattern = pattern("--slow", name);
      chosen.stream()
          .map(Budget::benchmark)
          .filter(benchmark -> pattern.matcher(benchmark).matches())
          .forEach(benchmark -> slowdowns.put(benchmark, times));
      if (times < 1 || slowdowns.isEmpty()) {
        throw new ParameterException(
            spec.commandLine(),
            "--slow takes NAME=N with N at least 1 and NAME one of " + names(chosen));
      }
    });
    return slowdowns;
  }

  private Pattern pattern(String option, String regex) {
    try {
      return Pattern.compile(regex);
    } catch (PatternSyntaxException e) {
      throw new ParameterException(
          spec.commandLine(), option + " is not a regular expression: " + e.getDescription(), e);
    }
  }

  private static String names(List<Budget> budgets) {
    return String.join(", ", budgets.stream().map(Budget::benchmark).toList());
  }

  /** Returns the root folder of the project, which the launcher sets. */
  private static Path project() throws IOException {
    Path home = Path.of(System.getProperty("lexhub.home", "")).toAbsolutePath();
    if (!Files.exists(home.resolve("data/fixture.toml"))) {
      throw new IOException(home + " is not the project; run ./lexhub bench there");
    }
    return home;
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  private void say(String line) {
    PrintWriter err = spec.commandLine().getErr();
    err.printf(Locale.ROOT, "bench: %s%n", line);
    err.flush();
  }
}
