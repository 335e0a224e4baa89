package org.lexhub.loader.merge;

import com.ibm.icu.lang.UCharacter;
import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.StringPool;

/** Finds the lexemes of a spelling: of the exact one, else of those in other letter case. */
public final class LexemeSpellings {
  private final StringPool strings;
  private final LexemeIdentity lexemes;

  /** Indexes the spellings of all merged lexemes. */
  public LexemeSpellings(StringPool strings, LexemeIdentity lexemes) {
    this.strings = strings;
    this.lexemes = lexemes;
  }

  /**
   * Adds the lexemes of a language with a spelling.
   *
   * @param text the number of the spelling
   * @param pos the part of speech, {@link StagedLexemes#ANY_POS} for all
   * @return whether there are any
   */
  public boolean find(int language, int text, int pos, IntList out) {
    int rank = lexemes.lemmas().rank(text);
    boolean found = rank >= 0 && addRank(language, rank, pos, out);
    return found || findFold(language, text, pos, out);
  }

  private boolean findFold(int language, int text, int pos, IntList out) {
    int fold = lexemes.lemmas().fold(text);
    if (fold < 0) {
      return false;
    }
    String lower = UCharacter.foldCase(strings.text(text), true);
    boolean found = false;
    int end = lexemes.lemmas().foldEnd(fold);
    for (int rank = lexemes.lemmas().foldStart(fold); rank < end; rank++) {
      String lemma = strings.text(lexemes.lemmas().lemma(rank));
      if (UCharacter.foldCase(lemma, true).equals(lower)) {
        found |= addRank(language, rank, pos, out);
      }
    }
    return found;
  }

  private boolean addRank(int language, int rank, int pos, IntList out) {
    int end = lexemes.first(language, rank + 1);
    boolean found = false;
    for (int each = lexemes.first(language, rank); each < end; each++) {
      if (pos == StagedLexemes.ANY_POS || pos == lexemes.pos(each)) {
        out.add(each);
        found = true;
      }
    }
    return found;
  }
}
