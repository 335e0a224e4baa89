package org.lexhub.store.meaning;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * A meaning and all broader ones with their distances from it, nearest first: a breadth-first walk
 * over hypernyms. Reusable, for one thread; it allocates nothing once it has grown.
 */
final class BroaderMeanings {
  /** The maximum number of meanings that are visited; those of WordNet have at most 50. */
  static final int MAX_VISITED = 1024;

  private static final int NOT_VISITED = -1;

  private final int[] meanings = new int[MAX_VISITED];
  private final int[] distances = new int[MAX_VISITED];

  /** For each meaning the index of the narrower one that it was reached from. */
  private final int[] narrower = new int[MAX_VISITED];

  /** For each meaning the type of the relation that it was reached by. */
  private final int[] types = new int[MAX_VISITED];

  private final Int2IntOpenHashMap indexes = new Int2IntOpenHashMap();
  private int size;

  BroaderMeanings() {
    indexes.defaultReturnValue(NOT_VISITED);
  }

  /** Walks from a meaning. */
  void walk(MeaningTable table, int start) {
    begin(start);
    for (int i = 0; i < size; i++) {
      expand(table, i);
    }
  }

  /**
   * Returns the number of meanings on the shortest way from a meaning to one without a broader one,
   * both included.
   */
  int depth(MeaningTable table, int start) {
    begin(start);
    for (int i = 0; i < size; i++) {
      if (!expand(table, i)) {
        return distances[i] + 1;
      }
    }
    return distances[size - 1] + 1;
  }

  private void begin(int start) {
    indexes.clear();
    size = 0;
    add(start, 0, -1, -1);
  }

  /** Adds the meanings that are directly broader; returns false if there are none. */
  private boolean expand(MeaningTable table, int i) {
    boolean any = false;
    int meaning = meanings[i];
    for (int at = table.relationStart(meaning); at < table.relationEnd(meaning); at++) {
      int type = table.relationType(at);
      if (type == RelationType.HYPERNYM.number()
          || type == RelationType.INSTANCE_HYPERNYM.number()) {
        any = true;
        add(table.relationMeaning(at), distances[i] + 1, i, type);
      }
    }
    return any;
  }

  private void add(int meaning, int distance, int from, int type) {
    if (size == MAX_VISITED || indexes.containsKey(meaning)) {
      return;
    }
    indexes.put(meaning, size);
    meanings[size] = meaning;
    distances[size] = distance;
    narrower[size] = from;
    types[size++] = type;
  }

  /** Returns the number of meanings. */
  int size() {
    return size;
  }

  /** Returns the {@code i}th meaning. */
  int meaning(int i) {
    return meanings[i];
  }

  /** Returns the number of steps from the start to the {@code i}th meaning. */
  int distance(int i) {
    return distances[i];
  }

  /** Returns the index of the meaning that the {@code i}th was reached from; -1 for the start. */
  int narrower(int i) {
    return narrower[i];
  }

  /** Returns the number of the relation type that the {@code i}th meaning was reached by. */
  int type(int i) {
    return types[i];
  }

  /** Returns the index of a meaning, or -1. */
  int indexOf(int meaning) {
    return indexes.get(meaning);
  }
}
