package org.lexhub.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** {@code recipes DIR}: writes the recipes, and the data that they refer to, to a folder. */
final class RecipesCommand {
  private RecipesCommand() {}

  static void run(List<String> arguments) throws IOException {
    if (arguments.size() != 1 || arguments.getFirst().startsWith("-")) {
      LexhubMain.print(
          LexhubMain.called()
              + " recipes DIR\n\nWrites the recipes of this program to DIR: demo.toml, small.toml,"
              + " open.toml and what they refer to.");
      System.exit(arguments.equals(List.of("--help")) ? 0 : 2);
    }
    Path folder = Path.of(arguments.getFirst());
    BundledFiles.copyTo(folder);
    LexhubMain.print(
        "Wrote "
            + folder
            + ". Next: "
            + LexhubMain.called()
            + " load --recipe "
            + folder.resolve("small.toml")
            + " --out DIR");
  }
}
