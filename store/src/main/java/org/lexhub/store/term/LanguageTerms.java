package org.lexhub.store.term;

import org.lexhub.store.snapshot.Snapshot;

/**
 * The three dictionaries of language names. The first holds whole names and codes; a posting is
 * {@code name row << 1}, plus one for a code, whose row is the first name of its language. The
 * second holds the rest of each name after each blank, so that a prefix matches at any word; a
 * posting is the name row. The third holds each word of the names of several words, so that a
 * misspelt one is found; a posting is the name row.
 */
public final class LanguageTerms {
  /** The name of the dictionary of whole names in the snapshot. */
  public static final String NAMES = "language.terms";

  /** The name of the dictionary of later words in the snapshot. */
  public static final String WORDS = "language.words";

  /** The name of the dictionary of single words in the snapshot. */
  public static final String SINGLE = "language.single";

  private LanguageTerms() {}

  /** Opens the dictionary of whole names and codes. */
  public static TermIndex openNames(Snapshot s) {
    return TermIndex.open(s, NAMES);
  }

  /** Opens the dictionary of the rests of names after a blank. */
  public static TermIndex openWords(Snapshot s) {
    return TermIndex.open(s, WORDS);
  }

  /** Opens the dictionary of the single words of names of several words. */
  public static TermIndex openSingle(Snapshot s) {
    return TermIndex.open(s, SINGLE);
  }

  /** Reads and checks all three dictionaries. */
  public static void verify(Snapshot s, int nameRows) {
    TermIndex.verify(s, NAMES, nameRows << 1);
    TermIndex.verify(s, WORDS, nameRows);
    TermIndex.verify(s, SINGLE, nameRows);
  }

  /** Returns the name row of a posting in the dictionary of whole names. */
  public static int nameRow(int posting) {
    return posting >>> 1;
  }

  /** Returns whether a posting in the dictionary of whole names is that of a code. */
  public static boolean isCode(int posting) {
    return (posting & 1) != 0;
  }
}
