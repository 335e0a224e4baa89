package org.lexhub.store.english;

import java.util.Arrays;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The tokens of a sentence whose words are separated by spaces: words, which can contain hyphens,
 * and single punctuation marks. Apostrophes separate words. A reusable object of one thread;
 * allocates nothing once its buffers have grown.
 */
public final class Sentence {
  /** The endings of {@link #ending}, longer ones first. */
  private static final String[] ENDINGS = {"ing", "est", "ed", "er", "ly", "s"};

  private static final int MIN_STEM_LENGTH = 2;

  private final Utf8Buffer folded = new Utf8Buffer(256);
  private final Utf8Buffer stem = new Utf8Buffer(64);
  private int[] ends = new int[64];
  private int[] froms = new int[64];
  private int[] tos = new int[64];
  private int[] hashes = new int[64];
  private int[] stems = new int[64];
  private boolean[] capitals = new boolean[64];
  private int size;

  /** Creates a sentence without tokens. */
  public Sentence() {}

  /** Reads the tokens of a UTF-8 text; a word that is not well-formed is left out. */
  public void read(byte[] text, int offset, int length) {
    folded.clear();
    size = 0;
    int end = offset + length;
    int at = offset;
    while (at < end) {
      int wide = punctuation(text, at, end);
      if (wide > 0) {
        if (text[at] != ' ' && text[at] != '-' && !isApostrophe(text, at, end)) {
          add(text, at, at + wide);
        }
        at += wide;
        continue;
      }
      int from = at;
      while (at < end && continues(text, at, end)) {
        at++;
      }
      add(text, from, at);
    }
  }

  /** Returns whether a byte continues a word: a letter, or a hyphen before a letter. */
  private static boolean continues(byte[] text, int at, int end) {
    return punctuation(text, at, end) == 0
        || (text[at] == '-' && at + 1 < end && punctuation(text, at + 1, end) == 0);
  }

  /**
   * Returns the length in bytes of the space or punctuation at an offset, 0 at a letter or digit.
   */
  private static int punctuation(byte[] text, int at, int end) {
    byte b = text[at];
    if (b >= 0) {
      boolean word = (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || (b >= '0' && b <= '9');
      return word ? 0 : 1;
    }
    // U+2000 to U+203F are spaces, dashes and quotation marks.
    boolean general = (b & 0xFF) == 0xE2 && at + 2 < end && (text[at + 1] & 0xFF) == 0x80;
    return general ? 3 : 0;
  }

  /** Returns whether there is an apostrophe at an offset: U+0027, U+2018 or U+2019. */
  private static boolean isApostrophe(byte[] text, int at, int end) {
    return Contractions.apostrophe(text, at, end) > 0;
  }

  private void add(byte[] text, int from, int to) {
    int start = folded.length();
    if (!Fold.fold(text, from, to - from, folded)) {
      return;
    }
    if (size == ends.length) {
      int capacity = size * 2;
      ends = Arrays.copyOf(ends, capacity);
      froms = Arrays.copyOf(froms, capacity);
      tos = Arrays.copyOf(tos, capacity);
      hashes = Arrays.copyOf(hashes, capacity);
      stems = Arrays.copyOf(stems, capacity);
      capitals = Arrays.copyOf(capitals, capacity);
    }
    byte[] bytes = folded.bytes();
    int end = folded.length();
    ends[size] = end;
    froms[size] = from;
    tos[size] = to;
    hashes[size] = WordHash.of(bytes, start, end);
    stem.clear();
    stem.put(bytes, start, end - start);
    int stemEnd = EnglishStem.stem(stem.bytes(), 0, stem.length());
    stems[size] = WordHash.of(stem.bytes(), 0, stemEnd);
    capitals[size] = text[from] >= 'A' && text[from] <= 'Z';
    size++;
  }

  /** Returns the number of tokens. */
  public int size() {
    return size;
  }

  /** Returns the hash of a folded token. */
  public int hash(int token) {
    return hashes[token];
  }

  /** Returns the hash of the English stem of a folded token. */
  public int stem(int token) {
    return stems[token];
  }

  /** Returns whether a token begins with a capital ASCII letter. */
  public boolean capital(int token) {
    return capitals[token];
  }

  /** Returns whether a token begins with a letter, not a digit or a punctuation mark. */
  public boolean isWord(int token) {
    byte first = folded.bytes()[start(token)];
    return first < 0 || (first >= 'a' && first <= 'z');
  }

  /** Returns whether a token begins with a digit. */
  public boolean isNumber(int token) {
    byte first = folded.bytes()[start(token)];
    return first >= '0' && first <= '9';
  }

  /**
   * Returns the number of the apparent grammatical ending of a token: 1 -ing, 2 -est, 3 -ed, 4 -er,
   * 5 -ly, 6 -s, 0 none.
   */
  public int ending(int token) {
    int start = start(token);
    for (int i = 0; i < ENDINGS.length; i++) {
      String ending = ENDINGS[i];
      if (ends[token] - start >= ending.length() + MIN_STEM_LENGTH && endsWith(token, ending)) {
        return i + 1;
      }
    }
    return 0;
  }

  private boolean endsWith(int token, String ending) {
    int at = ends[token] - ending.length();
    for (int i = 0; i < ending.length(); i++) {
      if (folded.bytes()[at + i] != ending.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the buffer with all folded tokens. The next {@link #read} changes it. */
  public byte[] bytes() {
    return folded.bytes();
  }

  /** Returns the offset of a token in {@link #bytes}. */
  public int start(int token) {
    return token == 0 ? 0 : ends[token - 1];
  }

  /** Returns the end, exclusive, of a token in {@link #bytes}. */
  public int end(int token) {
    return ends[token];
  }

  /** Returns the offset of a token in the text that was read. */
  public int textStart(int token) {
    return froms[token];
  }

  /** Returns the end, exclusive, of a token in the text that was read. */
  public int textEnd(int token) {
    return tos[token];
  }
}
