package org.lexhub.store.translation;

import java.util.Arrays;

/**
 * The words of one language that a translation may give, each once, with what speaks for them.
 * Reusable; grows and never shrinks.
 */
final class FoundWords {
  private static final int FIRST = 256;
  private static final int MAX_BOUND = 8;
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
  private int[] oddsBasisPoints = new int[FIRST];
  private int[] likeness = new int[FIRST];
  private final int[] greatest = new int[MAX_BOUND];
  private int stamp = 1;
  private int size;
  private long totalBasisPoints;

  void clear() {
    size = 0;
    totalBasisPoints = 0;
    stamp++;
  }

  int size() {
    return size;
  }

  /** Adds a way to a word, see {@link TranslationItems#add}. */
  void add(long key, int lexeme, int sense, int source, double path) {
    int at = find(key);
    if (lastSources[at] == source) {
      if (path <= lastOdds[at]) {
        return;
      }
      change(at, -lastOdds[at]);
    }
    lastSources[at] = source;
    lastOdds[at] = path;
    change(at, path);
    if (path > bestOdds[at]) {
      bestOdds[at] = path;
      lexemes[at] = lexeme;
      senses[at] = sense;
      sources[at] = source;
    }
  }

  /** Whether there is a way to the word with a key. */
  boolean contains(long key) {
    return stamps[slot(key)] == stamp;
  }

  private void change(int at, double path) {
    odds[at] += path;
    int rounded = rounded(Math.abs(path));
    int signed = path < 0 ? -rounded : rounded;
    oddsBasisPoints[at] += signed;
    totalBasisPoints += signed;
  }

  /** The odds of all words in basis points, without their likeness. */
  long totalBasisPoints() {
    return totalBasisPoints;
  }

  /**
   * The {@code count}th greatest odds in basis points; 0 where there are fewer or it is more than
   * 8.
   */
  int bound(int count) {
    if (count > MAX_BOUND || size <= count) {
      return 0;
    }
    int kept = 0;
    for (int i = 0; i < size; i++) {
      int value = oddsBasisPoints[i];
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
  void times(int i, int factorBasisPoints) {
    likeness[i] = factorBasisPoints;
    odds[i] *= factorBasisPoints / 1e4;
    oddsBasisPoints[i] = product(oddsBasisPoints[i], factorBasisPoints);
  }

  /** Odds and a factor, both in basis points, multiplied. */
  static int product(int oddsBasisPoints, int factorBasisPoints) {
    return (int)
        Math.min(Integer.MAX_VALUE, Math.round(oddsBasisPoints * (factorBasisPoints / 1e4)));
  }

  /**
   * The word with the greatest odds that was not taken yet, and takes it; -1 where none has at
   * least so many basis points. Of equal ones the lexeme that stands first.
   */
  int takeBest(int least) {
    int best = -1;
    for (int i = 0; i < size; i++) {
      if (bestOdds[i] >= 0 && oddsBasisPoints[i] >= least && (best < 0 || isBetter(i, best))) {
        best = i;
      }
    }
    if (best >= 0) {
      bestOdds[best] = TAKEN;
    }
    return best;
  }

  private boolean isBetter(int i, int than) {
    if (oddsBasisPoints[i] != oddsBasisPoints[than]) {
      return oddsBasisPoints[i] > oddsBasisPoints[than];
    }
    return odds[i] > odds[than] || (odds[i] == odds[than] && lexemes[i] < lexemes[than]);
  }

  /** Odds in basis points, as they are shown. */
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
    oddsBasisPoints[size] = 0;
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
    oddsBasisPoints = Arrays.copyOf(oddsBasisPoints, capacity);
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

  /** What the odds were multiplied by, in basis points. */
  int likenessBasisPoints(int i) {
    return likeness[i];
  }

  /** The odds of all ways, each rounded to basis points. */
  int oddsBasisPoints(int i) {
    return oddsBasisPoints[i];
  }
}
