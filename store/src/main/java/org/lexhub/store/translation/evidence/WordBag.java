package org.lexhub.store.translation.evidence;

import java.util.Arrays;
import org.lexhub.store.sense.ContextDistances;
import org.lexhub.store.sense.SignatureWords;
import org.lexhub.store.sense.Signatures;

/**
 * The words of a hint or a context that occur in signatures, in ascending order, each once and with
 * a weight that comes from its inverse document frequency. Reusable; allocates nothing once it has
 * grown.
 */
public final class WordBag {
  private final ContextDistances distances = new ContextDistances();
  private int[] words = new int[64];
  private float[] weights = new float[64];
  private int size;
  private float sum;
  private int phrase;

  /** Creates an empty bag. */
  public WordBag() {}

  /** Removes all words. */
  public void clear() {
    size = 0;
    sum = 0;
    phrase = -1;
  }

  /** Returns whether the bag contains neither a word nor a whole text. */
  public boolean isEmpty() {
    return size == 0 && phrase < 0;
  }

  /** Returns the number of words. */
  public int size() {
    return size;
  }

  /** Returns the {@code i}th word, as {@link Signatures} number them. */
  public int word(int i) {
    return words[i];
  }

  /** Returns the weight of the {@code i}th word. */
  float weight(int i) {
    return weights[i];
  }

  /**
   * Adds the words of a text, except those of the text to translate. If the text contains any of
   * these, a word weighs less the farther it is from the nearest of them.
   */
  public void addAll(SignatureWords text, SignatureWords except, Signatures signatures) {
    measure(text, except);
    for (int i = 0; i < text.size(); i++) {
      if (distances.get(i) > 0) {
        int word = signatures.word(text.hash(i));
        if (word >= 0) {
          add(word, share(distances.get(i)) * signatures.idf(word));
        }
      }
    }
    if (text.phrase() != 0 && text.phrase() != except.phrase()) {
      phrase = signatures.word(text.phrase());
    }
  }

  private void measure(SignatureWords text, SignatureWords except) {
    distances.start();
    for (int i = 0; i < text.size(); i++) {
      distances.add(except.contains(text.hash(i)));
    }
    distances.finish();
  }

  /**
   * Returns the factor of the weight of a word, at most 1.
   *
   * @param distance the distance from the word to translate, in words
   */
  public static float share(int distance) {
    float far = distance / SenseWeights.HALF_LOSS_DISTANCE;
    return SenseWeights.FARTHEST_WORD + (1 - SenseWeights.FARTHEST_WORD) / (1 + far * far);
  }

  /** Adds a word with a weight; if the word is present, it keeps the greater of both weights. */
  public void add(int word, float weight) {
    int at = Arrays.binarySearch(words, 0, size, word);
    if (at >= 0) {
      if (weight > weights[at]) {
        sum += weight - weights[at];
        weights[at] = weight;
      }
      return;
    }
    if (size == words.length) {
      words = Arrays.copyOf(words, size * 2);
      weights = Arrays.copyOf(weights, size * 2);
    }
    int insert = -at - 1;
    System.arraycopy(words, insert, words, insert + 1, size - insert);
    System.arraycopy(weights, insert, weights, insert + 1, size - insert);
    words[insert] = word;
    weights[insert] = weight;
    sum += weight;
    size++;
  }

  /**
   * Returns the share of the bag, by weight, that the signature of a meaning contains: 0 to 1, each
   * word by the square root of its weight in the signature. If the text as a whole is a lemma,
   * gloss or topic of the meaning, {@code HintWeights.WHOLE_HINT_COVERAGE} is added.
   */
  public float coverage(Signatures signatures, int meaning) {
    float covered = sum == 0 ? 0 : overlap(signatures, meaning, true) / sum;
    if (phrase >= 0) {
      int weight = signatures.weight(meaning, phrase);
      if (weight > 0) {
        covered = Math.max(covered, weight / (float) Signatures.STRONGEST);
        covered += HintWeights.WHOLE_HINT_COVERAGE;
      }
    }
    return covered;
  }

  /**
   * Returns the greatest product of the weight of a word and the square root of its weight in a
   * signature, 0 to 1.
   */
  public float best(Signatures signatures, int meaning) {
    float best = 0;
    for (int i = 0; i < size; i++) {
      float weight = signatures.weight(meaning, words[i]) / (float) Signatures.STRONGEST;
      best = Math.max(best, weights[i] * (float) Math.sqrt(weight));
    }
    return best;
  }

  /** Returns the sum of the weights of the words, each multiplied by that in the signature. */
  public float overlap(Signatures signatures, int meaning) {
    return overlap(signatures, meaning, false);
  }

  private float overlap(Signatures signatures, int meaning, boolean root) {
    float overlap = 0;
    long entry = signatures.start(meaning);
    long end = signatures.end(meaning);
    for (int i = 0; i < size && entry < end; ) {
      int word = signatures.entryWord(entry);
      if (word < words[i]) {
        entry++;
      } else if (word > words[i]) {
        i++;
      } else {
        float weight = signatures.entryWeight(entry) / (float) Signatures.STRONGEST;
        overlap += weights[i] * (root ? (float) Math.sqrt(weight) : weight);
        i++;
        entry++;
      }
    }
    return overlap;
  }
}
