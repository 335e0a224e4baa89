package org.lexhub.loader.locator;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.lexhub.loader.recipe.Recipe;
import org.lexhub.loader.recipe.RecipeLayer;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.SourceFiles;

/** Opens the layers of a recipe. */
public final class Layers {
  private Layers() {}

  /**
   * Opens the files of a layer.
   *
   * @throws UnavailableException if they are not on this machine; an optional layer is then skipped
   * @throws IOException if the locator is not valid or the files are damaged; the message names the
   *     layer
   */
  public static Layer open(Recipe recipe, RecipeLayer layer, ReadProgress progress)
      throws IOException {
    try {
      Locator locator = new Locator(recipe.folder());
      SourceFiles files = locator.open(layer.locator(), Limits.of(layer.options()));
      Map<String, String> options = options(recipe, layer);
      return new Layer(layer.format(), layer.source(), files, options, layer.priority(), progress);
    } catch (UnavailableException e) {
      throw new UnavailableException("layer " + layer.source().name() + ": " + e.getMessage());
    } catch (IOException e) {
      throw new IOException("layer " + layer.source().name() + ": " + e.getMessage(), e);
    }
  }

  /** Resolves options that start with {@code file:} against the folder of the recipe. */
  private static Map<String, String> options(Recipe recipe, RecipeLayer layer) {
    Map<String, String> options = new HashMap<>(layer.options());
    options.replaceAll((key, value) ->
        value.startsWith("file:")
            ? "file:" + recipe.folder().resolve(value.substring("file:".length())).normalize()
            : value);
    return options;
  }
}
