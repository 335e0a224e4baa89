package org.lexhub.store.term.fuzzy;

import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.Utf8;

/**
 * Finds every term within an edit distance of a query. With one edit, one half of the query is
 * exact: a forward walk after an exact first half and a backward walk before an exact second half
 * find all terms except a swap across the cut, which is looked up. With two edits there are three
 * walks, see {@link FuzzyPlaces}. Reusable, for one thread; it allocates nothing once it has grown
 * to the longest query.
 */
public final class FuzzyWalk {
  /** The first cut of the query for two edits, in eighths of its length. */
  private static final int FIRST_EIGHTHS = 3;

  /** The second cut, in eighths of the length. */
  private static final int LAST_EIGHTHS = 5;

  private final FuzzyPass forward = new FuzzyPass(false);
  private final FuzzyPass backward = new FuzzyPass(true);
  private int[] query = new int[64];
  private byte[] swapped = new byte[256];
  private int length;

  /** Creates a walk. */
  public FuzzyWalk() {}

  /**
   * Finds the terms at a distance of at most {@code edits} from a folded query, by optimal string
   * alignment over code points.
   *
   * @param folded well-formed UTF-8
   * @param edits 1 or 2, see {@link AllowedEdits}
   */
  public void find(
      TermIndex terms, byte[] folded, int offset, int length, int edits, FuzzyTerms out) {
    if (edits < 1 || edits > FuzzyState.MAX_EDITS) {
      throw new IllegalArgumentException("fuzzy search takes 1 or 2 edits, not " + edits);
    }
    out.clear();
    if (terms.size() == 0) {
      return;
    }
    prepare(folded, offset, length);
    forward.start(query, this.length);
    int half = edits == 1 ? this.length / 2 : FIRST_EIGHTHS * this.length / 8;
    forward.places().from(this.length, half, edits);
    forward.run(terms, out);
    if (half > 0) {
      backward.start(query, this.length);
      if (edits == 1) {
        backward.places().from(this.length, this.length - half, 1);
        backward.run(terms, out);
        swap(terms, half, out);
      } else {
        int last = Math.max(half + 1, LAST_EIGHTHS * this.length / 8);
        backward.places().from(this.length, this.length - last, 2);
        backward.run(terms, out);
        forward.places().around(this.length, half, last);
        forward.run(terms, out);
      }
    }
    out.finish();
  }

  private void prepare(byte[] folded, int offset, int bytesLength) {
    if (query.length < bytesLength) {
      query = new int[2 * bytesLength];
      swapped = new byte[2 * bytesLength];
    }
    length = 0;
    for (int at = offset; at < offset + bytesLength; length++) {
      query[length] = Utf8.decode(folded, at, offset + bytesLength);
      at += Utf8.length(query[length]);
    }
  }

  /** Looks up the only alignment with one edit across the cut: its adjacent letters swapped. */
  private void swap(TermIndex terms, int cut, FuzzyTerms out) {
    if (query[cut - 1] == query[cut]) {
      return;
    }
    int end = 0;
    for (int i = 0; i < length; i++) {
      int from = i == cut - 1 ? cut : i == cut ? cut - 1 : i;
      end = Utf8.encode(query[from], swapped, end);
    }
    int term = terms.term(swapped, 0, end);
    if (term >= 0) {
      out.add(term, 1);
    }
  }
}
