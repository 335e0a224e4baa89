package org.lexhub.loader.recipe;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.lexhub.loader.record.SourceRecord;

/**
 * The description of a dataset: its layers.
 *
 * @param name the name of the dataset
 * @param folder the folder that {@code file:} locators are relative to
 * @param layers the layers in the order of the file
 * @param encoder the locator of the model that makes vectors of glosses; empty for none
 */
public record Recipe(String name, Path folder, List<RecipeLayer> layers, String encoder) {
  /** The prior of a layer that has none. */
  public static final double DEFAULT_PRIOR = 0.8;

  /** The priority of a layer that has none. */
  public static final int DEFAULT_PRIORITY = 50;

  /** Copies the layers. */
  public Recipe {
    layers = List.copyOf(layers);
  }

  /** Creates a recipe without an encoder. */
  public Recipe(String name, Path folder, List<RecipeLayer> layers) {
    this(name, folder, layers, "");
  }

  /**
   * Returns the layer of the option {@code --source FORMAT=PATH}: a {@code file:} layer named after
   * its format, with default prior and priority. Keeps a value that already has a locator scheme.
   */
  public static RecipeLayer layer(String format, String place) {
    boolean hasScheme = place.matches("[a-z]{2,}:.*");
    return new RecipeLayer(
        format,
        hasScheme ? place : "file:" + place,
        ExpectedFile.ANY,
        List.of(),
        DEFAULT_PRIORITY,
        false,
        new SourceRecord(format, format, "", "", "", "", DEFAULT_PRIOR),
        Map.of());
  }
}
