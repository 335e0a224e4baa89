package org.lexhub.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Rules for the source files of all modules that cannot be seen in compiled classes. */
class SourceRulesTest {
  private static final List<String> MODULES =
      List.of("store", "remote", "loader", "server", "benchmarks", "encoder", "app");
  private static final int MAX_FILES = 36;

  /** A bound that is named neither MAX nor MIN; names of orders such as longest first are none. */
  private static final Pattern UNUSUAL_BOUND =
      Pattern.compile("\\b(?:MOST|LEAST|LONGEST)_(?!FIRST\\b)[A-Z]\\w*");

  private static List<Path> sources = List.of();

  @BeforeAll
  static void findSources() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String module : MODULES) {
      try (Stream<Path> files = Files.walk(ShellScripts.ROOT.resolve(module).resolve("src"))) {
        files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(found::add);
      }
    }
    sources = found;
    assertThat(sources).hasSizeGreaterThan(500);
  }

  private static String shown(Path file) {
    return ShellScripts.ROOT.relativize(file).toString();
  }

  @Test
  void noTwoTypesShareAName() {
    Map<String, List<String>> byName =
        sources.stream()
            .filter(file -> !file.endsWith("package-info.java"))
            .collect(
                Collectors.groupingBy(
                    file -> file.getFileName().toString(),
                    TreeMap::new,
                    Collectors.mapping(SourceRulesTest::shown, Collectors.toList())));

    assertThat(byName.values().stream().filter(files -> files.size() > 1))
        .as("types that share a name; rename one of each so that its name says what it is")
        .isEmpty();
  }

  @Test
  void noPackageHasTooManyFiles() {
    Map<String, Long> sizes =
        sources.stream()
            .map(SourceRulesTest::shown)
            .filter(file -> file.contains("/src/main/"))
            .collect(
                Collectors.groupingBy(
                    file -> file.substring(0, file.lastIndexOf('/')),
                    TreeMap::new,
                    Collectors.counting()));

    assertThat(sizes.entrySet().stream().filter(size -> size.getValue() > MAX_FILES))
        .as("packages with more than " + MAX_FILES + " files; split them by subject")
        .isEmpty();
  }

  @Test
  void boundsAreNamedMaxAndMin() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : sources) {
      Matcher matcher = UNUSUAL_BOUND.matcher(Files.readString(file));
      while (matcher.find()) {
        found.add(shown(file) + ": " + matcher.group());
      }
    }

    assertThat(found).as("constants that must be named MAX_… or MIN_…").isEmpty();
  }
}
