package org.lexhub.store.lexeme;

import org.lexhub.store.result.TopRows;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.term.LexemeTerms;

/**
 * The results of a {@link LexemeSearch}: a reusable object of one thread that also contains the
 * working memory of the search, so that a search allocates nothing once it has grown.
 *
 * <p>Hits are ordered by descending score, then by frequency rank (unknown last), then by id.
 */
public final class LexemeHits {
  final LexemeSearchScratch scratch = new LexemeSearchScratch();
  final TopRows top = new TopRows();
  int skipped;
  int total;

  /** The highest score that was offered. */
  int best;

  /** Whether a lemma was offered that is a function word, a number, an adverb or the like. */
  boolean closedClass;

  /** The greatest number of sources of a lexeme that was found with the spelling of the text. */
  int sources;

  /** Whether a searched lexeme has the spelling of the query. */
  boolean spelled;

  /** Whether a definition was found that has each of several words of the query. */
  boolean described;

  /** The number added to the scores of exact matches after the rows were ordered. */
  int raise;

  /** Creates an empty result. */
  public LexemeHits() {}

  /** Counts a matching lexeme; each lexeme counts once. */
  void count(int lexeme) {
    if (scratch.seen.add(lexeme)) {
      total++;
    }
  }

  /** Offers a lexeme, which is kept if it is among the best. */
  void offer(LexemeFacts rows, int lexeme, int score, int match) {
    best = Math.max(best, score);
    closedClass |= match == MatchKind.LEMMA.number() && isClosedClass(rows.pos(lexeme));
    if (score >= top.threshold()) {
      int rank = rows.frequencyRank(lexeme);
      long tie = rank <= 0 ? Long.MAX_VALUE : rank;
      top.offer(lexeme, score, tie, rows.id(lexeme), match);
    }
  }

  private static boolean isClosedClass(int pos) {
    return pos != Pos.NOUN.number()
        && pos != Pos.VERB.number()
        && pos != Pos.ADJ.number()
        && pos != Pos.NAME.number()
        && pos != Pos.PHRASE.number()
        && pos != Pos.OTHER.number();
  }

  /** Counts a lexeme and offers it. */
  void add(LexemeFacts rows, int lexeme, int score, int match) {
    count(lexeme);
    offer(rows, lexeme, score, match);
  }

  /** Returns the number of hits on this page. */
  public int size() {
    return top.size() - skipped;
  }

  /** Returns the number of different lexemes on all pages. */
  public int total() {
    return total;
  }

  /** Returns the row of the {@code i}th lexeme. */
  public int lexeme(int i) {
    return top.row(at(i));
  }

  /** Returns the score of the {@code i}th hit in basis points. */
  public int scoreBasisPoints(int i) {
    int score = top.score(at(i));
    return score >= LexemeScore.MIN_EXACT ? score + raise : score;
  }

  /** Returns whether a found spelling differs from the text at most in letter case. */
  public boolean isWellSpelled(int i) {
    return scoreBasisPoints(i) >= LexemeScore.MIN_WELL_SPELLED;
  }

  /** Returns whether a found lemma is equal to the text only after folding. */
  public boolean isFoldedLemma(int i) {
    return scoreBasisPoints(i) == LexemeScore.FOUND_FOLDED_LEMMA && match(i) == MatchKind.LEMMA;
  }

  /** Returns whether a found lemma differs from the text in letter case only. */
  public boolean isLemmaOfOtherCase(int i) {
    return scoreBasisPoints(i) == LexemeScore.FOUND_FOLDED_LEMMA + LexemeScore.OTHER_CASE
        && match(i) == MatchKind.LEMMA;
  }

  /** Returns whether the text is a form of a found word by the rules of its language only. */
  public boolean isRuledForm(int i) {
    int score = scoreBasisPoints(i);
    return match(i) == MatchKind.FORM
        && score < LexemeScore.found(LexemeTerms.FORM, LexemeScore.Equality.CASE)
        && score > LexemeScore.found(LexemeTerms.FORM, LexemeScore.Equality.FOLDED);
  }

  /** Returns the kind of the best match of the {@code i}th lexeme. */
  public MatchKind match(int i) {
    return MatchKind.at(top.detail(at(i)));
  }

  private int at(int i) {
    if (i < 0 || i >= size()) {
      throw new IndexOutOfBoundsException("hit " + i + " of " + size());
    }
    return i + skipped;
  }
}
