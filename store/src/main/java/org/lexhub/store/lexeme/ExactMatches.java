package org.lexhub.store.lexeme;

import java.util.Arrays;
import org.lexhub.store.lexeme.LexemeScore.Equality;
import org.lexhub.store.result.TopRows;
import org.lexhub.store.spelling.VietnameseMarks;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.Postings;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds lexemes with a spelling that is equal to the query after folding for a {@link
 * LexemeSearch}, and scores these, variants of spellings and romanizations.
 *
 * <p>A lemma in Latin letters of a language that is not written in them scores as a romanization:
 * sources that romanize everything have such lemmas.
 */
final class ExactMatches {
  /** The first code point after the Latin letters. */
  private static final int FIRST_OTHER_SCRIPT = 0x370;

  private final TermIndex terms;
  private final LexemeFacts rows;
  private final int vietnamese;

  /**
   * Creates the search.
   *
   * @param vietnamese the row of Vietnamese, -1 where there is none
   */
  ExactMatches(TermIndex terms, LexemeFacts rows, int vietnamese) {
    this.terms = terms;
    this.rows = rows;
    this.vietnamese = vietnamese;
  }

  /**
   * Adds the lexemes of a term.
   *
   * @param find whether to use the scores of {@link LexemeSearch#find}
   */
  void search(int term, byte[] text, int length, boolean find, LexemeHits out) {
    long end = terms.postingsEnd(term);
    LexemeRanges ranges = out.scratch.ranges;
    long at = terms.postingsStart(term);
    for (int range = 0; range < ranges.count(); range++) {
      at = Postings.firstNotBelow(terms, at, end, LexemeTerms.posting(ranges.start(range), 0));
      for (; at < end; at++) {
        int posting = terms.posting(at);
        int lexeme = LexemeTerms.lexeme(posting);
        if (lexeme >= ranges.end(range)) {
          break;
        }
        if (ranges.hasPos(rows, lexeme)) {
          int kind = LexemeTerms.kind(posting);
          Equality equality = equality(lexeme, kind, text, length, out.scratch.spelling);
          if (find
              && equality == Equality.FOLDED
              && hasOtherMarks(lexeme, kind, text, length, out)) {
            continue;
          }
          out.spelled = true;
          int score =
              find
                  ? LexemeScore.found(kind, found(equality, text, length, out))
                  : score(lexeme, kind, equality.steps, text, length, out);
          if (find && score >= LexemeScore.MIN_WELL_SPELLED) {
            out.sources = Math.max(out.sources, rows.sourceCount(lexeme));
          }
          if (find || !isDoubtfulPhrase(lexeme, kind, out)) {
            out.add(rows, lexeme, score, kind);
          } else {
            out.scratch.doubtful.add(lexeme, score);
          }
        }
      }
    }
  }

  /** Returns whether a lexeme is Vietnamese and its spelling has other marks than the text. */
  private boolean hasOtherMarks(int lexeme, int kind, byte[] text, int length, LexemeHits out) {
    if (rows.language(lexeme) != vietnamese) {
      return false;
    }
    Utf8Buffer spelling = out.scratch.spelling;
    spelling.clear();
    return rows.appendSpelling(lexeme, kind, 0, spelling)
        && VietnameseMarks.differ(text, length, spelling);
  }

  /**
   * Returns whether a lemma of several words is attested only by one dictionary that gives no part
   * of speech: it is often the explanation of a foreign word, such as <em>fear of spiders</em>.
   */
  private boolean isDoubtfulPhrase(int lexeme, int kind, LexemeHits out) {
    return kind == LexemeTerms.LEMMA
        && rows.pos(lexeme) == Pos.OTHER.number()
        && rows.sourceCount(lexeme) <= 1
        && rows.frequencyRank(lexeme) == 0
        && out.scratch.hasBlank();
  }

  /**
   * Adds the doubtful phrases of {@link #search}: with their own score or, if a definition has each
   * word of the query, after the words that it describes.
   */
  void addDoubtful(LexemeHits out) {
    DoubtfulPhrases phrases = out.scratch.doubtful;
    for (int i = 0; i < phrases.size(); i++) {
      int score = out.described ? LexemeScore.DOUBTFUL_PHRASE : phrases.score(i);
      out.add(rows, phrases.lexeme(i), score, LexemeTerms.LEMMA);
    }
  }

  /**
   * Returns how a found spelling, the last that was read, equals a text: an acronym is another word
   * than its letters in lower case.
   */
  private static Equality found(Equality equality, byte[] text, int length, LexemeHits out) {
    Utf8Buffer spelling = out.scratch.spelling;
    boolean acronym =
        equality == Equality.CASE
            && SpellingComparison.hasSecondCapital(spelling.bytes(), spelling.length())
            && !SpellingComparison.hasSecondCapital(text, length);
    return acronym ? Equality.FOLDED : equality;
  }

  /** Returns the best equality between a text and any spelling of a kind. */
  private Equality equality(int lexeme, int kind, byte[] text, int length, Utf8Buffer spelling) {
    Equality best = Equality.FOLDED;
    for (int n = 0; best != Equality.SAME; n++) {
      spelling.clear();
      if (!rows.appendSpelling(lexeme, kind, n, spelling)) {
        break;
      }
      Equality equality = SpellingComparison.compare(text, 0, length, spelling);
      if (equality == Equality.FOLDED
          && (kind == LexemeTerms.READING || kind == LexemeTerms.ROMANIZATION)
          && SpellingComparison.sameLetters(text, length, spelling)) {
        equality = Equality.SAME;
      }
      best = equality.compareTo(best) < 0 ? equality : best;
    }
    if (kind == LexemeTerms.ROMANIZATION && best != Equality.SAME) {
      spelling.clear();
      boolean reads = rows.appendSpelling(lexeme, LexemeTerms.READING, 0, spelling);
      best = reads && SpellingComparison.sameLetters(text, length, spelling) ? Equality.SAME : best;
    }
    return best;
  }

  private int score(int lexeme, int kind, int steps, byte[] text, int length, LexemeHits out) {
    return kind == LexemeTerms.LEMMA && transcribed(lexeme, text, length)
        ? score(lexeme, LexemeTerms.ROMANIZATION, LexemeScore.VARIANT, out)
        : score(lexeme, kind, steps, out);
  }

  /**
   * Returns whether a text has Latin letters and the language of a lexeme is not written in them.
   */
  private boolean transcribed(int lexeme, byte[] text, int length) {
    int first = Utf8.decode(text, 0, length);
    return first < FIRST_OTHER_SCRIPT
        && Character.isLetter(first)
        && !rows.writesLatin(rows.language(lexeme));
  }

  /**
   * Raises the scores of the exact matches of a finished result, so that a lemma that is first
   * among several languages has the same score as in a search of its own language.
   */
  void raise(byte[] text, int length, LexemeHits out) {
    TopRows top = out.top;
    if (top.size() > 0
        && out.scratch.ranges.several()
        && top.score(0) >= LexemeScore.MIN_EXACT
        && top.detail(0) == LexemeTerms.LEMMA
        && !transcribed(top.row(0), text, length)) {
      Equality equality =
          equality(top.row(0), LexemeTerms.LEMMA, text, length, out.scratch.spelling);
      int alone = LexemeScore.exact(LexemeTerms.LEMMA, equality.steps, 0);
      out.raise = Math.max(0, alone - top.score(0));
    }
  }

  private int score(int lexeme, int kind, int steps, LexemeHits out) {
    int rarity = rows.rarity(lexeme);
    return out.scratch.ranges.several()
        ? LexemeScore.among(kind, steps, rarity + rows.languageRarity(rows.language(lexeme)))
        : LexemeScore.exact(kind, steps, rarity);
  }

  /**
   * Adds a lexeme with a reading in pinyin for a query with tones as digits.
   *
   * @param same whether the tones are the same
   */
  void toned(int lexeme, int kind, boolean same, boolean find, LexemeHits out) {
    int score =
        find
            ? LexemeScore.foundVariant(kind) + (same ? LexemeScore.SAME_TONES : 0)
            : score(lexeme, kind, same ? 0 : LexemeScore.VARIANT, out);
    out.add(rows, lexeme, score, kind);
  }

  /** Adds a lexeme with a spelling that is a variant of the query. */
  void variant(int lexeme, int kind, boolean find, LexemeHits out) {
    int score =
        find ? LexemeScore.foundVariant(kind) : score(lexeme, kind, LexemeScore.VARIANT, out);
    out.add(rows, lexeme, score, kind);
  }

  /**
   * Adds a lexeme of which the query can be an inflected form.
   *
   * @param cost the cost of the rules that lead from the form to the lemma
   * @param same whether the lemma has the stem of the form
   */
  void inflected(int lexeme, int cost, boolean same, boolean find, LexemeHits out) {
    int score;
    if (find) {
      score = LexemeScore.foundInflected(cost, same);
    } else if (same && isBesideForm(lexeme, out)) {
      score = score(lexeme, LexemeTerms.FORM, 0, out);
    } else {
      int plain = score(lexeme, LexemeTerms.FORM, LexemeScore.VARIANT, out);
      score = Math.max(LexemeScore.MIN_EXACT, plain - LexemeScore.inflectionLoss(cost));
    }
    out.add(rows, lexeme, score, LexemeTerms.FORM);
  }

  /** Adds a lexeme of which the query is a form besides being a lemma with a score. */
  void beside(int lexeme, int lemmaScore, LexemeHits out) {
    out.add(rows, lexeme, lemmaScore + LexemeScore.RULED_FORM_BEHIND_LEMMA, LexemeTerms.FORM);
  }

  /**
   * Returns whether another part of speech of the word was found: sources list the forms of an
   * English verb but often omit the plural of the noun.
   */
  private boolean isBesideForm(int lexeme, LexemeHits out) {
    return isSameFoundWord(lexeme, lexeme - 1, out) || isSameFoundWord(lexeme, lexeme + 1, out);
  }

  private boolean isSameFoundWord(int lexeme, int other, LexemeHits out) {
    if (other < 0
        || other >= rows.size()
        || rows.language(other) != rows.language(lexeme)
        || !out.scratch.seen.contains(other)) {
      return false;
    }
    Utf8Buffer one = out.scratch.spelling;
    Utf8Buffer two = out.scratch.variants.variant;
    one.clear();
    two.clear();
    rows.appendSpelling(lexeme, LexemeTerms.LEMMA, 0, one);
    rows.appendSpelling(other, LexemeTerms.LEMMA, 0, two);
    return Arrays.equals(one.bytes(), 0, one.length(), two.bytes(), 0, two.length());
  }

  /**
   * Adds a lexeme of which the query can be a romanization.
   *
   * @param steps the number of letters that differ from the romanization of the store
   * @param near whether this number is low
   */
  void romanized(int lexeme, int steps, boolean near, boolean find, LexemeHits out) {
    if (steps == 0) {
      variant(lexeme, LexemeTerms.ROMANIZATION, find, out);
    } else {
      int score = find ? LexemeScore.foundRomanized(steps) : LexemeScore.romanized(steps, near);
      out.add(rows, lexeme, score, LexemeTerms.ROMANIZATION);
    }
  }
}
