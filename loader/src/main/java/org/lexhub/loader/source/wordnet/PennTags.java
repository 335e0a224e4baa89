package org.lexhub.loader.source.wordnet;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * The part-of-speech tags of the Penn Treebank (M. Marcus, B. Santorini, M. Marcinkiewicz,
 * "Building a large annotated corpus of English", 1993).
 */
final class PennTags {
  /** The words with the tag {@code IN} that are, or can be, conjunctions. */
  private static final Set<String> CONJUNCTIONS =
      Set.of(
          "after",
          "although",
          "as",
          "because",
          "before",
          "if",
          "lest",
          "like",
          "once",
          "since",
          "so",
          "than",
          "that",
          "though",
          "till",
          "unless",
          "until",
          "whereas",
          "whether",
          "while");

  private PennTags() {}

  /**
   * Returns the part of speech of a word, or null if the tag does not decide it.
   *
   * @param word the word as written
   */
  static @Nullable Pos pos(String tag, String word) {
    return switch (tag) {
      case "NN", "NNS" -> Pos.NOUN;
      case "NNP", "NNPS", "NP", "NPS" -> Pos.NAME;
      case "VB", "VBD", "VBG", "VBN", "VBP", "VBZ" -> Pos.VERB;
      case "JJ", "JJR", "JJS" -> Pos.ADJ;
      case "RB", "RBR", "RBS", "WRB" -> Pos.ADV;
      case "PRP", "PP", "WP", "EX" -> Pos.PRON;
      case "DT", "PDT", "WDT", "PRP$", "WP$" -> Pos.DET;
      case "IN" -> CONJUNCTIONS.contains(word.toLowerCase(Locale.ROOT)) ? null : Pos.ADP;
      case "CC" -> Pos.CONJ;
      case "MD" -> Pos.AUX;
      case "UH" -> Pos.INTJ;
      case "CD" -> Pos.NUM;
      default -> null;
    };
  }
}
