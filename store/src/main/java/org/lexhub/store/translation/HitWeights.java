package org.lexhub.store.translation;

import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeScore;
import org.lexhub.store.lexeme.letters.LetterCase;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseStrength;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.translation.TranslateScratch.Attempt;
import org.lexhub.store.translation.evidence.SenseWeights;

/**
 * Weighs the words found for a spelling: how likely each is meant compared with the best ones.
 *
 * <p>If the spelling is an inflected form of the word, or if the word is of a closed class and has
 * another letter case, its weight is one of {@link SenseWeights}. Other words that differ from the
 * spelling in letter case count only if none has the same case, if the spelling begins a sentence
 * of the context, or if it follows an article: "May" is the month, unless somebody asks "May I come
 * in?", and "A Book" a book. With a hint they count a little, so that "turkey" can be a country.
 * Words that are read like the spelling, such as 橋 beside the kana はし, count if there is a hint or
 * a context.
 *
 * <p>The hits are those of a {@link TranslateScratch}, whose {@code bareSpelling} must have read
 * them. Safe for any number of threads, each with its own scratch.
 */
final class HitWeights {
  private final LexemeTable lexemes;
  private final LanguageCodes codes;
  private final LetterCase letterCase;

  HitWeights(LexemeTable lexemes, LanguageCodes codes, TextColumn strings) {
    this.lexemes = lexemes;
    this.codes = codes;
    letterCase = new LetterCase(lexemes, strings);
  }

  /** Returns whether any hit is a lemma in another letter case and not as good as the best one. */
  static boolean hasOtherCase(LexemeHits hits) {
    for (int i = 1; i < hits.size(); i++) {
      if (isInOtherCase(hits, i)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the text is an inflected form that a few dictionaries list as a lemma, such as
   * a plural: many more sources have the word of which it is a form. False if only lemmas in
   * another letter case are translated.
   */
  boolean isOnlyForm(TranslateScratch scratch) {
    LexemeHits hits = scratch.found.hits();
    if (scratch.attempt == Attempt.OTHER_CASE) {
      return false;
    }
    for (int i = 1; i < hits.size(); i++) {
      if (isWordOfForm(hits, i)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a word with a small first letter can be meant although the text has a capital
   * one: the text begins a sentence of the context or follows an article.
   */
  boolean isInitial(TranslateQuery query, TranslateScratch scratch) {
    return scratch.found.pos() == Pos.NOUN
        || letterCase.beginsSentence(scratch.found.matched(), query.context());
  }

  /** Returns whether a hit is spelled like the best one, except for letter case. */
  static boolean isSpelling(int i, TranslateScratch scratch) {
    LexemeHits hits = scratch.found.hits();
    return scratch.bareSpelling.isFirst()
        ? scratch.bareSpelling.isMeant(i)
        : hits.scoreBasisPoints(i) >= hits.scoreBasisPoints(0) - LexemeScore.OTHER_CASE;
  }

  /**
   * Returns the weight of the {@code i}th hit, 0 to 1; 0 if it is not used.
   *
   * @param form whether {@link #isOnlyForm} is true
   * @param initial whether {@link #isInitial} is true
   */
  float share(
      int i, boolean form, boolean initial, TranslateQuery query, TranslateScratch scratch) {
    if (form && isWordOfForm(scratch.found.hits(), i)) {
      return 1;
    }
    return share(i, initial, query, scratch) * (form ? SenseWeights.INFLECTED_FORM : 1);
  }

  private float share(int i, boolean initial, TranslateQuery query, TranslateScratch scratch) {
    LexemeHits hits = scratch.found.hits();
    if (scratch.attempt == Attempt.OTHER_CASE) {
      return isInOtherCase(hits, i) ? 1 : 0;
    }
    if (scratch.bareSpelling.isFirst()) {
      return scratch.bareSpelling.share(
          i, lexemes, SenseWeights.INFLECTED_FORM, SenseWeights.RARE_AS_TYPED);
    }
    if (hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0)) {
      return 1;
    }
    if (isFormBesideLemma(hits, i)) {
      return areClosed(hits, i) ? SenseWeights.CLOSED_FORM : SenseWeights.INFLECTED_FORM;
    }
    if (isRuledFormBesideLemma(hits, i)) {
      return SenseWeights.RULED_FORM;
    }
    boolean hinted = query.hint().length() > 0;
    if (isReadingBesideLemma(hits, i) && (hinted || query.context().length() > 0)) {
      return SenseWeights.READING;
    }
    if (!isLemmaOfOtherCase(hits, i)) {
      return 0;
    }
    int lexeme = hits.lexeme(i);
    if (initial && letterCase.beginsSmall(lexeme, scratch.word)) {
      return 1;
    }
    boolean used = hinted || SenseStrength.isClosed(lexemes.posOf(lexeme), -1);
    return used ? SenseWeights.OTHER_CASE : 0;
  }

  /** Returns whether a hit and the best one are words of closed classes. */
  private boolean areClosed(LexemeHits hits, int i) {
    return SenseStrength.isClosed(lexemes.posOf(hits.lexeme(0)), -1)
        && SenseStrength.isClosed(lexemes.posOf(hits.lexeme(i)), -1);
  }

  private static boolean isInOtherCase(LexemeHits hits, int i) {
    return hits.match(i) == MatchKind.LEMMA
        && hits.scoreBasisPoints(i) == LexemeScore.LEMMA_IN_OTHER_CASE
        && hits.scoreBasisPoints(i) < hits.scoreBasisPoints(0);
  }

  /**
   * Returns whether a hit is the word of which the text is {@linkplain #isOnlyForm only a form}.
   */
  private boolean isWordOfForm(LexemeHits hits, int i) {
    boolean english = lexemes.language(hits.lexeme(i)) == HubLanguage.row(codes);
    if (english || (!isFormBesideLemma(hits, i) && !isRuledFormBesideLemma(hits, i))) {
      return false;
    }
    int sources = 0;
    int rank = Integer.MAX_VALUE;
    for (int other = 0; hits.scoreBasisPoints(other) == hits.scoreBasisPoints(0); other++) {
      sources = Math.max(sources, lexemes.sourceCount(hits.lexeme(other)));
      int known = lexemes.frequencyRank(hits.lexeme(other));
      rank = known > 0 ? Math.min(rank, known) : rank;
    }
    int lexeme = hits.lexeme(i);
    int own = lexemes.frequencyRank(lexeme);
    return lexemes.sourceCount(lexeme)
            >= Math.max(3 * sources, sources + SenseWeights.MANY_MORE_SOURCES)
        && (rank == Integer.MAX_VALUE || (own > 0 && own < rank));
  }

  /**
   * Returns whether a hit is an inflected form whose spelling matches as well as the best lemma.
   */
  private static boolean isFormBesideLemma(LexemeHits hits, int i) {
    return hits.match(0) == MatchKind.LEMMA
        && hits.match(i) == MatchKind.FORM
        && hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0) + LexemeScore.FORM_BEHIND_LEMMA;
  }

  /** Returns whether a hit is a lemma of which the rules make the best lemma a form. */
  private static boolean isRuledFormBesideLemma(LexemeHits hits, int i) {
    int behind = LexemeScore.RULED_FORM_BEHIND_LEMMA;
    return hits.match(0) == MatchKind.LEMMA
        && hits.isWellSpelled(0)
        && hits.match(i) == MatchKind.FORM
        && (hits.isRuledForm(i) || hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0) + behind);
  }

  /** Returns whether a hit has a reading that is spelled like the best lemma, such as kana. */
  private static boolean isReadingBesideLemma(LexemeHits hits, int i) {
    return hits.match(0) == MatchKind.LEMMA
        && hits.match(i) == MatchKind.READING
        && hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0) + LexemeScore.READING_BEHIND_LEMMA;
  }

  /** Returns whether a hit is a lemma that differs from the best one in letter case only. */
  private static boolean isLemmaOfOtherCase(LexemeHits hits, int i) {
    return hits.match(0) == MatchKind.LEMMA
        && hits.match(i) == MatchKind.LEMMA
        && hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0) - LexemeScore.OTHER_CASE;
  }
}
