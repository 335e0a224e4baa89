package org.lexhub.store.query;

import java.util.Arrays;

/**
 * The translations that were found, target language by target language; of each the best, every
 * lemma once. Reusable; grows and never shrinks.
 */
final class TranslationItems {
  private int[] lexemes = new int[64];
  private int[] lemmas = new int[64];
  private int[] senses = new int[64];
  private int[] sources = new int[64];
  private int[] targets = new int[64];
  private int[] confidences = new int[64];
  private int[] senseParts = new int[64];
  private int[] targetLinks = new int[64];
  private long[] ties = new long[64];
  private int size;
  private int start;
  private int limit;
  private int target;

  void clear() {
    size = 0;
  }

  /** Starts the translations into the next language. */
  void start(int target, int limit) {
    this.target = target;
    this.limit = limit;
    start = size;
  }

  int size() {
    return size;
  }

  /** How many translations the open language has. */
  int inTarget() {
    return size - start;
  }

  /** The confidence of the last translation that is at least half as confident as the best. */
  int lastGood() {
    int at = start;
    while (at + 1 < size && 2 * confidences[at + 1] >= confidences[start]) {
      at++;
    }
    return confidences[at];
  }

  /**
   * Offers a translation into the open language.
   *
   * @param tie decides between equal confidences, the smaller is better
   */
  void offer(
      int lexeme,
      int lemma,
      int sense,
      int source,
      int confidence,
      int sensePart,
      int targetLink,
      long tie) {
    int same = find(lemma);
    if (same >= 0) {
      if (!better(confidence, tie, same)) {
        return;
      }
      remove(same);
    }
    if (inTarget() == limit) {
      if (!better(confidence, tie, size - 1)) {
        return;
      }
      size--;
    }
    if (size == lexemes.length) {
      grow();
    }
    int at = size++;
    while (at > start && better(confidence, tie, at - 1)) {
      move(at - 1, at);
      at--;
    }
    lexemes[at] = lexeme;
    lemmas[at] = lemma;
    senses[at] = sense;
    sources[at] = source;
    targets[at] = target;
    confidences[at] = confidence;
    senseParts[at] = sensePart;
    targetLinks[at] = targetLink;
    ties[at] = tie;
  }

  private int find(int lemma) {
    for (int i = start; i < size; i++) {
      if (lemmas[i] == lemma) {
        return i;
      }
    }
    return -1;
  }

  private boolean better(int confidence, long tie, int than) {
    return confidence > confidences[than] || (confidence == confidences[than] && tie < ties[than]);
  }

  private void remove(int at) {
    size--;
    for (int i = at; i < size; i++) {
      move(i + 1, i);
    }
  }

  private void move(int from, int to) {
    lexemes[to] = lexemes[from];
    lemmas[to] = lemmas[from];
    senses[to] = senses[from];
    sources[to] = sources[from];
    targets[to] = targets[from];
    confidences[to] = confidences[from];
    senseParts[to] = senseParts[from];
    targetLinks[to] = targetLinks[from];
    ties[to] = ties[from];
  }

  private void grow() {
    int capacity = size * 2;
    lexemes = Arrays.copyOf(lexemes, capacity);
    lemmas = Arrays.copyOf(lemmas, capacity);
    senses = Arrays.copyOf(senses, capacity);
    sources = Arrays.copyOf(sources, capacity);
    targets = Arrays.copyOf(targets, capacity);
    confidences = Arrays.copyOf(confidences, capacity);
    senseParts = Arrays.copyOf(senseParts, capacity);
    targetLinks = Arrays.copyOf(targetLinks, capacity);
    ties = Arrays.copyOf(ties, capacity);
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

  int confidence10000(int i) {
    return confidences[i];
  }

  int sensePart10000(int i) {
    return senseParts[i];
  }

  int targetLink10000(int i) {
    return targetLinks[i];
  }
}
