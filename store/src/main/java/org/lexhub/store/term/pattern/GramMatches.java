package org.lexhub.store.term.pattern;

import java.util.Arrays;
import org.lexhub.store.term.TermGramKeys;
import org.lexhub.store.term.TermGrams;
import org.lexhub.store.term.TermIndex;

/**
 * Finds the terms that match a pattern among those that have all its grams. Reusable, for one
 * thread; it allocates nothing once it has grown.
 */
public final class GramMatches {
  /** The maximum number of lists that are read. */
  private static final int MAX_LISTS = 8;

  /** A list this many times as long as the terms that are left takes longer than reading these. */
  private static final int MAX_FACTOR = 48;

  /** A term is compared with a pattern in the time in which this many are read from a list. */
  private static final int COMPARED = 3;

  /** The maximum number of terms whose room is kept for the next search. */
  private static final int MAX_KEPT = 1 << 16;

  private long[] keys = new long[64];
  private int keyCount;
  private final TermGramKeys enumeration = new TermGramKeys(this::addKey);
  private final int[] lists = new int[MAX_LISTS];
  private int listCount;
  private int[] found = new int[256];

  /** Creates room for a search. */
  public GramMatches() {}

  private void addKey(long key) {
    if (keyCount == keys.length) {
      keys = Arrays.copyOf(keys, 2 * keyCount);
    }
    keys[keyCount++] = key;
  }

  /**
   * Finds all terms of lemmas and readings that match a pattern, in ascending order.
   *
   * @param pattern reads forward
   * @param maxTerms the maximum number of bytes of the shortest list of a gram, about that of its
   *     terms; only a third of these may have to be compared with the pattern
   * @param out receives the terms
   * @return false if that is not enough, or no list is stored; nothing is found then
   */
  public boolean find(
      TermGrams grams, TermIndex terms, WildcardPattern pattern, int maxTerms, TermWalk out) {
    out.clear();
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
    if (listCount == 0 || grams.length(lists[0]) > maxTerms) {
      return false;
    }
    int length = grams.length(lists[0]);
    if (found.length < length || (found.length > MAX_KEPT && length <= MAX_KEPT)) {
      found = new int[Math.max(256, length)];
    }
    int count = grams.read(lists[0], found);
    for (int i = 1; i < listCount; i++) {
      if (grams.length(lists[i]) > (long) MAX_FACTOR * count) {
        break;
      }
      count = grams.retain(lists[i], found, count);
    }
    return add(terms, pattern, count, maxTerms, out);
  }

  private boolean add(
      TermIndex terms, WildcardPattern pattern, int count, int maxTerms, TermWalk out) {
    boolean exact = pattern.isGram();
    if (!exact && count > maxTerms / COMPARED) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (exact) {
        out.add(found[i]);
      } else {
        out.offer(terms, pattern, found[i]);
      }
    }
    return true;
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
