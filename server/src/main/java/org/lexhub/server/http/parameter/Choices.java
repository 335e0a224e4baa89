package org.lexhub.server.http.parameter;

import java.util.List;

/** A closed set of words that a parameter may hold, each known by its place. */
public final class Choices {
  private final List<String> words;

  private Choices(List<String> words) {
    this.words = words;
  }

  /** The words in order; at most 31 where they are asked for as a list. */
  public static Choices of(String... words) {
    return new Choices(List.of(words));
  }

  /** Returns the words. */
  public List<String> words() {
    return words;
  }

  /** Returns the place of the word that is given as UTF-8, in any case, or -1. */
  int find(byte[] text, int start, int end) {
    for (int i = 0; i < words.size(); i++) {
      if (same(words.get(i), text, start, end)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean same(String word, byte[] text, int start, int end) {
    if (word.length() != end - start) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      byte b = text[start + i];
      int lower = b >= 'A' && b <= 'Z' ? b + 32 : b;
      if (lower != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
