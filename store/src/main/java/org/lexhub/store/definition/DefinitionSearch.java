package org.lexhub.store.definition;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.english.EnglishWords;
import org.lexhub.store.term.TermIndex;

/**
 * Walks over the documents that match a query, in ascending order, each with its score: the sum,
 * over the words of the query, of the word's weight in the document times its inverse document
 * frequency (BM25). A document matches if one of the words is in its own texts and the words that
 * it has are at least half of the query's known words, weighted by inverse document frequency. A
 * query of only stop words matches nothing.
 *
 * <p>Postings are summed window by window, so the time depends on their number only. Reusable, for
 * one thread; it allocates nothing once it has grown.
 */
public final class DefinitionSearch {
  /** The score of a document in which every word of the query has the maximum impact. */
  public static final int MAX_VALUE = 10_000;

  private static final int WINDOW = 4096;
  private static final int IDF_UNIT = 256;
  private static final int MASS_BITS = 28;
  private static final long MASS = (1L << MASS_BITS) - 1;

  private final EnglishWords words = new EnglishWords();
  private final AnalyzedWords ownWords = new AnalyzedWords();
  private @Nullable TermIndex dictionary;

  /** The number of documents of the language. */
  private int documents;

  private int[] terms = new int[16];
  private long[] cursors = new long[16];
  private long[] ends = new long[16];

  /** The inverse document frequency of each word. */
  private int[] rarities = new int[16];

  private int size;

  /** For each document of the window, impact times rarity, and below it the words' rarity. */
  private final long[] sums = new long[WINDOW];

  /** The documents of the window that have a word in their own texts, as bits. */
  private final long[] own = new long[WINDOW / 64];

  /** The rarity of all words of the query. */
  private long whole;

  /** The rarity of the words that the index has. */
  private long known;

  private int window;
  private int at;
  private int document;
  private int value;
  private boolean complete;

  /** Creates a search without words. */
  public DefinitionSearch() {}

  /**
   * Starts a walk.
   *
   * @param folded the folded text of the query, well-formed UTF-8
   * @return false if no document can match
   */
  public boolean start(DefinitionIndex index, byte[] folded, int offset, int length) {
    clear(index.words(), index.documents());
    words.read(folded, offset, length);
    for (int i = 0; i < words.size(); i++) {
      if (!words.isStop(i)) {
        add(words.bytes(), words.start(i), words.end(i));
      }
    }
    return size > 0;
  }

  /**
   * Starts a walk over the definitions in a language other than English.
   *
   * @param language the row of the language
   * @param iso639 its packed ISO 639-3 code, 0 none
   * @param text the query
   * @return false if no document can match
   */
  public boolean start(OwnDefinitionIndex index, int language, int iso639, String text) {
    clear(index.words(), index.documents(language));
    ownWords.read(language, iso639, text);
    for (int i = 0; i < ownWords.size(); i++) {
      add(ownWords.bytes(), ownWords.start(i), ownWords.end(i));
    }
    return size > 0;
  }

  private void clear(TermIndex words, int count) {
    dictionary = words;
    documents = count;
    size = 0;
    whole = 0;
    known = 0;
    window = -1;
    at = WINDOW;
  }

  private void add(byte[] bytes, int start, int end) {
    int term = dictionary().term(bytes, start, end - start);
    if (term < 0) {
      whole += rarity(documents, 0);
    } else {
      add(term);
    }
  }

  private TermIndex dictionary() {
    return Objects.requireNonNull(dictionary, "start comes first");
  }

  private void add(int term) {
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
    terms[size] = term;
    cursors[size] = dictionary().postingsStart(term);
    ends[size] = dictionary().postingsEnd(term);
    rarities[size] = rarity(documents, ends[size] - cursors[size]);
    whole += rarities[size];
    known += rarities[size];
    size++;
  }

  /** Returns the number of postings that the walk reads. */
  public long postings() {
    long postings = 0;
    for (int i = 0; i < size; i++) {
      postings += ends[i] - cursors[i];
    }
    return postings;
  }

  /** Returns the inverse document frequency of a word that {@code having} documents have. */
  private static int rarity(int all, long having) {
    return 1 + (int) (IDF_UNIT * Math.log(1 + (all - having + 0.5) / (having + 0.5)));
  }

  /** Moves to the next document; returns false if there is none. */
  public boolean next() {
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
          complete = size > 1 && (sum & MASS) == whole;
          value = (int) ((sum >>> MASS_BITS) * MAX_VALUE / (whole * DefinitionIndex.MAX_IMPACT));
          return true;
        }
      }
      if (!fill(dictionary())) {
        return false;
      }
    }
  }

  /** Sums the postings of the next window that has any; returns false if there is none. */
  private boolean fill(TermIndex words) {
    int first = Integer.MAX_VALUE;
    for (int i = 0; i < size; i++) {
      if (cursors[i] < ends[i]) {
        first = Math.min(first, DefinitionIndex.document(words.posting(cursors[i])));
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
      cursors[i] = add(words, cursors[i], ends[i], rarities[i]);
    }
    return true;
  }

  private long add(TermIndex words, long from, long to, int rarity) {
    int base = window * WINDOW;
    long cursor = from;
    for (; cursor < to; cursor++) {
      int posting = words.posting(cursor);
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

  /** Returns the current document. */
  public int document() {
    return document;
  }

  /** Returns the score of the current document, from 0 to {@link #MAX_VALUE}. */
  public int value() {
    return value;
  }

  /** Returns whether the query has several words and the current document has each of them. */
  public boolean isComplete() {
    return complete;
  }
}
