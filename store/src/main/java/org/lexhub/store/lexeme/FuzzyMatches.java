package org.lexhub.store.lexeme;

import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.fuzzy.AllowedEdits;
import org.lexhub.store.term.fuzzy.FuzzyTerms;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds spellings near the query for a {@link LexemeSearch}; {@link AllowedEdits} says how near. If
 * a definition has each word of the query, the query is a description rather than a misspelling,
 * and its fuzzy matches come last.
 */
final class FuzzyMatches {
  private final TermIndex terms;
  private final LexemeFacts rows;

  FuzzyMatches(TermIndex terms, LexemeFacts rows) {
    this.terms = terms;
    this.rows = rows;
  }

  /**
   * Adds the words of all terms within the allowed edits.
   *
   * @param exact the term that is equal to the query and left out, or -1
   */
  void search(int exact, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    int edits = AllowedEdits.of(folded.bytes(), 0, folded.length());
    if (edits > 0) {
      near(exact, edits, Integer.MAX_VALUE, out);
    }
  }

  /**
   * Adds suggestions: the words within the allowed edits or, if there are none, within those of the
   * last resort.
   *
   * @param exact the term that is equal to the query and left out, or -1
   */
  void guess(int exact, LexemeHits out) {
    out.spelled = exact >= 0;
    search(exact, out);
    if (out.total == 0) {
      Utf8Buffer folded = out.scratch.folded;
      int allowed = AllowedEdits.of(folded.bytes(), 0, folded.length());
      int lastResort = AllowedEdits.lastResort(folded.bytes(), folded.length(), allowed);
      if (lastResort > 0) {
        near(exact, lastResort, AllowedEdits.maxLastResortCost(lastResort), out);
      }
    }
  }

  /** Offers the words of all terms within a number of edits and within {@code maxCost}. */
  private void near(int exact, int edits, int maxCost, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    FuzzyTerms found = out.scratch.fuzzy;
    out.scratch.cost.start(folded.bytes(), 0, folded.length());
    out.scratch.walk.find(terms, folded.bytes(), 0, folded.length(), edits, found);
    for (int i = 0; i < found.size(); i++) {
      if (found.term(i) != exact) {
        int cost = out.scratch.cost.of(terms, found.term(i));
        if (cost <= maxCost) {
          offer(found.term(i), cost, !out.spelled && !out.scratch.cost.isExtended(), out);
        }
      }
    }
  }

  private void offer(int term, int cost, boolean typo, LexemeHits out) {
    int best = score(LexemeTerms.LEMMA, cost, 0, typo, out);
    boolean several = out.scratch.ranges.several();
    long end = terms.postingsEnd(term);
    for (long at = terms.postingsStart(term); at < end; at++) {
      int posting = terms.posting(at);
      int lexeme = LexemeTerms.lexeme(posting);
      if (out.scratch.ranges.accepts(rows, lexeme)) {
        out.count(lexeme);
        if (best >= out.top.threshold()) {
          int language = several ? rows.languageRarity(rows.language(lexeme)) : 0;
          int rarity = rows.rarity(lexeme) + language;
          int score = score(LexemeTerms.kind(posting), cost, rarity, typo, out);
          out.offer(rows, lexeme, score, MatchKind.FUZZY.number());
        }
      }
    }
  }

  private static int score(int kind, int cost, int rarity, boolean typo, LexemeHits out) {
    int score = typo ? LexemeScore.typo(kind, cost, rarity) : LexemeScore.fuzzy(kind, cost, rarity);
    return out.described ? LexemeScore.behindDescription(score) : score;
  }
}
