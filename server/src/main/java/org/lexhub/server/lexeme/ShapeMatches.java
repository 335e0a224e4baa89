package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.ShapeSearch.Outcome;
import org.lexhub.store.lexeme.letters.TermShape;
import org.lexhub.store.term.pattern.AnagramLetters;
import org.lexhub.store.term.pattern.WildcardPattern;

/** Searches by the shape of spellings for {@link SearchLexemes}. */
final class ShapeMatches {
  private ShapeMatches() {}

  /**
   * Searches, on a worker if it is more than a little work.
   *
   * @throws ApiError 400 if the text has no letter, too many letters, or finds too much
   */
  static void search(Call call, LexemeQuery query, TermShape shape, LexemeHits hits) {
    LengthRange length = LengthRange.read(call.parameters());
    Outcome outcome =
        call.store()
            .shapeSearch()
            .search(query, shape, length.min(), length.max(), !call.isOnWorker(), hits);
    if (outcome == Outcome.TOO_WIDE) {
      call.needWorker();
    }
    if (outcome != Outcome.FOUND) {
      throw ApiError.invalid(Param.Q.wire(), rule(outcome, shape));
    }
  }

  private static String rule(Outcome outcome, TermShape shape) {
    int max = shape == TermShape.ANAGRAM ? AnagramLetters.MAX_LENGTH : WildcardPattern.MAX_LENGTH;
    return switch (outcome) {
      case NO_LETTER -> "must have a letter besides wildcards";
      case TOO_LONG -> "must have at most " + max + " letters for this match";
      default ->
          "is too wide: give more letters, best of all three in a row or at the beginning or the"
              + " end";
    };
  }
}
