package org.lexhub.store.index;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Which English definitions hold a word. Words are folded and stemmed; postings are the ordinals of
 * definitions, which ascend with the lexemes that they define.
 */
public final class WordIndex {
  /** The name of the index in the snapshot. */
  public static final String NAME = "definition.words";

  static final String LEXEMES = ".lexemes";
  static final String LENGTHS = ".lengths";

  private final TermIndex words;
  private final IntColumn lexemes;
  private final ByteColumn lengths;

  private WordIndex(Snapshot s) {
    words = TermIndex.open(s, NAME);
    lexemes = IntColumn.open(s, NAME + LEXEMES);
    lengths = ByteColumn.open(s, NAME + LENGTHS);
    if (lengths.size() != lexemes.size()) {
      throw s.corrupt(
          NAME + LENGTHS, lexemes.size() + " definitions", lengths.size() + " definitions");
    }
  }

  /** Opens the index of a snapshot. */
  public static WordIndex open(Snapshot s) {
    return new WordIndex(s);
  }

  /** Reads and checks the whole index. */
  public static void verify(Snapshot s, int lexemeCount) {
    WordIndex index = open(s);
    int definitions = index.definitions();
    TermIndex.verify(s, NAME, definitions);
    ByteColumn.verify(s, NAME + LENGTHS, definitions, 1, WordIndexWriter.LONGEST);
    IntColumn.verify(s, NAME + LEXEMES, definitions, 0, lexemeCount - 1);
    for (int definition = 1; definition < definitions; definition++) {
      int lexeme = index.lexeme(definition);
      if (lexeme < index.lexeme(definition - 1)) {
        throw s.corrupt(
            NAME + LEXEMES, "ascending lexemes", lexeme + " at definition " + definition);
      }
    }
  }

  /** How many definitions are indexed. */
  public int definitions() {
    return lexemes.size();
  }

  /** The lexeme that a definition belongs to. */
  public int lexeme(int definition) {
    return lexemes.get(definition);
  }

  /** How many words, stop words not counted, a definition has: 1 to 255. */
  public int length(int definition) {
    return lengths.get(definition);
  }

  TermIndex words() {
    return words;
  }
}
