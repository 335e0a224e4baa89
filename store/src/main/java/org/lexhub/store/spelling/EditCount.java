package org.lexhub.store.spelling;

import org.lexhub.store.text.Utf8Buffer;

/** Counts the letters to delete, insert or replace between words; only 64 letters count. */
final class EditCount {
  static final int MAX_LENGTH = 64;

  private EditCount() {}

  /**
   * Returns the distance of two words.
   *
   * @param row working memory of {@link #MAX_LENGTH} + 1 numbers
   */
  static int distance(Utf8Buffer one, Utf8Buffer other, int[] row) {
    int width = Math.min(MAX_LENGTH, other.length());
    for (int j = 0; j <= width; j++) {
      row[j] = j;
    }
    for (int i = 0; i < Math.min(MAX_LENGTH, one.length()); i++) {
      int above = row[0];
      row[0] = i + 1;
      for (int j = 0; j < width; j++) {
        int replaced = above + (one.bytes()[i] == other.bytes()[j] ? 0 : 1);
        above = row[j + 1];
        row[j + 1] = Math.min(replaced, 1 + Math.min(above, row[j]));
      }
    }
    return row[width];
  }
}
