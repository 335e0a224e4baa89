package org.lexhub.loader.locator;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.lexhub.loader.recipe.LayerPlace;
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
   * @param locator finds files for the folder of the recipe
   * @throws UnavailableException if they are not on this machine; an optional layer is then skipped
   * @throws IOException if the locator is not valid or the files are damaged; the message names the
   *     layer
   */
  public static Layer open(Recipe recipe, RecipeLayer layer, Locator locator, ReadProgress progress)
      throws IOException {
    try {
      SourceFiles files =
          locator.open(layer.locator(), layer.expected(), Limits.of(layer.options()));
      SourceFiles chosen =
          layer.select().isEmpty()
              ? files
              : new ChosenFiles(files, layer.select(), layer.locator());
      return new Layer(
          layer.format(),
          layer.source(),
          chosen,
          options(recipe, layer, locator),
          layer.priority(),
          progress);
    } catch (UnavailableException e) {
      throw new UnavailableException("layer " + layer.source().name() + ": " + e.getMessage());
    } catch (IOException e) {
      throw new IOException("layer " + layer.source().name() + ": " + e.getMessage(), e);
    }
  }

  /**
   * Resolves options that start with {@code file:} against the folder of the recipe, and options
   * that are locators of downloads against the cache folder.
   */
  private static Map<String, String> options(Recipe recipe, RecipeLayer layer, Locator locator)
      throws IOException {
    Map<String, String> options = new HashMap<>(layer.options());
    for (Map.Entry<String, String> option : options.entrySet()) {
      String value = option.getValue();
      LayerPlace place = LayerPlace.of(value);
      if (place == LayerPlace.FILE) {
        option.setValue(
            "file:" + recipe.folder().resolve(value.substring("file:".length())).normalize());
      } else if (place != null
          && place.downloads()
          && LayerDownload.LOCATOR_OPTIONS.contains(option.getKey())) {
        option.setValue("file:" + locator.resolve(value));
      }
    }
    return options;
  }
}
