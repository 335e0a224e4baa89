package org.lexhub.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Runs Jazzer on every target, each in its own process, with {@code -Dlexhub.fuzz=N} executions in
 * total. Finding new inputs starts at the corpus; {@code -Dlexhub.fuzz.seed=N} makes other ones. An
 * input that fails is left in {@code target/fuzz}; a fix adds it to the corpus.
 */
@EnabledIfSystemProperty(
    named = FuzzRunTest.EXECUTIONS,
    matches = "\\d+",
    disabledReason = "SKIPPED: fuzzes with -Dlexhub.fuzz=EXECUTIONS")
@Execution(ExecutionMode.SAME_THREAD)
class FuzzRunTest {
  static final String EXECUTIONS = "lexhub.fuzz";

  private static final long SEED = Long.getLong("lexhub.fuzz.seed", 20_261_123L);

  /** Reports every connection, and the target that is a client makes them. */
  private static final String CONNECTS =
      "com.code_intelligence.jazzer.sanitizers.ServerSideRequestForgery";

  /**
   * From this number of executions on, Jazzer also follows comparisons, which find more inputs.
   * Rewriting classes for that takes a minute, longer than a short run.
   */
  private static final int MIN_TRACED = 1_000_000;

  /** Inputs that take longer are failures, in seconds. */
  private static final int SLOW = 10;

  private static final Pattern DONE = Pattern.compile("Done (\\d+) runs in (\\d+) second");

  @TempDir static Path temporary;

  private static Path data = Path.of("");

  @BeforeAll
  static void load() throws Exception {
    data = FuzzedServer.loaded(Files.createDirectory(temporary.resolve("data")));
  }

  @ParameterizedTest
  @EnumSource
  void noMadeInputFails(FuzzTarget target) throws Exception {
    int runs = target.share(executions());
    Path found = Files.createDirectories(Path.of("target", "fuzz")).toAbsolutePath();
    Path log = found.resolve(target + ".log");
    int code =
        new ProcessBuilder(command(target, runs, found))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start()
            .waitFor();
    String output = Files.readString(log);
    assertThat(code).as("see " + log + "\n" + tail(output)).isZero();
    Matcher done = DONE.matcher(output);
    assertThat(done.find()).as(tail(output)).isTrue();
    System.out.println("fuzzed " + target + ", seed " + SEED + ": " + done.group());
    assertThat(Integer.parseInt(done.group(1))).isGreaterThanOrEqualTo(runs);
  }

  private static int executions() {
    return Integer.getInteger(EXECUTIONS, 0);
  }

  private static List<String> command(FuzzTarget target, int runs, Path found) throws IOException {
    Path made = Files.createDirectories(temporary.resolve(target.name()));
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(
        List.of(
            "-Xmx1g",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-Djava.awt.headless=true",
            "-D" + FuzzedServer.DATA + "=" + data.toAbsolutePath(),
            "-cp",
            System.getProperty("java.class.path"),
            "com.code_intelligence.jazzer.Jazzer",
            "--target_class=" + target.type().getName(),
            "--instrumentation_includes=org.lexhub.**:io.undertow.**",
            "--custom_hook_includes=org.lexhub.**",
            "--disabled_hooks=" + (target == FuzzTarget.REQUEST ? CONNECTS : ""),
            "--reproducer_path=" + found,
            "--trace=" + (executions() < MIN_TRACED ? "cov" : "all"),
            "-runs=" + runs,
            "-seed=" + SEED,
            "-timeout=" + SLOW,
            "-rss_limit_mb=0",
            "-max_len=4096",
            "-print_final_stats=1",
            "-artifact_prefix=" + found + "/" + target + "-",
            made.toString(),
            target.corpus().toAbsolutePath().toString()));
    return words;
  }

  private static String tail(String output) {
    String[] lines = output.split("\n", -1);
    return String.join(
        "\n", Arrays.copyOfRange(lines, Math.max(0, lines.length - 60), lines.length));
  }
}
