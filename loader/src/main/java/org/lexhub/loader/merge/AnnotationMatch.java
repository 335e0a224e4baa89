package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.Staging;

/**
 * Finds the lexemes of every annotation: those with its exact spelling, else those that differ in
 * letter case only, because frequency lists and similar sources are in lower case.
 */
public final class AnnotationMatch {
  private final StagedLexemes stage;
  private final LexemeSpellings spellings;
  private final int[] languageOf;
  private final IntArrayList lexeme = new IntArrayList();
  private final IntArrayList annotation = new IntArrayList();
  private final Grouping byLexeme;
  private final long[] unmatched;

  /** Matches all staged annotations with the merged lexemes. */
  public AnnotationMatch(
      Staging staging, LexemeIdentity lexemes, int[] languageOf, SourceRanking ranking) {
    stage = staging.annotations;
    spellings = new LexemeSpellings(staging.strings, lexemes);
    this.languageOf = languageOf;
    unmatched = new long[ranking.size()];
    for (int row = 0; row < stage.size(); row++) {
      if (!matches(row)) {
        unmatched[ranking.rank(stage.source.getInt(row))]++;
      }
    }
    byLexeme =
        Grouping.of(lexemes.size(), lexeme.size(), lexeme::getInt)
            .sorted((a, b) -> Integer.compare(rank(ranking, a), rank(ranking, b)));
  }

  private int rank(SourceRanking ranking, int match) {
    return ranking.rank(stage.source.getInt(annotation.getInt(match)));
  }

  private boolean matches(int row) {
    int language = languageOf[stage.language.getInt(row)];
    boolean found =
        language >= 0 && spellings.find(language, stage.lemma.getInt(row), stage.pos(row), lexeme);
    while (annotation.size() < lexeme.size()) {
      annotation.add(row);
    }
    return found;
  }

  /** Returns the number of annotations without a lexeme, for the source of a rank. */
  public long unmatched(int source) {
    return unmatched[source];
  }

  int start(int ofLexeme) {
    return byLexeme.start(ofLexeme);
  }

  int end(int ofLexeme) {
    return byLexeme.end(ofLexeme);
  }

  /** Returns the annotation at an index between start and end. */
  int row(int index) {
    return annotation.getInt(byLexeme.row(index));
  }
}
