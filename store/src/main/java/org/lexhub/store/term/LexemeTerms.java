package org.lexhub.store.term;

import org.lexhub.store.snapshot.Snapshot;

/**
 * The dictionary of folded spellings of lexemes: a posting is {@code lexeme ordinal << 2 | kind},
 * so the postings of a term ascend by lexeme and, within a lexeme, by kind, the best first.
 */
public final class LexemeTerms {
  /** The name of the index in the snapshot. */
  public static final String NAME = "lexeme.terms";

  /** The spelling of the headword. */
  public static final int LEMMA = 0;

  /** The reading of a headword, such as kana. */
  public static final int READING = 1;

  /** The headword or its reading in Latin letters. */
  public static final int ROMANIZATION = 2;

  /** An inflected form. */
  public static final int FORM = 3;

  /** The maximum number of lexemes. */
  public static final int MAX_LEXEMES = 1 << 29;

  private LexemeTerms() {}

  /** Opens the dictionary of a snapshot. */
  public static TermIndex open(Snapshot s) {
    return TermIndex.open(s, NAME);
  }

  /** Reads and checks the whole dictionary but the reversed terms. */
  public static void verify(Snapshot s, int lexemes) {
    TermIndex.verifyForward(s, NAME, lexemes << 2);
  }

  /** Checks the reversed terms of a dictionary that is right otherwise. */
  public static void verifyBackward(Snapshot s) {
    TermIndex.verifyBackward(s, NAME);
  }

  /** Returns whether a posting is of a spelling that has a shape: a lemma or a reading. */
  public static boolean isSpelling(int posting) {
    return kind(posting) <= READING;
  }

  /** Returns whether a term is of a lemma or a reading. */
  static boolean isSpelling(TermIndex terms, int term) {
    for (long at = terms.postingsStart(term); at < terms.postingsEnd(term); at++) {
      if (isSpelling(terms.posting(at))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the posting of a kind of spelling of a lexeme. */
  public static int posting(int lexeme, int kind) {
    return lexeme << 2 | kind;
  }

  /** Returns the lexeme of a posting. */
  public static int lexeme(int posting) {
    return posting >>> 2;
  }

  /** Returns the kind of a posting. */
  public static int kind(int posting) {
    return posting & 3;
  }
}
