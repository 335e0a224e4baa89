package org.lexhub.store.term;

import org.lexhub.store.column.PackedColumn;
import org.lexhub.store.column.PackedColumnWriter;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.text.Utf8;

/**
 * The terms of a dictionary in the order of their reversed code points. Each has marks of the two
 * code points that come next, in that direction, after the path to its leaf in the trie over the
 * reversed terms, so that most terms of a leaf need not be read.
 *
 * <p>Section: packed, {@code term << 10 | second mark << 5 | first mark}. A mark is the remainder
 * of a code point by 27, or 31 for the end of the term.
 */
public final class BackwardTerms {
  /** The mark of the end of a term. */
  private static final int END_MARK = 31;

  private static final int MARK_BITS = 5;
  private static final int MARKS_BITS = 2 * MARK_BITS;
  private static final int MARK = (1 << MARK_BITS) - 1;

  private final PackedColumn column;

  private BackwardTerms(PackedColumn column) {
    this.column = column;
  }

  static BackwardTerms open(Snapshot s, String name, int terms) {
    PackedColumn column = PackedColumn.open(s, name);
    if (column.size() != terms) {
      throw s.corrupt(name, terms + " terms", column.size() + " terms");
    }
    return new BackwardTerms(column);
  }

  /** Writes the order. */
  public static void write(
      SnapshotWriter out, String name, ReversedTerms terms, TermTrieWriter trie) {
    int[] marks = marks(terms, trie);
    long max = ((Math.max(1, terms.size()) - 1L) << MARKS_BITS) + (1 << MARKS_BITS) - 1;
    try (PackedColumnWriter column = PackedColumnWriter.create(out, name, max)) {
      for (int rank = 0; rank < terms.size(); rank++) {
        column.add((long) terms.term(rank) << MARKS_BITS | marks[rank]);
      }
    }
  }

  private static int[] marks(ReversedTerms terms, TermTrieWriter trie) {
    int[] marks = new int[terms.size()];
    for (int node = 0; node < trie.size(); node++) {
      if (trie.isLeaf(node)) {
        int first = trie.first(node);
        for (int rank = first; rank < first + trie.count(node); rank++) {
          marks[rank] = marks(terms, rank, trie.depth(node));
        }
      }
    }
    return marks;
  }

  private static int marks(ReversedTerms terms, int rank, int depth) {
    if (depth == terms.length(rank)) {
      return END_MARK | END_MARK << MARK_BITS;
    }
    int near = terms.codePoint(rank, depth);
    int after = depth + Utf8.length(near);
    int far =
        after == terms.length(rank) ? END_MARK : TermTrie.remainder(terms.codePoint(rank, after));
    return TermTrie.remainder(near) | far << MARK_BITS;
  }

  /** Checks the marks of all terms. */
  void verify(Snapshot s, String name, ReversedTerms terms, TermTrieWriter trie) {
    int[] marks = marks(terms, trie);
    for (int rank = 0; rank < terms.size(); rank++) {
      if ((column.get(rank) & ((1 << MARKS_BITS) - 1)) != marks[rank]) {
        throw s.corrupt(name, "the marks of a term", "others at rank " + rank);
      }
    }
  }

  /** Returns a term with its marks. */
  public long entry(int rank) {
    return column.get(rank);
  }

  /** Returns the term of an entry. */
  public static int term(long entry) {
    return (int) (entry >>> MARKS_BITS);
  }

  /** Converts the marks of an entry to the masks of a {@link TermTrie}. */
  public static long masks(long entry) {
    int near = mask((int) entry & MARK);
    int far = mask((int) (entry >>> MARK_BITS) & MARK);
    return (long) far << 32 | (near & 0xFFFF_FFFFL);
  }

  private static int mask(int mark) {
    return mark == END_MARK ? TermTrie.END_BIT : 1 << mark | TermTrie.CLASSES;
  }
}
