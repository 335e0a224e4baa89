package org.lexhub.loader.merge.entry;

import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.store.table.vocabulary.Pos;

/** What the part of speech of a dictionary entry says of the words it links. */
final class EntryPos {
  private EntryPos() {}

  /** The part of speech that teachers must have, {@link StagedLexemes#ANY_POS} for any. */
  static int wanted(int entry) {
    return entry == Pos.NAME.number()
        ? Pos.NOUN.number()
        : says(entry) ? entry : StagedLexemes.ANY_POS;
  }

  /**
   * The part of speech that a word must have for its meanings to count as its own: grammatical
   * words have little to do with nouns and verbs that are spelled alike.
   */
  static int strict(int entry) {
    return says(entry) && !isContent(entry) ? entry : StagedLexemes.ANY_POS;
  }

  /** The part of speech of a new lexeme. */
  static int of(int entry, int meaning) {
    if (says(entry)) {
      return entry;
    }
    return meaning == StagedMeanings.NO_POS ? Pos.OTHER.number() : meaning;
  }

  private static boolean says(int entry) {
    return entry <= Pos.NAME.number();
  }

  private static boolean isContent(int entry) {
    return entry <= Pos.ADV.number() || entry == Pos.NAME.number();
  }
}
