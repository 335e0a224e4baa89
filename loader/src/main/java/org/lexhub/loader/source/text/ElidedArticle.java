package org.lexhub.loader.source.text;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Removes articles that are written together with their word, as in French {@code l'œuf}. */
public final class ElidedArticle {
  private static final Set<String> LANGUAGES =
      Set.of("fra", "fr", "ita", "it", "cat", "ca", "oci", "oc");
  private static final Pattern ARTICLE = Pattern.compile("[lL]['’](\\p{Ll}[^\\s_'’]*)");

  private ElidedArticle() {}

  /**
   * Returns a headword without its article. Names ({@code L'Aquila}) and phrases keep theirs.
   *
   * @param language ISO 639-3 or 639-1
   */
  public static String removed(String word, String language) {
    if (!LANGUAGES.contains(language)) {
      return word;
    }
    Matcher matcher = ARTICLE.matcher(word);
    return matcher.matches() ? matcher.group(1) : word;
  }
}
