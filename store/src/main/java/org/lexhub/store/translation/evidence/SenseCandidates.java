package org.lexhub.store.translation.evidence;

import java.util.Arrays;

/**
 * The senses that a word can have, one for each meaning, with their scores. Reusable; grows and
 * never shrinks.
 */
public final class SenseCandidates {
  private int[] senses = new int[64];
  private int[] meanings = new int[64];
  private int[] links = new int[64];
  private int[] surest = new int[64];

  private float[] prior = new float[64];
  private float[] hint = new float[64];
  private float[] ratio = new float[64];
  private float[] context = new float[64];
  private float[] weight = new float[64];
  private int[] confidence = new int[64];

  /** For each {@link SenseOpinion} the opinions of all senses. */
  private final float[][] opinions = new float[SenseOpinion.COUNT][64];

  private boolean placed;
  private boolean glossed;
  private boolean foreign;
  private int size;
  private int likely;

  /** Creates an empty list. */
  public SenseCandidates() {}

  /** Removes all senses. */
  public void clear() {
    size = 0;
    likely = 0;
    placed = false;
    glossed = false;
    foreign = false;
  }

  /** Returns the number of senses. */
  public int size() {
    return size;
  }

  /** Returns the number of candidates that {@link #keep} found likely enough to translate. */
  public int likely() {
    return likely;
  }

  /** Returns the row of the {@code i}th sense. */
  public int sense(int i) {
    return senses[i];
  }

  /** Returns the row of the meaning of the {@code i}th sense. */
  public int meaning(int i) {
    return meanings[i];
  }

  /**
   * Returns the row of the sense with the surest link to the meaning: the {@code i}th sense, or one
   * of the same spelling in another part of speech.
   */
  public int surestSense(int i) {
    return surest[i];
  }

  /** Returns the confidence of the surest link between word and meaning in basis points. */
  public int linkBasisPoints(int i) {
    return links[i];
  }

  /** Returns the probability of a sense without hint and context; all of them sum to 1. */
  public float prior(int i) {
    return prior[i];
  }

  /** Multiplies the prior of a sense by a factor. */
  public void multiplyPrior(int i, float factor) {
    prior[i] *= factor;
  }

  /** Returns the coverage of the hint by a sense: 0 to 1, more for a whole match. */
  public float hint(int i) {
    return hint[i];
  }

  /** Sets the coverage of the hint by a sense. */
  public void setHint(int i, float coverage) {
    hint[i] = coverage;
  }

  /** Returns the ratio of the walk from the hint, see {@link PersonalizedPageRank#ratio}. */
  public float ratio(int i) {
    return ratio[i];
  }

  /** Sets the ratio of the walk from the hint. */
  public void setRatio(int i, float value) {
    ratio[i] = value;
  }

  /**
   * Returns the score of a sense in the context, a natural logarithm; 0 if the context is no
   * evidence.
   */
  public float context(int i) {
    return context[i];
  }

  /** Sets the score of a sense in the context. */
  public void setContext(int i, float score) {
    context[i] = score;
  }

  /** Returns the weight of a sense after hint and context. */
  public float weight(int i) {
    return weight[i];
  }

  /** Sets the weight of a sense. */
  public void setWeight(int i, float value) {
    weight[i] = value;
  }

  /**
   * Returns the probability of a sense in basis points, which {@link #keep} sets; all of them sum
   * to 10,000.
   */
  public int confidenceBasisPoints(int i) {
    return confidence[i];
  }

  /**
   * Returns whether the place of the word in an English sentence was found, so that all opinions
   * count.
   */
  public boolean isPlaced() {
    return placed;
  }

  /** Sets whether the place of the word in an English sentence was found. */
  public void setPlaced(boolean value) {
    placed = value;
  }

  /** Returns whether an encoder compared the sentence with the glosses. */
  public boolean isGlossed() {
    return glossed;
  }

  /** Sets whether an encoder compared the sentence with the glosses. */
  public void setGlossed(boolean value) {
    glossed = value;
  }

  /** Returns whether the sentence is of another language than English. */
  public boolean isForeign() {
    return foreign;
  }

  /** Sets whether the sentence is of another language than English. */
  public void setForeign(boolean value) {
    foreign = value;
  }

  /** Returns the index of the sense with a meaning, -1 if there is none. */
  public int indexOf(int meaning) {
    for (int i = 0; i < size; i++) {
      if (meanings[i] == meaning) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Adds a sense. Of two senses with the same meaning, such as those of an adverb and a conjunction
   * of one spelling, the stronger is kept, and the surer of both links.
   *
   * @param sense the row of the sense
   * @param meaning the row of its meaning
   * @param linkBasisPoints the confidence of the link between word and meaning
   * @param strength the prior before {@link #normalizePriors}
   */
  public void add(int sense, int meaning, int linkBasisPoints, float strength) {
    int known = indexOf(meaning);
    if (known < 0) {
      if (size == senses.length) {
        grow();
      }
      set(size, sense, meaning, strength);
      setLink(size++, sense, linkBasisPoints);
      return;
    }
    if (strength > prior[known]) {
      set(known, sense, meaning, strength);
    }
    if (linkBasisPoints > links[known]) {
      setLink(known, sense, linkBasisPoints);
    }
  }

  private void setLink(int i, int sense, int linkBasisPoints) {
    surest[i] = sense;
    links[i] = linkBasisPoints;
  }

  private void set(int i, int sense, int meaning, float strength) {
    senses[i] = sense;
    meanings[i] = meaning;
    prior[i] = strength;
    hint[i] = 0;
    ratio[i] = 0;
    context[i] = 0;
    weight[i] = 0;
    for (float[] opinion : opinions) {
      opinion[i] = 0;
    }
  }

  /** Returns an opinion of a sense, 0 if there is none. */
  public float opinion(int i, SenseOpinion kind) {
    return opinions[kind.number()][i];
  }

  /** Returns the weighted sum of all opinions of a sense. */
  public float opinion(int i, float[] weights) {
    float sum = 0;
    for (int kind = 0; kind < weights.length; kind++) {
      sum += weights[kind] * opinions[kind][i];
    }
    return sum;
  }

  /** Sets an opinion of a sense. */
  public void setOpinion(int i, SenseOpinion kind, float value) {
    opinions[kind.number()][i] = value;
  }

  private void grow() {
    int capacity = size * 2;
    senses = Arrays.copyOf(senses, capacity);
    meanings = Arrays.copyOf(meanings, capacity);
    links = Arrays.copyOf(links, capacity);
    surest = Arrays.copyOf(surest, capacity);
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
  public void normalizePriors() {
    float sum = 0;
    for (int i = 0; i < size; i++) {
      sum += prior[i];
    }
    for (int i = 0; i < size; i++) {
      prior[i] /= sum;
    }
  }

  /** Sorts by descending weight; the sort is stable. */
  public void sort() {
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
    swap(surest, a, b);
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
  public void flatten(float power) {
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
  public void keep(int maxSenses, int minSenses, float minShare) {
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
