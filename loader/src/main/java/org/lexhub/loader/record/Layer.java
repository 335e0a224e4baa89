package org.lexhub.loader.record;

import java.util.Map;

/**
 * One layer of a recipe, resolved and ready to read.
 *
 * @param format the name of the format, for example {@code omw}
 * @param source the origin of its data
 * @param files its input files
 * @param options the settings of this layer that its format understands
 * @param priority higher is more authoritative; it decides which source is the primary one of a
 *     lexeme and which of several values is used
 * @param progress receives the number of rows while they are read
 */
public record Layer(
    String format,
    SourceRecord source,
    SourceFiles files,
    Map<String, String> options,
    int priority,
    ReadProgress progress) {

  public Layer {
    options = Map.copyOf(options);
  }

  /** Returns an option, or the fallback if the recipe does not set it. */
  public String option(String name, String fallback) {
    return options.getOrDefault(name, fallback);
  }
}
