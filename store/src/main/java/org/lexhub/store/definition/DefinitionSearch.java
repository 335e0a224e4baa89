package org.lexhub.store.definition;

import java.util.Arrays;
import org.lexhub.store.english.EnglishWords;
import org.lexhub.store.term.TermIndex;

/**
 * Walks over the documents that a query describes, in ascending order, each with how well it does:
 * the sum of what each word of the query weighs in the document times how rare the word is (BM25).
 * A document counts where one of the words stands in its own texts and the words that it has make
 * up at least half of the query, weighed by how rare they are. A query of stop words finds nothing.
 *
 * <p>Postings are added up window by window, so that the time goes by their number only. A reusable
 * object of one thread; allocates nothing once it has grown.
 */
public final class DefinitionSearch {
  /** The value of a document in which every word of the query has the greatest impact. */
  public static final int MAX = 10_000;

  private static final int WINDOW = 4096;
  private static final int IDF_UNIT = 256;
  private static final int MASS_BITS = 28;
  private static final long MASS = (1L << MASS_BITS) - 1;

  private final EnglishWords words = new EnglishWords();
  private int[] terms = new int[16];
  private long[] cursors = new long[16];
  private long[] ends = new long[16];
  private int[] rarities = new int[16];
  private int size;

  /** Impact times rarity, and below it the rarity of the words there are. */
  private final long[] sums = new long[WINDOW];

  private final long[] own = new long[WINDOW / 64];
  private long whole;
  private long known;
  private int window;
  private int at;
  private int document;
  private int value;

  /** Creates a search without words. */
  public DefinitionSearch() {}

  /**
   * Starts a walk.
   *
   * @param folded the folded text of the query, well-formed UTF-8
   * @return false where no document can match
   */
  public boolean start(DefinitionIndex index, byte[] folded, int offset, int length) {
    TermIndex dictionary = index.words();
    words.read(folded, offset, length);
    size = 0;
    whole = 0;
    known = 0;
    for (int i = 0; i < words.size(); i++) {
      if (!words.isStop(i)) {
        int start = words.start(i);
        int term = dictionary.term(words.bytes(), start, words.end(i) - start);
        if (term < 0) {
          whole += rarity(index.documents(), 0);
        } else {
          add(index, term);
        }
      }
    }
    window = -1;
    at = WINDOW;
    return size > 0;
  }

  private void add(DefinitionIndex index, int term) {
    for (int i = 0; i < size; i++) {
      if (terms[i] == term) {
        return;
      }
    }
    if (size == terms.length) {
      terms = Arrays.copyOf(terms, size * 2);
      cursors = Arrays.copyOf(cursors, size * 2);
      ends = Arrays.copyOf(ends, size * 2);
      rarities = Arrays.copyOf(rarities, size * 2);
    }
    TermIndex dictionary = index.words();
    terms[size] = term;
    cursors[size] = dictionary.postingsStart(term);
    ends[size] = dictionary.postingsEnd(term);
    rarities[size] = rarity(index.documents(), ends[size] - cursors[size]);
    whole += rarities[size];
    known += rarities[size];
    size++;
  }

  /** How many postings the walk that was started reads. */
  public long postings() {
    long postings = 0;
    for (int i = 0; i < size; i++) {
      postings += ends[i] - cursors[i];
    }
    return postings;
  }

  /** The inverse document frequency. */
  private static int rarity(int documents, long having) {
    return 1 + (int) (IDF_UNIT * Math.log(1 + (documents - having + 0.5) / (having + 0.5)));
  }

  /** Goes to the next document; false where there is none. */
  public boolean next(DefinitionIndex index) {
    while (true) {
      for (; at < WINDOW; at++) {
        long bits = own[at >>> 6] >>> at;
        if (bits == 0) {
          at |= 63;
          continue;
        }
        at += Long.numberOfTrailingZeros(bits);
        long sum = sums[at];
        if ((sum & MASS) * 2 >= known) {
          document = window * WINDOW + at++;
          value = (int) ((sum >>> MASS_BITS) * MAX / (whole * DefinitionIndex.MAX_IMPACT));
          return true;
        }
      }
      if (!fill(index)) {
        return false;
      }
    }
  }

  /** Adds up the next window in which a word has a document. */
  private boolean fill(DefinitionIndex index) {
    TermIndex dictionary = index.words();
    int first = Integer.MAX_VALUE;
    for (int i = 0; i < size; i++) {
      if (cursors[i] < ends[i]) {
        first = Math.min(first, DefinitionIndex.document(dictionary.posting(cursors[i])));
      }
    }
    if (first == Integer.MAX_VALUE) {
      return false;
    }
    window = first / WINDOW;
    at = 0;
    Arrays.fill(sums, 0);
    Arrays.fill(own, 0);
    for (int i = 0; i < size; i++) {
      cursors[i] = add(dictionary, cursors[i], ends[i], rarities[i]);
    }
    return true;
  }

  private long add(TermIndex dictionary, long from, long to, int rarity) {
    int base = window * WINDOW;
    long cursor = from;
    for (; cursor < to; cursor++) {
      int posting = dictionary.posting(cursor);
      int place = DefinitionIndex.document(posting) - base;
      if (place >= WINDOW) {
        break;
      }
      sums[place] += (((long) DefinitionIndex.impact(posting) * rarity) << MASS_BITS) | rarity;
      if (DefinitionIndex.own(posting)) {
        own[place >>> 6] |= 1L << place;
      }
    }
    return cursor;
  }

  /** The present document. */
  public int document() {
    return document;
  }

  /** How well the query describes the present document, from 0 to {@link #MAX}. */
  public int value() {
    return value;
  }
}
