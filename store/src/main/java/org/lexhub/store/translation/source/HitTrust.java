package org.lexhub.store.translation.source;

import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeScore;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.typed.BareSpelling;

/** How sure it is that the words found for a text are meant. */
final class HitTrust {
  /** The confidence of a link, in basis points, from which on a single source is enough. */
  private static final int SURE_LINK = 8500;

  private final LexemeTable lexemes;
  private final SenseTable senses;

  HitTrust(LexemeTable lexemes, SenseTable senses) {
    this.lexemes = lexemes;
    this.senses = senses;
  }

  static boolean isExact(int scoreBasisPoints) {
    return scoreBasisPoints > LexemeScore.MIN_WELL_SPELLED + LexemeScore.OTHER_CASE;
  }

  static boolean isExact(LexemeHits hits) {
    return isExact(hits.scoreBasisPoints(0));
  }

  /** Returns whether the words found for a text are surely meant. */
  boolean isSure(Utf8Buffer text, LexemeHits hits) {
    if (!isExact(hits)) {
      return false;
    }
    boolean rare = rank(hits) == Integer.MAX_VALUE;
    return !rare || !text.contains(' ') || (isAttested(hits) && !BareSpelling.isCapitals(text));
  }

  /** Returns whether the best hit is a rare word that may be an explanation, or an abbreviation. */
  boolean isDoubtful(Utf8Buffer text, LexemeHits hits) {
    return rank(hits) == Integer.MAX_VALUE && (!isAttested(hits) || BareSpelling.isCapitals(text));
  }

  /**
   * Returns whether a hit with the best score has several sources, is listed as a phrase, such as
   * "I am hungry", or has a sense that its source is sure of. Others are often explanations.
   */
  private boolean isAttested(LexemeHits hits) {
    for (int i = 0; i < hits.size() && hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0); i++) {
      int lexeme = hits.lexeme(i);
      Pos pos = lexemes.posOf(lexeme);
      if (lexemes.sourceCount(lexeme) > 1
          || pos == Pos.PHRASE
          || pos == Pos.INTJ
          || hasSureSense(lexeme)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasSureSense(int lexeme) {
    int first = lexemes.firstSense(lexeme);
    return first < lexemes.senseEnd(lexeme) && senses.confidence(first) >= SURE_LINK;
  }

  /** Returns the greatest number of sources of a hit with the best score. */
  int sources(LexemeHits hits) {
    int sources = 0;
    for (int i = 0; i < hits.size() && hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0); i++) {
      sources = Math.max(sources, lexemes.sourceCount(hits.lexeme(i)));
    }
    return sources;
  }

  /** Returns the frequency rank of the best hit, {@code Integer.MAX_VALUE} if it has none. */
  int rank(LexemeHits hits) {
    int rank = lexemes.frequencyRank(hits.lexeme(0));
    return rank > 0 ? rank : Integer.MAX_VALUE;
  }
}
