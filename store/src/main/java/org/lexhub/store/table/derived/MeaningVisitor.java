package org.lexhub.store.table.derived;

import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Is told everything that the tables say about each meaning, in the order of the meanings; what a
 * visitor has no use for, it leaves out.
 */
public interface MeaningVisitor {
  /** A meaning begins; its {@link Pos} number, 255 none. */
  default void startMeaning(int pos) {}

  /** Its {@link VerbFrames}, where it has any. */
  default void traits(long traits) {}

  /**
   * A lexeme that means it; its lemma comes next.
   *
   * @param order the place among the senses of the word, from 1
   */
  default void lexeme(int lexeme, int order, boolean english) {}

  /**
   * A lemma (string) that means it.
   *
   * @param tags how often a sense-tagged corpus uses the word so
   * @param order the place among the senses of the word, from 1
   */
  default void lemma(int string, boolean english, int tags, int order) {}

  /** A gloss or a definition (text); each text comes once. */
  default void gloss(int text, boolean english) {}

  /** An example (text); each text comes once. */
  default void example(int text, boolean english) {}

  /** A domain, or a gloss or semantic field of the concept (string); each comes once. */
  default void topic(int string) {}

  /** A related meaning. */
  default void related(RelationType type, int meaning) {}

  /** The meaning is complete. */
  void endMeaning();
}
