package org.lexhub.benchmarks;

import java.nio.charset.StandardCharsets;

/** Turns words into what people type. Works on code points, so that no character is split. */
final class Typing {
  private Typing() {}

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Returns the first letters of a word. */
  static String start(String word, int letters) {
    int count = Math.min(letters, word.codePointCount(0, word.length()));
    return word.substring(0, word.offsetByCodePoints(0, count));
  }

  /** Returns a word without its middle letter; a word of one letter stays as it is. */
  static String withoutMiddle(String word) {
    int count = word.codePointCount(0, word.length());
    if (count < 2) {
      return word;
    }
    int from = word.offsetByCodePoints(0, count / 2);
    return word.substring(0, from) + word.substring(word.offsetByCodePoints(from, 1));
  }
}
