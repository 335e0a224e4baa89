package org.lexhub.store.translation;

import java.util.Arrays;

/**
 * The senses that a word can have, one for each meaning, with their scores. Reusable; grows and
 * never shrinks.
 */
final class SenseCandidates {
  private int[] senses = new int[64];
  private int[] meanings = new int[64];
  private int[] links = new int[64];

  /** The probability of the sense without hint and context; all of them sum to 1. */
  float[] prior = new float[64];

  /** The coverage of the hint by the signature of the meaning: 0 to 1, more for a whole match. */
  float[] hint = new float[64];

  /** The ratio of the walk from the hint, see {@link PersonalizedPageRank#ratio}. */
  float[] ratio = new float[64];

  /** The score of the meaning in the context, a logarithm; 0 if the context is no evidence. */
  float[] context = new float[64];

  /** The weight of the sense after hint and context. */
  float[] weight = new float[64];

  /** The probability of the sense in basis points; all of them sum to 10,000. */
  int[] confidence = new int[64];

  /** For each {@link SenseOpinion} the opinions of all senses, 0 where there is none. */
  final float[][] opinions = new float[SenseOpinion.COUNT][64];

  /** Whether the place of the word in an English sentence was found, and so all opinions count. */
  boolean placed;

  /** Whether an encoder compared the sentence with the glosses. */
  boolean glossed;

  /** Whether the sentence is of another language than English. */
  boolean foreign;

  private int size;
  private int likely;

  void clear() {
    size = 0;
    likely = 0;
    placed = false;
    glossed = false;
    foreign = false;
  }

  int size() {
    return size;
  }

  /** Returns the number of candidates that {@link #keep} found likely enough to translate. */
  int likely() {
    return likely;
  }

  int sense(int i) {
    return senses[i];
  }

  int meaning(int i) {
    return meanings[i];
  }

  int linkBasisPoints(int i) {
    return links[i];
  }

  /** Returns the index of the sense with a meaning, -1 if there is none. */
  int indexOf(int meaning) {
    for (int i = 0; i < size; i++) {
      if (meanings[i] == meaning) {
        return i;
      }
    }
    return -1;
  }

  /** Adds a sense; of two senses with the same meaning, only the stronger is kept. */
  void add(int sense, int meaning, int linkBasisPoints, float strength) {
    int known = indexOf(meaning);
    if (known >= 0) {
      if (strength > prior[known]) {
        set(known, sense, meaning, linkBasisPoints, strength);
      }
      return;
    }
    if (size == senses.length) {
      grow();
    }
    set(size++, sense, meaning, linkBasisPoints, strength);
  }

  private void set(int i, int sense, int meaning, int linkBasisPoints, float strength) {
    senses[i] = sense;
    meanings[i] = meaning;
    links[i] = linkBasisPoints;
    prior[i] = strength;
    hint[i] = 0;
    ratio[i] = 0;
    context[i] = 0;
    weight[i] = 0;
    for (float[] opinion : opinions) {
      opinion[i] = 0;
    }
  }

  /** Returns an opinion of a sense. */
  float opinion(int i, SenseOpinion kind) {
    return opinions[kind.number()][i];
  }

  /** Returns the weighted sum of all opinions of a sense. */
  float opinion(int i, float[] weights) {
    float sum = 0;
    for (int kind = 0; kind < weights.length; kind++) {
      sum += weights[kind] * opinions[kind][i];
    }
    return sum;
  }

  /** Sets an opinion of a sense. */
  void setOpinion(int i, SenseOpinion kind, float value) {
    opinions[kind.number()][i] = value;
  }

  private void grow() {
    int capacity = size * 2;
    senses = Arrays.copyOf(senses, capacity);
    meanings = Arrays.copyOf(meanings, capacity);
    links = Arrays.copyOf(links, capacity);
    prior = Arrays.copyOf(prior, capacity);
    hint = Arrays.copyOf(hint, capacity);
    ratio = Arrays.copyOf(ratio, capacity);
    context = Arrays.copyOf(context, capacity);
    weight = Arrays.copyOf(weight, capacity);
    confidence = Arrays.copyOf(confidence, capacity);
    for (int kind = 0; kind < opinions.length; kind++) {
      opinions[kind] = Arrays.copyOf(opinions[kind], capacity);
    }
  }

  /** Divides the priors by their sum. */
  void normalizePriors() {
    float sum = 0;
    for (int i = 0; i < size; i++) {
      sum += prior[i];
    }
    for (int i = 0; i < size; i++) {
      prior[i] /= sum;
    }
  }

  /** Sorts by descending weight; the sort is stable. */
  void sort() {
    for (int i = 1; i < size; i++) {
      for (int j = i; j > 0 && weight[j] > weight[j - 1]; j--) {
        swap(j, j - 1);
      }
    }
  }

  private void swap(int a, int b) {
    swap(senses, a, b);
    swap(meanings, a, b);
    swap(links, a, b);
    swap(prior, a, b);
    swap(hint, a, b);
    swap(ratio, a, b);
    swap(context, a, b);
    swap(weight, a, b);
    for (float[] opinion : opinions) {
      swap(opinion, a, b);
    }
  }

  private static void swap(int[] array, int a, int b) {
    int kept = array[a];
    array[a] = array[b];
    array[b] = kept;
  }

  private static void swap(float[] array, int a, int b) {
    float kept = array[a];
    array[a] = array[b];
    array[b] = kept;
  }

  /** Raises every weight to a power; one below 1 makes the weights more even. */
  void flatten(float power) {
    for (int i = 0; i < size; i++) {
      weight[i] = (float) Math.pow(weight[i], power);
    }
  }

  /**
   * Removes unlikely candidates and turns the weights of the others into confidences.
   *
   * @param maxSenses the maximum number of candidates to keep
   * @param minSenses the number of candidates that stay however unlikely they are
   * @param minShare the minimum share of all weight for a likely candidate after the first
   */
  void keep(int maxSenses, int minSenses, float minShare) {
    float all = 0;
    for (int i = 0; i < size; i++) {
      all += weight[i];
    }
    int kept = 0;
    float sum = 0;
    likely = 0;
    while (kept < Math.min(size, maxSenses)) {
      boolean isLikely = kept == 0 || weight[kept] >= minShare * all;
      if (!isLikely && kept >= minSenses) {
        break;
      }
      likely += isLikely ? 1 : 0;
      sum += weight[kept++];
    }
    size = kept;
    int rest = 10_000;
    for (int i = 0; i < size; i++) {
      confidence[i] = (int) (weight[i] / sum * 10_000);
      rest -= confidence[i];
    }
    if (size > 0) {
      confidence[0] += rest;
    }
  }
}
