package org.lexhub.store.translation;

import java.util.Arrays;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagScratch;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * How likely a word is a noun, a verb, an adjective or an adverb where it stands in an English
 * sentence. A reusable object of one thread; allocates nothing once it has grown.
 */
final class PosTagCue {
  /** How much the sentence weighs beside how often the word is what. */
  private static final float TRUST = 1.5f;

  private final Sentence text = new Sentence();
  private final PosTagScratch scratch = new PosTagScratch();
  private final float[] scores = new float[PosTagger.COUNT];
  private final float[] likely = new float[PosTagger.COUNT];
  private boolean known;
  private float mostVerb;
  private int verbFrom;
  private int verbTo;

  /** Says nothing about any class. */
  void clear() {
    known = false;
    mostVerb = -1;
    Arrays.fill(likely, 0);
  }

  /**
   * Looks at all places where a word stands in a sentence: as it is written, or else inflected. Any
   * of them may be the one that is meant.
   */
  void read(Sentence sentence, Utf8Buffer word, PosTagger classes) {
    clear();
    text.read(word.bytes(), 0, word.length());
    boolean inflected = find(sentence, 0, false) < 0;
    int at = find(sentence, 0, inflected);
    while (at >= 0) {
      readAt(sentence, at, at + text.size(), classes);
      at = find(sentence, at + 1, inflected);
    }
  }

  /** Where the place begins that is most like one of a verb, of those that were looked at. */
  int verbFrom() {
    return verbFrom;
  }

  /** Where it ends. */
  int verbTo() {
    return verbTo;
  }

  /** Whether the word was found. */
  boolean known() {
    return known;
  }

  /** Where a word begins in a sentence, as it is written or else by its stem; or -1. */
  int place(Sentence sentence, Utf8Buffer word) {
    text.read(word.bytes(), 0, word.length());
    int at = find(sentence, 0, false);
    return at >= 0 ? at : find(sentence, 0, true);
  }

  /** Looks at the words from {@code from} to {@code to}, exclusive, as one place of the word. */
  void readAt(Sentence sentence, int from, int to, PosTagger classes) {
    classes.score(sentence, from, to, scratch, scores);
    known = true;
    float most = Float.NEGATIVE_INFINITY;
    for (float score : scores) {
      most = Math.max(most, score);
    }
    float all = 0;
    for (int i = 0; i < scores.length; i++) {
      scores[i] = (float) Math.exp(TRUST * (scores[i] - most));
      all += scores[i];
    }
    for (int i = 0; i < scores.length; i++) {
      likely[i] += scores[i] / all;
    }
    if (scores[PosTagger.VERB] > mostVerb * all) {
      mostVerb = scores[PosTagger.VERB] / all;
      verbFrom = from;
      verbTo = to;
    }
  }

  private int find(Sentence sentence, int from, boolean inflected) {
    for (int at = from; text.size() > 0 && at + text.size() <= sentence.size(); at++) {
      int same = 0;
      while (same < text.size() && same(sentence, at + same, same, inflected)) {
        same++;
      }
      if (same == text.size()) {
        return at;
      }
    }
    return -1;
  }

  private boolean same(Sentence sentence, int token, int word, boolean inflected) {
    return inflected
        ? sentence.stem(token) == text.stem(word)
        : sentence.hash(token) == text.hash(word);
  }

  /** How likely the sentence makes a part of speech: of two, only the ratio means something. */
  float likelihood(Pos pos) {
    if (!known) {
      return 1;
    }
    return switch (pos) {
      case NOUN, NAME -> likely[0];
      case VERB -> likely[1];
      case ADJ -> likely[2];
      case ADV -> likely[3];
      default -> most();
    };
  }

  private float most() {
    float most = 0;
    for (float value : likely) {
      most = Math.max(most, value);
    }
    return most;
  }
}
