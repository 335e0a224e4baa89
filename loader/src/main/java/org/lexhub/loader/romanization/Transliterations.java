package org.lexhub.loader.romanization;

import com.ibm.icu.text.Transliterator;
import java.util.HashMap;
import java.util.Map;

/**
 * Transliterations of ICU by name. Each is read at its first use: reading the rules of some takes a
 * tenth of a second, and most loads need none of them. For one thread.
 */
public final class Transliterations {
  private final Map<String, Transliterator> read = new HashMap<>();

  /** Creates an object that has read nothing. */
  public Transliterations() {}

  /**
   * Returns a text in another script.
   *
   * @param name a name that ICU knows, such as {@code Han-Latin}
   * @throws IllegalArgumentException if ICU has no such transliteration
   */
  public String apply(String name, String text) {
    return read.computeIfAbsent(name, Transliterator::getInstance).transliterate(text);
  }
}
