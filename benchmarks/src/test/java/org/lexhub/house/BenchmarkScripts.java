package org.lexhub.house;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs the scripts of the benchmarks that are written in Python, with the classes of a test. */
final class BenchmarkScripts {
  private static final long MINUTES = 10;

  private BenchmarkScripts() {}

  /** The exit status of a script and all that it printed. */
  record Printed(int status, String text) {}

  /** Runs a script until it ends; its output is in a file of a folder meanwhile. */
  static Printed run(Path folder, String script, String... arguments)
      throws IOException, InterruptedException {
    assumeTrue(isInstalled("python3"), "python3 is not installed");
    List<String> command = new ArrayList<>();
    command.add("python3");
    command.add(ShellScripts.ROOT.resolve("benchmarks/" + script).toString());
    command.addAll(List.of(arguments));
    command.addAll(List.of("--classpath", classpath()));
    Path out = folder.resolve("out.txt");
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.redirectOutput(out.toFile()).start();
    if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
      process.destroy();
      throw new AssertionError(script + " did not end: " + Files.readString(out));
    }
    return new Printed(process.exitValue(), Files.readString(out));
  }

  /** Returns the class path of the test without codecs for an older Lucene, which ProseTest has. */
  private static String classpath() {
    return Stream.of(System.getProperty("java.class.path").split(":", -1))
        .filter(entry -> !entry.contains("lucene-backward-codecs"))
        .collect(Collectors.joining(":"));
  }

  /** Returns whether PATH has a program. */
  static boolean isInstalled(String program) {
    return Stream.of(System.getenv("PATH").split(":", -1))
        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
  }
}
