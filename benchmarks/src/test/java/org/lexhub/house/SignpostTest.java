package org.lexhub.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of CONTRIBUTING.md that says which files to edit names files that exist. */
class SignpostTest {
  private static final String HEADING = "## To change something";
  private static final Set<String> SKIPPED_FOLDERS = Set.of("target", ".git", "node_modules");
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

  /** A quoted text with a slash, or with a file extension; others are commands and constants. */
  private static final Pattern FILE = Pattern.compile("[\\w.-]*(?:/[\\w.-]*)+|[\\w.-]+\\.[a-z]+");

  /** Returns the files that the table quotes. */
  private static List<String> files(String document) {
    List<String> lines = document.lines().toList();
    int heading = lines.indexOf(HEADING);
    if (heading < 0) {
      throw new AssertionError("CONTRIBUTING.md has no heading \"" + HEADING + "\"");
    }
    List<String> files = new ArrayList<>();
    for (String line : lines.subList(heading + 1, lines.size())) {
      if (line.startsWith("#")) {
        break;
      }
      Matcher quoted = QUOTED.matcher(line.startsWith("|") ? line : "");
      while (quoted.find()) {
        if (FILE.matcher(quoted.group(1)).matches()) {
          files.add(quoted.group(1));
        }
      }
    }
    if (files.isEmpty()) {
      throw new AssertionError("no table with files below \"" + HEADING + "\"");
    }
    return files;
  }

  private static List<String> missing(List<String> files) throws IOException {
    Set<String> names = fileNames();
    return files.stream()
        .filter(file ->
            file.contains("/")
                ? !Files.exists(ShellScripts.ROOT.resolve(file))
                : !names.contains(file))
        .toList();
  }

  private static Set<String> fileNames() throws IOException {
    Set<String> names = new HashSet<>();
    Files.walkFileTree(
        ShellScripts.ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return SKIPPED_FOLDERS.contains(String.valueOf(folder.getFileName()))
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            names.add(String.valueOf(file.getFileName()));
            return FileVisitResult.CONTINUE;
          }
        });
    return names;
  }

  @Test
  void everyFileOfTheTableExists() throws IOException {
    List<String> files = files(Files.readString(ShellScripts.ROOT.resolve("CONTRIBUTING.md")));

    assertThat(files).hasSizeGreaterThanOrEqualTo(5);
    assertThat(missing(files))
        .as("files that CONTRIBUTING.md names and that are missing")
        .isEmpty();
  }

  @Test
  void missingFilesAreNoticed() throws IOException {
    String table =
        HEADING
            + "\n\nText with `Nowhere.java`.\n\n| to change | edit |\n|---|---|\n"
            + "| `load` | `pom.xml`, `store/none`, `Gone.java`; raise `FORMAT_VERSION` |\n"
            + "\n## Code\n\n| `Later.java` | |\n";

    assertThat(files(table)).containsExactly("pom.xml", "store/none", "Gone.java");
    assertThat(missing(files(table))).containsExactly("store/none", "Gone.java");
  }

  @Test
  void missingHeadingOrTableIsNoticed() {
    assertThatThrownBy(() -> files("# Contributing\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(HEADING);
    assertThatThrownBy(() -> files(HEADING + "\n\nNo table.\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no table");
  }
}
