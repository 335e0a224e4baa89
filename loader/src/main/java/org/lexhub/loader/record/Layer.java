package org.lexhub.loader.record;

import java.util.Map;

/**
 * One layer of a recipe, resolved and ready to read.
 *
 * @param format name of the format, for example {@code omw}
 * @param source where its data comes from
 * @param files its input files
 * @param options settings of this layer that its format understands
 * @param priority higher is more authoritative: decides a lexeme's primary source and whose field
 *     wins
 * @param progress told about rows as they are read
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

  /** The option, or the fallback where the recipe does not set it. */
  public String option(String name, String fallback) {
    return options.getOrDefault(name, fallback);
  }
}
