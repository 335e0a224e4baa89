package org.lexhub.store.translation;

import java.util.Arrays;

/**
 * The translations found, target language by target language. The odds of all paths to a word add
 * up; of each language the best words are kept in {@link TranslationOrder}. Reusable; grows and
 * never shrinks.
 */
final class TranslationItems extends ScoredWords {
  private static final int INITIAL_CAPACITY = 64;

  private final SenseParts parts;
  private final FoundWords found;
  private final FoundWords near;
  private int[] targets = new int[INITIAL_CAPACITY];
  private boolean[] nears = new boolean[INITIAL_CAPACITY];
  private int[] ranks = new int[INITIAL_CAPACITY];
  private int start;
  private int target;
  private int scale;

  TranslationItems(SenseParts parts) {
    super(INITIAL_CAPACITY);
    this.parts = parts;
    found = new FoundWords(parts);
    near = new FoundWords(parts);
  }

  /** Removes all translations. */
  void clear() {
    size = 0;
    start = 0;
    found.clear();
    near.clear();
  }

  /**
   * Starts the translations into the next language.
   *
   * @param target the index of the language in the query
   */
  void start(int target) {
    this.target = target;
    start = size;
    found.clear();
    near.clear();
  }

  /**
   * Adds a path to a word of the current language.
   *
   * @param key equal for equal words
   * @param source the index of the detected sense from which the path starts; the paths of a sense
   *     follow each other, and only the best of them to a word counts
   * @param odds the odds of the path
   */
  void add(long key, int lexeme, int sense, int source, double odds) {
    found.add(key, lexeme, sense, source, odds);
  }

  /** Adds a path over a near meaning; it has no effect on words to which a shared meaning leads. */
  void addNear(long key, int lexeme, int sense, int source, double odds) {
    if (!found.contains(key)) {
      near.add(key, lexeme, sense, source, odds);
    }
  }

  /**
   * Sets which words lead, after all paths were added.
   *
   * @param first whether the likeliest sense has a translation
   */
  void lead(boolean first) {
    lead(parts, first);
    found.lead(parts, first);
    near.lead(parts, first);
  }

  /** Returns the words of the current language to which shared meanings lead. */
  FoundWords found() {
    return found;
  }

  /** Returns the other words of the current language, to which near meanings lead. */
  FoundWords near() {
    return near;
  }

  /**
   * Keeps the best words of the current language.
   *
   * @param limit the maximum number of words
   * @param scaleBasisPoints the factor of the odds of all words, in basis points
   * @return whether there are any words
   */
  boolean finish(int limit, int scaleBasisPoints) {
    scale = scaleBasisPoints;
    for (int i = 0; i < found.size(); i++) {
      offer(found, i, false, limit);
    }
    int room = TranslationWeights.ENOUGH_TRANSLATIONS - found.size();
    for (; room > 0 && near.size() > 0; room--) {
      int best = near.takeBest(TranslationWeights.MIN_NEAR_ODDS);
      if (best < 0) {
        break;
      }
      offer(near, best, true, limit);
    }
    limitOthers();
    return size > start;
  }

  /** Limits the odds of words of unlikely senses to those of the last word of a likely one. */
  private void limitOthers() {
    int least = Integer.MAX_VALUE;
    for (int i = start; i < size; i++) {
      least = Math.min(least, oddsBasisPoints[i]);
      oddsBasisPoints[i] = least;
    }
  }

  private void offer(FoundWords words, int i, boolean isNear, int limit) {
    ensureRoom();
    set(size, words, i, isNear);
    int at = size;
    while (at > start && TranslationOrder.isBefore(this, size, at - 1)) {
      at--;
    }
    if (at - start < limit) {
      moveUp(size, at);
      size = Math.min(size + 1, start + limit);
    }
  }

  private void set(int at, FoundWords words, int i, boolean isNear) {
    lexemes[at] = words.lexeme(i);
    senses[at] = words.sense(i);
    sources[at] = words.source(i);
    targets[at] = target;
    shares[at] = words.shareBasisPoints(i);
    bests[at] = words.bests[i];
    int scaled = FoundWords.product(words.oddsBasisPoints(i), scale);
    oddsBasisPoints[at] = finalOdds(scaled, meantBasisPoints(at), isNear);
    ranks[at] = parts.settled() ? finalOdds(scaled, 10_000, isNear) : oddsBasisPoints[at];
    odds[at] = words.odds(i);
    nears[at] = isNear;
    likeness[at] = words.likenessBasisPoints(i);
    stated[at] = words.statedBasisPoints(i);
  }

  /** Returns the probability of the senses of a word if its confidence is bounded by it, or 1. */
  int meantBasisPoints(int i) {
    return parts.evidence() || (parts.settled() && !leads(i)) ? shares[i] : 10_000;
  }

  /**
   * Returns scaled odds, limited or, for a near word, damped, and where there is evidence of the
   * sense the odds that one of the senses is meant and the word is right; all in basis points.
   */
  private static int finalOdds(int scaled, int meantBasisPoints, boolean isNear) {
    double meant = meantBasisPoints / 1e4;
    double odds = scaled / 1e4 / meant;
    double limited =
        isNear
            ? odds / (1 + TranslationWeights.NEAR_DAMPING * odds)
            : Math.min(TranslationWeights.MAX_ODDS / 1e4, odds);
    return (int) Math.round(1e4 * meant * limited / (1 + (1 - meant) * limited));
  }

  /** Moves a word up to a lower index and those from there on down by one. */
  private void moveUp(int from, int to) {
    moveUp(lexemes, from, to);
    moveUp(senses, from, to);
    moveUp(sources, from, to);
    moveUp(targets, from, to);
    moveUp(oddsBasisPoints, from, to);
    moveUp(ranks, from, to);
    moveUp(likeness, from, to);
    moveUp(stated, from, to);
    moveUp(shares, from, to);
    moveUp(bests, from, to);
    double movedOdds = odds[from];
    System.arraycopy(odds, to, odds, to + 1, from - to);
    odds[to] = movedOdds;
    boolean movedNear = nears[from];
    System.arraycopy(nears, to, nears, to + 1, from - to);
    nears[to] = movedNear;
  }

  private static void moveUp(int[] array, int from, int to) {
    int moved = array[from];
    System.arraycopy(array, to, array, to + 1, from - to);
    array[to] = moved;
  }

  /**
   * Returns the odds by which words are ordered, in basis points: where the sense is settled, those
   * that a word is right for this sense, regardless of its other senses.
   */
  @Override
  int rankBasisPoints(int i) {
    return ranks[i];
  }

  @Override
  void resize(int capacity) {
    super.resize(capacity);
    targets = Arrays.copyOf(targets, capacity);
    nears = Arrays.copyOf(nears, capacity);
    ranks = Arrays.copyOf(ranks, capacity);
  }

  /** Returns the index of the target language of a word in the query. */
  int target(int i) {
    return targets[i];
  }

  @Override
  boolean isNear(int i) {
    return nears[i];
  }

  /** Converts odds to a probability, both in basis points; the result is at least 1. */
  static int confidenceBasisPoints(int odds) {
    return (int) Math.max(1, Math.round(10_000.0 * odds / (10_000 + odds)));
  }
}
