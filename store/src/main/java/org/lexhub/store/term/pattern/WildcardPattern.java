package org.lexhub.store.term.pattern;

import java.util.Arrays;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.term.TermGramKeys;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * A pattern of folded terms: {@code ?} is any one code point, {@code *} any number of them, a
 * backslash takes the meaning from the next. All else is folded as terms are. It runs as a
 * nondeterministic automaton whose set of states is one 64-bit number, forward or backward.
 * Reusable, for one thread; it allocates nothing once it has grown.
 */
public final class WildcardPattern implements TermAutomaton {
  /** The maximum number of code points of a pattern, without {@code *}. */
  public static final int MAX_LENGTH = 60;

  private static final int ANY = -1;

  private final Utf8Buffer run = new Utf8Buffer(64);
  private final Utf8Buffer folded = new Utf8Buffer(64);
  private final int[] tokens = new int[MAX_LENGTH + 1];
  private final int[] reversed = new int[MAX_LENGTH + 1];
  private int[] active = tokens;
  private int count;

  /** The states between tokens that a {@code *} repeats, forward; bit i is before token i. */
  private long stars;

  private long loops;
  private long[] states = new long[64];
  private int letters;
  private int min;
  private int max = Integer.MAX_VALUE;

  /** Creates a pattern that matches the empty text. */
  public WildcardPattern() {}

  /**
   * Reads a pattern.
   *
   * @param text well-formed UTF-8
   * @return false if it has more than {@link #MAX_LENGTH} code points after folding
   */
  public boolean read(byte[] text, int length) {
    clear();
    for (int at = 0; at < length; ) {
      int codePoint = Utf8.decode(text, at, length);
      at += Utf8.length(codePoint);
      if (codePoint == '*' || codePoint == '?') {
        boolean fits = flush() && (codePoint == '*' || add(ANY));
        if (!fits) {
          return false;
        }
        stars |= codePoint == '*' ? 1L << count : 0;
      } else if (codePoint == '\\' && at < length) {
        int next = Utf8.decode(text, at, length);
        at += Utf8.length(next);
        append(next);
      } else if (isBlank(codePoint)) {
        if (!flush() || !blank()) {
          return false;
        }
      } else {
        append(codePoint);
      }
    }
    return finish();
  }

  /**
   * Reads a text that terms contain; nothing in it is a wildcard.
   *
   * @param text well-formed UTF-8
   * @return false if it has more than {@link #MAX_LENGTH} code points after folding
   */
  public boolean readContained(byte[] text, int length) {
    clear();
    stars = 1;
    run.put(text, 0, length);
    boolean fits = flush();
    stars |= 1L << count;
    return fits && finish();
  }

  private void clear() {
    run.clear();
    count = 0;
    stars = 0;
    letters = 0;
    min = 0;
    max = Integer.MAX_VALUE;
  }

  private static boolean isBlank(int codePoint) {
    return codePoint == ' ' || codePoint == '-';
  }

  private void append(int codePoint) {
    byte[] room = run.ensure(4);
    run.advance(Utf8.encode(codePoint, room, run.length()) - run.length());
  }

  /** Adds one blank between words. */
  private boolean blank() {
    boolean repeated = count > 0 && tokens[count - 1] == ' ' && (stars & 1L << count) == 0;
    return repeated || (count == 0 && stars == 0) || add(' ');
  }

  /** Adds the letters that were read since the last wildcard or blank. */
  private boolean flush() {
    if (run.length() == 0) {
      return true;
    }
    folded.clear();
    Fold.fold(run.bytes(), 0, run.length(), folded);
    run.clear();
    for (int at = 0; at < folded.length(); ) {
      int codePoint = Utf8.decode(folded.bytes(), at, folded.length());
      at += Utf8.length(codePoint);
      letters++;
      if (!add(codePoint)) {
        return false;
      }
    }
    return true;
  }

  private boolean add(int token) {
    if (count == MAX_LENGTH) {
      return false;
    }
    tokens[count++] = token;
    return true;
  }

  private boolean finish() {
    boolean fits = flush();
    if (count > 0 && tokens[count - 1] == ' ' && (stars & 1L << count) == 0) {
      count--;
    }
    turn(false);
    return fits;
  }

  /** Sets the minimum and maximum number of code points of a term. */
  public void setLength(int min, int max) {
    this.min = min;
    this.max = max;
  }

  /** Returns the number of code points that are no wildcards or blanks. */
  public int letters() {
    return letters;
  }

  /** Returns the number of code points before the first wildcard. */
  public int prefix() {
    int i = 0;
    while (i < count && tokens[i] != ANY && (stars & 1L << i) == 0) {
      i++;
    }
    return i;
  }

  /** Returns the number of code points after the last wildcard. */
  public int suffix() {
    int i = count;
    while (i > 0 && tokens[i - 1] != ANY && (stars & 1L << i) == 0) {
      i--;
    }
    return count - i;
  }

  /** Returns whether terms of any length match. */
  public boolean isOpen() {
    return stars != 0;
  }

  /** Sets the direction in which the pattern reads terms; at first, forward. */
  public void turn(boolean backward) {
    if (backward) {
      loops = 0;
      for (int i = 0; i <= count; i++) {
        loops |= (stars >>> i & 1) << (count - i);
        if (i < count) {
          reversed[i] = tokens[count - 1 - i];
        }
      }
    } else {
      loops = stars;
    }
    active = backward ? reversed : tokens;
    states[0] = 1;
  }

  @Override
  public int next(int depth, int codePoint) {
    long state = states[depth];
    if ((state & loops) != 0) {
      return codePoint;
    }
    int best = -1;
    for (long rest = state; rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      if (i < count) {
        int token = active[i];
        if (token == ANY) {
          return codePoint;
        }
        best = token >= codePoint && (best < 0 || token < best) ? token : best;
      }
    }
    return best;
  }

  @Override
  public boolean step(int depth, int codePoint) {
    long state = states[depth];
    long next = state & loops;
    for (long rest = state; rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      if (i < count && (active[i] == ANY || active[i] == codePoint)) {
        next |= 2L << i;
      }
    }
    int read = depth + 1;
    if (read == states.length) {
      states = Arrays.copyOf(states, 2 * read);
    }
    states[read] = next;
    int furthest = Long.SIZE - 1 - Long.numberOfLeadingZeros(next);
    return next != 0 && (long) read + count - furthest <= max;
  }

  @Override
  public boolean accepts(int depth) {
    return (states[depth] >>> count & 1) != 0 && depth >= min && depth <= max;
  }

  @Override
  public boolean acceptsRest(int depth) {
    boolean looping = (states[depth] & loops) >>> count != 0;
    return looping && depth >= min && max == Integer.MAX_VALUE;
  }

  /** Enumerates the grams that every term has that matches. */
  public void grams(TermGramKeys out) {
    if ((stars & 1) == 0) {
      out.start();
    } else {
      out.gap();
    }
    for (int i = 0; i < count; i++) {
      if (tokens[i] == ANY) {
        out.gap();
      } else {
        out.add(tokens[i]);
      }
      if ((stars & 2L << i) != 0) {
        out.gap();
      }
    }
    out.end();
    if (!isOpen()) {
      out.length(count);
    } else if (min == max) {
      out.length(min);
    }
  }

  /**
   * Returns whether the only gram of three or fewer code points, see {@link #grams}, decides
   * whether a term matches.
   */
  public boolean isGram() {
    long ends = 1 | 1L << count;
    int length = count + Long.bitCount(ends & ~stars);
    return isText() && isOpen() && (stars & ~ends) == 0 && length <= 3;
  }

  /** Returns whether the terms match that have a text anywhere. */
  public boolean isContained() {
    return isText() && stars == (1 | 1L << count);
  }

  /** Returns whether the terms match that begin with a text. */
  public boolean isPrefix() {
    return isText() && stars == 1L << count;
  }

  /** Returns whether the terms match that end with a text. */
  public boolean isSuffix() {
    return isText() && stars == 1;
  }

  /** Returns whether no code point is unknown and the length of terms does not count. */
  private boolean isText() {
    return min <= count && max == Integer.MAX_VALUE && count > 0 && !hasAny();
  }

  private boolean hasAny() {
    for (int i = 0; i < count; i++) {
      if (tokens[i] == ANY) {
        return true;
      }
    }
    return false;
  }

  /** Replaces a text by the code points of the pattern, none of which is unknown. */
  public void text(Utf8Buffer out) {
    out.clear();
    for (int i = 0; i < count; i++) {
      byte[] room = out.ensure(4);
      out.advance(Utf8.encode(tokens[i], room, out.length()) - out.length());
    }
  }
}
