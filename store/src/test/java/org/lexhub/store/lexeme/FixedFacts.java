package org.lexhub.store.lexeme;

import org.lexhub.store.text.Utf8Buffer;

/** Facts about lexemes that are all alike; allocates nothing. */
record FixedFacts(int size) implements LexemeFacts {
  @Override
  public int id(int lexeme) {
    return lexeme;
  }

  @Override
  public int pos(int lexeme) {
    return 0;
  }

  @Override
  public int language(int lexeme) {
    return 0;
  }

  @Override
  public int frequencyRank(int lexeme) {
    return lexeme % 100;
  }

  @Override
  public int sourceCount(int lexeme) {
    return 2;
  }

  @Override
  public int senseCount(int lexeme) {
    return 1;
  }

  @Override
  public int languageRarity(int language) {
    return 7;
  }

  @Override
  public boolean writesLatin(int language) {
    return true;
  }

  @Override
  public int firstOf(int language) {
    return 0;
  }

  @Override
  public int endOf(int language) {
    return size;
  }

  @Override
  public boolean appendSpelling(int lexeme, int kind, int n, Utf8Buffer out) {
    if (n > 0) {
      return false;
    }
    out.putAscii("abc");
    return true;
  }
}
