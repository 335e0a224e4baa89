package org.lexhub.store.lexeme;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.lexhub.store.definition.DefinitionIndex;
import org.lexhub.store.definition.DefinitionSearch;
import org.lexhub.store.encoder.EncodedGlosses;
import org.lexhub.store.encoder.NearestGlosses;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Finds lexemes by the meaning of a description for a {@link LexemeSearch}: those whose English
 * definitions have its words, and those whose glosses are near it in the vectors of {@link
 * EncodedGlosses}. {@link LexemeScore#described} weighs both.
 */
final class MeaningMatches {
  /** The number of nearest glosses that match without a word of the description. */
  private static final int NEAREST = 100;

  private static final int ADVERB = Pos.ADV.number();

  private final DefinitionIndex words;
  private final EncodedGlosses glosses;
  private final LexemeFacts rows;

  MeaningMatches(DefinitionIndex words, EncodedGlosses glosses, LexemeFacts rows) {
    this.words = words;
    this.glosses = glosses;
    this.rows = rows;
  }

  /**
   * Returns whether the query can be a description: several words that are no spelling.
   *
   * @param term the term of the query, negative if there is none
   */
  static boolean isDescription(int term, LexemeHits out) {
    return term < 0 && out.scratch.hasBlank();
  }

  /**
   * Adds the lexemes that match the query, whose words {@link DefinitionMatches#start} has read. A
   * lexeme whose definition has the words matches as {@link MatchKind#DEFINITION}, any other as
   * {@link MatchKind#MEANING}.
   */
  void search(LexemeHits out) {
    LexemeSearchScratch scratch = out.scratch;
    String text = new String(scratch.text, 0, scratch.length, StandardCharsets.UTF_8);
    float[] vector = glosses.encoder().encode(List.of(text))[0];
    NearestGlosses near = scratch.nearest;
    near.find(glosses.vectors(), vector, NEAREST);
    if (scratch.row.length != vector.length) {
      scratch.row = new byte[vector.length];
    }
    DefinitionSearch search = scratch.words;
    int at = 0;
    while (search.next()) {
      int document = search.document();
      at = addNear(at, document, out);
      int value = search.value();
      out.described |= search.isComplete();
      if (LexemeScore.described(value, 1, 0, 0, false) >= out.top.threshold()) {
        float cosine = glosses.vectors().cosine(document, vector, scratch.row);
        add(document, value, cosine, MatchKind.DEFINITION, out);
      } else {
        count(document, out);
      }
      at += at < near.size() && near.vector(at) == document ? 1 : 0;
    }
    addNear(at, Integer.MAX_VALUE, out);
  }

  /** Adds the lexemes of the nearest glosses before a document; returns the next gloss. */
  private int addNear(int from, int document, LexemeHits out) {
    NearestGlosses near = out.scratch.nearest;
    int at = from;
    for (; at < near.size() && near.vector(at) < document; at++) {
      add(near.vector(at), 0, near.cosine(at), MatchKind.MEANING, out);
    }
    return at;
  }

  private void add(int document, int value, float cosine, MatchKind kind, LexemeHits out) {
    long end = words.lexemeEnd(document);
    for (long at = words.lexemeStart(document); at < end; at++) {
      int lexeme = words.lexeme(at);
      if (out.scratch.ranges.accepts(rows, lexeme)) {
        out.count(lexeme);
        boolean adverb = rows.pos(lexeme) == ADVERB;
        int order = words.order(at);
        int score = LexemeScore.described(value, cosine, order, rows.rarity(lexeme), adverb);
        out.offer(rows, lexeme, score, kind.number());
      }
    }
  }

  private void count(int document, LexemeHits out) {
    long end = words.lexemeEnd(document);
    for (long at = words.lexemeStart(document); at < end; at++) {
      if (out.scratch.ranges.accepts(rows, words.lexeme(at))) {
        out.count(words.lexeme(at));
      }
    }
  }
}
