package org.lexhub.loader.learn.walk;

import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Receives the rows of all tables meaning by meaning, in the order of the meanings. Lexemes, lemmas
 * and texts come with a flag {@code hub}: whether they are in the {@link HubLanguage}. Strings and
 * texts are numbers in the pools of the snapshot.
 */
public interface MeaningVisitor {
  /**
   * Starts a meaning.
   *
   * @param pos its {@link Pos} number, 255 if it has none
   */
  default void startMeaning(int pos) {}

  /** Receives the {@link VerbFrames} of the meaning; not called where it has none. */
  default void frames(long frames) {}

  /**
   * Receives a lexeme that has the meaning; {@link #lemma} follows.
   *
   * @param order the position among the senses of the lexeme, from 1
   */
  default void lexeme(int lexeme, int order, boolean hub) {}

  /**
   * Receives the lemma (string) of a lexeme that has the meaning.
   *
   * @param tags how often a sense-tagged corpus uses the lexeme in this meaning
   * @param order the position among the senses of the lexeme, from 1
   */
  default void lemma(int string, boolean hub, int tags, int order) {}

  /** Receives a gloss or a definition (text), each text once. */
  default void gloss(int text, boolean hub) {}

  /**
   * Receives a definition (text) in another language than the hub, each text once; {@link #gloss}
   * follows.
   *
   * @param language the row of its language
   */
  default void definition(int text, int language) {}

  /** Receives an example (text), each text once. */
  default void example(int text, boolean hub) {}

  /** Receives a domain, or the gloss or semantic field of the concept (string), each once. */
  default void topic(int string) {}

  /** Receives a related meaning, by its row. */
  default void related(RelationType type, int meaning) {}

  /** Completes the meaning. */
  void endMeaning();
}
