package org.lexhub.loader.learn.walk;

import org.lexhub.store.table.vocabulary.Pos;

/** Receives the lexemes of a language in the order of their rows. */
public interface LexemeVisitor {
  /**
   * Starts a lexeme.
   *
   * @param row its row
   * @param lemma its lemma (string)
   * @param pos its {@link Pos} number
   * @param tags how often a sense-tagged corpus uses it, in all senses together
   * @param senses the number of its senses
   */
  void lexeme(int row, int lemma, int pos, int tags, int senses);

  /** Receives an inflected form (string) of the lexeme. */
  void form(int string);
}
