package org.lexhub.store.translation;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.HubTags;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseStrength;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.TranslateScratch.Attempt;
import org.lexhub.store.translation.evidence.SenseCandidates;
import org.lexhub.store.translation.evidence.SensePool;
import org.lexhub.store.translation.evidence.SenseWeights;

/**
 * Collects the senses that a spelling can have and their priors: how likely each is without any
 * hint and context.
 *
 * <p>The prior of a sense is proportional to its {@link SenseStrength}, multiplied by the weight of
 * the word, as {@link HitWeights} gives it, and by factors of {@link SenseWeights}. Words of closed
 * classes and phrases that many languages have share the uses that {@link SensePool} finds.
 */
final class SensePriors {
  private static final int PERTAINYM = RelationType.PERTAINYM.number();

  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final HubTags hubTags;
  private final LanguageCodes codes;
  private final HitWeights weights;

  SensePriors(
      LexemeTable lexemes,
      SenseTable senses,
      MeaningTable meanings,
      HubTags hubTags,
      LanguageCodes codes,
      TextColumn strings) {
    this.hubTags = hubTags;
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.codes = codes;
    weights = new HitWeights(lexemes, codes, strings);
  }

  /**
   * Adds the senses of all lexemes that match the spelling as well as the best hit.
   *
   * @param query the text that the hits match, and its context
   * @param pos the only part of speech to add, or null to add all
   */
  void gather(TranslateQuery query, TranslateScratch scratch, @Nullable Pos pos, Translation out) {
    LexemeHits hits = scratch.found.hits();
    SensePool pool = scratch.pool;
    pool.clear();
    int english = HubLanguage.row(codes);
    scratch.bareSpelling.read(hits, scratch.found.matched(), lexemes);
    boolean phrase = isOnlyPhrase(hits);
    boolean form = !phrase && weights.isOnlyForm(scratch);
    boolean initial = weights.isInitial(query, scratch);
    for (int i = 0; i < hits.size(); i++) {
      float share = weights.share(i, form, initial, query, scratch);
      if (hits.match(i) == MatchKind.LEMMA && HitWeights.isSpelling(i, scratch)) {
        pool.rank(lexemes.frequencyRank(hits.lexeme(i)));
      }
      if (share > 0 && matches(pos, hits.lexeme(i))) {
        addLexeme(hits.lexeme(i), share, phrase, pool, out.senses);
      }
      if (share > 0 && matches(pos, Pos.NOUN)) {
        addPlural(hits, i, scratch.found.matched(), share, english, pool, out.senses);
      }
    }
    if (scratch.attempt != Attempt.OPEN_CLASSES || out.senses.size() == 0) {
      pool.addClosed(out.senses);
    }
    weakenAttributes(out.senses, english);
    weakenUnlinked(out.senses, english);
    if (out.senses.size() > 0) {
      out.senses.normalizePriors();
    }
  }

  /**
   * Weakens the senses of adjectives that pertain to another sense of the same spelling. In
   * languages where nouns are also attributes, the noun is the word: 中国 is China, and Chinese only
   * before another noun.
   */
  private void weakenAttributes(SenseCandidates candidates, int english) {
    for (int i = 0; i < candidates.size(); i++) {
      int lexeme = senses.lexeme(candidates.sense(i));
      if (lexemes.posOf(lexeme) == Pos.ADJ
          && lexemes.language(lexeme) != english
          && pertains(candidates.meaning(i), candidates)) {
        candidates.multiplyPrior(i, SenseWeights.ATTRIBUTE);
      }
    }
  }

  /**
   * Weakens the senses that no other word has, beside senses that others have. A dictionary of one
   * language describes with them what the other senses of the word mean too; they lead nowhere.
   */
  private void weakenUnlinked(SenseCandidates candidates, int english) {
    boolean linked = false;
    for (int i = 0; i < candidates.size() && !linked; i++) {
      linked = isLinked(candidates, i, english);
    }
    for (int i = 0; linked && i < candidates.size(); i++) {
      if (!isLinked(candidates, i, english)) {
        candidates.multiplyPrior(i, SenseWeights.UNLINKED);
      }
    }
  }

  private boolean isLinked(SenseCandidates candidates, int i, int english) {
    return meanings.senseCount(candidates.meaning(i)) > 1
        || lexemes.language(senses.lexeme(candidates.sense(i))) == english;
  }

  private boolean pertains(int meaning, SenseCandidates candidates) {
    for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
      if (meanings.relationType(i) == PERTAINYM
          && candidates.indexOf(meanings.relationMeaning(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  private boolean matches(@Nullable Pos wanted, int lexeme) {
    return matches(wanted, lexemes.posOf(lexeme));
  }

  /** Returns whether a part of speech is the requested one; a name counts as a noun. */
  private static boolean matches(@Nullable Pos wanted, Pos pos) {
    return wanted == null || pos == wanted || (wanted == Pos.NOUN && pos == Pos.NAME);
  }

  /**
   * Adds the noun with the same lemma as an English verb if the text is a form of the verb in -s:
   * sources list the forms of verbs but often omit regular plurals.
   */
  private void addPlural(
      LexemeHits hits,
      int i,
      Utf8Buffer text,
      float share,
      int english,
      SensePool pool,
      SenseCandidates out) {
    int verb = hits.lexeme(i);
    if (hits.match(i) != MatchKind.FORM
        || lexemes.language(verb) != english
        || lexemes.posOf(verb) != Pos.VERB
        || (text.bytes()[text.length() - 1] | 0x20) != 's') {
      return;
    }
    for (int row = verb - 1; row >= 0 && isSameWord(row, verb); row--) {
      if (lexemes.posOf(row) == Pos.NOUN) {
        addLexeme(row, share, false, pool, out);
      }
    }
  }

  /** Returns whether two rows have the same language and lemma; nouns precede verbs. */
  private boolean isSameWord(int row, int verb) {
    return lexemes.language(row) == lexemes.language(verb)
        && lexemes.lemma(row) == lexemes.lemma(verb);
  }

  /** Returns whether the text is no word as it is typed, but a phrase. */
  private boolean isOnlyPhrase(LexemeHits hits) {
    for (int i = 0; i < hits.size() && hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0); i++) {
      if (lexemes.posOf(hits.lexeme(i)) != Pos.PHRASE) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether a sense is one of a phrase that many languages have. Such a phrase is meant as
   * it is typed, whatever dictionaries list under the same spelling.
   */
  boolean isWidespreadPhrase(int sense) {
    return lexemes.posOf(senses.lexeme(sense)) == Pos.PHRASE
        && meanings.pos(senses.meaning(sense)) == Pos.PHRASE.number()
        && senses.confidence(sense) >= SenseWeights.SURE_PHRASE
        && meanings.senseCount(senses.meaning(sense)) >= SenseWeights.WORDS_OF_PHRASE;
  }

  /**
   * Adds the senses of a lexeme.
   *
   * @param phrase whether a phrase is meant rather than the forms that are spelled like it
   */
  private void addLexeme(
      int lexeme, float share, boolean phrase, SensePool pool, SenseCandidates out) {
    int first = lexemes.firstSense(lexeme);
    int end = lexemes.senseEnd(lexeme);
    boolean tagged = false;
    for (int sense = first; sense < end && !tagged; sense++) {
      tagged = senses.tagCount(sense) > 0;
    }
    Pos pos = lexemes.posOf(lexeme);
    for (int sense = first; sense < end; sense++) {
      int meaning = senses.meaning(sense);
      int link = senses.confidence(sense);
      // Corpora tag no phrases either.
      if ((pos == Pos.PHRASE && (phrase || isWidespreadPhrase(sense)))
          || SenseStrength.isClosed(pos, meanings.pos(meaning))) {
        int words = meanings.senseCount(meaning);
        float part = (float) SenseStrength.closedShare(words, link / 10_000.0);
        part *=
            pos == Pos.PHRASE || meanings.pos(meaning) == pos.number()
                ? 1
                : SenseWeights.OTHER_CLOSED_CLASS;
        pool.add(sense, meaning, link, share, part);
      } else {
        float tags =
            tagged
                ? senses.tagCount(sense)
                : SenseStrength.untagged(hubTags.of(meaning), link / 10_000.0);
        pool.addOpenTags(share * tags);
        float strength = (float) SenseStrength.of(tags, sense - first + 1, link / 10_000.0);
        out.add(sense, meaning, link, share * strength);
      }
    }
  }
}
