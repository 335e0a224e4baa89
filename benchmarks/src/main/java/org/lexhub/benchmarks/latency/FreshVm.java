package org.lexhub.benchmarks.latency;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Repeats {@link BenchCommand} for some queries in a new VM. The compiler does not make the same
 * decisions in every VM, which alone can double the time of a short query.
 */
final class FreshVm {
  private FreshVm() {}

  /**
   * Returns the command line of a further attempt: that of this VM, restricted to some queries.
   *
   * @param arguments the arguments of this attempt
   * @param attempt the number of the further attempt
   */
  static List<String> command(List<String> arguments, List<Verdict> exceeded, int attempt) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), BenchCommand.class.getName()));
    command.addAll(arguments);
    command.addAll(List.of("--attempt", Integer.toString(attempt), "--only", names(exceeded)));
    return command;
  }

  private static String names(List<Verdict> verdicts) {
    return verdicts.stream()
        .map(verdict -> Pattern.quote(verdict.budget().benchmark()))
        .collect(Collectors.joining("|"));
  }

  /** Runs a command, which prints to the output of this VM, and returns its exit status. */
  static int run(List<String> command) throws IOException, InterruptedException {
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }
}
