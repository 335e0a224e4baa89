package org.lexhub.store.lexeme;

import org.lexhub.store.definition.DefinitionIndex;
import org.lexhub.store.definition.DefinitionSearch;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/** Finds lexemes by the words of their English definitions for a {@link LexemeSearch}. */
final class DefinitionMatches {
  private static final int ADVERB = Pos.ADV.number();

  private final DefinitionIndex words;
  private final LexemeFacts rows;

  DefinitionMatches(DefinitionIndex words, LexemeFacts rows) {
    this.words = words;
    this.rows = rows;
  }

  /** Starts a search for the folded query and returns the number of postings that it reads. */
  long start(LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    DefinitionSearch search = out.scratch.words;
    search.start(words, folded.bytes(), 0, folded.length());
    return search.postings();
  }

  /** Adds the lexemes whose definitions match the query of {@link #start}. */
  void search(LexemeHits out) {
    DefinitionSearch search = out.scratch.words;
    while (search.next()) {
      long end = words.lexemeEnd(search.document());
      int best = LexemeScore.definition(search.value(), 0, 0, false);
      for (long at = words.lexemeStart(search.document()); at < end; at++) {
        int lexeme = words.lexeme(at);
        if (out.scratch.ranges.accepts(rows, lexeme)) {
          out.count(lexeme);
          out.described |= search.isComplete();
          if (best >= out.top.threshold() && !out.scratch.doubtful.contains(lexeme)) {
            boolean adverb = rows.pos(lexeme) == ADVERB;
            int order = words.order(at);
            int score = LexemeScore.definition(search.value(), order, rows.rarity(lexeme), adverb);
            out.offer(rows, lexeme, score, MatchKind.DEFINITION.number());
          }
        }
      }
    }
  }
}
