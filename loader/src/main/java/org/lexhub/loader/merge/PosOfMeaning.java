package org.lexhub.loader.merge;

import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.StagedMeanings;
import org.lexhub.loader.staging.Staging;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Gives records without a part of speech that of their meaning. Wordlists have none; without this
 * step, their words would be second lexemes beside those of sources that have one.
 */
public final class PosOfMeaning {
  private PosOfMeaning() {}

  /**
   * Sets the parts of speech of all staged records whose meanings agree on one.
   *
   * @return whether there are any
   */
  public static boolean set(Staging staging, MergedMeanings meanings) {
    StagedLexemes stage = staging.lexemes;
    boolean any = false;
    for (int row = 0; row < stage.size(); row++) {
      if (stage.pos(row) == Pos.OTHER.number()) {
        int pos = posOfSenses(stage, row, meanings);
        if (pos != StagedMeanings.NO_POS) {
          stage.setPos(row, pos);
          any = true;
        }
      }
    }
    return any;
  }

  private static int posOfSenses(StagedLexemes stage, int row, MergedMeanings meanings) {
    int pos = StagedMeanings.NO_POS;
    for (int sense = stage.senseStart(row); sense < stage.senseEnd(row); sense++) {
      int meaning = meanings.ofKey[stage.senses.meaning.getInt(sense)];
      int each = meanings.pos[meaning];
      if (each == StagedMeanings.NO_POS || (pos != StagedMeanings.NO_POS && pos != each)) {
        return StagedMeanings.NO_POS;
      }
      pos = each;
    }
    return pos;
  }
}
