package org.lexhub.store.english;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The stemmed words of a folded English text: runs of ASCII letters and digits and of all
 * characters that are not ASCII. Stop words are not stemmed. A reusable object of one thread;
 * allocates nothing once its buffers have grown.
 */
public final class EnglishWords {
  private static final byte[][] STOP_WORDS = stopWords();
  private static final IntOpenHashSet STOP_HASHES = stopHashes();
  private static final int MAX_STOP_WORD_LENGTH = 7;

  private final Utf8Buffer words = new Utf8Buffer(256);
  private int[] ends = new int[64];
  private int size;
  private int content;

  private static byte[][] stopWords() {
    List<String> words =
        List.of(
            "a", "an", "and", "any", "are", "as", "at", "be", "been", "being", "but", "by", "can",
            "for", "from", "had", "has", "have", "having", "he", "her", "his", "how", "if", "in",
            "into", "is", "it", "its", "no", "nor", "not", "of", "on", "one", "or", "other", "s",
            "she", "so", "some", "such", "than", "that", "the", "their", "them", "then", "there",
            "these", "they", "this", "those", "to", "was", "were", "what", "when", "where", "which",
            "while", "who", "whom", "whose", "will", "with", "without", "you", "your");
    byte[][] result = new byte[words.size()][];
    for (int i = 0; i < result.length; i++) {
      result[i] = words.get(i).getBytes(StandardCharsets.US_ASCII);
    }
    Arrays.sort(result, Arrays::compare);
    return result;
  }

  /** Reads the words of a folded UTF-8 text. */
  public void read(byte[] folded, int offset, int length) {
    words.clear();
    size = 0;
    content = 0;
    int at = offset;
    int end = offset + length;
    while (at < end) {
      if (!isWord(folded[at])) {
        at++;
        continue;
      }
      int from = at;
      while (at < end && isWord(folded[at])) {
        at++;
      }
      add(folded, from, at);
    }
  }

  private static boolean isWord(byte b) {
    return b < 0 || (b >= 'a' && b <= 'z') || (b >= '0' && b <= '9');
  }

  /** Adds a word. A stop word is not stemmed and is marked by the complement of its end. */
  private void add(byte[] folded, int from, int to) {
    int start = words.length();
    words.put(folded, from, to - from);
    boolean stop = isStopWord(folded, from, to);
    if (!stop) {
      words.truncate(EnglishStem.stem(words.bytes(), start, words.length()));
      content++;
    }
    if (size == ends.length) {
      ends = Arrays.copyOf(ends, size * 2);
    }
    ends[size++] = stop ? ~words.length() : words.length();
  }

  /** Returns whether the folded word with a hash is a stop word. */
  public static boolean isStopWord(int hash) {
    return STOP_HASHES.contains(hash);
  }

  private static IntOpenHashSet stopHashes() {
    IntOpenHashSet hashes = new IntOpenHashSet();
    for (byte[] word : STOP_WORDS) {
      hashes.add(WordHash.of(word, 0, word.length));
    }
    return hashes;
  }

  private static boolean isStopWord(byte[] b, int from, int to) {
    if (to - from > MAX_STOP_WORD_LENGTH) {
      return false;
    }
    int low = 0;
    int high = STOP_WORDS.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      byte[] word = STOP_WORDS[middle];
      int order = Arrays.compare(word, 0, word.length, b, from, to);
      if (order == 0) {
        return true;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return false;
  }

  /** Returns the number of words. */
  public int size() {
    return size;
  }

  /** Returns the number of words that are not stop words. */
  public int content() {
    return content;
  }

  /** Returns the buffer with all words. The next {@link #read} changes it. */
  public byte[] bytes() {
    return words.bytes();
  }

  /** Returns the offset of a word in {@link #bytes}. */
  public int start(int word) {
    return word == 0 ? 0 : end(word - 1);
  }

  /** Returns the end, exclusive, of a word in {@link #bytes}. */
  public int end(int word) {
    return ends[word] < 0 ? ~ends[word] : ends[word];
  }

  /** Returns whether a word is a stop word. */
  public boolean isStop(int word) {
    return ends[word] < 0;
  }
}
