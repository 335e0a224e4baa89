package org.lexhub.loader.recipe;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.lexhub.loader.record.SourceRecord;

/**
 * What a dataset is made of.
 *
 * @param name name of the dataset, shown by {@code describe}
 * @param folder folder that relative {@code file:} locators start from
 * @param layers the layers in the order of the file
 */
public record Recipe(String name, Path folder, List<RecipeLayer> layers) {
  /** Prior of a layer that states none. */
  public static final double DEFAULT_PRIOR = 0.8;

  /** Priority of a layer that states none. */
  public static final int DEFAULT_PRIORITY = 50;

  /** Copies the layers. */
  public Recipe {
    layers = List.copyOf(layers);
  }

  /**
   * The layer meant by {@code --source FORMAT=PATH} on the command line: a {@code file:} layer
   * named after its format, with default prior and priority. A value that already has a locator
   * scheme is kept.
   */
  public static RecipeLayer layer(String format, String place) {
    boolean schemed = place.matches("[a-z]{2,}:.*");
    return new RecipeLayer(
        format,
        schemed ? place : "file:" + place,
        DEFAULT_PRIORITY,
        false,
        new SourceRecord(format, format, "", "", "", "", DEFAULT_PRIOR),
        Map.of());
  }
}
