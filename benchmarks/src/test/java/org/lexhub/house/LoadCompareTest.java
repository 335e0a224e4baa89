package org.lexhub.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.house.BenchmarkScripts.Printed;

/** {@code benchmarks/load-compare} loads the same rows everywhere and leaves nothing behind. */
class LoadCompareTest {
  private static final int ROWS = 3_000;

  @TempDir private Path folder;

  private static boolean hasPostgres() throws IOException {
    Path versions = Path.of("/usr/lib/postgresql");
    if (!BenchmarkScripts.isInstalled("psql") || !Files.isDirectory(versions)) {
      return false;
    }
    try (Stream<Path> found = Files.list(versions)) {
      return found.anyMatch(version -> Files.isExecutable(version.resolve("bin/postgres")));
    }
  }

  @Test
  void allStoresHoldTheSameRows() throws Exception {
    List<String> stores = new ArrayList<>(List.of("Lucene", "Lexhub"));
    List<String> without = new ArrayList<>();
    (hasPostgres() ? stores : without).add("PostgreSQL");
    (BenchmarkScripts.isInstalled("sqlite3") ? stores : without).add("SQLite");
    // PostgreSQL refuses root; its user must reach the folder.
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("--rows", "" + ROWS, "--rounds", "1"));
    arguments.addAll(List.of("--work", Files.createDirectory(folder.resolve("work")).toString()));
    if (!without.isEmpty()) {
      arguments.addAll(List.of("--without", String.join(",", without)));
    }

    Printed printed =
        BenchmarkScripts.run(folder, "load-compare", arguments.toArray(new String[0]));

    assertThat(printed.status()).as(printed.text()).isZero();
    assertThat(printed.text()).startsWith(ROWS + " rows, ");
    for (String store : stores) {
      assertThat(printed.text()).contains("| " + store + " | " + ROWS + " |");
    }
    assertThat(folder.resolve("work")).isEmptyDirectory();
  }

  @Test
  void wrongArgumentsAreExplained() throws Exception {
    Printed store = BenchmarkScripts.run(folder, "load-compare", "--without", "Oracle");
    Printed rows = BenchmarkScripts.run(folder, "load-compare", "--rows", "0");
    Printed work = BenchmarkScripts.run(folder, "load-compare", "--work", "/nowhere");

    assertThat(store.status()).isEqualTo(2);
    assertThat(store.text()).contains("--without takes PostgreSQL, SQLite, Lucene, not Oracle");
    assertThat(rows.status()).isEqualTo(2);
    assertThat(rows.text()).contains("--rows and --rounds must be at least 1");
    assertThat(work.status()).isEqualTo(2);
    assertThat(work.text()).contains("--work takes a folder that exists, not /nowhere");
  }
}
