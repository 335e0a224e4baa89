package org.lexhub.benchmarks;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.lexhub.loader.cli.LoaderCommand;

/** The small dataset of the tests, loaded with the {@code load} command. */
final class FixtureDataset {
  private FixtureDataset() {}

  /** Loads the dataset into a folder. */
  static void load(Path folder) throws IOException {
    String[] command = {"load", "--recipe", recipe().toString(), "--out", folder.toString()};
    PrintWriter messages = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    if (LoaderCommand.run(command, quiet(), messages, false) != 0) {
      throw new IOException("the fixture dataset does not load; see the messages above");
    }
  }

  private static PrintWriter quiet() {
    return new PrintWriter(Writer.nullWriter());
  }

  /** Deletes a folder with its contents. */
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
