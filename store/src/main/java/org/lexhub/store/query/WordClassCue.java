package org.lexhub.store.query;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.lexhub.store.index.Fold;
import org.lexhub.store.table.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * What the word before it in an English sentence says about a word: after an article, a possessive
 * or a preposition hardly a verb, after "to", a modal or a personal pronoun hardly a noun. A
 * reusable object of one thread; allocates nothing once it has grown.
 */
final class WordClassCue {
  private static final byte[][] BEFORE_NOUNS =
      words(
          "a an the this these those my your his its our their no every each some any another of"
              + " from at in into by with for on near");
  private static final byte[][] BEFORE_VERBS =
      words(
          "to will would can could should must may might shall did does i we they he she who"
              + " please let");

  private final Utf8Buffer sentence = new Utf8Buffer(256);
  private final Utf8Buffer word = new Utf8Buffer(64);
  private boolean beforeNoun;
  private boolean beforeVerb;

  /** Reads a sentence and the word that stands in it, both UTF-8. */
  void read(Utf8Buffer context, Utf8Buffer text) {
    beforeNoun = false;
    beforeVerb = false;
    sentence.clear();
    word.clear();
    if (!Fold.fold(context.bytes(), 0, context.length(), sentence)
        || !Fold.fold(text.bytes(), 0, text.length(), word)
        || word.length() == 0) {
      return;
    }
    int previousStart = 0;
    int previousEnd = 0;
    for (int at = nextStart(0); at < sentence.length(); ) {
      int end = nextEnd(at);
      if (isWord(at)) {
        look(previousStart, previousEnd);
      }
      previousStart = at;
      previousEnd = end;
      at = nextStart(end);
    }
  }

  /** Whether the sentence speaks against this part of speech. */
  boolean against(Pos pos) {
    if (beforeNoun == beforeVerb) {
      return false;
    }
    return beforeNoun ? pos == Pos.VERB : pos == Pos.NOUN || pos == Pos.NAME || pos == Pos.ADJ;
  }

  private void look(int start, int end) {
    beforeNoun |= holds(BEFORE_NOUNS, start, end);
    beforeVerb |= holds(BEFORE_VERBS, start, end);
  }

  /** Whether the looked-for word, or its form with s, begins here and ends at an end of a word. */
  private boolean isWord(int start) {
    int end = start + word.length();
    if (end > sentence.length()
        || !Arrays.equals(sentence.bytes(), start, end, word.bytes(), 0, word.length())) {
      return false;
    }
    boolean s = end < sentence.length() && sentence.bytes()[end] == 's';
    return !isLetter(end) || (s && !isLetter(end + 1));
  }

  private boolean holds(byte[][] sorted, int start, int end) {
    int low = 0;
    int high = sorted.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      byte[] entry = sorted[middle];
      int order = Arrays.compare(entry, 0, entry.length, sentence.bytes(), start, end);
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

  private int nextStart(int from) {
    int at = from;
    while (at < sentence.length() && !isLetter(at)) {
      at++;
    }
    return at;
  }

  private int nextEnd(int from) {
    int at = from;
    while (isLetter(at)) {
      at++;
    }
    return at;
  }

  private boolean isLetter(int at) {
    if (at >= sentence.length()) {
      return false;
    }
    byte b = sentence.bytes()[at];
    return b < 0 || (b >= 'a' && b <= 'z') || (b >= '0' && b <= '9');
  }

  private static byte[][] words(String list) {
    Set<byte[]> sorted = new TreeSet<>(Arrays::compare);
    for (String entry : list.split(" ", -1)) {
      sorted.add(entry.getBytes(StandardCharsets.US_ASCII));
    }
    return sorted.toArray(byte[][]::new);
  }
}
