package org.lexhub.store.lexeme;

import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.fuzzy.FuzzyTerms;
import org.lexhub.store.term.fuzzy.FuzzyWalk;
import org.lexhub.store.text.Utf8Buffer;

/** The part of a {@link LexemeSearch} that finds spellings which are nearly the query. */
final class FuzzyMatches {
  private final TermIndex terms;
  private final LexemeFacts rows;

  FuzzyMatches(TermIndex terms, LexemeFacts rows) {
    this.terms = terms;
    this.rows = rows;
  }

  /** Adds what is within the edits that a query of its length allows, but for the query, a term. */
  void search(int exact, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    int edits = FuzzyWalk.edits(folded.bytes(), 0, folded.length());
    if (edits > 0) {
      near(exact, edits, Integer.MAX_VALUE, out);
    }
  }

  /**
   * Adds what may be meant where nothing is found: what is within the edits that a query of its
   * length allows, else what is a {@link LastResortEdits}.
   */
  void guess(int exact, LexemeHits out) {
    search(exact, out);
    if (out.total == 0) {
      Utf8Buffer folded = out.scratch.folded;
      int edits = FuzzyWalk.edits(folded.bytes(), 0, folded.length());
      int wider = LastResortEdits.edits(folded.bytes(), folded.length(), edits);
      if (wider > 0) {
        near(exact, wider, LastResortEdits.cost(wider), out);
      }
    }
  }

  /** Offers what is within so many edits that cost no more than {@code most}. */
  private void near(int exact, int edits, int most, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    FuzzyTerms found = out.scratch.fuzzy;
    out.scratch.cost.start(folded.bytes(), 0, folded.length());
    out.scratch.walk.find(terms, folded.bytes(), 0, folded.length(), edits, found);
    for (int i = 0; i < found.size(); i++) {
      if (found.term(i) != exact) {
        int cost = out.scratch.cost.of(terms, found.term(i));
        if (cost <= most) {
          offer(found.term(i), cost, out);
        }
      }
    }
  }

  private void offer(int term, int cost, LexemeHits out) {
    int best = LexemeScore.fuzzy(LexemeTerms.LEMMA, cost, 0);
    boolean several = out.scratch.ranges.several();
    long end = terms.postingsEnd(term);
    for (long at = terms.postingsStart(term); at < end; at++) {
      int posting = terms.posting(at);
      int lexeme = LexemeTerms.lexeme(posting);
      if (out.scratch.ranges.accepts(rows, lexeme)) {
        out.count(lexeme);
        if (best >= out.top.threshold()) {
          int language = several ? rows.languageRarity(rows.language(lexeme)) : 0;
          int score =
              LexemeScore.fuzzy(LexemeTerms.kind(posting), cost, rows.rarity(lexeme) + language);
          out.offer(rows, lexeme, score, MatchKind.FUZZY.number());
        }
      }
    }
  }
}
