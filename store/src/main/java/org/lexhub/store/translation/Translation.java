package org.lexhub.store.translation;

/**
 * The answer of a {@link Translator}: a reusable object of one thread, which also keeps the working
 * memory of the question.
 *
 * <p>Items are ordered by target language as asked for, then by confidence, see {@link
 * TranslationWays}.
 */
public final class Translation {
  final TranslateScratch scratch = new TranslateScratch();
  final SenseCandidates senses = new SenseCandidates();
  final TranslationItems items = new TranslationItems();
  private boolean[] empty = new boolean[64];
  private int[] scales = new int[64];
  private int[] parts = new int[64];
  private int leastSense;
  private int targets;
  private int lexeme;
  private boolean hintUnmatched;
  private boolean keptAllSenses;
  private boolean posUnmatched;

  /** Creates an empty answer. */
  public Translation() {}

  void start(int targetCount) {
    if (targetCount > empty.length) {
      empty = new boolean[targetCount * 2];
      scales = new int[targetCount * 2];
    }
    targets = targetCount;
    lexeme = -1;
    hintUnmatched = false;
    posUnmatched = false;
    senses.clear();
    items.clear();
  }

  void source(int found) {
    lexeme = found;
  }

  void hintUnmatched(boolean value) {
    hintUnmatched = value;
  }

  void posUnmatched(boolean value) {
    posUnmatched = value;
  }

  /**
   * Sets what the probability of each sense counts: itself where something is known about the text,
   * else its cube root.
   *
   * @param least how likely senses after the first must be to count at all
   */
  void weighSenses(boolean known, int least) {
    leastSense = least;
    keptAllSenses = !known;
    if (parts.length < senses.size()) {
      parts = new int[2 * senses.size()];
    }
    for (int i = 0; i < senses.size(); i++) {
      int confidence = senses.confidence[i];
      parts[i] = known ? confidence : (int) Math.round(10_000 * Math.cbrt(confidence / 10_000.0));
    }
  }

  /** Whether neither hint nor context ruled senses of the word out. */
  boolean keptAllSenses() {
    return keptAllSenses;
  }

  int sensePartBasisPoints(int source) {
    return parts[source];
  }

  int leastSense() {
    return leastSense;
  }

  void targetEmpty(int target, boolean value) {
    empty[target] = value;
  }

  void targetScale(int target, int scaleBasisPoints) {
    scales[target] = scaleBasisPoints;
  }

  /** Whether the source language has the word; if not, there is nothing else in the answer. */
  public boolean found() {
    return lexeme >= 0;
  }

  /** The row of the source lexeme, that of the first detected sense where there is one. */
  public int lexeme() {
    return lexeme;
  }

  /** Whether there was a hint that fits no sense, so that context or prior decided. */
  public boolean hintUnmatched() {
    return hintUnmatched;
  }

  /** Whether the word is never what the query says that it is, so that all its senses counted. */
  public boolean posUnmatched() {
    return posUnmatched;
  }

  /** How many senses were detected; they stand most likely first and their confidences sum to 1. */
  public int senseCount() {
    return senses.size();
  }

  /** The row of the {@code i}th detected sense. */
  public int sense(int i) {
    return senses.sense(check(i, senses.size()));
  }

  /** The confidence of the {@code i}th detected sense in basis points. */
  public int senseConfidenceBasisPoints(int i) {
    return senses.confidence[check(i, senses.size())];
  }

  /** How many translations there are for all target languages together. */
  public int size() {
    return items.size();
  }

  /** The row of the target lexeme of an item. */
  public int itemLexeme(int i) {
    return items.lexeme(check(i, items.size()));
  }

  /** The row of the target sense of an item. */
  public int itemSense(int i) {
    return items.sense(check(i, items.size()));
  }

  /** Which detected sense an item translates, for {@link #sense}. */
  public int itemSource(int i) {
    return items.source(check(i, items.size()));
  }

  /**
   * The row of the meaning of the source sense of an item, which its target sense shares unless
   * {@link #itemNear}.
   */
  public int itemMeaning(int i) {
    return senses.meaning(itemSource(i));
  }

  /** Whether no meaning is shared and only near meanings lead to an item. */
  public boolean itemNear(int i) {
    return items.isNear(check(i, items.size()));
  }

  /** Which target language an item belongs to, as a place in the query. */
  public int itemTarget(int i) {
    return items.target(check(i, items.size()));
  }

  /** The confidence of an item in basis points. */
  public int itemConfidenceBasisPoints(int i) {
    return TranslationItems.confidenceBasisPoints(itemOddsBasisPoints(i));
  }

  /**
   * What the odds of all ways to an item together are multiplied by, in basis points: more than 1
   * where it is spelled like the source word.
   */
  public int itemLikenessBasisPoints(int i) {
    return items.likenessBasisPoints(check(i, items.size()));
  }

  /**
   * What the odds of all translations into the language of an item are multiplied by, in basis
   * points: the less, the more there is to choose from.
   */
  public int itemScaleBasisPoints(int i) {
    return scales[itemTarget(i)];
  }

  /** The odds of an item in basis points, from which its confidence follows. */
  public int itemOddsBasisPoints(int i) {
    return items.oddsBasisPoints(check(i, items.size()));
  }

  /** How many target languages were asked for. */
  public int targetCount() {
    return targets;
  }

  /** Whether there is no translation into a target language. */
  public boolean targetEmpty(int target) {
    return empty[check(target, targets)];
  }

  private static int check(int i, int size) {
    if (i < 0 || i >= size) {
      throw new IndexOutOfBoundsException(i + " of " + size);
    }
    return i;
  }
}
