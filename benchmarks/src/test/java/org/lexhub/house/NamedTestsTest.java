package org.lexhub.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each row of the tables of reliability and threats names a test or a measurement that exists. */
class NamedTestsTest {
  private static final Pattern NAME = Pattern.compile("`(\\w+Test)`");
  private static final Pattern MEASUREMENT = Pattern.compile("`(benchmarks/[\\w-]+)`");
  private static final Set<String> MODULES =
      Set.of("store", "remote", "loader", "server", "app", "benchmarks", "encoder");

  /** Returns the last cells of the rows of the tables whose last column has this heading. */
  private static List<String> cells(String document, String heading) {
    List<String> cells = new ArrayList<>();
    boolean isInTable = false;
    for (String line : document.lines().toList()) {
      if (!line.startsWith("|")) {
        isInTable = false;
      } else if (isInTable && !line.matches("[|: -]+")) {
        cells.add(last(line));
      } else if (last(line).equals(heading)) {
        isInTable = true;
      }
    }
    return cells;
  }

  private static String last(String row) {
    String[] cells = row.split("\\|", -1);
    return cells[cells.length - 2].strip();
  }

  private static List<String> all(Pattern pattern, String text) {
    List<String> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  /** Returns the names of all test classes of the project. */
  private static Set<String> tests() throws IOException {
    Set<String> names = new TreeSet<>();
    for (String module : MODULES) {
      Path folder = ShellScripts.ROOT.resolve(module + "/src/test/java");
      if (!Files.isDirectory(folder)) {
        continue; // tests of the server read the module of remote files
      }
      try (Stream<Path> files = Files.walk(folder)) {
        names.addAll(
            files
                .map(file -> file.getFileName().toString())
                .filter(name -> name.endsWith("Test.java"))
                .map(name -> name.substring(0, name.length() - ".java".length()))
                .collect(Collectors.toSet()));
      }
    }
    return names;
  }

  @ParameterizedTest
  @ValueSource(strings = {"docs/reliability.md", "docs/threat-model.md"})
  void everyRowNamesATestThatExists(String file) throws IOException {
    String document = Files.readString(ShellScripts.ROOT.resolve(file));
    List<String> cells = cells(document, "test");
    assertThat(cells).hasSizeGreaterThan(10);
    for (String cell : cells) {
      List<String> measurements = all(MEASUREMENT, cell);
      assertThat(all(NAME, cell).size() + measurements.size())
          .as("a test in: " + cell)
          .isPositive();
      for (String measurement : measurements) {
        assertThat(ShellScripts.ROOT.resolve(measurement)).exists();
      }
    }
    Set<String> tests = tests();
    assertThat(all(NAME, document)).allSatisfy(name -> assertThat(tests).contains(name));
  }

  @Test
  void rowsOfTablesWithATestAreRead() {
    String document =
        """
        | what | test |
        |---|---|
        | a | store: `OneTest` |
        | b | none |

        | term | meaning |
        |---|---|
        | c | d |
        """;
    assertThat(cells(document, "test")).containsExactly("store: `OneTest`", "none");
    assertThat(all(NAME, "`OneTest`, `Other`, `TwoTest`")).containsExactly("OneTest", "TwoTest");
    assertThat(all(MEASUREMENT, "`benchmarks/a-b`")).containsExactly("benchmarks/a-b");
  }
}
