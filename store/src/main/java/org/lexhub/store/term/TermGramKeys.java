package org.lexhub.store.term;

import it.unimi.dsi.fastutil.longs.LongConsumer;

/**
 * Enumerates the keys of the grams of a text: each code point, each two and three code points in a
 * row, where {@link #START} and {@link #END} count as code points before and after the text, and
 * its length. A gap, where code points are unknown, ends a row.
 *
 * <p>A key packs up to three code points of 21 bits; the last is in the low bits.
 */
public final class TermGramKeys {
  /** Comes before the first code point. */
  static final int START = 1;

  /** Comes after the last code point. */
  static final int END = 2;

  private static final int BITS = 21;
  private static final int MAX_LENGTH = (1 << BITS) - 1;

  private final LongConsumer out;
  private int before;
  private int last;

  /** Creates an enumeration that passes each key, with repetitions, to a consumer. */
  public TermGramKeys(LongConsumer out) {
    this.out = out;
  }

  /** Starts a text. */
  public void start() {
    before = 0;
    last = START;
  }

  /** Continues after unknown code points; also begins a text of unknown start. */
  public void gap() {
    before = 0;
    last = 0;
  }

  /** Adds the next code point. */
  public void add(int codePoint) {
    out.accept(codePoint);
    follow(codePoint);
    before = last;
    last = codePoint;
  }

  private void follow(int codePoint) {
    if (last != 0) {
      out.accept((long) last << BITS | codePoint);
    }
    if (before != 0) {
      out.accept((((long) before << BITS) | last) << BITS | codePoint);
    }
  }

  /** Ends a text whose last code points are known. */
  public void end() {
    follow(END);
  }

  /** Adds the number of code points of the text. */
  public void length(int codePoints) {
    long start = (long) START << BITS | START;
    out.accept(start << BITS | Math.min(codePoints, MAX_LENGTH));
  }

  /** Returns whether a key has one code point, or two within a text: those are in many terms. */
  static boolean isWeak(long key) {
    long first = key >>> BITS;
    boolean bounded = first == START || (key & MAX_LENGTH) == END;
    return first >>> BITS == 0 && !bounded;
  }
}
