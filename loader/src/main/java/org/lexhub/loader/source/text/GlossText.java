package org.lexhub.loader.source.text;

import java.util.List;

/** Splits the text that dictionaries write in place of a translation. */
public final class GlossText {
  private GlossText() {}

  /** Returns the parts between commas and semicolons, without remarks in brackets. */
  public static List<String> parts(String text) {
    return List.of(text.replaceAll("\\([^)]*\\)|\\[[^]]*\\]", " ").split("[,;]", -1));
  }

  /**
   * Returns a part as a headword: without article in English, and where it is elided; in English
   * without the "to" of verbs.
   */
  public static String headword(String part, String language) {
    String word = part.replaceAll("[\u2010\u2011]", "-").replaceAll("\\s+", " ").strip();
    return language.equals("eng") || language.equals("en")
        ? word.replaceFirst("^(to|a|an|the) (?=\\S)", "")
        : ElidedArticle.removed(word, language);
  }

  /** Returns the number of words of a text. */
  public static int words(String text) {
    return text.isEmpty() ? 0 : text.split(" ", -1).length;
  }
}
