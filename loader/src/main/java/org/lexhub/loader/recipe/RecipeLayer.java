package org.lexhub.loader.recipe;

import java.util.Map;
import org.lexhub.loader.record.SourceRecord;

/**
 * One layer of a recipe: a set of files in one format from one place.
 *
 * @param format name of the format, one of {@code Formats.names()}
 * @param locator where the files are: {@code file:}, {@code maven:} or {@code npm:}
 * @param priority higher is more authoritative: it names the source of a lexeme and wins field by
 *     field
 * @param optional whether the load goes on without the layer when it is not available
 * @param source title, version, licence and the other facts shown with every record of the layer
 * @param options settings of the format; arrays are joined with commas
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
