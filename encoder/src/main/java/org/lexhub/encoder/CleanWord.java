package org.lexhub.encoder;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/** The letters of a word after cleaning, each with the place in the text that it comes from. */
final class CleanWord {
  private final StringBuilder letters = new StringBuilder();
  private final IntArrayList starts = new IntArrayList();
  private final IntArrayList ends = new IntArrayList();

  void add(char letter, int start, int end) {
    letters.append(letter);
    starts.add(start);
    ends.add(end);
  }

  void add(String more, int start, int end) {
    for (int i = 0; i < more.length(); i++) {
      add(more.charAt(i), start, end);
    }
  }

  int length() {
    return letters.length();
  }

  String text(int from, int to) {
    return letters.substring(from, to);
  }

  /** Returns the index in the text of a letter. */
  int start(int letter) {
    return starts.getInt(letter);
  }

  /** Returns the index in the text after a letter. */
  int end(int letter) {
    return ends.getInt(letter);
  }

  void clear() {
    letters.setLength(0);
    starts.clear();
    ends.clear();
  }
}
