package org.lexhub.store.table.derived;

import org.lexhub.store.table.vocabulary.Pos;

/** Is told what the tables say about each lexeme of a language, in the order of the lexemes. */
public interface LexemeVisitor {
  /**
   * A lexeme.
   *
   * @param row its number
   * @param lemma its headword (string)
   * @param pos the {@link Pos} number
   * @param tags how often a sense-tagged corpus uses it, all senses together
   * @param senses how many senses it has
   */
  void lexeme(int row, int lemma, int pos, int tags, int senses);

  /** An inflected form (string) of the lexeme before. */
  void form(int string);
}
