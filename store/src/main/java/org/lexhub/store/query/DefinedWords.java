package org.lexhub.store.query;

import org.lexhub.store.index.WordIndex;
import org.lexhub.store.index.WordSearch;
import org.lexhub.store.table.MatchKind;
import org.lexhub.store.table.Pos;
import org.lexhub.store.text.Utf8Buffer;

/** The part of a {@link LexemeSearch} that finds lexemes whose English definitions say so. */
final class DefinedWords {
  private static final int ADVERB = Pos.ADV.number();

  private final WordIndex words;
  private final LexemeRows rows;

  DefinedWords(WordIndex words, LexemeRows rows) {
    this.words = words;
    this.rows = rows;
  }

  /** How many postings of words a search reads. */
  long effort(LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    WordSearch search = out.scratch.words;
    return search.start(words, folded.bytes(), 0, folded.length()) ? search.postings() : 0;
  }

  /** Adds what the folded query describes. */
  void search(LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    WordSearch search = out.scratch.words;
    if (!search.start(words, folded.bytes(), 0, folded.length())) {
      return;
    }
    while (search.next(words)) {
      long end = words.lexemeEnd(search.document());
      int best = LexemeScore.definition(search.value(), 0, 0, false);
      for (long at = words.lexemeStart(search.document()); at < end; at++) {
        int lexeme = words.lexeme(at);
        if (out.scratch.ranges.accepts(rows, lexeme)) {
          out.count(lexeme);
          if (best >= out.top.threshold()) {
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
