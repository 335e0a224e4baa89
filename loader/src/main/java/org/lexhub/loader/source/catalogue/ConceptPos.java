package org.lexhub.loader.source.catalogue;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/** Parts of speech of concepts, where a list of concepts gives none. */
final class ConceptPos {
  private ConceptPos() {}

  /** The part of speech that words for a concept of this ontological category usually have. */
  static @Nullable Pos of(@Nullable String category) {
    return switch (category) {
      case "Person/Thing" -> Pos.NOUN;
      case "Action/Process" -> Pos.VERB;
      case "Property" -> Pos.ADJ;
      case "Number" -> Pos.NUM;
      case "Classifier" -> Pos.CLASSIFIER;
      case null, default -> null;
    };
  }
}
