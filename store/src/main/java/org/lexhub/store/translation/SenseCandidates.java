package org.lexhub.store.translation;

import java.util.Arrays;

/**
 * The senses that a word may have, one for each meaning, with what speaks for each of them.
 * Reusable; grows and never shrinks.
 */
final class SenseCandidates {
  private int[] senses = new int[64];
  private int[] meanings = new int[64];
  private int[] links = new int[64];

  /** How likely the sense is when nothing is known about the text; sums to 1. */
  float[] prior = new float[64];

  /**
   * How much of the hint the signature of the meaning holds: 0 to 1, and more for a whole match.
   */
  float[] hint = new float[64];

  /** How much oftener than usual a walk from the hint comes by the meaning. */
  float[] ratio = new float[64];

  /** How strongly the context speaks for the meaning; 0 where nothing does. */
  float[] context = new float[64];

  /** How likely the sense is after all. */
  float[] weight = new float[64];

  /** The same in basis points; sums to 10,000. */
  int[] confidence = new int[64];

  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
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

  /** Adds a sense; where its meaning is there already, the stronger of the two stays. */
  void add(int sense, int meaning, int linkBasisPoints, float strength) {
    for (int i = 0; i < size; i++) {
      if (meanings[i] == meaning) {
        if (strength > prior[i]) {
          set(i, sense, meaning, linkBasisPoints, strength);
        }
        return;
      }
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
  }

  /** Makes the priors sum to 1. */
  void normalizePriors() {
    float sum = 0;
    for (int i = 0; i < size; i++) {
      sum += prior[i];
    }
    for (int i = 0; i < size; i++) {
      prior[i] /= sum;
    }
  }

  /** Sorts the heaviest first; equal ones keep their order. */
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

  /** Raises every weight to a power: below 1 the candidates come nearer to each other. */
  void flatten(float power) {
    for (int i = 0; i < size; i++) {
      weight[i] = (float) Math.pow(weight[i], power);
    }
  }

  /**
   * Keeps the candidates that are likely enough and turns their weights into confidences.
   *
   * @param most how many to keep at most
   * @param least the share of all weight below which a candidate goes, but never the first
   */
  void keep(int most, float least) {
    float all = 0;
    for (int i = 0; i < size; i++) {
      all += weight[i];
    }
    int kept = 0;
    float sum = 0;
    while (kept < Math.min(size, most) && (kept == 0 || weight[kept] >= least * all)) {
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
