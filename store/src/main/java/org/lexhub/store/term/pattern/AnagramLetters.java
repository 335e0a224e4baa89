package org.lexhub.store.term.pattern;

import java.util.Arrays;
import org.lexhub.store.term.TermAnagrams;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.Utf8;

/**
 * Accepts the terms with exactly the same code points as a folded text, in any order; blanks of the
 * text do not count. Reusable, for one thread; it allocates nothing once it has grown.
 */
public final class AnagramLetters implements TermAutomaton {
  /** The maximum number of letters. */
  public static final int MAX_LENGTH = TermAnagrams.MAX_LETTERS;

  /** The distinct letters, ascending. */
  private final int[] letters = new int[MAX_LENGTH];

  private final int[] sorted = new int[MAX_LENGTH];

  /** For each depth, how many of each letter are left. */
  private final byte[] left = new byte[(MAX_LENGTH + 1) * MAX_LENGTH];

  private int distinct;
  private int length;
  private int bytes;
  private long hash;

  /** Creates an automaton without letters. */
  public AnagramLetters() {}

  /**
   * Takes the letters of a text.
   *
   * @param folded well-formed UTF-8
   * @return false if it has more than {@link #MAX_LENGTH} letters
   */
  public boolean read(byte[] folded, int end) {
    length = 0;
    bytes = 0;
    hash = 0;
    for (int at = 0; at < end; ) {
      int codePoint = Utf8.decode(folded, at, end);
      at += Utf8.length(codePoint);
      if (codePoint == ' ') {
        continue;
      }
      if (length == MAX_LENGTH) {
        return false;
      }
      sorted[length++] = codePoint;
      bytes += Utf8.length(codePoint);
      hash += TermAnagrams.hash(codePoint);
    }
    Arrays.sort(sorted, 0, length);
    distinct = 0;
    for (int i = 0; i < length; i++) {
      if (i == 0 || sorted[i] != sorted[i - 1]) {
        letters[distinct] = sorted[i];
        left[distinct++] = 0;
      }
      left[distinct - 1]++;
    }
    return true;
  }

  /** Finds all terms of lemmas and readings with these letters, and perhaps some other terms. */
  public void find(TermAnagrams anagrams, TermIndex terms, TermWalk out) {
    out.clear();
    int bucket = length < 2 ? -1 : anagrams.bucket(hash);
    long end = bucket < 0 ? 0 : anagrams.end(bucket);
    for (long at = bucket < 0 ? 0 : anagrams.start(bucket); at < end; at++) {
      int first = anagrams.firstTerm(at);
      int last = TermAnagrams.endTerm(terms, first);
      for (int term = first; term < last; term++) {
        out.offer(terms, this, term, bytes);
      }
    }
  }

  @Override
  public int next(int depth, int codePoint) {
    int at = depth * MAX_LENGTH;
    for (int i = 0; i < distinct; i++) {
      if (letters[i] >= codePoint && left[at + i] > 0) {
        return letters[i];
      }
    }
    return -1;
  }

  @Override
  public boolean step(int depth, int codePoint) {
    int at = depth * MAX_LENGTH;
    for (int i = 0; i < distinct; i++) {
      if (letters[i] == codePoint && left[at + i] > 0) {
        System.arraycopy(left, at, left, at + MAX_LENGTH, distinct);
        left[at + MAX_LENGTH + i]--;
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean accepts(int depth) {
    return depth == length;
  }
}
