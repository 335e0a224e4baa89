package org.lexhub.store.text;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The trie of a set of symbols as a double array (Aoe 1989), with one read for each step: a node is
 * a cell, its child by byte b is cell {@code base + b}, and the check of a cell is its parent.
 */
final class SymbolTrie {
  /** The symbol of a node where no symbol ends. */
  static final int NO_SYMBOL = (1 << 20) - 1;

  private static final int BASE_SHIFT = 20;
  private static final int CHECK_SHIFT = 42;
  private static final int MASK = (1 << 22) - 1;

  /** The check of free cells, and of first bytes, which are reached without a check. */
  private static final long NO_PARENT = (long) MASK << CHECK_SHIFT;

  /** The maximum number of children of a node that fills gaps; larger ones are put at the end. */
  private static final int MANY = 4;

  /** The cells: check (22 bits), base (22) and symbol (20). */
  private long[] cells;

  private final int[] numbers;
  private final BitSet used = new BitSet();
  private int end = 256;

  /** Creates the trie of a set, whose symbols keep their numbers. */
  SymbolTrie(SymbolSet set) {
    this(set, IntStream.range(0, set.size()).toArray());
  }

  /**
   * Creates the trie of a set with other numbers for its symbols.
   *
   * @param numbers the new number of each symbol of the set
   */
  SymbolTrie(SymbolSet set, int[] numbers) {
    this.numbers = numbers;
    cells = new long[1 << 12];
    Arrays.fill(cells, NO_PARENT | NO_SYMBOL);
    int[] cellOf = new int[set.nodes()];
    for (int b = 0; b < 256; b++) {
      cellOf[b] = b;
      cells[b] = NO_PARENT | numbers[b];
      used.set(b);
    }
    place(set, cellOf);
    used.clear();
  }

  /** Places all nodes; the number of a parent is lower than those of its children. */
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

  /** Returns the first base at which all children have free cells. */
  private int room(long[] edges, int from, int to) {
    int first = SymbolSet.label(edges[from]);
    int start = to - from > MANY ? end : 256;
    for (int at = used.nextClearBit(Math.max(start, first)); ; at = used.nextClearBit(at + 1)) {
      int base = at - first;
      if (isFree(edges, from, to, base)) {
        if (to - from > MANY) {
          end = at;
        }
        growTo(base);
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

  /** Grows the array for any byte at this base. */
  private void growTo(int base) {
    int length = cells.length;
    if (base + 256 > length) {
      if (base + 256 > MASK) {
        throw new IllegalStateException("too many symbols for the trie");
      }
      cells = Arrays.copyOf(cells, Math.max(base + 256, 2 * length));
      Arrays.fill(cells, length, cells.length, NO_PARENT | NO_SYMBOL);
    }
  }

  /** Returns the cells; the node of a first byte is its value. */
  long[] cells() {
    return cells;
  }

  /** Returns the child by a byte of the node with this cell, to be checked by {@link #isChild}. */
  static int next(long cell, byte b) {
    return ((int) (cell >>> BASE_SHIFT) & MASK) + (b & 0xFF);
  }

  /** Returns whether a cell is a child of a node. */
  static boolean isChild(long cell, int node) {
    return (int) (cell >>> CHECK_SHIFT) == node;
  }

  /** Returns the symbol that ends at a node, or {@link #NO_SYMBOL}. */
  static int symbol(long cell) {
    return (int) cell & NO_SYMBOL;
  }
}
