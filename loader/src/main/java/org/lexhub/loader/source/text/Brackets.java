package org.lexhub.loader.source.text;

import java.util.regex.Pattern;

/** Removes remarks in brackets from words. */
public final class Brackets {
  /** A remark that is not attached to a word; Roman numerals belong to the names of chemicals. */
  private static final Pattern REMARK =
      Pattern.compile("(?<!\\S)[(\\[](?![IVX]+\\))[^()\\[\\]]*[)\\]](?!\\p{L})");

  private Brackets() {}

  /** Returns a text without remarks; a text that is only a remark loses just its brackets. */
  static String withoutRemarks(String text) {
    String matched = withoutHalves(text);
    if (matched.indexOf('(') < 0 && matched.indexOf('[') < 0) {
      return Blanks.single(matched);
    }
    String inner = matched;
    String bare = withoutInner(inner);
    while (!bare.equals(inner)) {
      inner = bare;
      bare = withoutInner(inner);
    }
    return bare.isEmpty() ? matched.replaceAll("[()\\[\\]]", "").strip() : bare;
  }

  /** Returns a text without the remarks that contain no other remark. */
  private static String withoutInner(String text) {
    return Blanks.single(REMARK.matcher(text).replaceAll(""));
  }

  /**
   * Returns a text without unbalanced brackets: removes the text after a bracket that is never
   * closed and the text before a bracket that was never opened.
   */
  public static String withoutHalves(String text) {
    return withoutHalves(withoutHalves(text, '(', ')'), '[', ']');
  }

  private static String withoutHalves(String text, char open, char close) {
    int opened = -1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == open) {
        opened = i;
      } else if (c == close && opened >= 0) {
        opened = -1;
      } else if (c == close) {
        return afterClose(text, i, open, close);
      }
    }
    if (opened < 0) {
      return text;
    }
    String before = text.substring(0, opened).strip();
    return before.isEmpty() ? text.substring(opened + 1) : before;
  }

  /**
   * Returns the text after an unbalanced closing bracket, or the text before it if none follows.
   */
  private static String afterClose(String text, int at, char open, char close) {
    String after = text.substring(at + 1).strip();
    return after.isEmpty() ? text.substring(0, at).strip() : withoutHalves(after, open, close);
  }
}
