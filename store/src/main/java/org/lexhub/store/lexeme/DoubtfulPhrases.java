package org.lexhub.store.lexeme;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * The phrases with the spelling of a query that may be no words, and their scores as exact matches;
 * reusable.
 */
final class DoubtfulPhrases {
  private final IntArrayList lexemes = new IntArrayList();
  private final IntArrayList scores = new IntArrayList();

  void clear() {
    lexemes.clear();
    scores.clear();
  }

  void add(int lexeme, int score) {
    lexemes.add(lexeme);
    scores.add(score);
  }

  boolean contains(int lexeme) {
    return lexemes.contains(lexeme);
  }

  int size() {
    return lexemes.size();
  }

  int lexeme(int i) {
    return lexemes.getInt(i);
  }

  int score(int i) {
    return scores.getInt(i);
  }
}
