package org.lexhub.store.table.vocabulary;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Looks the constants of one vocabulary up by their wire text. */
final class WireCodes<E extends Enum<E>> {
  private final String word;
  private final Map<String, E> byCode = new LinkedHashMap<>();

  /**
   * Indexes a vocabulary.
   *
   * @param word the noun for a constant in messages, such as {@code part of speech}
   */
  WireCodes(String word, E[] constants, Function<E, String> code) {
    this.word = word;
    for (E constant : constants) {
      byCode.put(code.apply(constant), constant);
    }
  }

  /** Returns the constant of an exact code; throws an error with the allowed codes if none. */
  E of(String code) {
    E found = byCode.get(code);
    if (found == null) {
      throw new IllegalArgumentException(
          "unknown " + word + " '" + code + "'; use one of " + String.join(", ", byCode.keySet()));
    }
    return found;
  }

  /** Returns the constant of a code in any case, or null. */
  @Nullable E parse(String code) {
    return byCode.get(code.strip().toLowerCase(Locale.ROOT));
  }

  /** Returns the code of a constant: its name in lower case. */
  static String wire(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
