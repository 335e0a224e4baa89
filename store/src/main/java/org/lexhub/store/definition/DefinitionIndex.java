package org.lexhub.store.definition;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.term.TermIndex;

/**
 * The full-text index of meanings by English words. A document is a meaning with English glosses or
 * definitions; its words are theirs, those of the lemmas of the meaning, and those of the lemmas of
 * broader meanings. Words are folded and stemmed, and stop words are skipped. The lexemes of a
 * document are its English ones or, if it has none, all lexemes of the meaning.
 *
 * <p>A posting is {@code document << 6 | own << 5 | impact}: whether the word is in a gloss or
 * definition itself, and its BM25 weight in the document (0 to 31), to be multiplied by the inverse
 * document frequency of the word.
 *
 * <p>Sections: those of a {@link TermIndex}, {@code .meanings}, the meaning of each document, and
 * {@code .lexemes}, its lexemes as {@code lexeme << 2 | order}, where the order is that of the
 * meaning among the lexeme's senses: 0 (the first) to 2, or 3 for all later ones.
 */
public final class DefinitionIndex {
  /** The name of the index in the snapshot. */
  public static final String NAME = "definition.words";

  static final String LEXEMES = ".lexemes";
  static final String MEANINGS = ".meanings";

  /** The maximum impact. */
  static final int MAX_IMPACT = 31;

  private static final int DOCUMENT_SHIFT = 6;
  private static final int OWN = 1 << 5;

  private final TermIndex words;
  private final ListColumn lexemes;
  private final IntColumn meanings;

  private DefinitionIndex(Snapshot s) {
    words = TermIndex.open(s, NAME);
    lexemes = ListColumn.open(s, NAME + LEXEMES);
    meanings = IntColumn.open(s, NAME + MEANINGS);
  }

  /** Opens the index of a snapshot. */
  public static DefinitionIndex open(Snapshot s) {
    return new DefinitionIndex(s);
  }

  /** Reads and checks the whole index. */
  public static void verify(Snapshot s, int lexemeCount, int meaningCount) {
    DefinitionIndex index = open(s);
    int documents = index.documents();
    if (documents > DefinitionIndexWriter.MAX_DOCUMENTS) {
      throw s.corrupt(
          NAME + LEXEMES,
          "at most " + DefinitionIndexWriter.MAX_DOCUMENTS + " documents",
          documents + " documents");
    }
    if (index.meanings.size() != documents) {
      throw s.corrupt(NAME + MEANINGS, documents + " entries", index.meanings.size() + " entries");
    }
    for (int document = 0; document < documents; document++) {
      if (index.meaning(document) < 0 || index.meaning(document) >= meaningCount) {
        throw s.corrupt(
            NAME + MEANINGS, "rows below " + meaningCount, "row " + index.meaning(document));
      }
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

  /** Returns the number of documents. */
  public int documents() {
    return lexemes.rows();
  }

  /** Returns the row of the meaning of a document. */
  public int meaning(int document) {
    return meanings.get(document);
  }

  /** Returns the index of the first lexeme of a document. */
  public long lexemeStart(int document) {
    return lexemes.start(document);
  }

  /** Returns the end, exclusive, of the lexemes of a document. */
  public long lexemeEnd(int document) {
    return lexemes.end(document);
  }

  /** Returns the lexeme at an index. */
  public int lexeme(long index) {
    return lexemes.value(index) >>> 2;
  }

  /** Returns the order of the meaning among the senses of the lexeme at an index: 0 to 3. */
  public int order(long index) {
    return lexemes.value(index) & 3;
  }

  TermIndex words() {
    return words;
  }
}
