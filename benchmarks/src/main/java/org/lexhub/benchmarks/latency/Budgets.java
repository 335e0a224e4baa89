package org.lexhub.benchmarks.latency;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lexhub.benchmarks.BaselineBenchmark;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * The budgets of all store queries, read from lines such as {@code SearchBenchmark.word = reads64
 * 2.5}. Lines that begin with {@code #} are comments.
 */
public final class Budgets {
  private static final String EXAMPLE = "\"SearchBenchmark.word = reads64 2.5\"";

  private final String file;
  private final Map<String, Budget> byBenchmark = new LinkedHashMap<>();

  private Budgets(String file) {
    this.file = file;
  }

  /**
   * Reads a file.
   *
   * @throws BudgetFormatException if there is no such file, or a line is no budget
   * @throws IOException if the file cannot be read
   */
  public static Budgets read(Path file) throws IOException {
    if (!Files.exists(file)) {
      throw new BudgetFormatException("there is no file " + file + "; name one with --budgets");
    }
    return parse(file.toString(), Files.readAllLines(file));
  }

  /**
   * Parses the lines of a file.
   *
   * @param file the name for messages
   * @throws BudgetFormatException if a line is no budget
   */
  public static Budgets parse(String file, List<String> lines) throws BudgetFormatException {
    Budgets budgets = new Budgets(file);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && line.charAt(0) != '#') {
        budgets.add(i + 1, line);
      }
    }
    if (budgets.byBenchmark.isEmpty()) {
      throw new BudgetFormatException(file + " holds no budget; add lines such as " + EXAMPLE);
    }
    return budgets;
  }

  private void add(int number, String line) throws BudgetFormatException {
    int equals = line.indexOf('=');
    if (equals < 0) {
      throw bad(number, "no \"=\" in \"" + line + "\"; write a line such as " + EXAMPLE);
    }
    String benchmark = line.substring(0, equals).strip();
    if (!benchmark.matches("[A-Za-z0-9]+\\.[A-Za-z0-9]+")) {
      throw bad(
          number, "\"" + benchmark + "\" is not CLASS.METHOD; write a line such as " + EXAMPLE);
    }
    String[] value = line.substring(equals + 1).strip().split("\\s+", -1);
    if (value.length != 2) {
      throw bad(
          number,
          "\"" + benchmark + "\" needs a baseline and a ratio; write a line such as " + EXAMPLE);
    }
    if (!baselines().contains(value[0])) {
      throw bad(
          number,
          "there is no baseline \""
              + value[0]
              + "\"; take one of "
              + String.join(", ", baselines()));
    }
    Budget budget = new Budget(benchmark, value[0], ratio(number, value[1]));
    if (byBenchmark.putIfAbsent(benchmark, budget) != null) {
      throw bad(number, "\"" + benchmark + "\" has a budget above already; remove one of the two");
    }
  }

  private double ratio(int number, String text) throws BudgetFormatException {
    if (!text.matches("[0-9]{1,6}(\\.[0-9]{1,6})?") || Double.parseDouble(text) == 0) {
      throw bad(
          number, "\"" + text + "\" is not a ratio; write a number greater than 0, such as 2.5");
    }
    return Double.parseDouble(text);
  }

  private BudgetFormatException bad(int line, String problem) {
    return new BudgetFormatException(file + ":" + line + ": " + problem);
  }

  /** Returns the names of the baselines. */
  static List<String> baselines() {
    return Stream.of(BaselineBenchmark.class.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Benchmark.class))
        .map(Method::getName)
        .sorted((a, b) -> a.length() == b.length() ? a.compareTo(b) : a.length() - b.length())
        .toList();
  }

  /** Returns the budgets in the order of the file. */
  public List<Budget> all() {
    return new ArrayList<>(byBenchmark.values());
  }

  /** Returns the budget of a benchmark, or null where it has none. */
  public @Nullable Budget of(String benchmark) {
    return byBenchmark.get(benchmark);
  }
}
