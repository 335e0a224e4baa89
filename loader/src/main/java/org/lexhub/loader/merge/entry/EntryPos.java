package org.lexhub.loader.merge.entry;

import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.store.table.vocabulary.Pos;

/** Derives parts of speech of words from the part of speech of their dictionary entry. */
final class EntryPos {
  private EntryPos() {}

  /** Returns the part of speech that teachers must have, {@link StagedLexemes#ANY_POS} for any. */
  static int wanted(int entry) {
    return entry == Pos.NAME.number()
        ? Pos.NOUN.number()
        : isKnown(entry) ? entry : StagedLexemes.ANY_POS;
  }

  /**
   * Returns the part of speech of the lexemes whose meanings belong to a word: function words have
   * little in common with nouns and verbs of the same spelling.
   */
  static int strict(int entry) {
    return isKnown(entry) && !isContent(entry) ? entry : StagedLexemes.ANY_POS;
  }

  /** Returns the part of speech of a new lexeme. */
  static int of(int entry, int meaning) {
    if (isKnown(entry)) {
      return entry;
    }
    return meaning == StagedMeanings.NO_POS ? Pos.OTHER.number() : meaning;
  }

  private static boolean isKnown(int entry) {
    return entry <= Pos.NAME.number();
  }

  private static boolean isContent(int entry) {
    return entry <= Pos.ADV.number() || entry == Pos.NAME.number();
  }
}
