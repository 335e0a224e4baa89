package org.lexhub.store.translation;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;

/**
 * The words of one language to which paths lead, each once, with the sum of the odds of its paths.
 * Reusable; grows and never shrinks.
 */
final class FoundWords extends ScoredWords {
  private static final int INITIAL_CAPACITY = 256;

  /** The maximum argument of {@link #bound}. */
  private static final int MAX_BOUND = 32;

  /** The best odds of a word that was taken. */
  private static final double TAKEN = -2;

  private final Long2IntOpenHashMap indexes = new Long2IntOpenHashMap(INITIAL_CAPACITY);
  private int[] lastSources = new int[INITIAL_CAPACITY];
  private double[] lastOdds = new double[INITIAL_CAPACITY];
  private double[] bestOdds = new double[INITIAL_CAPACITY];
  private final int[] greatest = new int[MAX_BOUND];
  private final SenseParts parts;
  private long totalBasisPoints;

  FoundWords(SenseParts parts) {
    super(INITIAL_CAPACITY);
    this.parts = parts;
    indexes.defaultReturnValue(-1);
  }

  /** Removes all words. */
  void clear() {
    size = 0;
    totalBasisPoints = 0;
    indexes.clear();
  }

  /** Adds a path to a word, see {@link TranslationItems#add}. */
  void add(long key, int lexeme, int sense, int source, double path) {
    int at = index(key);
    if (lastSources[at] == source) {
      if (path <= lastOdds[at]) {
        return;
      }
      change(at, -lastOdds[at]);
    } else {
      int share = parts.shareBasisPoints(source);
      shares[at] += share;
      bests[at] = Math.max(bests[at], share);
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

  /** Returns whether a path leads to the word with a key. */
  boolean contains(long key) {
    return indexes.containsKey(key);
  }

  private void change(int at, double path) {
    odds[at] += path;
    int rounded = rounded(Math.abs(path));
    int signed = path < 0 ? -rounded : rounded;
    oddsBasisPoints[at] += signed;
    totalBasisPoints += signed;
  }

  /** Returns the sum of the odds of all words, without their likeness, in basis points. */
  long totalBasisPoints() {
    return totalBasisPoints;
  }

  /**
   * Returns the {@code count}th greatest odds of the words that lead, or of the others, in basis
   * points; 0 if there are fewer words, or if {@code count} is above 32.
   */
  int bound(int count, boolean leading) {
    if (count > MAX_BOUND || size <= count) {
      return 0;
    }
    int kept = 0;
    for (int i = 0; i < size; i++) {
      int value = oddsBasisPoints[i];
      if (leads(i) != leading || (kept == count && value <= greatest[count - 1])) {
        continue;
      }
      int at = kept == count ? count - 1 : kept++;
      while (at > 0 && greatest[at - 1] < value) {
        greatest[at] = greatest[at - 1];
        at--;
      }
      greatest[at] = value;
    }
    return kept < count ? 0 : greatest[count - 1];
  }

  /** Returns the number of words that lead. */
  int countLeading() {
    int count = 0;
    for (int i = 0; i < size; i++) {
      count += leads(i) ? 1 : 0;
    }
    return count;
  }

  /**
   * Multiplies the odds of a word, after all paths were added.
   *
   * @param likenessBasisPoints the {@link CognateFactor}
   * @param statedBasisPoints the factor for the dictionaries that give the word
   */
  void multiply(int i, int likenessBasisPoints, int statedBasisPoints) {
    likeness[i] = likenessBasisPoints;
    stated[i] = statedBasisPoints;
    odds[i] *= likenessBasisPoints / 1e4 * (statedBasisPoints / 1e4);
    oddsBasisPoints[i] =
        product(product(oddsBasisPoints[i], likenessBasisPoints), statedBasisPoints);
  }

  /** Returns whether the odds of a word were multiplied. */
  boolean isWeighed(int i) {
    return likeness[i] > 0;
  }

  /** Returns the product of odds and a factor; all in basis points. */
  static int product(int oddsBasisPoints, int factorBasisPoints) {
    return (int)
        Math.min(Integer.MAX_VALUE, Math.round(oddsBasisPoints * (factorBasisPoints / 1e4)));
  }

  /**
   * Returns the index of the first word in {@link TranslationOrder} that was not taken, and takes
   * it; -1 if there is none.
   *
   * @param minOdds the minimum odds in basis points
   */
  int takeBest(int minOdds) {
    int best = -1;
    for (int i = 0; i < size; i++) {
      if (bestOdds[i] >= 0
          && oddsBasisPoints[i] >= minOdds
          && (best < 0 || TranslationOrder.isBefore(this, i, best))) {
        best = i;
      }
    }
    if (best >= 0) {
      bestOdds[best] = TAKEN;
    }
    return best;
  }

  @Override
  boolean isNear(int i) {
    return false;
  }

  /** Converts odds to basis points. */
  static int rounded(double odds) {
    return (int) Math.round(Math.min(odds, 10_000) * 10_000);
  }

  /** Returns the index of the word with a key, added without paths if it is new. */
  private int index(long key) {
    int known = indexes.get(key);
    if (known >= 0) {
      return known;
    }
    ensureRoom();
    indexes.put(key, size);
    lastSources[size] = -1;
    lastOdds[size] = 0;
    bestOdds[size] = -1;
    odds[size] = 0;
    oddsBasisPoints[size] = 0;
    shares[size] = 0;
    bests[size] = 0;
    likeness[size] = 0;
    return size++;
  }

  @Override
  void resize(int capacity) {
    super.resize(capacity);
    lastSources = Arrays.copyOf(lastSources, capacity);
    lastOdds = Arrays.copyOf(lastOdds, capacity);
    bestOdds = Arrays.copyOf(bestOdds, capacity);
  }
}
