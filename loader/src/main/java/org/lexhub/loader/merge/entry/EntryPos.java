package org.lexhub.loader.merge.entry;

import java.util.Set;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.store.table.vocabulary.Pos;

/** Derives parts of speech of words from the part of speech of their dictionary entry. */
final class EntryPos {
  private static final Set<Pos> FUNCTION =
      Set.of(Pos.PRON, Pos.DET, Pos.ADP, Pos.CONJ, Pos.PARTICLE, Pos.AUX);

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

  /**
   * Returns whether a word of an entry can have a meaning: the English noun <i>must</i> of
   * <i>Most</i> says nothing about the modal verb. Adverbs, numerals and interjections border on
   * all classes.
   *
   * @param meaning the part of speech of the meaning, or {@link StagedMeanings#NO_POS}
   */
  static boolean fits(int entry, int meaning) {
    if (meaning == StagedMeanings.NO_POS || !isKnown(entry) || !isKnown(meaning)) {
      return true;
    }
    Pos ofEntry = Pos.at(entry);
    Pos ofMeaning = Pos.at(meaning);
    return !differ(ofEntry, ofMeaning) && !differ(ofMeaning, ofEntry);
  }

  private static boolean differ(Pos open, Pos closed) {
    return switch (open) {
      case NOUN, NAME -> FUNCTION.contains(closed);
      case VERB -> closed != Pos.AUX && FUNCTION.contains(closed);
      case ADJ -> closed == Pos.AUX || closed == Pos.CONJ || closed == Pos.ADP;
      default -> false;
    };
  }

  private static boolean isKnown(int entry) {
    return entry <= Pos.NAME.number();
  }

  private static boolean isContent(int entry) {
    return entry <= Pos.ADV.number() || entry == Pos.NAME.number();
  }
}
