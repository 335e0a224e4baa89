package org.lexhub.store.lexeme;

import org.lexhub.store.text.Utf8Buffer;

/** What a search needs to know about lexemes; all methods allocate nothing. */
interface LexemeFacts {
  /** How many lexemes there are. */
  int size();

  /** The public id. */
  int id(int lexeme);

  /** The part of speech as its ordinal. */
  int pos(int lexeme);

  /** The row of its language. */
  int language(int lexeme);

  /** The frequency rank, 0 where it is not known. */
  int frequencyRank(int lexeme);

  /** How many sources know it. */
  int sourceCount(int lexeme);

  /** How many senses it has. */
  int senseCount(int lexeme);

  /** How rare a word is, see {@link LexemeScore#rarity}. */
  default int rarity(int lexeme) {
    return LexemeScore.rarity(frequencyRank(lexeme), sourceCount(lexeme), senseCount(lexeme));
  }

  /**
   * How rare a language is: the logarithm of how many more people speak the greatest one, in
   * twentieths of a nat.
   */
  int languageRarity(int language);

  /** Whether a language is written in Latin letters, or nobody knows in which it is. */
  boolean writesLatin(int language);

  /** The first lexeme of a language; the lexemes of a language are consecutive. */
  int firstOf(int language);

  /** The end, exclusive, of the lexemes of a language. */
  int endOf(int language);

  /**
   * Appends the n-th spelling of a kind of {@link org.lexhub.store.term.LexemeTerms}; false where
   * there is none.
   */
  boolean appendSpelling(int lexeme, int kind, int n, Utf8Buffer out);
}
