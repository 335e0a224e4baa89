package org.lexhub.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.lexhub.loader.LoaderMain;

/** The small dataset of the tests, loaded by the ordinary command. */
final class FixtureDataset {
  private FixtureDataset() {}

  /** Loads it into a folder. */
  static void load(Path folder) throws IOException {
    int status =
        LoaderMain.run("load", "--recipe", recipe().toString(), "--out", folder.toString());
    if (status != 0) {
      throw new IOException("the fixture dataset does not load; its messages stand above");
    }
  }

  /** Deletes a folder and what is in it. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static Path recipe() throws IOException {
    Path here = Path.of("").toAbsolutePath();
    for (Path at = here; at != null; at = at.getParent()) {
      Path recipe = at.resolve("data/fixture.toml");
      if (Files.exists(recipe)) {
        return recipe;
      }
    }
    throw new IOException("no data/fixture.toml above " + here + "; run inside the project");
  }
}
