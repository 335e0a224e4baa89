package org.lexhub.server.explore.translation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.LanguageLink;
import org.lexhub.server.explore.WordLink;
import org.lexhub.server.explore.WordSpelling;

/**
 * What the page shows of a translation: the senses of the word by descending likelihood, and the
 * translations of the first one by language.
 *
 * @param warning why the hint is not used, or null
 * @param word the translated word
 * @param why what the order of the senses is based on
 */
record TranslationView(
    @Nullable String warning,
    WordLink word,
    List<ShownSense> senses,
    String why,
    List<Target> targets) {
  /**
   * A sense of the word.
   *
   * @param likely its probability
   * @param url the address of its translation
   */
  record ShownSense(String gloss, String pos, String likely, String url) {}

  /** The translations into one language. */
  record Target(LanguageLink language, List<Item> items) {}

  /**
   * A translation.
   *
   * @param confidence its confidence in basis points
   * @param paths the meanings that lead to it, the likeliest ones
   * @param morePaths the number of further meanings
   * @param remarks what raised or lowered its confidence
   * @param sources the titles of its sources
   */
  record Item(
      WordLink word,
      List<WordSpelling> spellings,
      int confidence,
      List<MeaningPath> paths,
      int morePaths,
      List<String> remarks,
      List<String> sources) {
    private static final int STRONG = 5_000;
    private static final int LIKELY = 1_500;

    /** Returns the confidence in a word. */
    String strength() {
      return confidence >= STRONG ? "strong" : confidence >= LIKELY ? "likely" : "weak";
    }
  }

  /**
   * The meaning that both words share, or their two near meanings, with likelihoods in basis
   * points.
   *
   * @param near the meaning of the translation if it is another one, else null
   * @param nearness the similarity of the two meanings
   * @param typicality the factor by which the translation is typical of its meaning
   */
  record MeaningPath(
      MeaningLink meaning,
      int weight,
      int sourceConfidence,
      @Nullable MeaningLink near,
      int nearness,
      int targetConfidence,
      String typicality) {}

  /** The gloss of a sense with the address of its meaning. */
  record MeaningLink(String gloss, String url) {}
}
