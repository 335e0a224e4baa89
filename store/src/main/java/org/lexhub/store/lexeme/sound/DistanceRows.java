package org.lexhub.store.lexeme.sound;

/** Two rows of a table of distances, reused. */
public final class DistanceRows {
  private int[] first = new int[64];
  private int[] second = new int[64];

  /** Creates the rows. */
  public DistanceRows() {}

  /** Returns the first row. */
  int[] first(int length) {
    first = first.length < length ? new int[2 * length] : first;
    return first;
  }

  /** Returns the second row. */
  int[] second(int length) {
    second = second.length < length ? new int[2 * length] : second;
    return second;
  }
}
