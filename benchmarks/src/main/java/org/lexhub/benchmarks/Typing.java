package org.lexhub.benchmarks;

import java.nio.charset.StandardCharsets;

/** What people type when they mean a word; in code points, so that no character is torn. */
final class Typing {
  private Typing() {}

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** The first letters of a word. */
  static String start(String word, int letters) {
    int count = Math.min(letters, word.codePointCount(0, word.length()));
    return word.substring(0, word.offsetByCodePoints(0, count));
  }

  /** The word without its middle letter; words of one letter stay as they are. */
  static String withoutMiddle(String word) {
    int count = word.codePointCount(0, word.length());
    if (count < 2) {
      return word;
    }
    int from = word.offsetByCodePoints(0, count / 2);
    return word.substring(0, from) + word.substring(word.offsetByCodePoints(from, 1));
  }
}
