package org.lexhub.store.index;

import java.util.Arrays;

/**
 * Walks over the definitions that hold all words of a query. Stop words are left out, unless the
 * query has nothing else. A reusable object of one thread; allocates nothing once it has grown.
 */
public final class WordSearch {
  private final EnglishWords words = new EnglishWords();
  private int[] terms = new int[16];
  private long[] cursors = new long[16];
  private int size;

  /** Creates a search without words. */
  public WordSearch() {}

  /**
   * Starts a walk.
   *
   * @param folded the folded text of the query, well-formed UTF-8
   * @return false where no definition can match
   */
  public boolean start(WordIndex index, byte[] folded, int offset, int length) {
    TermIndex dictionary = index.words();
    words.read(folded, offset, length);
    size = 0;
    for (int i = 0; i < words.size(); i++) {
      if (words.isStop(i) && words.content() > 0) {
        continue;
      }
      int start = words.start(i);
      int term = dictionary.term(words.bytes(), start, words.end(i) - start);
      if (term < 0) {
        size = 0;
        return false;
      }
      add(dictionary, term);
    }
    return size > 0;
  }

  /** Keeps the word with the fewest definitions in front. */
  private void add(TermIndex dictionary, int term) {
    for (int i = 0; i < size; i++) {
      if (terms[i] == term) {
        return;
      }
    }
    if (size == terms.length) {
      terms = Arrays.copyOf(terms, size * 2);
      cursors = Arrays.copyOf(cursors, size * 2);
    }
    terms[size] = term;
    cursors[size] = dictionary.postingsStart(term);
    if (count(dictionary, term) < count(dictionary, terms[0])) {
      terms[size] = terms[0];
      cursors[size] = cursors[0];
      terms[0] = term;
      cursors[0] = dictionary.postingsStart(term);
    }
    size++;
  }

  private static long count(TermIndex dictionary, int term) {
    return dictionary.postingsEnd(term) - dictionary.postingsStart(term);
  }

  /** How many different words are looked for. */
  public int words() {
    return size;
  }

  /** The next definition, in ascending order, or -1. */
  public int next(WordIndex index) {
    if (size == 0) {
      return -1;
    }
    TermIndex dictionary = index.words();
    long end = dictionary.postingsEnd(terms[0]);
    while (cursors[0] < end) {
      int definition = dictionary.posting(cursors[0]++);
      if (inAll(dictionary, definition)) {
        return definition;
      }
    }
    return -1;
  }

  private boolean inAll(TermIndex dictionary, int definition) {
    for (int i = 1; i < size; i++) {
      long end = dictionary.postingsEnd(terms[i]);
      cursors[i] = Postings.firstNotBelow(dictionary, cursors[i], end, definition);
      if (cursors[i] == end || dictionary.posting(cursors[i]) != definition) {
        return false;
      }
    }
    return true;
  }
}
