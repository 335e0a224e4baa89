package org.lexhub.store.sense;

import java.util.Arrays;
import org.lexhub.store.english.EnglishWords;
import org.lexhub.store.english.FunctionWords;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.english.WordHash;

/**
 * The words and phrases of an English sentence that have meanings: the longest phrase that begins
 * at a word, else the word as it is written, else its stem. Single stop words are left out. A
 * reusable object of one thread; allocates nothing once its buffers have grown.
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

  /**
   * Finds the words and phrases of a sentence.
   *
   * @param alone words that are not part of phrases
   */
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

  /** Finds the words of a sentence, but no phrases. */
  public void readSingly(Sentence sentence, Spellings known) {
    size = 0;
    for (int token = 0; token < sentence.size(); token++) {
      readWord(sentence, token, known);
    }
  }

  /** Returns the spelling of a text that is one word, else -1. */
  public static int only(Sentence text, Spellings known) {
    return text.size() == 1 ? spelling(text, 0, known) : -1;
  }

  /**
   * Adds the longest phrase that begins at a token and returns the number of its tokens, 0 if there
   * is none.
   */
  private int phrase(Sentence sentence, int at, Spellings known, SignatureWords alone) {
    int longest = 0;
    while (longest < MAX_PHRASE_LENGTH && isFree(sentence, at + longest, alone)) {
      longest++;
    }
    for (int length = longest; length > 1; length--) {
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

  /** Returns the hash of the tokens from {@code from} to {@code to}, exclusive, as one spelling. */
  public static int hash(Sentence sentence, int from, int to) {
    int hash = sentence.hash(from);
    for (int token = from + 1; token < to; token++) {
      hash = WordHash.finish((hash ^ sentence.hash(token)) * PHRASE);
    }
    return hash;
  }

  /** Returns the hash that all spellings with a stem share. */
  public static int stem(int stem) {
    return WordHash.finish(stem ^ STEM);
  }

  /** Returns the number of words and phrases. */
  public int size() {
    return size;
  }

  /** Returns the number that {@link Spellings} gives to the {@code i}th word or phrase. */
  public int spelling(int i) {
    return spellings[i];
  }

  /** Returns the first token of the {@code i}th word or phrase. */
  public int start(int i) {
    return starts[i];
  }

  /** Returns the end, exclusive, of the tokens of the {@code i}th word or phrase. */
  public int end(int i) {
    return ends[i];
  }

  /** Returns whether the {@code i}th is a single function word. */
  public boolean isClosed(Sentence sentence, int i) {
    return ends[i] == starts[i] + 1 && FunctionWords.contains(sentence.hash(starts[i]));
  }
}
