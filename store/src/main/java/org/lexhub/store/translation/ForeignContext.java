package org.lexhub.store.translation;

import java.util.concurrent.atomic.AtomicLong;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Turns the words of a text in another language than English into a bag of English words: looks up
 * each word and adds the English lemmas of the meanings of its first senses. The walk through the
 * meanings starts at these meanings.
 *
 * <p>Words end at blanks and ASCII punctuation. In scripts without blanks, a word is the longest
 * stretch of up to {@link #MAX_STRETCH_LENGTH} letters that is found. The most frequent words of a
 * language are ignored if a source counts them, because nearly all are articles, pronouns and the
 * like. Of the others, rarer words weigh more.
 */
final class ForeignContext {
  /** The maximum number of words of a text that are looked up. */
  static final int MAX_LOOKUPS = 96;

  /** Marks the word to translate among the lexemes found. */
  private static final int TARGET = -1;

  private static final int MAX_STRETCH_LENGTH = 4;

  private static final AtomicLong SNAPSHOTS = new AtomicLong();

  /** The key of the snapshot in {@link ContextWordCache}. */
  private final long snapshot = SNAPSHOTS.incrementAndGet();

  private final LexemeSearch search;
  private final LexemeTable lexemes;
  private final SenseTable senses;
  private final Signatures signatures;
  private final MeaningGraph graph;

  ForeignContext(
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

  /**
   * Adds the words of a text, except the word to translate, whose hits are in {@code scratch}. If
   * the text contains that word, the others weigh less the farther they are from it.
   */
  void add(
      Utf8Buffer text,
      LanguageSet source,
      TranslateScratch scratch,
      WordBag bag,
      PersonalizedPageRank walk) {
    int count = find(text, source, scratch);
    int[] found = scratch.contextLexemes;
    for (int i = 0; i < count; i++) {
      float rarity = found[i] == TARGET ? 0 : rarity(lexemes.frequencyRank(found[i]));
      if (rarity > 0) {
        addMeanings(found[i], rarity * WordBag.share(distance(found, i, count)), bag, walk);
      }
    }
  }

  /** Looks up the words of a text and returns the number of words found. */
  private int find(Utf8Buffer text, LanguageSet source, TranslateScratch scratch) {
    byte[] bytes = text.bytes();
    int length = text.length();
    int lookups = 0;
    int at = 0;
    scratch.contextCount = 0;
    scratch.known.start(snapshot, source.count() == 1 ? source.get(0) : -1);
    while (at < length && lookups < MAX_LOOKUPS) {
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
        at = findStretch(bytes, at, end, source, scratch);
      } else {
        findWord(bytes, at, end, source, scratch);
        at = end;
      }
    }
    return scratch.contextCount;
  }

  /**
   * Returns the weight of a word.
   *
   * @param rank the frequency rank of the word in its language, from 1, or 0 if it is unknown
   */
  static float rarity(int rank) {
    if (rank <= 0 || rank >= SenseWeights.RARE_FOREIGN_RANK) {
      return 1;
    }
    return rank <= SenseWeights.IGNORED_FOREIGN_WORDS
        ? 0
        : (float) (Math.log(rank) / Math.log(SenseWeights.RARE_FOREIGN_RANK));
  }

  /** Returns the distance of a word from the nearest word to translate; 1 if there is none. */
  private static int distance(int[] found, int i, int count) {
    for (int distance = 1; distance < count; distance++) {
      boolean before = i >= distance && found[i - distance] == TARGET;
      if (before || (i + distance < count && found[i + distance] == TARGET)) {
        return distance;
      }
    }
    return 1;
  }

  /**
   * Looks up the longest word at the start of a stretch without blanks.
   *
   * @return the end of the word or, if none is found, of the first letter
   */
  private int findStretch(
      byte[] bytes, int from, int to, LanguageSet source, TranslateScratch scratch) {
    for (int letters = MAX_STRETCH_LENGTH; letters > 0; letters--) {
      int end = from;
      int taken = 0;
      while (taken < letters && end < to) {
        end += letterLength(bytes[end]);
        taken++;
      }
      if (taken == letters && end <= to && findWord(bytes, from, end, source, scratch)) {
        return end;
      }
    }
    return from + letterLength(bytes[from]);
  }

  private boolean findWord(
      byte[] bytes, int from, int to, LanguageSet source, TranslateScratch scratch) {
    int lexeme = scratch.known.lexeme(bytes, from, to);
    if (lexeme == ContextWordCache.UNKNOWN) {
      lexeme = lookUp(bytes, from, to, source, scratch);
      scratch.known.put(bytes, from, to, lexeme);
    }
    if (lexeme == ContextWordCache.NONE) {
      return false;
    }
    if (scratch.contextCount < scratch.contextLexemes.length) {
      boolean target = lexeme == scratch.hits.lexeme(0);
      scratch.contextLexemes[scratch.contextCount++] = target ? TARGET : lexeme;
    }
    return true;
  }

  private int lookUp(byte[] bytes, int from, int to, LanguageSet source, TranslateScratch scratch) {
    Utf8Buffer word = scratch.word;
    word.clear();
    word.put(bytes, from, to - from);
    LexemeHits hits = scratch.wordHits;
    search.findWord(word.bytes(), word.length(), source, hits);
    return hits.size() == 0 ? ContextWordCache.NONE : hits.lexeme(0);
  }

  private void addMeanings(int lexeme, float weight, WordBag bag, PersonalizedPageRank walk) {
    int first = lexemes.firstSense(lexeme);
    int count = Math.min(lexemes.senseCount(lexeme), SenseWeights.FOREIGN_WORD_SENSES);
    for (int sense = first; sense < first + count; sense++) {
      int meaning = senses.meaning(sense);
      walk.addMeaning(meaning, weight / count, graph);
      long end = signatures.end(meaning);
      for (long entry = signatures.start(meaning); entry < end; entry++) {
        if (signatures.entryWeight(entry) == Signatures.STRONGEST) {
          int word = signatures.entryWord(entry);
          float lemmaWeight = weight * SenseWeights.FOREIGN_WORD_LEMMA;
          bag.add(word, lemmaWeight / count * signatures.idf(word));
        }
      }
    }
  }

  private static boolean isBreak(byte b) {
    return b >= 0
        && !(b >= 'a' && b <= 'z')
        && !(b >= 'A' && b <= 'Z')
        && !(b >= '0' && b <= '9')
        && b != '\''
        && b != '-';
  }

  /**
   * Returns whether a letter belongs to a script without blanks: Thai to Burmese, Khmer, kana, Han.
   */
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
