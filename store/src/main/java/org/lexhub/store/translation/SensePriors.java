package org.lexhub.store.translation;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.lexeme.LetterCase;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeScore;
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
 * <p>The prior of a sense is proportional to its {@link SenseStrength}. If the spelling is an
 * inflected form of the word, or if the word is of a closed class and has another letter case, the
 * prior is multiplied by a weight of {@link SenseWeights}. Other words that differ from the
 * spelling in letter case count only if none has the same case, if the spelling begins a sentence
 * of the context, or if it follows an article: "May" is the month, unless somebody asks "May I come
 * in?", and "A Book" a book. With a hint they count a little, so that "turkey" can be a country.
 * Words that are read like the spelling, such as 橋 beside the kana はし, count if there is a hint or
 * a context.
 */
final class SensePriors {
  private static final int PERTAINYM = RelationType.PERTAINYM.number();

  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final HubTags hubTags;
  private final LanguageCodes codes;
  private final LetterCase letterCase;

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
    letterCase = new LetterCase(lexemes, strings);
  }

  /**
   * Adds the senses of all lexemes that match the spelling as well as the best hit.
   *
   * @param query the text that the hits match, and its context
   * @param pos the only part of speech to add, or null to add all
   */
  void gather(TranslateQuery query, TranslateScratch scratch, @Nullable Pos pos, Translation out) {
    LexemeHits hits = scratch.hits;
    SensePool pool = scratch.pool;
    pool.clear();
    int english = HubLanguage.row(codes);
    scratch.bareSpelling.read(hits, scratch.matched, lexemes);
    boolean phrase = isOnlyPhrase(hits);
    boolean form = !phrase && scratch.attempt != Attempt.OTHER_CASE && isOnlyForm(hits);
    boolean initial =
        scratch.pos == Pos.NOUN || letterCase.beginsSentence(scratch.matched, query.context());
    for (int i = 0; i < hits.size(); i++) {
      float share =
          form && isWordOfForm(hits, i)
              ? 1
              : share(hits, i, initial, query, scratch) * (form ? SenseWeights.INFLECTED_FORM : 1);
      if (hits.match(i) == MatchKind.LEMMA && isSpelling(hits, i, scratch)) {
        pool.rank(lexemes.frequencyRank(hits.lexeme(i)));
      }
      if (share > 0 && matches(pos, hits.lexeme(i))) {
        addLexeme(hits.lexeme(i), share, phrase, pool, out.senses);
      }
      if (share > 0 && matches(pos, Pos.NOUN)) {
        addPlural(hits, i, scratch.matched, share, english, pool, out.senses);
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

  /** Returns the weight of a hit, 0 if it is not used. */
  private float share(
      LexemeHits hits, int i, boolean initial, TranslateQuery query, TranslateScratch scratch) {
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

  /**
   * Returns whether a hit that is not as good as the best one is a lemma in another letter case.
   */
  static boolean hasOtherCase(LexemeHits hits) {
    for (int i = 1; i < hits.size(); i++) {
      if (isInOtherCase(hits, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInOtherCase(LexemeHits hits, int i) {
    return hits.match(i) == MatchKind.LEMMA
        && hits.scoreBasisPoints(i) == LexemeScore.LEMMA_IN_OTHER_CASE
        && hits.scoreBasisPoints(i) < hits.scoreBasisPoints(0);
  }

  /**
   * Returns whether the text is an inflected form that a few dictionaries list as a lemma, such as
   * a plural: many more sources have the word of which it is a form.
   */
  private boolean isOnlyForm(LexemeHits hits) {
    for (int i = 1; i < hits.size(); i++) {
      if (isWordOfForm(hits, i)) {
        return true;
      }
    }
    return false;
  }

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

  /** Returns whether a hit is spelled like the best one, except for letter case. */
  private static boolean isSpelling(LexemeHits hits, int i, TranslateScratch scratch) {
    return scratch.bareSpelling.isFirst()
        ? scratch.bareSpelling.isMeant(i)
        : hits.scoreBasisPoints(i) >= hits.scoreBasisPoints(0) - LexemeScore.OTHER_CASE;
  }

  private boolean matches(@Nullable Pos wanted, int lexeme) {
    return matches(wanted, lexemes.posOf(lexeme));
  }

  /** Returns whether a part of speech is the requested one; a name counts as a noun. */
  private static boolean matches(@Nullable Pos wanted, Pos pos) {
    return wanted == null || pos == wanted || (wanted == Pos.NOUN && pos == Pos.NAME);
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
