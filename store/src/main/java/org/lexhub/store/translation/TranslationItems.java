package org.lexhub.store.translation;

import java.util.Arrays;

/**
 * The translations that were found, target language by target language. Ways to the same word add
 * up; of each language the best words stay, the most confident first, and of equally confident ones
 * those over near meanings last. Reusable; grows and never shrinks.
 */
final class TranslationItems {
  /** No translation is ever certain. */
  static final int MAX_ODDS = 990_000;

  private final FoundWords found = new FoundWords();
  private final FoundWords near = new FoundWords();
  private int[] lexemes = new int[64];
  private int[] senses = new int[64];
  private int[] sources = new int[64];
  private int[] targets = new int[64];
  private int[] odds = new int[64];
  private double[] exact = new double[64];
  private boolean[] nears = new boolean[64];
  private int[] likeness = new int[64];
  private int size;
  private int start;
  private int target;
  private int scale;

  void clear() {
    size = 0;
    start = 0;
    found.clear();
    near.clear();
  }

  /** Starts the translations into the next language. */
  void start(int target) {
    this.target = target;
    start = size;
    found.clear();
    near.clear();
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

  /** Adds a way over a near meaning; it counts for no word to which a shared meaning leads. */
  void addNear(long key, int lexeme, int sense, int source, double odds) {
    if (!found.contains(key)) {
      near.add(key, lexeme, sense, source, odds);
    }
  }

  /** The words of the open language to which shared meanings lead. */
  FoundWords found() {
    return found;
  }

  /** The other words of the open language, to which near meanings lead. */
  FoundWords near() {
    return near;
  }

  /**
   * Keeps the best words of the open language.
   *
   * @param scaleBasisPoints what the odds of all of them are multiplied by, in basis points
   * @return whether there are any
   */
  boolean finish(int limit, int scaleBasisPoints) {
    scale = scaleBasisPoints;
    for (int i = 0; i < found.size(); i++) {
      offer(found, i, false, limit);
    }
    for (int room = NearTargets.ENOUGH - found.size(); room > 0 && near.size() > 0; room--) {
      int best = near.takeBest(NearTargets.MIN_ODDS);
      if (best < 0) {
        break;
      }
      offer(near, best, true, limit);
    }
    return size > start;
  }

  private void offer(FoundWords words, int i, boolean isNear, int limit) {
    int total = oddsBasisPoints(FoundWords.product(words.oddsBasisPoints(i), scale), isNear);
    double precise = words.odds(i);
    int lexeme = words.lexeme(i);
    if (size - start == limit) {
      if (!better(total, precise, lexeme, isNear, size - 1)) {
        return;
      }
      size--;
    }
    if (size == lexemes.length) {
      grow();
    }
    int at = size++;
    while (at > start && better(total, precise, lexeme, isNear, at - 1)) {
      move(at - 1, at);
      at--;
    }
    lexemes[at] = lexeme;
    senses[at] = words.sense(i);
    sources[at] = words.source(i);
    targets[at] = target;
    odds[at] = total;
    exact[at] = precise;
    nears[at] = isNear;
    likeness[at] = words.likenessBasisPoints(i);
  }

  /** Odds o, scaled, as they are shown: at most 99, {@code o / (1 + 2 o)} of a near word. */
  private static int oddsBasisPoints(int scaled, boolean isNear) {
    double odds = scaled / 1e4;
    return isNear ? (int) Math.round(scaled / (1 + 2 * odds)) : Math.min(MAX_ODDS, scaled);
  }

  /** By odds as they are shown, then direct before near, then by odds as they are, then by row. */
  private boolean better(int total, double precise, int lexeme, boolean isNear, int than) {
    if (total != odds[than]) {
      return total > odds[than];
    }
    if (isNear != nears[than]) {
      return nears[than];
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
    nears[to] = nears[from];
    likeness[to] = likeness[from];
  }

  private void grow() {
    int capacity = size * 2;
    lexemes = Arrays.copyOf(lexemes, capacity);
    senses = Arrays.copyOf(senses, capacity);
    sources = Arrays.copyOf(sources, capacity);
    targets = Arrays.copyOf(targets, capacity);
    odds = Arrays.copyOf(odds, capacity);
    exact = Arrays.copyOf(exact, capacity);
    nears = Arrays.copyOf(nears, capacity);
    likeness = Arrays.copyOf(likeness, capacity);
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

  int oddsBasisPoints(int i) {
    return odds[i];
  }

  boolean isNear(int i) {
    return nears[i];
  }

  int likenessBasisPoints(int i) {
    return likeness[i];
  }

  /** Odds as a probability, both in basis points; never 0. */
  static int confidenceBasisPoints(int odds) {
    return (int) Math.max(1, Math.round(10_000.0 * odds / (10_000 + odds)));
  }
}
