package org.lexhub.store.text;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The trie of a set of symbols in its fast form, one read a step (Aoe's double array): a node is a
 * cell, its child by byte b lies {@code base + b} cells from the start, and tells by its check that
 * it is the node's own.
 */
final class SymbolTrie {
  /** A node where no symbol ends. */
  static final int NO_SYMBOL = (1 << 20) - 1;

  private static final int BASE_SHIFT = 20;
  private static final int CHECK_SHIFT = 42;
  private static final int MASK = (1 << 22) - 1;

  /** Check of cells that belong to nobody, and of first bytes, which are reached without check. */
  private static final long NOBODY = (long) MASK << CHECK_SHIFT;

  /** Nodes with more children than this look for room behind the others. */
  private static final int MANY = 4;

  /** Check (22 bits), base (22) and symbol (20). */
  private long[] cells;

  private final int[] numbers;
  private final BitSet used = new BitSet();
  private int behind = 256;

  /** Makes the trie of a set, whose symbols keep their numbers. */
  SymbolTrie(SymbolSet set) {
    this(set, IntStream.range(0, set.size()).toArray());
  }

  /**
   * Makes the trie of a set with other numbers for its symbols.
   *
   * @param numbers what each symbol of the set is to be called
   */
  SymbolTrie(SymbolSet set, int[] numbers) {
    this.numbers = numbers;
    cells = new long[1 << 12];
    Arrays.fill(cells, NOBODY | NO_SYMBOL);
    int[] cellOf = new int[set.nodes()];
    for (int b = 0; b < 256; b++) {
      cellOf[b] = b;
      cells[b] = NOBODY | numbers[b];
      used.set(b);
    }
    place(set, cellOf);
    used.clear();
  }

  /** Nodes are numbered so that a parent comes before its children. */
  private void place(SymbolSet set, int[] cellOf) {
    long[] edges = set.edges();
    for (int from = 0; from < edges.length; ) {
      int parent = SymbolSet.parent(edges[from]);
      int to = from + 1;
      while (to < edges.length && SymbolSet.parent(edges[to]) == parent) {
        to++;
      }
      int base = room(edges, from, to);
      int cell = cellOf[parent];
      cells[cell] |= (long) base << BASE_SHIFT;
      for (int i = from; i < to; i++) {
        int at = base + SymbolSet.label(edges[i]);
        int child = SymbolSet.child(edges[i]);
        int symbol = set.symbol(child);
        used.set(at);
        cells[at] = ((long) cell << CHECK_SHIFT) | (symbol < 0 ? NO_SYMBOL : numbers[symbol]);
        cellOf[child] = at;
      }
      from = to;
    }
  }

  /** The first base at which all children have free cells. */
  private int room(long[] edges, int from, int to) {
    int first = SymbolSet.label(edges[from]);
    int start = to - from > MANY ? behind : 256;
    for (int at = used.nextClearBit(Math.max(start, first)); ; at = used.nextClearBit(at + 1)) {
      int base = at - first;
      if (isFree(edges, from, to, base)) {
        if (to - from > MANY) {
          behind = at;
        }
        fit(base);
        return base;
      }
    }
  }

  private boolean isFree(long[] edges, int from, int to, int base) {
    for (int i = from; i < to; i++) {
      if (used.get(base + SymbolSet.label(edges[i]))) {
        return false;
      }
    }
    return true;
  }

  /** Makes the array long enough for any byte after this base. */
  private void fit(int base) {
    int length = cells.length;
    if (base + 256 > length) {
      if (base + 256 > MASK) {
        throw new IllegalStateException("too many symbols for the trie");
      }
      cells = Arrays.copyOf(cells, Math.max(base + 256, 2 * length));
      Arrays.fill(cells, length, cells.length, NOBODY | NO_SYMBOL);
    }
  }

  /** The cells; a first byte is its own node. */
  long[] cells() {
    return cells;
  }

  /** The node after the one whose cell is given, if {@link #isChild} says that it is there. */
  static int next(long cell, byte b) {
    return ((int) (cell >>> BASE_SHIFT) & MASK) + (b & 0xFF);
  }

  /** Whether a cell is a child of a node. */
  static boolean isChild(long cell, int node) {
    return (int) (cell >>> CHECK_SHIFT) == node;
  }

  /** The symbol that ends at a node, or {@link #NO_SYMBOL}. */
  static int symbol(long cell) {
    return (int) cell & NO_SYMBOL;
  }
}
