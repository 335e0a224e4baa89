package org.lexhub.store.query;

import java.util.Arrays;
import org.lexhub.store.index.MeaningGraph;
import org.lexhub.store.index.Signatures;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Brings the words of a text in another language than English into a bag of English words, by the
 * way that translation itself takes: word, its first senses, the words of their meanings. The walk
 * through the meanings begins at those senses.
 *
 * <p>Words are what stands between blanks and ASCII punctuation; in scripts without blanks the
 * longest stretch of up to four letters that is a word.
 */
final class HubWords {
  private static final int MOST_LOOKUPS = 96;
  private static final int MOST_SENSES = 2;
  private static final int LONGEST_STRETCH = 4;
  private static final int LEAST_WEIGHT = 10;
  private static final float SHARE = 0.5f;

  private final LexemeSearch search;
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final Signatures signatures;
  private final MeaningGraph graph;

  HubWords(
      LexemeSearch search,
      LexemeTable lexemes,
      SenseTable senses,
      Signatures signatures,
      MeaningGraph graph) {
    this.search = search;
    this.lexemes = lexemes;
    this.senses = senses;
    this.signatures = signatures;
    this.graph = graph;
  }

  /** Adds the words of a text, except the text that is to be translated. */
  void add(
      Utf8Buffer text,
      Utf8Buffer except,
      LanguageSet source,
      TranslateScratch scratch,
      WordBag bag,
      ContextWalk walk) {
    byte[] bytes = text.bytes();
    int length = text.length();
    int lookups = 0;
    int at = 0;
    while (at < length && lookups < MOST_LOOKUPS) {
      int end = at;
      if (isBreak(bytes[at])) {
        at++;
        continue;
      }
      lookups++;
      boolean dense = isDense(bytes, at);
      while (end < length && !isBreak(bytes[end]) && isDense(bytes, end) == dense) {
        end += letterLength(bytes[end]);
      }
      end = Math.min(end, length);
      if (dense) {
        at = addStretch(bytes, at, end, except, source, scratch, bag, walk);
      } else {
        addWord(bytes, at, end, except, source, scratch, bag, walk);
        at = end;
      }
    }
  }

  /** Adds the longest word at the start of a stretch without blanks and returns its end. */
  private int addStretch(
      byte[] bytes,
      int from,
      int to,
      Utf8Buffer except,
      LanguageSet source,
      TranslateScratch scratch,
      WordBag bag,
      ContextWalk walk) {
    for (int letters = LONGEST_STRETCH; letters > 0; letters--) {
      int end = from;
      int taken = 0;
      while (taken < letters && end < to) {
        end += letterLength(bytes[end]);
        taken++;
      }
      if (taken == letters
          && end <= to
          && addWord(bytes, from, end, except, source, scratch, bag, walk)) {
        return end;
      }
    }
    return from + letterLength(bytes[from]);
  }

  private boolean addWord(
      byte[] bytes,
      int from,
      int to,
      Utf8Buffer except,
      LanguageSet source,
      TranslateScratch scratch,
      WordBag bag,
      ContextWalk walk) {
    Utf8Buffer word = scratch.word;
    word.clear();
    word.put(bytes, from, to - from);
    LexemeHits hits = scratch.wordHits;
    search.find(word.bytes(), word.length(), source, hits);
    if (hits.size() == 0) {
      return false;
    }
    if (!same(word, except)) {
      addMeanings(hits.lexeme(0), bag, walk);
    }
    return true;
  }

  private void addMeanings(int lexeme, WordBag bag, ContextWalk walk) {
    int first = lexemes.firstSense(lexeme);
    int count = Math.min(lexemes.senseCount(lexeme), MOST_SENSES);
    for (int sense = first; sense < first + count; sense++) {
      int meaning = senses.meaning(sense);
      walk.addMeaning(meaning, 1f / count, graph);
      long end = signatures.end(meaning);
      for (long entry = signatures.start(meaning); entry < end; entry++) {
        if (signatures.entryWeight(entry) >= LEAST_WEIGHT) {
          int word = signatures.entryWord(entry);
          bag.add(word, SHARE / count * signatures.idf(word));
        }
      }
    }
  }

  private static boolean same(Utf8Buffer a, Utf8Buffer b) {
    return Arrays.equals(a.bytes(), 0, a.length(), b.bytes(), 0, b.length());
  }

  private static boolean isBreak(byte b) {
    return b >= 0
        && !(b >= 'a' && b <= 'z')
        && !(b >= 'A' && b <= 'Z')
        && !(b >= '0' && b <= '9')
        && b != '\''
        && b != '-';
  }

  /** Whether a letter belongs to a script without blanks: Thai to Burmese, Khmer, kana, Han. */
  static boolean isDense(byte[] bytes, int at) {
    int lead = bytes[at] & 0xFF;
    if (lead == 0xE0) {
      return second(bytes, at) >= 0xB8;
    }
    if (lead == 0xE1) {
      int second = second(bytes, at);
      return second == 0x80 || second == 0x81 || second == 0x9E || second == 0x9F;
    }
    return (lead >= 0xE2 && lead <= 0xE9) || lead == 0xF0;
  }

  private static int second(byte[] bytes, int at) {
    return at + 1 < bytes.length ? bytes[at + 1] & 0xFF : 0;
  }

  private static int letterLength(byte lead) {
    int unsigned = lead & 0xFF;
    return unsigned < 0xC0 ? 1 : unsigned < 0xE0 ? 2 : unsigned < 0xF0 ? 3 : 4;
  }
}
