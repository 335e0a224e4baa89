package org.lexhub.server.explore.relation;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;

/**
 * A link to a related word or meaning.
 *
 * @param gloss the gloss of a meaning, null for a word
 */
public record Neighbour(String label, String url, @Nullable String gloss) {
  /** Returns a link to a meaning. */
  static Neighbour meaning(Store store, int meaning) {
    String url = "/meaning/" + store.meanings().id(meaning);
    return new Neighbour(MeaningLabel.of(store, meaning), url, MeaningLabel.gloss(store, meaning));
  }

  /** Returns a link to a word. */
  static Neighbour word(Store store, int lexeme) {
    String lemma = store.strings().get(store.lexemes().lemma(lexeme));
    return new Neighbour(lemma, "/word/" + store.lexemes().id(lexeme), null);
  }
}
