package org.lexhub.store.term;

import it.unimi.dsi.fastutil.longs.LongConsumer;

/**
 * Enumerates the keys of the grams of a text: each code point, each two and three code points in a
 * row, where {@link #START} and {@link #END} count as code points before and after the text, and
 * its length. A gap, where code points are unknown, ends a row. An enumeration of the longest grams
 * only leaves out those that are parts of longer ones: their lists exclude no further term.
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
  private final boolean longest;
  private int before;
  private int last;

  /** Whether the row has a gram of three code points. */
  private boolean full;

  /** Creates an enumeration that passes each key, with repetitions, to a consumer. */
  public TermGramKeys(LongConsumer out) {
    this(out, false);
  }

  private TermGramKeys(LongConsumer out, boolean longest) {
    this.out = out;
    this.longest = longest;
  }

  /** Creates an enumeration of the longest grams; each text ends with a gap or an end. */
  public static TermGramKeys longest(LongConsumer out) {
    return new TermGramKeys(out, true);
  }

  /** Starts a text. */
  public void start() {
    row(START);
  }

  /** Continues after unknown code points; also begins a text of unknown start. */
  public void gap() {
    if (longest && !full && before != 0) {
      out.accept(pair(before, last));
    } else if (longest && !full && last > END) {
      out.accept(last);
    }
    row(0);
  }

  private void row(int first) {
    before = 0;
    last = first;
    full = false;
  }

  /** Adds the next code point. */
  public void add(int codePoint) {
    if (!longest) {
      out.accept(codePoint);
    }
    follow(codePoint);
  }

  private void follow(int codePoint) {
    if (last != 0 && !longest) {
      out.accept(pair(last, codePoint));
    }
    if (before != 0) {
      out.accept(pair(before, last) << BITS | codePoint);
      full = true;
    }
    before = last;
    last = codePoint;
  }

  private static long pair(int first, int second) {
    return (long) first << BITS | second;
  }

  /** Ends a text whose last code points are known. */
  public void end() {
    if (last != 0) {
      follow(END);
    }
    gap();
  }

  /** Adds the number of code points of the text. */
  public void length(int codePoints) {
    out.accept(pair(START, START) << BITS | Math.min(codePoints, MAX_LENGTH));
  }

  /** Returns whether a key has one code point, or two within a text: those are in many terms. */
  static boolean isWeak(long key) {
    long first = key >>> BITS;
    boolean bounded = first == START || (key & MAX_LENGTH) == END;
    return first >>> BITS == 0 && !bounded;
  }
}
