package org.lexhub.store.query;

import java.util.Arrays;

/**
 * The words of one language that a translation may give, each once, with what speaks for them.
 * Reusable; grows and never shrinks.
 */
final class FoundWords {
  private static final int FIRST = 256;
  private static final int MOST_BOUND = 8;
  private static final double TAKEN = -2;

  /** Words by key, open addressing; a slot counts where its stamp is the present one. */
  private int[] slots = new int[2 * FIRST];

  private int[] stamps = new int[2 * FIRST];
  private long[] keys = new long[FIRST];
  private int[] lexemes = new int[FIRST];
  private int[] senses = new int[FIRST];
  private int[] sources = new int[FIRST];
  private int[] lastSources = new int[FIRST];
  private double[] lastOdds = new double[FIRST];
  private double[] bestOdds = new double[FIRST];
  private double[] odds = new double[FIRST];
  private int[] odds10000 = new int[FIRST];
  private int[] likeness = new int[FIRST];
  private final int[] greatest = new int[MOST_BOUND];
  private int stamp = 1;
  private int size;
  private long total10000;

  void clear() {
    size = 0;
    total10000 = 0;
    stamp++;
  }

  int size() {
    return size;
  }

  /** Adds a way to a word, see {@link TranslationItems#add}. */
  void add(long key, int lexeme, int sense, int source, double way) {
    int at = find(key);
    if (lastSources[at] == source) {
      if (way <= lastOdds[at]) {
        return;
      }
      change(at, -lastOdds[at]);
    }
    lastSources[at] = source;
    lastOdds[at] = way;
    change(at, way);
    if (way > bestOdds[at]) {
      bestOdds[at] = way;
      lexemes[at] = lexeme;
      senses[at] = sense;
      sources[at] = source;
    }
  }

  /** Whether there is a way to the word with a key. */
  boolean contains(long key) {
    return stamps[slot(key)] == stamp;
  }

  private void change(int at, double way) {
    odds[at] += way;
    int rounded = rounded(Math.abs(way));
    int signed = way < 0 ? -rounded : rounded;
    odds10000[at] += signed;
    total10000 += signed;
  }

  /** The odds of all words in ten-thousandths, without their likeness. */
  long total10000() {
    return total10000;
  }

  /**
   * The {@code count}th greatest odds in ten-thousandths; 0 where there are fewer or it is more
   * than 8.
   */
  int bound(int count) {
    if (count > MOST_BOUND || size <= count) {
      return 0;
    }
    int kept = 0;
    for (int i = 0; i < size; i++) {
      int value = odds10000[i];
      if (kept == count && value <= greatest[count - 1]) {
        continue;
      }
      int at = kept == count ? count - 1 : kept++;
      while (at > 0 && greatest[at - 1] < value) {
        greatest[at] = greatest[at - 1];
        at--;
      }
      greatest[at] = value;
    }
    return greatest[count - 1];
  }

  /** Multiplies the odds of a word, once all its ways are there. */
  void times(int i, int times10000) {
    likeness[i] = times10000;
    odds[i] *= times10000 / 1e4;
    odds10000[i] = product(odds10000[i], times10000);
  }

  /** Odds and a factor, both in ten-thousandths, multiplied. */
  static int product(int odds10000, int times10000) {
    return (int) Math.min(Integer.MAX_VALUE, Math.round(odds10000 * (times10000 / 1e4)));
  }

  /**
   * The word with the greatest odds that was not taken yet, and takes it; -1 where none has at
   * least so many ten-thousandths. Of equal ones the lexeme that stands first.
   */
  int takeBest(int least) {
    int best = -1;
    for (int i = 0; i < size; i++) {
      if (bestOdds[i] >= 0 && odds10000[i] >= least && (best < 0 || isBetter(i, best))) {
        best = i;
      }
    }
    if (best >= 0) {
      bestOdds[best] = TAKEN;
    }
    return best;
  }

  private boolean isBetter(int i, int than) {
    if (odds10000[i] != odds10000[than]) {
      return odds10000[i] > odds10000[than];
    }
    return odds[i] > odds[than] || (odds[i] == odds[than] && lexemes[i] < lexemes[than]);
  }

  /** Odds in ten-thousandths, as they are shown. */
  static int rounded(double odds) {
    return (int) Math.round(Math.min(odds, 10_000) * 10_000);
  }

  private int find(long key) {
    int slot = slot(key);
    if (stamps[slot] == stamp) {
      return slots[slot];
    }
    if (size == keys.length) {
      grow();
      slot = slot(key);
    }
    stamps[slot] = stamp;
    slots[slot] = size;
    keys[size] = key;
    lastSources[size] = -1;
    lastOdds[size] = 0;
    bestOdds[size] = -1;
    odds[size] = 0;
    odds10000[size] = 0;
    return size++;
  }

  /** The slot of the word with a key, or the free one that it would take. */
  private int slot(long key) {
    int mask = slots.length - 1;
    int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & mask;
    while (stamps[slot] == stamp && keys[slots[slot]] != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    int capacity = size * 2;
    keys = Arrays.copyOf(keys, capacity);
    lexemes = Arrays.copyOf(lexemes, capacity);
    senses = Arrays.copyOf(senses, capacity);
    sources = Arrays.copyOf(sources, capacity);
    lastSources = Arrays.copyOf(lastSources, capacity);
    lastOdds = Arrays.copyOf(lastOdds, capacity);
    bestOdds = Arrays.copyOf(bestOdds, capacity);
    odds = Arrays.copyOf(odds, capacity);
    odds10000 = Arrays.copyOf(odds10000, capacity);
    likeness = Arrays.copyOf(likeness, capacity);
    slots = new int[2 * capacity];
    stamps = new int[2 * capacity];
    for (int i = 0; i < size; i++) {
      int slot = slot(keys[i]);
      stamps[slot] = stamp;
      slots[slot] = i;
    }
  }

  /** The lexeme of the best way to a word. */
  int lexeme(int i) {
    return lexemes[i];
  }

  /** The target sense of the best way. */
  int sense(int i) {
    return senses[i];
  }

  /** Which detected sense the best way starts from. */
  int source(int i) {
    return sources[i];
  }

  /** The odds of all ways together, and of the likeness once they were multiplied. */
  double odds(int i) {
    return odds[i];
  }

  /** What the odds were multiplied by, in ten-thousandths. */
  int likeness10000(int i) {
    return likeness[i];
  }

  /** The odds of all ways, each rounded to ten-thousandths. */
  int odds10000(int i) {
    return odds10000[i];
  }
}
