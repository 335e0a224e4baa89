package org.lexhub.store.query;

import java.util.Arrays;

/**
 * The words of one language that a translation may give, each once, with what speaks for them.
 * Reusable; grows and never shrinks.
 */
final class FoundWords {
  private static final int FIRST = 256;

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
  private int stamp = 1;
  private int size;

  void clear() {
    size = 0;
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

  private void change(int at, double way) {
    odds[at] += way;
    int rounded = rounded(Math.abs(way));
    odds10000[at] += way < 0 ? -rounded : rounded;
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

  /** The odds of all ways together. */
  double odds(int i) {
    return odds[i];
  }

  /** The odds of all ways, each rounded to ten-thousandths. */
  int odds10000(int i) {
    return odds10000[i];
  }
}
