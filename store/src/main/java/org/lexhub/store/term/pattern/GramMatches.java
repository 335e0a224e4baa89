package org.lexhub.store.term.pattern;

import java.util.Arrays;
import org.lexhub.store.term.TermGramKeys;
import org.lexhub.store.term.TermGramReader;
import org.lexhub.store.term.TermGrams;

/**
 * Finds the terms that have all grams of a pattern. Reusable, for one thread; it allocates nothing
 * once it has grown.
 */
public final class GramMatches {
  /** The maximum number of lists that are read. */
  private static final int MAX_LISTS = 8;

  /** A list this many times as long as the terms that are left takes longer than reading these. */
  private static final int MAX_FACTOR = 24;

  /** The maximum number of terms whose room is kept for the next search. */
  private static final int MAX_KEPT = 1 << 16;

  private final TermGramReader reader = new TermGramReader();
  private long[] keys = new long[64];
  private int keyCount;
  private final TermGramKeys enumeration = TermGramKeys.longest(this::addKey);
  private final int[] lists = new int[MAX_LISTS];
  private int listCount;
  private int[] found = new int[256];
  private int size;

  /** Creates room for a search. */
  public GramMatches() {}

  private void addKey(long key) {
    if (keyCount == keys.length) {
      keys = Arrays.copyOf(keys, 2 * keyCount);
    }
    keys[keyCount++] = key;
  }

  /**
   * Finds the terms of lemmas and readings that have the grams of a pattern, in ascending order.
   *
   * @param maxTerms the maximum number of terms in the shortest list of a gram
   * @return false if that is not enough, or no list is stored; nothing is found then
   */
  public boolean find(TermGrams grams, WildcardPattern pattern, int maxTerms) {
    size = 0;
    keyCount = 0;
    pattern.grams(enumeration);
    listCount = 0;
    for (int i = 0; i < keyCount; i++) {
      int gram = grams.gram(keys[i]);
      if (gram < 0) {
        return true;
      }
      if (grams.length(gram) > 0) {
        insert(grams, gram);
      }
    }
    if (listCount == 0 || grams.terms(lists[0]) > maxTerms) {
      return false;
    }
    int length = grams.terms(lists[0]);
    if (found.length < length || (found.length > MAX_KEPT && length <= MAX_KEPT)) {
      found = new int[Math.max(256, length)];
    }
    size = reader.read(grams, lists[0], found);
    for (int i = 1; i < listCount && grams.terms(lists[i]) <= (long) MAX_FACTOR * size; i++) {
      size = reader.retain(grams, lists[i], found, size);
    }
    return true;
  }

  /** Returns the number of terms that were found. */
  public int size() {
    return size;
  }

  /** Returns the {@code i}th term; they ascend. */
  public int term(int i) {
    return found[i];
  }

  /** Keeps a gram if it is among those with the shortest lists. */
  private void insert(TermGrams grams, int gram) {
    int at = listCount;
    while (at > 0 && grams.length(lists[at - 1]) > grams.length(gram)) {
      at--;
    }
    if (at == MAX_LISTS) {
      return;
    }
    listCount = Math.min(MAX_LISTS, listCount + 1);
    System.arraycopy(lists, at, lists, at + 1, listCount - 1 - at);
    lists[at] = gram;
  }
}
