package org.lexhub.loader.source.text;

import org.lexhub.loader.record.Layer;

/**
 * The name of a bilingual dictionary that is a separate source.
 *
 * <p>A layer of many dictionaries, such as {@code freedict}, gives each the languages as the end of
 * its name: {@code freedict-deu-por}. A layer that holds one dictionary, and is named so itself,
 * gives it the same name.
 *
 * @param collection the name without the languages, such as {@code freedict}
 * @param pair the languages, such as {@code deu-por}
 */
public record DictionaryName(String collection, String pair) {
  /** Returns the name of the dictionary of a layer from one language to another (ISO 639-3). */
  public static DictionaryName of(Layer layer, String from, String to) {
    String pair = from + "-" + to;
    String name = layer.source().name();
    return new DictionaryName(
        name.endsWith("-" + pair) ? name.substring(0, name.length() - pair.length() - 1) : name,
        pair);
  }

  /** Returns the name of the source, such as {@code freedict-deu-por}. */
  public String source() {
    return collection + "-" + pair;
  }

  /** Returns the name of a project whose dictionaries count once, such as {@code wikdict-deu}. */
  public String project(String part) {
    return collection + "-" + part;
  }
}
