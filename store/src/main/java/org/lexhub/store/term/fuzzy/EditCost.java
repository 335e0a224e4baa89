package org.lexhub.store.term.fuzzy;

import java.util.Arrays;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Computes the cost of a query as a misspelling of a term: the cheapest optimal string alignment,
 * where an edit costs more the less often people make it. Reusable, for one thread; it allocates
 * nothing once it has grown.
 *
 * <p>Costs are in twentieths of a nat, so that they can be added to the logarithm of a word's
 * frequency (a noisy channel; Kernighan, Church and Gale 1990). Omitting or adding the second of
 * two equal letters costs least, then swapping adjacent letters, confusing vowels or letters that
 * sound alike, hitting an adjacent key, and last any other letter. An error in the first letter
 * costs more. The common prefix and suffix of query and term are skipped.
 */
public final class EditCost {
  /** The cost of omitting or adding the second of two equal letters. */
  public static final int DOUBLED = 50;

  static final int SWAPPED = 80;
  static final int VOWELS = 75;
  static final int SOUND = 90;
  static final int KEYS = 110;
  static final int OTHER = 150;
  static final int FORGOTTEN_VOWEL = 85;
  static final int FORGOTTEN = 105;
  static final int ADDED_VOWEL = 100;
  static final int ADDED = 130;

  /** Swapping two vowels, as in ie and ei. */
  static final int SWAPPED_VOWELS = 60;

  /** Omitting or adding a letter that is often silent. */
  static final int SILENT = 75;

  /** The additional cost of an error in the first letter. */
  static final int FIRST = 70;

  private int[] query = new int[64];
  private int queryLength;
  private int[] term = new int[64];
  private int termLength;
  private boolean extended;
  private final Utf8Buffer bytes = new Utf8Buffer(256);
  private int[] row = new int[64];
  private int[] above = new int[64];
  private int[] twoAbove = new int[64];

  /** Creates a comparison with an empty query. */
  public EditCost() {}

  /**
   * Sets the query.
   *
   * @param folded well-formed UTF-8
   */
  public void start(byte[] folded, int offset, int length) {
    if (query.length < length) {
      query = new int[length];
    }
    queryLength = decode(folded, offset, length, query);
  }

  /** Returns the cost of the query as a misspelling of a term. */
  public int of(TermIndex terms, int ordinal) {
    bytes.clear();
    terms.append(ordinal, bytes);
    return of(bytes.bytes(), 0, bytes.length());
  }

  /** Returns the cost of the query as a misspelling of a folded text, well-formed UTF-8. */
  public int of(byte[] folded, int offset, int length) {
    if (term.length < length) {
      term = new int[length];
    }
    termLength = decode(folded, offset, length, term);
    int common = Math.min(queryLength, termLength);
    int same = 0;
    while (same < common && query[same] == term[same]) {
      same++;
    }
    extended = same == queryLength;
    int end = 0;
    while (end < common - same && query[queryLength - 1 - end] == term[termLength - 1 - end]) {
      end++;
    }
    return align(same, queryLength - end, termLength - end);
  }

  /** Returns whether the last term starts with the query. */
  public boolean isExtended() {
    return extended;
  }

  private static int decode(byte[] utf8, int offset, int length, int[] out) {
    int count = 0;
    for (int at = offset; at < offset + length; ) {
      int codePoint = Utf8.decode(utf8, at, offset + length);
      out[count++] = codePoint;
      at += Utf8.length(codePoint);
    }
    return count;
  }

  /** Aligns the letters from {@code from} to the two ends. */
  private int align(int from, int queryEnd, int termEnd) {
    int width = termEnd - from;
    if (row.length <= width) {
      int capacity = Math.max(2 * row.length, width + 1);
      row = Arrays.copyOf(row, capacity);
      above = Arrays.copyOf(above, capacity);
      twoAbove = Arrays.copyOf(twoAbove, capacity);
    }
    row[0] = 0;
    for (int j = 1; j <= width; j++) {
      row[j] = row[j - 1] + forgotten(from + j - 1);
    }
    for (int i = from; i < queryEnd; i++) {
      int[] oldest = twoAbove;
      twoAbove = above;
      above = row;
      row = oldest;
      row[0] = above[0] + added(i);
      for (int j = from; j < termEnd; j++) {
        row[j - from + 1] = cell(i, j, from);
      }
    }
    return row[width];
  }

  private int cell(int i, int j, int from) {
    int at = j - from;
    int best = above[at] + replaced(i, j);
    best = Math.min(best, above[at + 1] + added(i));
    best = Math.min(best, row[at] + forgotten(j));
    if (i > from && j > from && query[i] == term[j - 1] && query[i - 1] == term[j]) {
      boolean vowels = ConfusableLetters.vowel(query[i]) && ConfusableLetters.vowel(query[i - 1]);
      int swapped = vowels ? SWAPPED_VOWELS : SWAPPED;
      best = Math.min(best, twoAbove[at - 1] + swapped + first(i - 1));
    }
    return best;
  }

  private static int first(int at) {
    return at == 0 ? FIRST : 0;
  }

  private int replaced(int i, int j) {
    int a = query[i];
    int b = term[j];
    return a == b ? 0 : ConfusableLetters.confusion(a, b) + first(Math.max(i, j));
  }

  /** Returns the cost of a letter of the term that the query lacks. */
  private int forgotten(int j) {
    int letter = term[j];
    if (doubled(term, termLength, j)) {
      return DOUBLED;
    }
    int cost =
        ConfusableLetters.silent(letter, j == termLength - 1)
            ? SILENT
            : ConfusableLetters.vowel(letter) ? FORGOTTEN_VOWEL : FORGOTTEN;
    return cost + first(j);
  }

  /** Returns the cost of a letter of the query that the term lacks. */
  private int added(int i) {
    int letter = query[i];
    if (doubled(query, queryLength, i)) {
      return DOUBLED;
    }
    int cost =
        ConfusableLetters.silent(letter, i == queryLength - 1)
            ? SILENT
            : ConfusableLetters.vowel(letter) ? ADDED_VOWEL : nearKey(i) ? KEYS : ADDED;
    return cost + first(i);
  }

  private static boolean doubled(int[] text, int length, int at) {
    return (at > 0 && text[at - 1] == text[at]) || (at + 1 < length && text[at + 1] == text[at]);
  }

  /** Returns whether a letter of the query is on a key adjacent to that of a letter next to it. */
  private boolean nearKey(int i) {
    return (i > 0 && ConfusableLetters.neighbours(query[i - 1], query[i]))
        || (i + 1 < queryLength && ConfusableLetters.neighbours(query[i + 1], query[i]));
  }
}
