package org.lexhub.store.term;

import org.lexhub.store.snapshot.Snapshot;

/**
 * The dictionaries of language names. One holds whole names and codes; a posting is {@code name row
 * << 1}, plus one for a code, which stands for the first name row of its language. The other holds
 * what follows each blank inside a name, so that a prefix of it is found at any word; a posting is
 * the name row. The third holds each word of a name of several words by itself, so that a misspelt
 * one is found; a posting is the name row.
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

  /** Opens the dictionary of what follows each blank inside a name. */
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

  /** The name row of a posting in the dictionary of whole names. */
  public static int nameRow(int posting) {
    return posting >>> 1;
  }

  /** Whether a posting in the dictionary of whole names stands for a code. */
  public static boolean isCode(int posting) {
    return (posting & 1) != 0;
  }
}
