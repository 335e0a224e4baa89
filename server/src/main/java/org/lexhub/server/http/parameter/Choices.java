package org.lexhub.server.http.parameter;

import java.util.List;

/** The words that a parameter can have as its value, identified by their index. */
public final class Choices {
  private final List<String> words;

  private Choices(List<String> words) {
    this.words = words;
  }

  /** Returns a set of words in this order; at most 31 if a parameter can be a list of them. */
  public static Choices of(String... words) {
    return new Choices(List.of(words));
  }

  /** Returns the words. */
  public List<String> words() {
    return words;
  }

  /** Returns the index of a word in UTF-8, ignoring case, or -1. */
  int find(byte[] text, int start, int end) {
    for (int i = 0; i < words.size(); i++) {
      if (matches(words.get(i), text, start, end)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean matches(String word, byte[] text, int start, int end) {
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
