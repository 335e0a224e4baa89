package org.lexhub.loader.source.catalogue;

import java.util.HashMap;
import java.util.Map;

/**
 * Numbers the words of each meaning of the core vocabulary in the order in which they are read: the
 * most usual first.
 */
final class SynonymOrders {
  private final Map<Meaning, Integer> counts = new HashMap<>();

  private record Meaning(String language, String key) {}

  /** Returns the place, from 1, of the next word of a meaning in a language. */
  int next(String language, String meaning) {
    return counts.merge(new Meaning(language, meaning), 1, Integer::sum);
  }
}
