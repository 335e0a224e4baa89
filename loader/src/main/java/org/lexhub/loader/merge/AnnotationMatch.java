package org.lexhub.loader.merge;

import com.ibm.icu.lang.UCharacter;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Finds the lexemes that every annotation speaks of: those of its exact spelling, else those that
 * differ in letter case only, because frequency lists and the like come in lower case.
 */
final class AnnotationMatch {
  private final Staging staging;
  private final LexemeStage stage;
  private final LexemeIdentity lexemes;
  private final int[] languageOf;
  private final IntArrayList lexeme = new IntArrayList();
  private final IntArrayList annotation = new IntArrayList();
  private final Grouping byLexeme;
  private final long[] unmatched;

  AnnotationMatch(
      Staging staging, LexemeIdentity lexemes, int[] languageOf, SourceRanking ranking) {
    this.staging = staging;
    this.stage = staging.annotations;
    this.lexemes = lexemes;
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
    if (language < 0) {
      return false;
    }
    int text = stage.lemma.getInt(row);
    int rank = lexemes.lemmas().rank(text);
    boolean found = rank >= 0 && matchRanks(row, language, rank, rank + 1);
    return found || matchFold(row, language, text);
  }

  private boolean matchFold(int row, int language, int text) {
    int fold = lexemes.lemmas().fold(text);
    if (fold < 0) {
      return false;
    }
    String lower = UCharacter.foldCase(staging.strings.text(text), true);
    boolean found = false;
    int end = lexemes.lemmas().foldEnd(fold);
    for (int rank = lexemes.lemmas().foldStart(fold); rank < end; rank++) {
      String lemma = staging.strings.text(lexemes.lemmas().lemma(rank));
      if (UCharacter.foldCase(lemma, true).equals(lower)) {
        found |= matchRanks(row, language, rank, rank + 1);
      }
    }
    return found;
  }

  private boolean matchRanks(int row, int language, int from, int to) {
    int pos = stage.pos(row);
    int end = lexemes.first(language, to);
    boolean found = false;
    for (int each = lexemes.first(language, from); each < end; each++) {
      if (pos == LexemeStage.ANY_POS || pos == lexemes.pos(each)) {
        lexeme.add(each);
        annotation.add(row);
        found = true;
      }
    }
    return found;
  }

  /** How many annotations of the source of a rank found no lexeme. */
  long unmatched(int source) {
    return unmatched[source];
  }

  int start(int ofLexeme) {
    return byLexeme.start(ofLexeme);
  }

  int end(int ofLexeme) {
    return byLexeme.end(ofLexeme);
  }

  /** The annotation of an index between start and end. */
  int row(int index) {
    return annotation.getInt(byLexeme.row(index));
  }
}
