package org.lexhub.loader.merge.entry;

import java.util.Arrays;
import java.util.BitSet;
import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.merge.MergedMeanings;
import org.lexhub.loader.staging.StagedLexemes;

/** Counts the languages with a word for each meaning. */
final class MeaningReach {
  private final LexemeIdentity lexemes;
  private final StagedLexemes stage;
  private final MergedMeanings meanings;
  private final int[] languages;
  private final int[] senses;
  private final BitSet own = new BitSet();
  private int ownLanguage = -1;

  MeaningReach(LexemeIdentity lexemes, StagedLexemes stage, MergedMeanings meanings, int all) {
    this.lexemes = lexemes;
    this.stage = stage;
    this.meanings = meanings;
    languages = new int[meanings.size()];
    senses = new int[all];
    int[] last = new int[meanings.size()];
    Arrays.fill(last, -1);
    for (int lexeme = 0; lexeme < lexemes.size(); lexeme++) {
      int language = lexemes.language(lexeme);
      visit(
          lexeme,
          meaning -> {
            senses[language]++;
            languages[meaning] += last[meaning] == language ? 0 : 1;
            last[meaning] = language;
          });
    }
  }

  private interface Visitor {
    void meaning(int meaning);
  }

  private void visit(int lexeme, Visitor visitor) {
    for (int i = lexemes.start(lexeme); i < lexemes.end(lexeme); i++) {
      int row = lexemes.row(i);
      for (int sense = stage.senseStart(row); sense < stage.senseEnd(row); sense++) {
        visitor.meaning(meanings.ofKey[stage.senses.meaning.getInt(sense)]);
      }
    }
  }

  /** Returns the number of senses of the words of a language, before sources are merged. */
  int senses(int language) {
    return senses[language];
  }

  /** Returns the number of languages, other than one, with a word for a meaning. */
  int besides(int language, int meaning) {
    if (language != ownLanguage) {
      ownLanguage = language;
      own.clear();
      int end = lexemes.first(language + 1, 0);
      for (int lexeme = lexemes.first(language, 0); lexeme < end; lexeme++) {
        visit(lexeme, own::set);
      }
    }
    return languages[meaning] - (own.get(meaning) ? 1 : 0);
  }
}
