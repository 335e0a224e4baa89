package org.lexhub.store.translation;

import java.util.Arrays;
import org.lexhub.store.sense.SignatureWords;
import org.lexhub.store.sense.Signatures;

/**
 * The words of a hint or a context that occur in signatures, ascending, each once with its inverse
 * document frequency. Reusable; allocates nothing once it has grown.
 */
final class WordBag {
  /** At this distance a word has lost half of what it loses at most. */
  private static final float HALFWAY = 5;

  /** What a word counts that is as far away as can be. */
  private static final float FARTHEST_SHARE = 0.2f;

  private static final int FAR = 1 << 20;

  private int[] words = new int[64];
  private int[] distances = new int[64];
  private float[] idf = new float[64];
  private int size;
  private float sum;
  private int phrase;

  void clear() {
    size = 0;
    sum = 0;
    phrase = -1;
  }

  boolean isEmpty() {
    return size == 0 && phrase < 0;
  }

  /** How many words there are. */
  int size() {
    return size;
  }

  /** The {@code i}th word of {@link Signatures}. */
  int word(int i) {
    return words[i];
  }

  /** What the {@code i}th word weighs. */
  float weight(int i) {
    return idf[i];
  }

  /**
   * Adds the words of a text, except those of the text that is to be translated. Where that stands
   * among them, the others weigh less the more words there are between.
   */
  void addAll(SignatureWords text, SignatureWords except, Signatures signatures) {
    measure(text, except);
    for (int i = 0; i < text.size(); i++) {
      if (distances[i] > 0) {
        int word = signatures.word(text.hash(i));
        if (word >= 0) {
          add(word, share(distances[i]) * signatures.idf(word));
        }
      }
    }
    if (text.phrase() != 0 && text.phrase() != except.phrase()) {
      phrase = signatures.word(text.phrase());
    }
  }

  /** Counts how far each word is from the nearest excepted one; 0 for these themselves. */
  private void measure(SignatureWords text, SignatureWords except) {
    if (distances.length < text.size()) {
      distances = new int[text.size() * 2];
    }
    int distance = FAR;
    for (int i = 0; i < text.size(); i++) {
      distance = except.contains(text.hash(i)) ? 0 : Math.min(distance + 1, FAR);
      distances[i] = distance;
    }
    boolean any = distance < FAR;
    distance = any ? FAR : 1;
    for (int i = text.size() - 1; i >= 0; i--) {
      distance = distances[i] == 0 ? 0 : any ? Math.min(distance + 1, FAR) : 1;
      distances[i] = Math.min(distances[i], distance);
    }
  }

  /** How much a word counts that is so many words away. */
  static float share(int distance) {
    float far = distance / HALFWAY;
    return FARTHEST_SHARE + (1 - FARTHEST_SHARE) / (1 + far * far);
  }

  /** Adds a word that weighs this much; where it is there already the greater weight stays. */
  void add(int word, float weight) {
    int at = Arrays.binarySearch(words, 0, size, word);
    if (at >= 0) {
      if (weight > idf[at]) {
        sum += weight - idf[at];
        idf[at] = weight;
      }
      return;
    }
    if (size == words.length) {
      words = Arrays.copyOf(words, size * 2);
      idf = Arrays.copyOf(idf, size * 2);
    }
    int insert = -at - 1;
    System.arraycopy(words, insert, words, insert + 1, size - insert);
    System.arraycopy(idf, insert, idf, insert + 1, size - insert);
    words[insert] = word;
    idf[insert] = weight;
    sum += weight;
    size++;
  }

  /**
   * Which share of the bag, by rarity, the signature of a meaning holds: 0 to 1, each word by the
   * square root of its weight there; 0.25 more where the text as a whole is one of its lemmas,
   * glosses or topics.
   */
  float coverage(Signatures signatures, int meaning) {
    float covered = sum == 0 ? 0 : overlap(signatures, meaning, true) / sum;
    if (phrase >= 0) {
      int weight = signatures.weight(meaning, phrase);
      if (weight > 0) {
        covered = Math.max(covered, weight / (float) Signatures.STRONGEST) + 0.25f;
      }
    }
    return covered;
  }

  /** The square root of the greatest weight that any of the words has in a signature, 0 to 1. */
  float best(Signatures signatures, int meaning) {
    int best = 0;
    for (int i = 0; i < size; i++) {
      best = Math.max(best, signatures.weight(meaning, words[i]));
    }
    return (float) Math.sqrt(best / (float) Signatures.STRONGEST);
  }

  /** The rarity of the words that the signature holds, each by its weight there. */
  float overlap(Signatures signatures, int meaning) {
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
        overlap += idf[i] * (root ? (float) Math.sqrt(weight) : weight);
        i++;
        entry++;
      }
    }
    return overlap;
  }
}
