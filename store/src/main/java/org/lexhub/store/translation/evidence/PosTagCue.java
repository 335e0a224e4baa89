package org.lexhub.store.translation.evidence;

import java.util.Arrays;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagClass;
import org.lexhub.store.sense.PosTagScratch;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * How likely a word has each part of speech in an English sentence. A reusable object of one
 * thread; allocates nothing once it has grown.
 */
public final class PosTagCue {
  private final Sentence text = new Sentence();
  private final PosTagScratch scratch = new PosTagScratch();
  private final float[] scores = new float[PosTagClass.COUNT];
  private final float[] likely = new float[PosTagClass.COUNT];
  private boolean known;

  /** The probability of a verb at the place from {@link #verbFrom} to {@link #verbTo}. */
  private float maxVerb;

  private int verbFrom;
  private int verbTo;

  /** The first place. */
  private int from;

  private int to;

  /** Creates a cue without places. */
  public PosTagCue() {}

  /** Removes all places. */
  void clear() {
    known = false;
    maxVerb = -1;
    Arrays.fill(likely, 0);
  }

  /**
   * Reads all places of a word in a sentence: as it is written or, if there is none, inflected. Any
   * of them can be the one to translate.
   */
  public void read(Sentence sentence, Utf8Buffer word, PosTagger classes) {
    clear();
    text.read(word.bytes(), 0, word.length());
    boolean inflected = find(sentence, 0, false) < 0;
    int at = find(sentence, 0, inflected);
    while (at >= 0) {
      readAt(sentence, at, at + text.size(), classes);
      at = find(sentence, at + 1, inflected);
    }
  }

  /** Returns the first token of the place that is most likely a verb, of all places read. */
  int verbFrom() {
    return verbFrom;
  }

  /** Returns the end, exclusive, of the place that is most likely a verb. */
  int verbTo() {
    return verbTo;
  }

  /** Returns the first token of the first place. */
  public int from() {
    return from;
  }

  /** Returns the end, exclusive, of the first place. */
  public int to() {
    return to;
  }

  /** Returns whether any place was read. */
  public boolean known() {
    return known;
  }

  /** Returns the first token of a word in a sentence, as written or else by its stem, or -1. */
  public int place(Sentence sentence, Utf8Buffer word) {
    text.read(word.bytes(), 0, word.length());
    int at = find(sentence, 0, false);
    return at >= 0 ? at : find(sentence, 0, true);
  }

  /** Reads the tokens from {@code from} to {@code to}, exclusive, as one place of the word. */
  public void readAt(Sentence sentence, int from, int to, PosTagger classes) {
    classes.score(sentence, from, to, scratch, scores);
    if (!known) {
      this.from = from;
      this.to = to;
    }
    known = true;
    float max = Float.NEGATIVE_INFINITY;
    for (float score : scores) {
      max = Math.max(max, score);
    }
    float sum = 0;
    for (int i = 0; i < scores.length; i++) {
      scores[i] = (float) Math.exp(SenseWeights.PART_OF_SPEECH * (scores[i] - max));
      sum += scores[i];
    }
    for (int i = 0; i < scores.length; i++) {
      likely[i] += scores[i] / sum;
    }
    if (scores[PosTagger.VERB] > maxVerb * sum) {
      maxVerb = scores[PosTagger.VERB] / sum;
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

  /** Returns the likelihood of a part of speech; only ratios between them have a meaning. */
  public float likelihood(Pos pos) {
    if (!known) {
      return 1;
    }
    int tag = PosTagClass.of(pos);
    return tag == PosTagClass.NONE ? max() : likely[tag];
  }

  private float max() {
    float max = 0;
    for (float value : likely) {
      max = Math.max(max, value);
    }
    return max;
  }
}
