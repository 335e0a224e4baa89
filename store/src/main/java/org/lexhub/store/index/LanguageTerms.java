package org.lexhub.store.index;

import org.lexhub.store.snapshot.Snapshot;

/**
 * The dictionaries of language names. One holds whole names and codes; a posting is {@code name row
 * << 1}, plus one for a code, which stands for the first name row of its language. The other holds
 * what follows each blank inside a name, so that a prefix of it is found at any word; a posting is
 * the name row.
 */
public final class LanguageTerms {
  /** The name of the dictionary of whole names in the snapshot. */
  public static final String NAMES = "language.terms";

  /** The name of the dictionary of later words in the snapshot. */
  public static final String WORDS = "language.words";

  private LanguageTerms() {}

  /** Opens the dictionary of whole names and codes. */
  public static TermIndex openNames(Snapshot s) {
    return TermIndex.open(s, NAMES);
  }

  /** Opens the dictionary of what follows each blank inside a name. */
  public static TermIndex openWords(Snapshot s) {
    return TermIndex.open(s, WORDS);
  }

  /** Reads and checks both dictionaries. */
  public static void verify(Snapshot s, int nameRows) {
    TermIndex.verify(s, NAMES, nameRows << 1);
    TermIndex.verify(s, WORDS, nameRows);
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
