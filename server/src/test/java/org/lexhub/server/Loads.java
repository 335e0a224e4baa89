package org.lexhub.server;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import org.lexhub.loader.assemble.Load;
import org.lexhub.loader.assemble.LoadException;
import org.lexhub.loader.assemble.LoadRequest;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.ProgressPrinter;
import org.lexhub.loader.recipe.RecipeReader;
import org.lexhub.loader.source.Formats;

/** Builds snapshots like the command of the loader. */
final class Loads {
  /** The folder of the recipes, relative to this module. */
  static final Path RECIPES = Path.of("..", "data");

  private Loads() {}

  /** Loads a recipe into a folder, unless the folder contains its snapshot already. */
  static void load(String recipe, Path folder, boolean resume) throws IOException, LoadException {
    Progress progress =
        new Progress(new ProgressPrinter(new PrintWriter(Writer.nullWriter()), false));
    LoadRequest request =
        new LoadRequest(
            new RecipeReader(Formats.names()).read(RECIPES.resolve(recipe)),
            folder,
            null,
            false,
            resume);
    new Load(request, progress).run();
  }
}
