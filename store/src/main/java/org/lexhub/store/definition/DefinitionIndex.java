package org.lexhub.store.definition;

import org.lexhub.store.column.ListColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.term.TermIndex;

/**
 * Which meanings an English word helps to describe. A document is a meaning with English glosses or
 * definitions; its words are theirs, those of the lemmas that share the meaning, and those of the
 * lemmas of broader meanings. Words are folded and stemmed, stop words are left out. The lexemes of
 * a document are its English ones, or where it has none, all that have it.
 *
 * <p>A posting is {@code document << 6 | own << 5 | impact}: whether the word stands in a gloss or
 * definition itself, and its weight in the document by BM25 (0 to 31), to be multiplied by how rare
 * the word is.
 *
 * <p>Sections: those of a {@link TermIndex}; {@code .lexemes} the lexemes of each document, as
 * {@code lexeme << 2 | order}, where the order says whether the meaning is the lexeme's first (0)
 * to third or a later one (3).
 */
public final class DefinitionIndex {
  /** The name of the index in the snapshot. */
  public static final String NAME = "definition.words";

  static final String LEXEMES = ".lexemes";

  /** The greatest impact. */
  static final int MAX_IMPACT = 31;

  private static final int DOCUMENT_SHIFT = 6;
  private static final int OWN = 1 << 5;

  private final TermIndex words;
  private final ListColumn lexemes;

  private DefinitionIndex(Snapshot s) {
    words = TermIndex.open(s, NAME);
    lexemes = ListColumn.open(s, NAME + LEXEMES);
  }

  /** Opens the index of a snapshot. */
  public static DefinitionIndex open(Snapshot s) {
    return new DefinitionIndex(s);
  }

  /** Reads and checks the whole index. */
  public static void verify(Snapshot s, int lexemeCount) {
    DefinitionIndex index = open(s);
    int documents = index.documents();
    if (documents > DefinitionIndexWriter.MAX_DOCUMENTS) {
      throw s.corrupt(
          NAME + LEXEMES,
          "at most " + DefinitionIndexWriter.MAX_DOCUMENTS + " documents",
          documents + " documents");
    }
    TermIndex.verify(s, NAME, documents << DOCUMENT_SHIFT);
    ListColumn.verify(s, NAME + LEXEMES, documents, 0, (lexemeCount << 2) - 1);
  }

  static int posting(int document, boolean own, int impact) {
    return document << DOCUMENT_SHIFT | (own ? OWN : 0) | impact;
  }

  static int document(int posting) {
    return posting >>> DOCUMENT_SHIFT;
  }

  static boolean own(int posting) {
    return (posting & OWN) != 0;
  }

  static int impact(int posting) {
    return posting & MAX_IMPACT;
  }

  /** How many documents there are. */
  public int documents() {
    return lexemes.rows();
  }

  /** The index of the first lexeme of a document. */
  public long lexemeStart(int document) {
    return lexemes.start(document);
  }

  /** The end, exclusive, of the lexemes of a document. */
  public long lexemeEnd(int document) {
    return lexemes.end(document);
  }

  /** The lexeme at an index. */
  public int lexeme(long index) {
    return lexemes.value(index) >>> 2;
  }

  /** At which place among its senses the lexeme at an index has the meaning: 0 to 3. */
  public int order(long index) {
    return lexemes.value(index) & 3;
  }

  TermIndex words() {
    return words;
  }
}
