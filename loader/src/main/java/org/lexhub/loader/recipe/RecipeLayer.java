package org.lexhub.loader.recipe;

import java.util.List;
import java.util.Map;
import org.lexhub.loader.record.SourceRecord;

/**
 * One layer of a recipe: a set of files in one format.
 *
 * @param format the name of the format, one of {@code Formats.names()}
 * @param locator the location of the files; {@link LayerPlace} lists the schemes
 * @param expected what is known about the file to download
 * @param select globs of the files to read, out of all that the locator finds; empty for all
 * @param priority the authority of the layer: of all layers with a lexeme, the one with the highest
 *     priority is its source, and wins for each field
 * @param optional whether the load continues without the layer if its files are not available
 * @param source the name, title, version, licence and attribution of the records of the layer
 * @param options the options of the format; arrays are joined with commas
 */
public record RecipeLayer(
    String format,
    String locator,
    ExpectedFile expected,
    List<String> select,
    int priority,
    boolean optional,
    SourceRecord source,
    Map<String, String> options) {

  /** Copies the options and globs. */
  public RecipeLayer {
    select = List.copyOf(select);
    options = Map.copyOf(options);
  }
}
