package org.lexhub.loader.recipe;

import java.util.Map;
import org.lexhub.loader.record.SourceRecord;

/**
 * One layer of a recipe: a set of files in one format.
 *
 * @param format the name of the format, one of {@code Formats.names()}
 * @param locator the location of the files: {@code file:}, {@code maven:} or {@code npm:}
 * @param priority the authority of the layer: of all layers with a lexeme, the one with the highest
 *     priority is its source, and wins for each field
 * @param optional whether the load continues without the layer if its files are not available
 * @param source the name, title, version, licence and attribution of the records of the layer
 * @param options the options of the format; arrays are joined with commas
 */
public record RecipeLayer(
    String format,
    String locator,
    int priority,
    boolean optional,
    SourceRecord source,
    Map<String, String> options) {

  /** Copies the options. */
  public RecipeLayer {
    options = Map.copyOf(options);
  }
}
