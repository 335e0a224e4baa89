package org.lexhub.store.fold;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.lexhub.store.text.Utf8;

/**
 * Maps each code point to what it folds to; read once from the resource {@code fold.tsv}.
 *
 * <p>Lines are {@code code point TAB code points} in hexadecimal, with nothing after the tab for a
 * code point that is dropped; {@code two code points TAB =code point} is a pair that is written as
 * one.
 */
final class FoldTable {
  /** The entry of a code point that does not change. */
  static final int SAME = 0;

  /** The entry of a code point that does not change but can be composed with the one before it. */
  static final int SECOND = -1;

  private static final int PAGE_BITS = 7;
  private static final int PAGE = 1 << PAGE_BITS;
  private static final int LENGTH_BITS = 6;

  private final short[] pages = new short[(Character.MAX_CODE_POINT + 1) >>> PAGE_BITS];
  private int[] entries = new int[PAGE * 160];
  private int pageCount = 1;
  private byte[] text = new byte[1 << 14];
  private int textLength;

  /** The code point that each {@link #pair} is written as. */
  private final Long2IntOpenHashMap wholes = new Long2IntOpenHashMap();

  private FoldTable() {
    wholes.defaultReturnValue(-1);
  }

  /** Reads the resource. */
  static FoldTable load() {
    try (InputStream in = FoldTable.class.getResourceAsStream("fold.tsv")) {
      if (in == null) {
        throw new IllegalStateException("the resource fold.tsv is missing from the store's jar");
      }
      FoldTable table = new FoldTable();
      table.read(in.readAllBytes());
      return table;
    } catch (IOException e) {
      throw new UncheckedIOException("the resource fold.tsv cannot be read", e);
    }
  }

  /**
   * Returns {@link #SAME}, {@link #SECOND}, or the place of what a code point folds to: see {@link
   * #start} and {@link #length}.
   */
  int entry(int codePoint) {
    return entries[(pages[codePoint >>> PAGE_BITS] << PAGE_BITS) + (codePoint & (PAGE - 1))];
  }

  byte[] text() {
    return text;
  }

  static int start(int entry) {
    return (entry - 1) >>> LENGTH_BITS;
  }

  static int length(int entry) {
    return (entry - 1) & ((1 << LENGTH_BITS) - 1);
  }

  /** Returns the code point that a pair is written as, or -1. */
  int compose(int first, int second) {
    int hangul = Hangul.compose(first, second);
    if (hangul >= 0) {
      return hangul;
    }
    return wholes.get(pair(first, second));
  }

  private static long pair(int first, int second) {
    return (long) first << Integer.SIZE | second;
  }

  private void read(byte[] in) {
    for (int vowel = 0x1161; vowel <= 0x1175; vowel++) {
      put(vowel, SECOND);
    }
    for (int tail = 0x11A8; tail <= 0x11C2; tail++) {
      put(tail, SECOND);
    }
    put(Kana.LONG, SECOND);
    int at = 0;
    int[] numbers = new int[32];
    while (at < in.length) {
      int count = 0;
      int left = 0;
      int number = -1;
      boolean whole = false;
      for (; in[at] != '\n'; at++) {
        switch (in[at]) {
          case '\t', ' ' -> {
            numbers[count++] = number;
            number = -1;
            left = in[at] == '\t' ? count : left;
          }
          case '=' -> whole = true;
          default -> number = Math.max(number, 0) << 4 | Character.digit(in[at], 16);
        }
      }
      at++;
      if (number >= 0) {
        numbers[count++] = number;
      }
      line(numbers, left, count, whole);
    }
  }

  private void line(int[] numbers, int left, int count, boolean whole) {
    if (whole) {
      addPair(numbers[0], numbers[1], numbers[2]);
      return;
    }
    int start = textLength;
    if (textLength + 4 * count > text.length) {
      text = Arrays.copyOf(text, text.length * 2);
    }
    for (int i = left; i < count; i++) {
      textLength = Utf8.encode(numbers[i], text, textLength);
    }
    put(numbers[0], 1 + (start << LENGTH_BITS | (textLength - start)));
  }

  private void addPair(int first, int second, int whole) {
    wholes.put(pair(first, second), whole);
    put(second, SECOND);
  }

  private void put(int codePoint, int entry) {
    int page = codePoint >>> PAGE_BITS;
    if (pages[page] == 0) {
      pages[page] = (short) pageCount++;
      if (pageCount << PAGE_BITS > entries.length) {
        entries = Arrays.copyOf(entries, entries.length * 2);
      }
    }
    entries[(pages[page] << PAGE_BITS) + (codePoint & (PAGE - 1))] = entry;
  }
}
