package org.lexhub.loader.source.text;

import java.util.regex.Pattern;

/** Takes remarks in brackets out of words. */
public final class Brackets {
  /** Stands by itself; a Roman number belongs to the name of a chemical. */
  private static final Pattern REMARK =
      Pattern.compile("(?<!\\S)[(\\[](?![IVX]+\\))[^()\\[\\]]*[)\\]](?!\\p{L})");

  private Brackets() {}

  /** A text without remarks; one that is nothing but a remark loses its brackets alone. */
  static String withoutRemarks(String text) {
    String matched = withoutHalves(text);
    String inner = matched;
    String bare = withoutInner(inner);
    while (!bare.equals(inner)) {
      inner = bare;
      bare = withoutInner(inner);
    }
    return bare.isEmpty() ? matched.replaceAll("[()\\[\\]]", "").strip() : bare;
  }

  /** A text without the remarks that hold no other. */
  private static String withoutInner(String text) {
    return REMARK.matcher(text).replaceAll("").replaceAll("\\s+", " ").strip();
  }

  /**
   * A text without half brackets: what one opens and nothing closes is left out, and what is closed
   * without having been opened.
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

  /** Goes on without a bracket that closes nothing. */
  private static String afterClose(String text, int at, char open, char close) {
    String after = text.substring(at + 1).strip();
    return after.isEmpty() ? text.substring(0, at).strip() : withoutHalves(after, open, close);
  }
}
