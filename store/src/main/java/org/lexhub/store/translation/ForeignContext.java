package org.lexhub.store.translation;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.evidence.ContextWordCache;
import org.lexhub.store.translation.evidence.PersonalizedPageRank;
import org.lexhub.store.translation.evidence.SenseCandidates;
import org.lexhub.store.translation.evidence.SenseWeights;
import org.lexhub.store.translation.evidence.WordBag;

/**
 * Turns the words of a text in another language than English into a bag of English words: looks up
 * each word and adds the English lemmas of its {@linkplain ForeignSenses usual meanings}. The walk
 * through the meanings starts at these meanings.
 *
 * <p>Words end at blanks and punctuation. In scripts without blanks, a word is the longest stretch
 * of up to {@link #MAX_STRETCH_LENGTH} letters that is found, but no single kana. Function words
 * are ignored, and so are the most frequent words of a language if a source counts them, because
 * nearly all are articles, pronouns and the like. Of the others, rarer words weigh more.
 */
final class ForeignContext {
  /** The maximum number of words of a text that are looked up. */
  static final int MAX_LOOKUPS = 96;

  /** Marks the word to translate among the lexemes found. */
  private static final int TARGET = -1;

  private static final int MAX_STRETCH_LENGTH = 4;

  /** The types of characters that words consist of: letters, marks on them, digits, joiners. */
  private static final int WORD_TYPES =
      1 << Character.UPPERCASE_LETTER
          | 1 << Character.LOWERCASE_LETTER
          | 1 << Character.TITLECASE_LETTER
          | 1 << Character.MODIFIER_LETTER
          | 1 << Character.OTHER_LETTER
          | 1 << Character.NON_SPACING_MARK
          | 1 << Character.ENCLOSING_MARK
          | 1 << Character.COMBINING_SPACING_MARK
          | 1 << Character.DECIMAL_DIGIT_NUMBER
          | 1 << Character.LETTER_NUMBER
          | 1 << Character.OTHER_NUMBER
          | 1 << Character.FORMAT;

  private static final AtomicLong SNAPSHOTS = new AtomicLong();

  /** The key of the snapshot in {@link ContextWordCache}. */
  private final long snapshot = SNAPSHOTS.incrementAndGet();

  private final LexemeSearch search;
  private final LexemeTable lexemes;
  private final ForeignSenses senses;

  ForeignContext(LexemeSearch search, LexemeTable lexemes, ForeignSenses senses) {
    this.search = search;
    this.lexemes = lexemes;
    this.senses = senses;
  }

  /**
   * Adds the words of a text, except the word to translate, whose hits are in {@code scratch}. If
   * the text contains that word, the others weigh less the farther they are from it.
   *
   * @param candidates the senses of that word if the text is its sentence, null if it is a hint
   */
  void add(
      Utf8Buffer text,
      LanguageSet source,
      TranslateScratch scratch,
      @Nullable SenseCandidates candidates,
      WordBag bag,
      PersonalizedPageRank walk) {
    int count = find(text, source, scratch);
    int[] found = scratch.contextLexemes;
    for (int i = 0; i < count; i++) {
      float rarity = found[i] == TARGET ? 0 : weight(found[i]);
      if (rarity > 0) {
        float weight = rarity * WordBag.share(distance(found, i, count));
        senses.addMeanings(found[i], weight, candidates, bag, walk);
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
      int gap = breakLength(bytes, at, length);
      if (gap > 0) {
        at += gap;
        continue;
      }
      lookups++;
      boolean dense = isDense(bytes, at);
      while (end < length && breakLength(bytes, end, length) == 0 && isDense(bytes, end) == dense) {
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

  /** Returns the weight of a word: none if it is of a closed class, else more if it is rarer. */
  private float weight(int lexeme) {
    return lexemes.posOf(lexeme).isClosed() ? 0 : rarity(lexemes.frequencyRank(lexeme));
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
      if (letters == 1 && isKana(bytes, from)) {
        break;
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
      boolean target = isTarget(lexeme, bytes, from, to, scratch);
      scratch.contextLexemes[scratch.contextCount++] = target ? TARGET : lexeme;
    }
    return true;
  }

  /** Returns whether a word is the one to translate: as it is written or, if not, by its lexeme. */
  private static boolean isTarget(
      int lexeme, byte[] text, int from, int to, TranslateScratch scratch) {
    Utf8Buffer matched = scratch.found.matched();
    if (Arrays.equals(text, from, to, matched.bytes(), 0, matched.length())) {
      return true;
    }
    LexemeHits hits = scratch.found.hits();
    int best = hits.scoreBasisPoints(0);
    for (int i = 0; i < hits.size() && hits.scoreBasisPoints(i) == best; i++) {
      if (hits.lexeme(i) == lexeme) {
        return true;
      }
    }
    return false;
  }

  private int lookUp(byte[] bytes, int from, int to, LanguageSet source, TranslateScratch scratch) {
    Utf8Buffer word = scratch.word;
    word.clear();
    word.put(bytes, from, to - from);
    LexemeHits hits = scratch.wordHits;
    search.findWord(word.bytes(), word.length(), source, hits);
    return hits.size() == 0 ? ContextWordCache.NONE : hits.lexeme(0);
  }

  /** Returns the length in bytes of the space or mark at an offset, 0 at a part of a word. */
  static int breakLength(byte[] bytes, int at, int length) {
    byte b = bytes[at];
    if (b >= 0) {
      boolean word = (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || (b >= '0' && b <= '9');
      return word || b == '\'' || b == '-' ? 0 : 1;
    }
    int size = letterLength(b);
    if (at + size > length) {
      return 0;
    }
    int type = Character.getType(Utf8.decode(bytes, at, length));
    return (WORD_TYPES >> type & 1) == 1 ? 0 : size;
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

  /** Returns whether a letter is kana; one alone is an ending or a particle. */
  private static boolean isKana(byte[] bytes, int at) {
    int second = second(bytes, at);
    return (bytes[at] & 0xFF) == 0xE3 && second >= 0x81 && second <= 0x83;
  }

  private static int second(byte[] bytes, int at) {
    return at + 1 < bytes.length ? bytes[at + 1] & 0xFF : 0;
  }

  private static int letterLength(byte lead) {
    int unsigned = lead & 0xFF;
    return unsigned < 0xC0 ? 1 : unsigned < 0xE0 ? 2 : unsigned < 0xF0 ? 3 : 4;
  }
}
