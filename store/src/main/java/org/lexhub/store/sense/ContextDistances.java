package org.lexhub.store.sense;

import java.util.Arrays;

/**
 * The distance of each word of a context from the nearest word to translate, in words: 0 for these
 * themselves, and 1 for all words if the context does not contain any of them. Reusable; allocates
 * nothing once it has grown.
 */
public final class ContextDistances {
  /** A distance greater than any in a text. */
  private static final int FAR = 1 << 20;

  private int[] distances = new int[64];
  private int size;

  /** The distance of the last word from the last word to translate before it. */
  private int distance = FAR;

  /** Creates an object without words. */
  public ContextDistances() {}

  /** Removes all words. */
  public void start() {
    size = 0;
    distance = FAR;
  }

  /** Appends the next word of the context. */
  public void add(boolean toTranslate) {
    if (size == distances.length) {
      distances = Arrays.copyOf(distances, size * 2);
    }
    distance = toTranslate ? 0 : Math.min(distance + 1, FAR);
    distances[size++] = distance;
  }

  /** Computes the distances, after all words were added. */
  public void finish() {
    boolean any = distance < FAR;
    int after = any ? FAR : 1;
    for (int i = size - 1; i >= 0; i--) {
      after = distances[i] == 0 ? 0 : any ? Math.min(after + 1, FAR) : 1;
      distances[i] = Math.min(distances[i], after);
    }
  }

  /** Returns the distance of the {@code i}th word. */
  public int get(int i) {
    return distances[i];
  }
}
