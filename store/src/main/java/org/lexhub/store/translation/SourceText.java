package org.lexhub.store.translation;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.lexhub.store.english.Contractions;
import org.lexhub.store.english.PhraseVariants;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeScore;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.TypedText;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.typed.BareSpelling;
import org.lexhub.store.translation.typed.Companions;

/**
 * Finds the lexemes of the text of a query, in this order, until there are any:
 *
 * <ol>
 *   <li>the text, or the full word of an English contraction such as "n't", unless what follows
 *       matches better than a text found in another spelling;
 *   <li>the text without the {@linkplain TypedText marks} around it;
 *   <li>what follows the {@linkplain Companions words} that people type before a word;
 *   <li>the other {@linkplain PhraseForms forms} of a phrase;
 *   <li>a word that is typed twice, once;
 *   <li>the text without blanks and hyphens;
 *   <li>the word for the first meaning of the English name of an emoji;
 *   <li>the head of a {@linkplain Compounds compound}.
 * </ol>
 */
final class SourceText {
  /** The maximum number of companions before a word. */
  private static final int MAX_COMPANIONS = 3;

  private final LexemeSearch search;
  private final LexemeTable lexemes;
  private final LanguageCodes codes;
  private final SenseTable senses;
  private final MeaningTable meanings;
  private final TextColumn strings;

  /** The confidence of a link, in basis points, from which on a single source is enough. */
  private static final int SURE_LINK = 8500;

  private final Companions companions;
  private final PhraseForms phrases;
  private final Compounds compounds;

  SourceText(
      LexemeSearch search,
      LexemeTable lexemes,
      SenseTable senses,
      MeaningTable meanings,
      LanguageCodes codes,
      TextColumn strings) {
    this.senses = senses;
    this.meanings = meanings;
    this.search = search;
    this.lexemes = lexemes;
    this.codes = codes;
    this.strings = strings;
    companions = Companions.of(codes);
    phrases = new PhraseForms(search, lexemes, strings, codes);
    compounds = new Compounds(search, lexemes, codes);
  }

  /**
   * Finds the lexemes of the text; sets the hits, the matched text and the part of speech that its
   * companion demands.
   *
   * @return whether something other than the whole text was looked up last
   */
  boolean find(TranslateQuery query, TranslateScratch scratch) {
    Utf8Buffer text = query.text();
    scratch.pos = null;
    scratch.certainty = 1;
    boolean english = query.source().contains(HubLanguage.row(codes));
    byte[] whole = english ? Contractions.whole(text.bytes(), text.length()) : null;
    boolean found = whole == null ? lookUp(text, query, scratch) : lookUp(whole, query, scratch);
    Utf8Buffer bare = scratch.bare;
    bare.clear();
    TypedText.bare(text.bytes(), text.length(), bare);
    boolean marks = bare.length() < text.length() && !isAffix(text);
    if (found && (whole != null || (!marks && isSure(text, scratch.hits)))) {
      return false;
    }
    if (found) {
      return findBetter(marks, query, scratch);
    }
    if (bare.length() < text.length() && lookUp(bare, query, scratch)) {
      if (!isSure(bare, scratch.hits)) {
        findBetter(true, query, scratch);
      }
      return true;
    }
    if (!findWithoutCommas(query, scratch)
        && !findCompanion(query, scratch)
        && !findForm(english, query, scratch)
        && !findRepeated(query, scratch)
        && !findJoined(query, scratch)) {
      findEmoji(query, scratch);
      if (scratch.hits.size() == 0) {
        findHead(query, scratch);
      }
    }
    return true;
  }

  private static boolean isExact(LexemeHits hits) {
    return isExact(hits.scoreBasisPoints(0));
  }

  private static boolean isExact(int score) {
    return score > LexemeScore.MIN_WELL_SPELLED + LexemeScore.OTHER_CASE;
  }

  /** Returns whether the words found for a text are surely meant. */
  private boolean isSure(Utf8Buffer text, LexemeHits hits) {
    if (!isExact(hits)) {
      return false;
    }
    boolean rare = rank(hits) == Integer.MAX_VALUE;
    return !rare || !hasBlank(text) || (isAttested(hits) && !BareSpelling.isCapitals(text));
  }

  /**
   * Returns whether a hit with the best score has several sources, is listed as a phrase, such as
   * "I am hungry", or has a sense that its source is sure of. Others are often explanations.
   */
  private boolean isAttested(LexemeHits hits) {
    for (int i = 0; i < hits.size() && hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0); i++) {
      int lexeme = hits.lexeme(i);
      Pos pos = lexemes.posOf(lexeme);
      if (lexemes.sourceCount(lexeme) > 1
          || pos == Pos.PHRASE
          || pos == Pos.INTJ
          || hasSureSense(lexeme)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasSureSense(int lexeme) {
    int first = lexemes.firstSense(lexeme);
    return first < lexemes.senseEnd(lexeme) && senses.confidence(first) >= SURE_LINK;
  }

  private static boolean hasBlank(Utf8Buffer text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.bytes()[i] == ' ') {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a text begins or ends with a hyphen, as prefixes and suffixes do. */
  private static boolean isAffix(Utf8Buffer text) {
    return text.length() > 0 && (text.bytes()[0] == '-' || text.bytes()[text.length() - 1] == '-');
  }

  /** Returns the greatest number of sources of a hit with the best score. */
  private int sources(LexemeHits hits) {
    int sources = 0;
    for (int i = 0; i < hits.size() && hits.scoreBasisPoints(i) == hits.scoreBasisPoints(0); i++) {
      sources = Math.max(sources, lexemes.sourceCount(hits.lexeme(i)));
    }
    return sources;
  }

  /**
   * Looks up the bare text, and what follows its companions, in place of a text that is found only
   * in another spelling or as a doubtful word: "to go" is not Togo, "a Book" not "the Book", and
   * some dictionary has "Thank you!" with a mark.
   *
   * @param marks whether to look up the bare text
   * @return whether that is a better match; else the hits are those of the text
   */
  private boolean findBetter(boolean marks, TranslateQuery query, TranslateScratch scratch) {
    LexemeHits hits = scratch.hits;
    Utf8Buffer first = scratch.phrase;
    first.clear();
    first.put(scratch.matched.bytes(), 0, scratch.matched.length());
    int score = hits.scoreBasisPoints(0);
    int rank = rank(hits);
    int sources = sources(hits);
    boolean ruled = hits.isRuledForm(0);
    boolean doubtful =
        rank == Integer.MAX_VALUE && (!isAttested(hits) || BareSpelling.isCapitals(first));
    if (marks
        && lookUp(scratch.bare, query, scratch)
        && (hits.scoreBasisPoints(0) > score
            || (hits.isWellSpelled(0) && sources(hits) >= sources))) {
      if (!isSure(scratch.matched, hits)) {
        findBetter(false, query, scratch);
      }
      return true;
    }
    if (findCompanion(query, scratch)
        && hits.isWellSpelled(0)
        && (score < LexemeScore.MIN_WELL_SPELLED
            || (rank(hits) < rank && (!isExact(score) || doubtful))
            || (ruled && isExact(hits)))) {
      return true;
    }
    scratch.pos = null;
    lookUp(first, query, scratch);
    return false;
  }

  /** Returns the frequency rank of the best hit, {@code Integer.MAX_VALUE} if it has none. */
  private int rank(LexemeHits hits) {
    int rank = lexemes.frequencyRank(hits.lexeme(0));
    return rank > 0 ? rank : Integer.MAX_VALUE;
  }

  private boolean lookUp(Utf8Buffer text, TranslateQuery query, TranslateScratch scratch) {
    return text.length() > 0 && lookUp(text.bytes(), 0, text.length(), query, scratch);
  }

  private boolean lookUp(byte[] text, TranslateQuery query, TranslateScratch scratch) {
    return lookUp(text, 0, text.length, query, scratch);
  }

  private boolean lookUp(
      byte[] text, int from, int to, TranslateQuery query, TranslateScratch scratch) {
    Utf8Buffer matched = scratch.matched;
    matched.clear();
    matched.put(text, from, to - from);
    search.find(matched.bytes(), matched.length(), query.source(), scratch.hits);
    return scratch.hits.size() > 0;
  }

  /**
   * Looks up the bare text without the commas inside it, which lists of phrases leave out. The
   * steps that follow continue with that text.
   */
  private boolean findWithoutCommas(TranslateQuery query, TranslateScratch scratch) {
    Utf8Buffer bare = scratch.bare;
    Utf8Buffer phrase = scratch.phrase;
    phrase.clear();
    for (int at = 0; at < bare.length(); ) {
      int codePoint = Utf8.decode(bare.bytes(), at, bare.length());
      int length = Utf8.length(codePoint);
      if (!isComma(codePoint)) {
        phrase.put(bare.bytes(), at, length);
      }
      at += length;
    }
    if (phrase.length() == bare.length()) {
      return false;
    }
    bare.clear();
    bare.put(phrase.bytes(), 0, phrase.length());
    return lookUp(bare, query, scratch);
  }

  private static boolean isComma(int c) {
    return c == ',' || c == '\u060C' || c == '\u3001' || c == '\uFF0C';
  }

  /** Looks up what follows companions in the bare text. */
  private boolean findCompanion(TranslateQuery query, TranslateScratch scratch) {
    Utf8Buffer bare = scratch.bare;
    for (int i = 0; i < MAX_COMPANIONS; i++) {
      int companion = 0;
      int end = -1;
      while (companion < companions.size()) {
        companion = companions.find(companion, bare.bytes(), bare.length(), query.source());
        if (companion < 0) {
          break;
        }
        end = companions.end(companion, bare.bytes(), bare.length());
        if (lookUp(bare.bytes(), end, bare.length(), query, scratch)
            && has(companions.next(companion), scratch.hits)) {
          scratch.pos = companions.next(companion);
          return true;
        }
        companion++;
      }
      if (end < 0) {
        return false;
      }
      if (lookUp(bare.bytes(), end, bare.length(), query, scratch)) {
        return true;
      }
      Utf8Buffer rest = scratch.word;
      rest.clear();
      rest.put(bare.bytes(), end, bare.length() - end);
      bare.clear();
      bare.put(rest.bytes(), 0, rest.length());
    }
    return false;
  }

  /**
   * Returns whether the text is an English phrase with a person, for which dictionaries may have
   * another one; allocates nothing.
   */
  boolean hasEnglishPerson(TranslateQuery query) {
    Utf8Buffer text = query.text();
    return query.source().contains(HubLanguage.row(codes))
        && PhraseVariants.hasPerson(text.bytes(), text.length());
  }

  /** Returns the ways in which dictionaries may list the text, if it is a phrase. */
  List<String> forms(TranslateQuery query, TranslateScratch scratch) {
    scratch.bare.clear();
    TypedText.bare(query.text().bytes(), query.text().length(), scratch.bare);
    return phrases.of(scratch.bare.toString(), query.source(), scratch.wordHits);
  }

  private boolean findForm(boolean english, TranslateQuery query, TranslateScratch scratch) {
    if (!english && !hasBlank(query.text())) {
      return false;
    }
    for (String form : forms(query, scratch)) {
      if (findEqual(form, query, scratch)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Finds the lexemes of a text in this spelling; sets the hits and the matched text.
   *
   * @return whether there are any
   */
  boolean findEqual(String phrase, TranslateQuery query, TranslateScratch scratch) {
    byte[] text = phrase.getBytes(StandardCharsets.UTF_8);
    scratch.matched.clear();
    scratch.matched.put(text, 0, text.length);
    search.findEqual(text, text.length, query.source(), scratch.hits);
    return scratch.hits.size() > 0;
  }

  private boolean has(Pos pos, LexemeHits hits) {
    for (int i = 0; i < hits.size(); i++) {
      if (lexemes.posOf(hits.lexeme(i)) == pos) {
        return true;
      }
    }
    return false;
  }

  /** Looks up a word that is typed twice, such as the Indonesian plural rumah-rumah. */
  private boolean findRepeated(TranslateQuery query, TranslateScratch scratch) {
    byte[] text = query.text().bytes();
    int length = query.text().length();
    int half = length / 2;
    return length > 2
        && (length & 1) == 1
        && (text[half] == ' ' || text[half] == '-')
        && Arrays.equals(text, 0, half, text, half + 1, length)
        && lookUp(text, 0, half, query, scratch);
  }

  /** Returns whether a text has blanks or hyphens. */
  static boolean canBeJoined(TranslateQuery query) {
    Utf8Buffer text = query.text();
    for (int i = 0; i < text.length(); i++) {
      if (isJoint(text.bytes()[i])) {
        return true;
      }
    }
    return false;
  }

  private static boolean isJoint(byte letter) {
    return letter == ' ' || letter == '-';
  }

  /** Looks up the text without blanks and hyphens, if it has any. */
  boolean findJoined(TranslateQuery query, TranslateScratch scratch) {
    Utf8Buffer text = query.text();
    Utf8Buffer joined = scratch.word;
    joined.clear();
    for (int i = 0; i < text.length(); i++) {
      if (!isJoint(text.bytes()[i])) {
        joined.put(text.bytes()[i]);
      }
    }
    return joined.length() < text.length() && lookUp(joined, query, scratch);
  }

  /** Looks up the head of a compound. */
  private void findHead(TranslateQuery query, TranslateScratch scratch) {
    Utf8Buffer text = scratch.bare;
    text.clear();
    TypedText.bare(query.text().bytes(), query.text().length(), text);
    Utf8Buffer parts = scratch.phrase;
    int head = compounds.split(text, query.source(), scratch, parts);
    if (head > 0 && lookUp(text.bytes(), head, text.length(), query, scratch)) {
      scratch.matched.clear();
      scratch.matched.put(parts.bytes(), 0, parts.length());
      scratch.pos = Pos.NOUN;
      scratch.certainty = TranslationWeights.COMPOUND;
    }
  }

  /**
   * Looks up an emoji, which sources list as a form of its English name, and the word of the source
   * language for its first meaning.
   */
  private void findEmoji(TranslateQuery query, TranslateScratch scratch) {
    Utf8Buffer emoji = scratch.bare;
    emoji.clear();
    TypedText.bare(query.text().bytes(), query.text().length(), emoji);
    int english = HubLanguage.row(codes);
    if (english < 0 || !TypedText.isSymbol(emoji)) {
      return;
    }
    scratch.english.clear();
    scratch.english.add(english);
    LexemeHits names = scratch.wordHits;
    search.find(emoji.bytes(), emoji.length(), scratch.english, names);
    for (int i = 0; i < names.size(); i++) {
      int name = names.lexeme(i);
      for (int sense = lexemes.firstSense(name); sense < lexemes.senseEnd(name); sense++) {
        if (findWord(senses.meaning(sense), query, scratch)) {
          return;
        }
      }
    }
  }

  /** Looks up the most reliable word of the source language with a meaning. */
  private boolean findWord(int meaning, TranslateQuery query, TranslateScratch scratch) {
    int best = -1;
    for (int i = 0; i < query.source().count(); i++) {
      int language = query.source().get(i);
      long end = meanings.senseEnd(meaning);
      for (long at = meanings.sensesIn(meaning, language);
          at < end && meanings.senseLanguage(at) == language;
          at++) {
        int sense = meanings.sense(at);
        best = best < 0 || senses.confidence(sense) > senses.confidence(best) ? sense : best;
      }
    }
    if (best < 0) {
      return false;
    }
    scratch.word.clear();
    strings.appendPlain(lexemes.lemma(senses.lexeme(best)), scratch.word);
    return lookUp(scratch.word, query, scratch);
  }
}
