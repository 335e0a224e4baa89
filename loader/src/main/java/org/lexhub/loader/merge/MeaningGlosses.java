package org.lexhub.loader.merge;

import java.util.Arrays;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;

/**
 * Fills the glosses of meanings that have words but no gloss: with an English word for the meaning,
 * or with a word of another language if there is no English one.
 */
public final class MeaningGlosses {
  private MeaningGlosses() {}

  /**
   * Fills the empty glosses.
   *
   * @param english the ordinal of English, -1 where there is none
   */
  public static void fill(
      Staging staging, LexemeIdentity lexemes, MergedMeanings meanings, int english) {
    if (Arrays.stream(meanings.gloss).noneMatch(gloss -> gloss < 0)) {
      return;
    }
    if (english >= 0) {
      fill(staging, lexemes, meanings, lexemes.first(english, 0), lexemes.first(english + 1, 0));
    }
    fill(staging, lexemes, meanings, 0, lexemes.size());
  }

  private static void fill(
      Staging staging, LexemeIdentity lexemes, MergedMeanings meanings, int from, int to) {
    StagedLexemes stage = staging.lexemes;
    for (int lexeme = from; lexeme < to; lexeme++) {
      for (int i = lexemes.start(lexeme); i < lexemes.end(lexeme); i++) {
        int row = lexemes.row(i);
        for (int sense = stage.senseStart(row); sense < stage.senseEnd(row); sense++) {
          int meaning = meanings.ofKey[stage.senses.meaning.getInt(sense)];
          if (meanings.gloss[meaning] < 0) {
            String word = staging.strings.text(lexemes.lemma(lexeme));
            meanings.gloss[meaning] = staging.texts.intern(word);
          }
        }
      }
    }
  }
}
