package org.lexhub.store.translation.source;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Splits compounds that no source lists into known words: German <i>Regenschirmständer</i> into
 * <i>Regenschirm</i> and <i>ständer</i>. The last part, the head, says what the compound is.
 *
 * <p>The split with the fewest parts counts, then the one with the longest head. A part has at
 * least three letters, and the head is a noun; a short part must be a frequent word, so that a
 * misspelt word is seldom split. Between the parts there can be the linking letters of the
 * language, and a German or Dutch verb loses its {@code -en}.
 */
final class Compounds {
  private static final int MIN_PART = 3;

  /** The number of code points from which on a part need not be a very frequent word. */
  private static final int PART = 4;

  /** The number of code points from which on a part can be a rare word. */
  private static final int LONG_PART = 6;

  /** The maximum frequency rank of a short part. */
  private static final int MAX_RANK = 20_000;

  /** The maximum frequency rank of a part of three letters. */
  private static final int MAX_SHORT_RANK = 4_000;

  /** The number of senses from which on a word without a rank is taken for a frequent one. */
  private static final int MANY_SENSES = 3;

  private static final int MIN_LENGTH = 9;
  private static final int MAX_LENGTH = 60;
  static final int MAX_PARTS = 4;
  private static final byte[] VERB_ENDING = {'e', 'n'};

  private static final class Linking {
    final String code;

    /** The letters that can link two parts. */
    final byte[][] links;

    /** Whether a verb without its ending can be a part. */
    final boolean verbs;

    Linking(String code, boolean verbs, String... links) {
      this.code = code;
      this.verbs = verbs;
      this.links = new byte[links.length][];
      for (int i = 0; i < links.length; i++) {
        this.links[i] = links[i].getBytes(StandardCharsets.US_ASCII);
      }
    }
  }

  private final LexemeSearch search;
  private final LexemeTable lexemes;

  private final List<Linking> linkings =
      List.of(
          new Linking("deu", true, "", "s", "es", "n", "en", "er", "e", "ns"),
          new Linking("nld", true, "", "s", "en", "e", "n"),
          new Linking("afr", false, "", "s"),
          new Linking("swe", false, "", "s"),
          new Linking("dan", false, "", "s", "e", "es"),
          new Linking("nob", false, "", "s", "e"),
          new Linking("nno", false, "", "s", "e"),
          new Linking("isl", false, "", "s", "a", "ar", "u"),
          new Linking("fin", false, "", "n", "s"),
          new Linking("ekk", false, "", "e", "i", "a", "u", "se", "s"),
          new Linking("hun", false, ""));

  /** The row of each language with compounds, or -1. */
  private final int[] languages = new int[linkings.size()];

  Compounds(LexemeSearch search, LexemeTable lexemes, LanguageCodes codes) {
    this.search = search;
    this.lexemes = lexemes;
    for (int i = 0; i < linkings.size(); i++) {
      int entry = codes.find(linkings.get(i).code);
      languages[i] = entry < 0 ? -1 : codes.language(entry, 0);
    }
  }

  /**
   * Splits a text into parts.
   *
   * @param text one word
   * @param matched receives the parts, joined by plus signs; the head is last
   * @return the index at which the head starts, or -1 if the text is no plausible compound
   */
  int split(Utf8Buffer text, FoundSource found, Utf8Buffer matched) {
    int language = language(found.source);
    byte[] b = text.bytes();
    int points = Utf8.count(b, 0, text.length());
    if (language < 0
        || points < MIN_LENGTH
        || points > MAX_LENGTH
        || text.contains(' ')
        || text.contains('-')) {
      return -1;
    }
    for (int parts = 2; parts <= MAX_PARTS; parts++) {
      for (int at = 1; at < text.length(); at++) {
        if (isStart(b, at)
            && isPart(b, at, text.length(), true, found)
            && modifiers(b, at, parts - 1, linkings.get(language), found)) {
          describe(b, at, text.length(), parts - 1, linkings.get(language), found, matched);
          return at;
        }
      }
    }
    return -1;
  }

  private int language(LanguageSet source) {
    for (int i = 0; i < languages.length; i++) {
      if (languages[i] >= 0 && source.contains(languages[i])) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isStart(byte[] b, int at) {
    return (b[at] & 0xC0) != 0x80;
  }

  /** Returns whether the text up to an index consists of a number of modifiers. */
  private boolean modifiers(byte[] b, int end, int count, Linking linking, FoundSource found) {
    return start(b, end, count, linking, found) >= 0;
  }

  /** Returns where the last of some modifiers before an index starts, or -1. */
  private int start(byte[] b, int end, int count, Linking linking, FoundSource found) {
    if (count == 1) {
      return isModifier(b, 0, end, linking, found) ? 0 : -1;
    }
    for (int at = 1; at < end; at++) {
      if (isStart(b, at)
          && isModifier(b, at, end, linking, found)
          && modifiers(b, at, count - 1, linking, found)) {
        return at;
      }
    }
    return -1;
  }

  private boolean isModifier(byte[] b, int from, int to, Linking linking, FoundSource found) {
    for (byte[] link : linking.links) {
      int end = to - link.length;
      if (end > from
          && Arrays.equals(b, end, to, link, 0, link.length)
          && isPart(b, from, end, false, found)) {
        return true;
      }
    }
    return linking.verbs && isVerbStem(b, from, to, found);
  }

  private boolean isVerbStem(byte[] b, int from, int to, FoundSource found) {
    if (Utf8.count(b, from, to) < PART) {
      return false;
    }
    Utf8Buffer verb = found.word;
    verb.clear();
    verb.put(b, from, to - from);
    verb.put(VERB_ENDING, 0, VERB_ENDING.length);
    search.findEqual(verb.bytes(), verb.length(), found.source, found.wordHits);
    return best(found.wordHits, Pos.VERB, MAX_RANK);
  }

  /** Returns whether a part of a text is a known word that is plausible in a compound. */
  private boolean isPart(byte[] b, int from, int to, boolean head, FoundSource found) {
    int points = Utf8.count(b, from, to);
    if (points < MIN_PART) {
      return false;
    }
    Utf8Buffer part = found.word;
    part.clear();
    part.put(b, from, to - from);
    search.findEqual(part.bytes(), part.length(), found.source, found.wordHits);
    int maxRank =
        points >= LONG_PART ? Integer.MAX_VALUE : points >= PART ? MAX_RANK : MAX_SHORT_RANK;
    return best(found.wordHits, Pos.NOUN, maxRank)
        || (!head && best(found.wordHits, Pos.ADJ, MAX_RANK));
  }

  /**
   * Returns whether the words that match best but for letter case contain a lemma of a part of
   * speech with at most a frequency rank.
   */
  private boolean best(LexemeHits hits, Pos pos, int maxRank) {
    for (int i = 0; i < hits.size(); i++) {
      int rank = lexemes.frequencyRank(hits.lexeme(i));
      if (lexemes.posOf(hits.lexeme(i)) == pos
          && hits.match(i) == MatchKind.LEMMA
          && hits.isWellSpelled(i)
          && (maxRank == Integer.MAX_VALUE
              || (rank > 0 ? rank <= maxRank : senses(hits.lexeme(i)) >= MANY_SENSES))) {
        return true;
      }
    }
    return false;
  }

  private int senses(int lexeme) {
    return lexemes.senseEnd(lexeme) - lexemes.firstSense(lexeme);
  }

  private void describe(
      byte[] b,
      int head,
      int length,
      int modifiers,
      Linking linking,
      FoundSource found,
      Utf8Buffer out) {
    int end = head;
    int[] starts = found.partStarts;
    for (int i = modifiers; i >= 1; i--) {
      int start = start(b, end, i, linking, found);
      starts[i] = start;
      end = start;
    }
    out.clear();
    for (int i = 1; i <= modifiers; i++) {
      int to = i == modifiers ? head : starts[i + 1];
      out.put(b, starts[i], to - starts[i]);
      out.putAscii(" + ");
    }
    out.put(b, head, length - head);
  }
}
