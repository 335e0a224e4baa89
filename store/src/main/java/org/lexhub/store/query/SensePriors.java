package org.lexhub.store.query;

import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MatchKind;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.Pos;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Gathers the senses that a spelling may have and how likely each is before anything is known about
 * the text.
 *
 * <p>The strength of a sense is {@code (t + 0.8 / order) * (0.4 + 0.6 * link)}: t counts how often
 * a sense-tagged corpus uses the word in this sense. Where a word was never tagged, t is half of
 * what English words were tagged in the same meaning. A word whose inflected form has the spelling
 * counts a quarter beside one whose lemma has it; an English lemma that differs only in letter case
 * counts half.
 */
final class SensePriors {
  private static final float FORM_SHARE = 0.25f;
  private static final float CASE_SHARE = 0.5f;
  private static final float HUB_SHARE = 0.5f;

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
   */
  void gather(LexemeHits hits, Utf8Buffer text, SenseCandidates out) {
    int entry = codes.find("eng");
    int english = entry < 0 ? -1 : codes.language(entry, 0);
    for (int i = 0; i < hits.size(); i++) {
      if (hits.score10000(i) == hits.score10000(0)) {
        addLexeme(hits.lexeme(i), 1, english, out);
        addPlural(hits, i, text, 1, english, out);
      } else if (isFormBesideLemma(hits, i)) {
        addLexeme(hits.lexeme(i), FORM_SHARE, english, out);
        addPlural(hits, i, text, FORM_SHARE, english, out);
      } else if (isLemmaOfOtherCase(hits, i) && lexemes.language(hits.lexeme(i)) == english) {
        addLexeme(hits.lexeme(i), CASE_SHARE, english, out);
      }
    }
    if (out.size() > 0) {
      out.normalizePriors();
    }
  }

  /** An inflected form is as good a reading of the text as a lemma that is no more like it. */
  private static boolean isFormBesideLemma(LexemeHits hits, int i) {
    return hits.match(0) == MatchKind.LEMMA
        && hits.match(i) == MatchKind.FORM
        && hits.score10000(i) == hits.score10000(0) + LexemeScore.FORM_BEHIND_LEMMA;
  }

  /** English writes the same word with a capital at the start of a sentence, and in names. */
  private static boolean isLemmaOfOtherCase(LexemeHits hits, int i) {
    return hits.match(0) == MatchKind.LEMMA
        && hits.match(i) == MatchKind.LEMMA
        && hits.score10000(i) == hits.score10000(0) - LexemeScore.OTHER_CASE;
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
    for (int sense = first; sense < end; sense++) {
      int meaning = senses.meaning(sense);
      float tags = tagged ? senses.tagCount(sense) : HUB_SHARE * hubTags(meaning, english);
      int link = senses.confidence(sense);
      float strength = (tags + 0.8f / (sense - first + 1)) * (0.4f + 0.6f * link / 10_000);
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
