package org.lexhub.store.query;

import java.util.Arrays;

/**
 * The translations that were found, target language by target language. Ways to the same word add
 * up; of each language the best words stay, the most confident first. Reusable; grows and never
 * shrinks.
 */
final class TranslationItems {
  /** No translation is ever certain. */
  static final int MOST_ODDS = 990_000;

  private final FoundWords found = new FoundWords();
  private int[] lexemes = new int[64];
  private int[] senses = new int[64];
  private int[] sources = new int[64];
  private int[] targets = new int[64];
  private int[] odds = new int[64];
  private double[] exact = new double[64];
  private int size;
  private int start;
  private int target;

  void clear() {
    size = 0;
    start = 0;
    found.clear();
  }

  /** Starts the translations into the next language. */
  void start(int target) {
    this.target = target;
    start = size;
    found.clear();
  }

  int size() {
    return size;
  }

  /**
   * Adds a way to a word in the open language.
   *
   * @param key equal for equal words
   * @param source which detected sense the way starts from; ways of the same one follow each other,
   *     and of those to the same word only the best counts
   * @param odds how much it speaks for the word
   */
  void add(long key, int lexeme, int sense, int source, double odds) {
    found.add(key, lexeme, sense, source, odds);
  }

  /** Keeps the best words of the open language; true where there are any. */
  boolean finish(int limit) {
    for (int i = 0; i < found.size(); i++) {
      offer(i, limit);
    }
    return size > start;
  }

  private void offer(int i, int limit) {
    int total = Math.min(MOST_ODDS, found.odds10000(i));
    double precise = found.odds(i);
    int lexeme = found.lexeme(i);
    if (size - start == limit) {
      if (!better(total, precise, lexeme, size - 1)) {
        return;
      }
      size--;
    }
    if (size == lexemes.length) {
      grow();
    }
    int at = size++;
    while (at > start && better(total, precise, lexeme, at - 1)) {
      move(at - 1, at);
      at--;
    }
    lexemes[at] = lexeme;
    senses[at] = found.sense(i);
    sources[at] = found.source(i);
    targets[at] = target;
    odds[at] = total;
    exact[at] = precise;
  }

  /** By odds as they are shown, then as they are, then by row. */
  private boolean better(int total, double precise, int lexeme, int than) {
    if (total != odds[than]) {
      return total > odds[than];
    }
    return precise > exact[than] || (precise == exact[than] && lexeme < lexemes[than]);
  }

  private void move(int from, int to) {
    lexemes[to] = lexemes[from];
    senses[to] = senses[from];
    sources[to] = sources[from];
    targets[to] = targets[from];
    odds[to] = odds[from];
    exact[to] = exact[from];
  }

  private void grow() {
    int capacity = size * 2;
    lexemes = Arrays.copyOf(lexemes, capacity);
    senses = Arrays.copyOf(senses, capacity);
    sources = Arrays.copyOf(sources, capacity);
    targets = Arrays.copyOf(targets, capacity);
    odds = Arrays.copyOf(odds, capacity);
    exact = Arrays.copyOf(exact, capacity);
  }

  int lexeme(int i) {
    return lexemes[i];
  }

  int sense(int i) {
    return senses[i];
  }

  int source(int i) {
    return sources[i];
  }

  int target(int i) {
    return targets[i];
  }

  int odds10000(int i) {
    return odds[i];
  }

  /** Odds as a probability, both in ten-thousandths; never 0. */
  static int confidence10000(int odds) {
    return (int) Math.max(1, Math.round(10_000.0 * odds / (10_000 + odds)));
  }
}
