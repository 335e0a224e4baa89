package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.SenseTableWriter;

/**
 * The senses of each word, in all its parts of speech: lexemes of one language and lemma are
 * neighbours, and so are their senses.
 */
final class WordSenses {
  private final LexemeTableWriter lexemes;
  private final SenseTableWriter senses;

  /** The word of each lexeme. */
  private final int[] words;

  /** Where the senses of each word start, and at the end the number of senses. */
  private final int[] starts;

  /** Collects the words. */
  WordSenses(LexemeTableWriter lexemes, SenseTableWriter senses) {
    this.lexemes = lexemes;
    this.senses = senses;
    words = new int[lexemes.size()];
    int word = -1;
    for (int lexeme = 0; lexeme < words.length; lexeme++) {
      boolean same =
          lexeme > 0
              && lexemes.lemma.getInt(lexeme) == lexemes.lemma.getInt(lexeme - 1)
              && lexemes.language.getInt(lexeme) == lexemes.language.getInt(lexeme - 1);
      word += same ? 0 : 1;
      words[lexeme] = word;
    }
    IntArrayList list = new IntArrayList(word + 2);
    for (int sense = 0; sense < senses.size(); sense++) {
      int owner = words[senses.lexeme.getInt(sense)];
      while (list.size() <= owner) {
        list.add(sense);
      }
    }
    while (list.size() <= word + 1) {
      list.add(senses.size());
    }
    starts = list.elements();
  }

  /** Returns the word of a sense. */
  int word(int sense) {
    return words[senses.lexeme.getInt(sense)];
  }

  /** Returns the language of a sense. */
  int language(int sense) {
    return lexemes.language.getInt(senses.lexeme.getInt(sense));
  }

  /** Returns the first sense of a word. */
  int start(int word) {
    return starts[word];
  }

  /** Returns the end of the senses of a word. */
  int end(int word) {
    return starts[word + 1];
  }
}
