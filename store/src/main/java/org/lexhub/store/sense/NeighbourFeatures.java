package org.lexhub.store.sense;

import java.util.Arrays;
import org.lexhub.store.english.FunctionWords;
import org.lexhub.store.english.Sentence;

/**
 * The features of a word in an English sentence that tell its sense: the words and parts of speech
 * next to it, the nearest words of open classes, and the stems of all words of the sentence. Each
 * feature is a hash. A reusable object of one thread; allocates nothing once it has grown.
 */
public final class NeighbourFeatures {
  /** The number of features that every word has; the others are stems of the sentence. */
  public static final int LOCAL = 17;

  /** The distance in tokens up to which stems count. */
  private static final int WINDOW = 40;

  private static final int STEM = 20;

  private int[] features = new int[LOCAL + 32];
  private int size;

  /** Creates an object without features. */
  public NeighbourFeatures() {}

  /** Reads the features of the words from {@code from} to {@code to}, exclusive, as one word. */
  public void read(Sentence sentence, int from, int to, PosTagLexicon lexicon) {
    size = 0;
    int before = HashedFeatures.word(sentence, from - 1);
    int before2 = HashedFeatures.word(sentence, from - 2);
    int after = HashedFeatures.word(sentence, to);
    int after2 = HashedFeatures.word(sentence, to + 1);
    int classBefore = PosTagFeatures.look(sentence, from - 1, lexicon);
    int classBefore2 = PosTagFeatures.look(sentence, from - 2, lexicon);
    int classAfter = PosTagFeatures.look(sentence, to, lexicon);
    int classAfter2 = PosTagFeatures.look(sentence, to + 1, lexicon);
    add(1, before, 0);
    add(2, after, 0);
    add(3, before2, 0);
    add(4, after2, 0);
    add(5, before, after);
    add(6, before2, before);
    add(7, after, after2);
    add(8, classBefore, classAfter);
    add(9, classBefore, 0);
    add(10, classAfter, 0);
    add(11, sentence.hash(from), to - from);
    add(12, classBefore2, classBefore);
    add(13, classAfter, classAfter2);
    add(14, after, classAfter2);
    add(15, content(sentence, from - 1, -1), 0);
    add(16, content(sentence, to, 1), 0);
    add(17, sentence.ending(to - 1), sentence.capital(from) && from > 0 ? 1 : 0);
    int start = Math.max(0, from - WINDOW);
    int end = Math.min(sentence.size(), to + WINDOW);
    for (int token = start; token < end; token++) {
      if ((token < from || token >= to) && isContent(sentence, token)) {
        addStem(sentence.stem(token));
      }
    }
  }

  /** Returns the stem of the nearest word of an open class, a constant if there is none. */
  private static int content(Sentence sentence, int start, int step) {
    int token = start;
    while (token >= 0 && token < sentence.size() && !isContent(sentence, token)) {
      token += step;
    }
    return token < 0 || token >= sentence.size() ? HashedFeatures.OUTSIDE : sentence.stem(token);
  }

  private static boolean isContent(Sentence sentence, int token) {
    return sentence.isWord(token) && !FunctionWords.contains(sentence.hash(token));
  }

  private void add(int kind, int first, int second) {
    if (size == features.length) {
      features = Arrays.copyOf(features, size * 2);
    }
    features[size++] = HashedFeatures.hash(kind, first, second);
  }

  /** Adds a stem of the sentence if it is new. */
  private void addStem(int stem) {
    int feature = HashedFeatures.hash(STEM, stem, 0);
    for (int i = LOCAL; i < size; i++) {
      if (features[i] == feature) {
        return;
      }
    }
    add(STEM, stem, 0);
  }

  /** Returns the number of features; those from {@link #LOCAL} on are stems. */
  public int size() {
    return size;
  }

  /** Returns the hash of the {@code i}th feature. */
  public int get(int i) {
    return features[i];
  }
}
