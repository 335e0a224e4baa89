package org.lexhub.loader.source.catalogue;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/** Derives parts of speech for concepts, since lists of concepts have none. */
final class ConceptPos {
  private ConceptPos() {}

  /** Returns the usual part of speech of the words of an ontological category, or null. */
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
