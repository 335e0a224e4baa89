package org.lexhub.store.sense;

import java.util.Arrays;
import org.lexhub.store.english.EnglishWords;
import org.lexhub.store.english.FunctionWords;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.english.WordHash;

/**
 * The words and phrases of an English sentence that have meanings: the longest phrase that begins
 * at a word, else the word as it is written, else its stem. Stop words alone are left out. A
 * reusable object of one thread; allocates nothing once it has grown.
 */
public final class TextMeanings {
  private static final int MAX_PHRASE_LENGTH = 4;
  private static final int PHRASE = 0x85ebca6b;
  private static final int STEM = 0x68bc21eb;
  private static final SignatureWords NONE = new SignatureWords();

  private int[] spellings = new int[32];
  private int[] starts = new int[32];
  private int[] ends = new int[32];
  private int size;

  /** Creates an object without words. */
  public TextMeanings() {}

  /** Finds the words and phrases of a sentence. */
  public void read(Sentence sentence, Spellings known) {
    read(sentence, known, NONE);
  }

  /** Finds the words and phrases of a sentence, but no phrase with any of some other words. */
  public void read(Sentence sentence, Spellings known, SignatureWords alone) {
    size = 0;
    for (int at = 0; at < sentence.size(); ) {
      int end = at + phrase(sentence, at, known, alone);
      if (end == at) {
        readWord(sentence, at, known);
        end++;
      }
      at = end;
    }
  }

  /** Finds the words of a sentence one by one. */
  public void readSingly(Sentence sentence, Spellings known) {
    size = 0;
    for (int token = 0; token < sentence.size(); token++) {
      readWord(sentence, token, known);
    }
  }

  /** The spelling of a text that is one word, or -1. */
  public static int only(Sentence text, Spellings known) {
    return text.size() == 1 ? spelling(text, 0, known) : -1;
  }

  /** Adds the longest phrase that begins at a token; how many tokens it has, 0 without one. */
  private int phrase(Sentence sentence, int at, Spellings known, SignatureWords alone) {
    int most = 0;
    while (most < MAX_PHRASE_LENGTH && isFree(sentence, at + most, alone)) {
      most++;
    }
    for (int length = most; length > 1; length--) {
      int spelling = known.spelling(hash(sentence, at, at + length));
      if (spelling >= 0) {
        add(spelling, at, at + length);
        return length;
      }
    }
    return 0;
  }

  private static boolean isFree(Sentence sentence, int token, SignatureWords alone) {
    return token < sentence.size()
        && sentence.isWord(token)
        && !alone.contains(sentence.stem(token));
  }

  private void readWord(Sentence sentence, int at, Spellings known) {
    if (sentence.isWord(at) && !EnglishWords.isStopWord(sentence.hash(at))) {
      int spelling = spelling(sentence, at, known);
      if (spelling >= 0) {
        add(spelling, at, at + 1);
      }
    }
  }

  private static int spelling(Sentence sentence, int at, Spellings known) {
    int spelling = known.spelling(sentence.hash(at));
    return spelling >= 0 ? spelling : known.spelling(stem(sentence.stem(at)));
  }

  private void add(int spelling, int from, int to) {
    if (size == spellings.length) {
      spellings = Arrays.copyOf(spellings, size * 2);
      starts = Arrays.copyOf(starts, size * 2);
      ends = Arrays.copyOf(ends, size * 2);
    }
    spellings[size] = spelling;
    starts[size] = from;
    ends[size++] = to;
  }

  /** The hash of the tokens from {@code from} to {@code to}, exclusive, as one spelling. */
  public static int hash(Sentence sentence, int from, int to) {
    int hash = sentence.hash(from);
    for (int token = from + 1; token < to; token++) {
      hash = WordHash.finish((hash ^ sentence.hash(token)) * PHRASE);
    }
    return hash;
  }

  /** The hash of all spellings that have a stem. */
  public static int stem(int stem) {
    return WordHash.finish(stem ^ STEM);
  }

  /** How many words and phrases there are. */
  public int size() {
    return size;
  }

  /** The number that {@link Spellings} gives the {@code i}th. */
  public int spelling(int i) {
    return spellings[i];
  }

  /** The token at which the {@code i}th begins. */
  public int start(int i) {
    return starts[i];
  }

  /** The token before which the {@code i}th ends. */
  public int end(int i) {
    return ends[i];
  }

  /** Whether the {@code i}th is a single word of a closed class. */
  public boolean isClosed(Sentence sentence, int i) {
    return ends[i] == starts[i] + 1 && FunctionWords.contains(sentence.hash(starts[i]));
  }
}
