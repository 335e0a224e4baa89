package org.lexhub.loader.source.catalogue;

import java.util.HashMap;
import java.util.Map;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Numbers the senses of each word of the core vocabulary in the order in which they are read: first
 * the concepts, then other synsets, the more frequent first.
 */
final class SenseOrders {
  private final Map<Word, Integer> counts = new HashMap<>();

  private record Word(String language, String lemma, Pos pos) {}

  /** Returns the position, from 1, of the next sense of a word. */
  int next(String language, String lemma, Pos pos) {
    return counts.merge(new Word(language, lemma, pos), 1, Integer::sum);
  }
}
