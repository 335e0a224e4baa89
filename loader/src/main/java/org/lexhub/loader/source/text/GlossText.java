package org.lexhub.loader.source.text;

import java.util.List;
import java.util.regex.Pattern;

/** Splits the text that dictionaries write in place of a translation. */
public final class GlossText {
  private static final Pattern REMARK = Pattern.compile("\\([^)]*\\)|\\[[^]]*\\]");
  private static final Pattern SEPARATOR = Pattern.compile("[,;]");
  private static final Pattern ENGLISH_ARTICLE = Pattern.compile("^(to|a|an|the) (?=\\S)");

  private GlossText() {}

  /** Returns the parts between commas and semicolons, without remarks in brackets. */
  public static List<String> parts(String text) {
    return List.of(SEPARATOR.split(REMARK.matcher(text).replaceAll(" "), -1));
  }

  /**
   * Returns a part as a headword: without article in English, and where it is elided; in English
   * without the "to" of verbs.
   */
  public static String headword(String part, String language) {
    String word = Blanks.single(part.replace('\u2010', '-').replace('\u2011', '-'));
    return language.equals("eng") || language.equals("en")
        ? ENGLISH_ARTICLE.matcher(word).replaceFirst("")
        : ElidedArticle.removed(word, language);
  }

  /** Returns the number of words of a text. */
  public static int words(String text) {
    return text.isEmpty() ? 0 : 1 + (int) text.chars().filter(c -> c == ' ').count();
  }
}
