package org.lexhub.loader.source.text;

import java.util.List;

/** Takes apart what dictionaries write where a translation is expected. */
public final class GlossText {
  private GlossText() {}

  /** Words and phrases that are parted by commas and semicolons, remarks in brackets left out. */
  public static List<String> parts(String text) {
    return List.of(text.replaceAll("\\([^)]*\\)|\\[[^]]*\\]", " ").split("[,;]", -1));
  }

  /** One of these parts as a headword: without article and the "to" of verbs in English. */
  public static String headword(String part, String language) {
    String word = part.replaceAll("[\u2010\u2011]", "-").replaceAll("\\s+", " ").strip();
    return language.equals("eng") || language.equals("en")
        ? word.replaceFirst("^(to|a|an|the) (?=\\S)", "")
        : word;
  }

  /** How many words a text has. */
  public static int words(String text) {
    return text.isEmpty() ? 0 : text.split(" ", -1).length;
  }
}
