package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * The definitions or examples of a merged meaning or sense, each with the source that gives it; the
 * next one reuses the object. An entry is a pair of numbers, such as language and text, that occurs
 * once: with the most authoritative of its sources, which is added first.
 */
public final class SourcedTexts {
  private final IntArrayList firsts = new IntArrayList();
  private final IntArrayList seconds = new IntArrayList();
  private final IntArrayList sources = new IntArrayList();

  SourcedTexts() {}

  /** Returns the number of entries. */
  public int size() {
    return firsts.size();
  }

  /** Returns whether there are no entries. */
  public boolean isEmpty() {
    return firsts.isEmpty();
  }

  /** Returns the first number of an entry: of a definition its language, of an example its text. */
  public int first(int entry) {
    return firsts.getInt(entry);
  }

  /** Returns the second number of an entry: its text or translation. */
  public int second(int entry) {
    return seconds.getInt(entry);
  }

  /** Returns the rank of the source of an entry. */
  public int source(int entry) {
    return sources.getInt(entry);
  }

  void clear() {
    firsts.clear();
    seconds.clear();
    sources.clear();
  }

  /** Adds an entry unless the pair is there already. */
  void add(int first, int second, int source) {
    for (int i = 0; i < size(); i++) {
      if (firsts.getInt(i) == first && seconds.getInt(i) == second) {
        return;
      }
    }
    firsts.add(first);
    seconds.add(second);
    sources.add(source);
  }
}
