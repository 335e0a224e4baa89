package org.lexhub.store.sense;

import java.util.Arrays;
import org.lexhub.store.english.EnglishWords;
import org.lexhub.store.english.WordHash;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The words by which texts are compared in {@link Signatures}, as 32-bit hashes: folded, stemmed
 * where they are English, without English stop words. Scripts that put no spaces between words give
 * every two adjacent letters instead. A reusable object of one thread; allocates nothing once its
 * buffers have grown.
 */
public final class SignatureWords {
  private static final int PHRASE_SEED = 0x5bd1e995;

  private final Utf8Buffer folded = new Utf8Buffer(256);
  private final EnglishWords words = new EnglishWords();
  private int[] hashes = new int[64];
  private int size;
  private int phrase;

  /** Creates an object without words. */
  public SignatureWords() {}

  /** Reads the words of a UTF-8 text; a text that is not well-formed has none. */
  public void read(byte[] text, int offset, int length) {
    size = 0;
    phrase = 0;
    folded.clear();
    if (!Fold.fold(text, offset, length, folded)) {
      return;
    }
    words.read(folded.bytes(), 0, folded.length());
    int sequence = PHRASE_SEED;
    for (int i = 0; i < words.size(); i++) {
      if (!words.isStop(i)) {
        int hash = WordHash.of(words.bytes(), words.start(i), words.end(i));
        sequence = WordHash.finish((sequence ^ hash) * 0x85ebca6b);
        addWord(words.bytes(), words.start(i), words.end(i), hash);
      }
    }
    phrase = size == 0 ? 0 : sequence;
  }

  /** Returns the number of words of the text. */
  public int size() {
    return size;
  }

  /** Returns the hash of the {@code i}th word, never 0. */
  public int hash(int i) {
    return hashes[i];
  }

  /** Returns whether the text has a word with a hash. */
  public boolean contains(int hash) {
    for (int i = 0; i < size; i++) {
      if (hashes[i] == hash) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the hash of the sequence of all words, which differs from the hash of a single word; 0
   * where there are none.
   */
  public int phrase() {
    return phrase;
  }

  private void addWord(byte[] bytes, int from, int to, int hash) {
    boolean cut = false;
    int at = from;
    int before = -1;
    while (at < to) {
      int codePoint = Utf8.decode(bytes, at, to);
      int next = at + Utf8.length(codePoint);
      if (writesNoSpaces(codePoint)) {
        cut = true;
        if (before >= 0) {
          add(WordHash.of(bytes, before, next));
        }
        before = at;
      } else {
        before = -1;
      }
      at = next;
    }
    if (!cut || to - from <= 4) {
      add(hash);
    }
  }

  /** Returns whether a letter is Thai, Lao, Tibetan, Burmese, Khmer, kana or Han. */
  private static boolean writesNoSpaces(int codePoint) {
    return (codePoint >= 0x0E00 && codePoint <= 0x109F)
        || (codePoint >= 0x1780 && codePoint <= 0x17FF)
        || (codePoint >= 0x2E80 && codePoint <= 0x9FFF)
        || (codePoint >= 0xF900 && codePoint <= 0xFAFF)
        || (codePoint >= 0x20000 && codePoint <= 0x323AF);
  }

  private void add(int hash) {
    if (size == hashes.length) {
      hashes = Arrays.copyOf(hashes, size * 2);
    }
    hashes[size++] = hash;
  }
}
