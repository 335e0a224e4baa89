package org.lexhub.store.index;

import org.lexhub.store.snapshot.SnapshotWriter;

/** Collects the spellings of lexemes, in any order, and writes them as {@link LexemeTerms}. */
public final class LexemeTermsWriter implements AutoCloseable {
  private final TermIndexWriter terms;

  private LexemeTermsWriter(TermIndexWriter terms) {
    this.terms = terms;
  }

  /** Starts the dictionary of a snapshot. */
  public static LexemeTermsWriter create(SnapshotWriter out) {
    return new LexemeTermsWriter(TermIndexWriter.create(out, LexemeTerms.NAME));
  }

  /** Adds the headword of a lexeme. */
  public void addLemma(int lexeme, String text) {
    add(lexeme, text, LexemeTerms.LEMMA);
  }

  /** Adds the reading of a lexeme. */
  public void addReading(int lexeme, String text) {
    add(lexeme, text, LexemeTerms.READING);
  }

  /** Adds the romanization of a lexeme. */
  public void addRomanization(int lexeme, String text) {
    add(lexeme, text, LexemeTerms.ROMANIZATION);
  }

  /** Adds an inflected form of a lexeme. */
  public void addForm(int lexeme, String text) {
    add(lexeme, text, LexemeTerms.FORM);
  }

  private void add(int lexeme, String text, int kind) {
    if (lexeme < 0 || lexeme >= LexemeTerms.MOST_LEXEMES) {
      throw new IllegalArgumentException(
          "lexeme ordinals go from 0 to " + (LexemeTerms.MOST_LEXEMES - 1) + ", not " + lexeme);
    }
    terms.add(text, LexemeTerms.posting(lexeme, kind));
  }

  /** Sorts and writes the dictionary. */
  @Override
  public void close() {
    terms.close();
  }
}
