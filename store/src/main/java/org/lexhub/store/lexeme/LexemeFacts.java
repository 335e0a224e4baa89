package org.lexhub.store.lexeme;

import org.lexhub.store.text.Utf8Buffer;

/** The facts about lexemes that a search reads; methods allocate nothing. */
interface LexemeFacts {
  /** Returns the number of lexemes. */
  int size();

  /** Returns the public id. */
  int id(int lexeme);

  /** Returns the number of the part of speech. */
  int pos(int lexeme);

  /** Returns the row of the language. */
  int language(int lexeme);

  /** Returns the frequency rank, 0 if it is unknown. */
  int frequencyRank(int lexeme);

  /** Returns the number of sources of a lexeme. */
  int sourceCount(int lexeme);

  /** Returns the number of senses of a lexeme. */
  int senseCount(int lexeme);

  /** Returns the rarity of a word, see {@link LexemeScore#rarity}. */
  default int rarity(int lexeme) {
    return LexemeScore.rarity(frequencyRank(lexeme), sourceCount(lexeme), senseCount(lexeme));
  }

  /**
   * Returns the rarity of a language: the logarithm of the ratio of the speakers of the largest
   * language to its own, in twentieths of a nat.
   */
  int languageRarity(int language);

  /** Returns whether a language is written in Latin letters, or its scripts are unknown. */
  boolean writesLatin(int language);

  /** Returns the first lexeme of a language; the lexemes of a language are consecutive. */
  int firstOf(int language);

  /** Returns the end, exclusive, of the lexemes of a language. */
  int endOf(int language);

  /**
   * Appends the {@code n}th spelling of a kind of {@link org.lexhub.store.term.LexemeTerms};
   * returns false if there is none.
   */
  boolean appendSpelling(int lexeme, int kind, int n, Utf8Buffer out);
}
