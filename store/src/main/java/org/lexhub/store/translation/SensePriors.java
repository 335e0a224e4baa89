package org.lexhub.store.translation;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeScore;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseStrength;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Gathers the senses that a spelling may have and how likely each is before anything is known about
 * the text.
 *
 * <p>Senses are as likely as their {@link SenseStrength}. A word whose inflected form has the
 * spelling counts a quarter beside one whose lemma has it; an English lemma that differs only in
 * letter case counts half.
 */
final class SensePriors {
  private static final float FORM_SHARE = 0.25f;
  private static final float CASE_SHARE = 0.5f;

  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final LanguageCodes codes;

  SensePriors(LexemeTable lexemes, SenseTable senses, MeaningTable meanings, LanguageCodes codes) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.codes = codes;
  }

  /**
   * Adds the senses of all lexemes that are spelled like the best hit.
   *
   * @param text what was looked up
   * @param pos the only part of speech that counts, or null where all do
   */
  void gather(LexemeHits hits, Utf8Buffer text, @Nullable Pos pos, SenseCandidates out) {
    int entry = codes.find("eng");
    int english = entry < 0 ? -1 : codes.language(entry, 0);
    for (int i = 0; i < hits.size(); i++) {
      float share = share(hits, i, english);
      if (share > 0 && isA(pos, hits.lexeme(i))) {
        addLexeme(hits.lexeme(i), share, english, out);
      }
      if (share > 0 && isA(pos, Pos.NOUN)) {
        addPlural(hits, i, text, share, english, out);
      }
    }
    if (out.size() > 0) {
      out.normalizePriors();
    }
  }

  /** How much a hit counts, 0 where it does not. */
  private float share(LexemeHits hits, int i, int english) {
    if (hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0)) {
      return 1;
    }
    if (isFormBesideLemma(hits, i)) {
      return FORM_SHARE;
    }
    boolean other = isLemmaOfOtherCase(hits, i) && lexemes.language(hits.lexeme(i)) == english;
    return other ? CASE_SHARE : 0;
  }

  private boolean isA(@Nullable Pos wanted, int lexeme) {
    return isA(wanted, lexemes.posOf(lexeme));
  }

  /** Whether a part of speech is the one that is wanted; a name is a noun. */
  private static boolean isA(@Nullable Pos wanted, Pos pos) {
    return wanted == null || pos == wanted || (wanted == Pos.NOUN && pos == Pos.NAME);
  }

  /** An inflected form is as good a reading of the text as a lemma that is no more like it. */
  private static boolean isFormBesideLemma(LexemeHits hits, int i) {
    return hits.match(0) == MatchKind.LEMMA
        && hits.match(i) == MatchKind.FORM
        && hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0) + LexemeScore.FORM_BEHIND_LEMMA;
  }

  /** English writes the same word with a capital at the start of a sentence, and in names. */
  private static boolean isLemmaOfOtherCase(LexemeHits hits, int i) {
    return hits.match(0) == MatchKind.LEMMA
        && hits.match(i) == MatchKind.LEMMA
        && hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0) - LexemeScore.OTHER_CASE;
  }

  /**
   * Adds the noun beside an English verb of which the text is a form in -s: sources list forms of
   * verbs, and often leave regular plurals out.
   */
  private void addPlural(
      LexemeHits hits, int i, Utf8Buffer text, float share, int english, SenseCandidates out) {
    int verb = hits.lexeme(i);
    if (hits.match(i) != MatchKind.FORM
        || lexemes.language(verb) != english
        || lexemes.posOf(verb) != Pos.VERB
        || (text.bytes()[text.length() - 1] | 0x20) != 's') {
      return;
    }
    for (int row = verb - 1; row >= 0 && isSameWord(row, verb); row--) {
      if (lexemes.posOf(row) == Pos.NOUN) {
        addLexeme(row, share, english, out);
      }
    }
  }

  /** Whether two rows have one language and lemma; the noun stands before the verb. */
  private boolean isSameWord(int row, int verb) {
    return lexemes.language(row) == lexemes.language(verb)
        && lexemes.lemma(row) == lexemes.lemma(verb);
  }

  private void addLexeme(int lexeme, float share, int english, SenseCandidates out) {
    int first = lexemes.firstSense(lexeme);
    int end = lexemes.senseEnd(lexeme);
    boolean tagged = false;
    for (int sense = first; sense < end && !tagged; sense++) {
      tagged = senses.tagCount(sense) > 0;
    }
    Pos pos = lexemes.posOf(lexeme);
    for (int sense = first; sense < end; sense++) {
      int meaning = senses.meaning(sense);
      float tags =
          tagged ? senses.tagCount(sense) : SenseStrength.untagged(hubTags(meaning, english), pos);
      int link = senses.confidence(sense);
      float strength = (float) SenseStrength.of(tags, sense - first + 1, link / 10_000.0);
      out.add(sense, meaning, link, share * strength);
    }
  }

  /** How often English words were tagged in a meaning: the count of the most frequent of them. */
  private int hubTags(int meaning, int english) {
    if (english < 0) {
      return 0;
    }
    int most = 0;
    long end = meanings.senseEnd(meaning);
    for (long i = meanings.sensesIn(meaning, english);
        i < end && meanings.senseLanguage(i) == english;
        i++) {
      most = Math.max(most, senses.tagCount(meanings.sense(i)));
    }
    return most;
  }
}
