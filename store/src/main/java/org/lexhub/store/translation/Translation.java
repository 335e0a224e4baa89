package org.lexhub.store.translation;

import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.evidence.SenseCandidates;
import org.lexhub.store.translation.evidence.SenseOpinion;

/**
 * The result of a {@link Translator}: a reusable object of one thread that also contains the
 * working memory of the query.
 *
 * <p>Items are ordered by target language as in the query, then by confidence; {@code
 * TranslationOrder} is the order of the items of one language, and {@link PivotPaths} says how
 * their confidences come about.
 */
public final class Translation {
  final TranslateScratch scratch = new TranslateScratch();
  final SenseCandidates senses = new SenseCandidates();
  final SenseParts parts = new SenseParts();
  final TranslationItems items = new TranslationItems(parts);
  private boolean[] empty = new boolean[64];
  private int[] scales = new int[64];
  private boolean[] substituted = new boolean[64];
  private int minSense;
  private int targets;
  private int lexeme;
  private boolean hintUnmatched;
  private boolean posUnmatched;
  private boolean matchedOther;

  /** Creates an empty result. */
  public Translation() {}

  void start(int targetCount) {
    if (targetCount > empty.length) {
      empty = new boolean[targetCount * 2];
      scales = new int[targetCount * 2];
      substituted = new boolean[targetCount * 2];
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

  /** Returns whether neither a hint nor a context chose among the senses of the word. */
  boolean keptAllSenses() {
    return !parts.evidence();
  }

  int sensePartBasisPoints(int source) {
    return parts.partBasisPoints(source);
  }

  /** Sets the minimum confidence of senses after the first to be translated, in basis points. */
  void minSense(int basisPoints) {
    minSense = basisPoints;
  }

  int minSense() {
    return minSense;
  }

  void targetSubstituted(int target, boolean value) {
    substituted[target] = value;
  }

  void targetEmpty(int target, boolean value) {
    empty[target] = value;
  }

  /** Returns whether there is no translation into any of the target languages. */
  boolean isEmpty() {
    for (int target = 0; target < targets; target++) {
      if (!empty[target]) {
        return false;
      }
    }
    return targets > 0;
  }

  void targetScale(int target, int scaleBasisPoints) {
    scales[target] = scaleBasisPoints;
  }

  /** Returns whether the source language has the word; if not, the result is empty. */
  public boolean found() {
    return lexeme >= 0;
  }

  /**
   * Returns the row of the source lexeme, which is that of the first detected sense if there is
   * any; -1 if the word was not found.
   */
  public int lexeme() {
    return lexeme;
  }

  void matchedOther(boolean value) {
    matchedOther = value;
  }

  /** Returns whether something other than the whole text of the query was found. */
  public boolean matchedOther() {
    return matchedOther;
  }

  /**
   * Returns the text that was found: that of the query, or the part of it that is left without what
   * people type around a word; valid until the next translation.
   */
  public Utf8Buffer matched() {
    return scratch.found.matched();
  }

  /** Returns whether a hint matched no sense, so that context or prior decided. */
  public boolean hintUnmatched() {
    return hintUnmatched;
  }

  /**
   * Returns whether the word has no sense with the part of speech of the query, so that all of its
   * senses were used.
   */
  public boolean posUnmatched() {
    return posUnmatched;
  }

  /**
   * Returns the number of detected senses. They are ordered by descending confidence, and their
   * confidences sum to 1.
   */
  public int senseCount() {
    return senses.size();
  }

  /** Returns the row of the {@code i}th detected sense. */
  public int sense(int i) {
    return senses.sense(check(i, senses.size()));
  }

  /** Returns the confidence of the {@code i}th detected sense in basis points. */
  public int senseConfidenceBasisPoints(int i) {
    return senses.confidenceBasisPoints(check(i, senses.size()));
  }

  /** Returns what an opinion says about the {@code i}th detected sense; 0 if it says nothing. */
  public float senseOpinion(int i, SenseOpinion opinion) {
    return senses.opinion(check(i, senses.size()), opinion);
  }

  /** Returns the number of items: the translations into all target languages together. */
  public int size() {
    return items.size();
  }

  /** Returns the row of the target lexeme of an item. */
  public int itemLexeme(int i) {
    return items.lexeme(check(i, items.size()));
  }

  /** Returns the row of the target sense of an item. */
  public int itemSense(int i) {
    return items.sense(check(i, items.size()));
  }

  /** Returns the index of the detected sense that an item translates, for {@link #sense}. */
  public int itemSource(int i) {
    return items.source(check(i, items.size()));
  }

  /**
   * Returns the row of the meaning of the source sense of an item; its target sense has the same
   * meaning unless {@link #itemNear} is true.
   */
  public int itemMeaning(int i) {
    return senses.meaning(itemSource(i));
  }

  /** Returns whether only near meanings, and no shared one, lead to an item. */
  public boolean itemNear(int i) {
    return items.isNear(check(i, items.size()));
  }

  /** Returns the index of the target language of an item in the query. */
  public int itemTarget(int i) {
    return items.target(check(i, items.size()));
  }

  /** Returns the confidence of an item in basis points. */
  public int itemConfidenceBasisPoints(int i) {
    return TranslationItems.confidenceBasisPoints(itemOddsBasisPoints(i));
  }

  /**
   * Returns the factor of the odds of an item for its likeness to the source word, in basis points:
   * above 10,000 if both have a common beginning.
   */
  public int itemLikenessBasisPoints(int i) {
    return items.likenessBasisPoints(check(i, items.size()));
  }

  /**
   * Returns the factor of the odds of an item for the sources that give it as a translation of the
   * source word, in basis points: 10,000 if none does.
   */
  public int itemStatedBasisPoints(int i) {
    return items.statedBasisPoints(check(i, items.size()));
  }

  /**
   * Returns the factor of the odds of all items of the language of an item, in basis points. The
   * higher their odds together, the lower the factor.
   */
  public int itemScaleBasisPoints(int i) {
    return scales[itemTarget(i)];
  }

  /**
   * Returns the probability that one of the senses that an item translates is meant, in basis
   * points; 10,000 if neither a hint nor a context chose among the senses, except for words of
   * other senses than a settled one.
   */
  public int itemMeantBasisPoints(int i) {
    return items.meantBasisPoints(check(i, items.size()));
  }

  /** Returns the odds of an item in basis points, from which its confidence follows. */
  public int itemOddsBasisPoints(int i) {
    return items.oddsBasisPoints(check(i, items.size()));
  }

  /** Returns the number of target languages of the query. */
  public int targetCount() {
    return targets;
  }

  /**
   * Returns whether the first detected sense has no translation into a target language, so that all
   * items of this language, if there are any, translate other senses.
   */
  public boolean targetSubstituted(int target) {
    return substituted[check(target, targets)];
  }

  /** Returns whether there is no translation into a target language. */
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
