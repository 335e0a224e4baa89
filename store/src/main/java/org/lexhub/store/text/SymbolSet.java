package org.lexhub.store.text;

import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;

/**
 * A growing set of distinct symbols, numbered in the order in which they are added, and the trie
 * that finds them in text. The trie is one hash table from (node, byte) to node.
 */
final class SymbolSet {
  /** The single bytes: symbols 0 to 255 of every set. */
  static final int SINGLES = 256;

  private static final int NONE = -1;

  /** The load factor of the edges: most look-ups find nothing, so a sparse table ends them soon. */
  private static final float LOAD = 0.5f;

  private byte[] bytes = new byte[1 << 12];
  private int[] places = new int[1 << 9];
  private int used;
  private int size;

  /** The symbol that ends at each node. Nodes 0 to 255 are those of the first byte. */
  private int[] symbolAt = new int[1 << 10];

  private int nodes = 256;

  /** The child node of each node and byte, see {@link #key}. */
  private final Int2IntOpenHashMap edges = new Int2IntOpenHashMap(1 << 10, LOAD);

  /** Creates a set of the 256 single bytes, each numbered as itself. */
  SymbolSet() {
    Arrays.fill(symbolAt, NONE);
    edges.defaultReturnValue(NONE);
    byte[] single = new byte[1];
    for (int b = 0; b < 256; b++) {
      single[0] = (byte) b;
      add(single, 0, 1);
    }
  }

  int size() {
    return size;
  }

  int length(int symbol) {
    return (symbol + 1 < size ? places[symbol + 1] : used) - places[symbol];
  }

  int place(int symbol) {
    return places[symbol];
  }

  /** Returns the array that holds the bytes of all symbols, each at its {@link #place}. */
  byte[] bytes() {
    return bytes;
  }

  /** Adds a symbol if it is new, and returns its number. */
  int add(byte[] from, int offset, int length) {
    int node = from[offset] & 0xFF;
    for (int i = 1; i < length; i++) {
      node = childOrNew(node, from[offset + i]);
    }
    if (symbolAt[node] != NONE) {
      return symbolAt[node];
    }
    if (size == places.length) {
      places = Arrays.copyOf(places, 2 * size);
    }
    if (used + length > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    System.arraycopy(from, offset, bytes, used, length);
    places[size] = used;
    used += length;
    symbolAt[node] = size;
    return size++;
  }

  private int childOrNew(int node, byte b) {
    int key = key(node, b);
    int known = edges.get(key);
    if (known != NONE) {
      return known;
    }
    int child = nodes++;
    if (child == symbolAt.length) {
      symbolAt = Arrays.copyOf(symbolAt, 2 * child);
      Arrays.fill(symbolAt, child, 2 * child, NONE);
    }
    edges.put(key, child);
    return child;
  }

  private static int key(int node, byte b) {
    return (node << 8) | (b & 0xFF);
  }

  /** Compares the bytes of two symbols. */
  int compare(int a, int b) {
    return Arrays.compareUnsigned(
        bytes, places[a], places[a] + length(a), bytes, places[b], places[b] + length(b));
  }

  /** Returns the number of nodes; a parent has a lower number than its children. */
  int nodes() {
    return nodes;
  }

  /** Returns all edges of the trie, ordered by parent and byte. */
  long[] edges() {
    long[] sorted = new long[nodes - SINGLES];
    int n = 0;
    for (Int2IntMap.Entry edge : edges.int2IntEntrySet()) {
      sorted[n++] = ((long) edge.getIntKey() << Integer.SIZE) | edge.getIntValue();
    }
    Arrays.sort(sorted);
    return sorted;
  }

  static int parent(long edge) {
    return (int) (edge >>> (Integer.SIZE + 8));
  }

  static int label(long edge) {
    return (int) (edge >>> Integer.SIZE) & 0xFF;
  }

  static int child(long edge) {
    return (int) edge;
  }

  /** Returns the child of a node by a byte, or -1. The node of a first byte is its value. */
  int child(int node, byte b) {
    return edges.get(key(node, b));
  }

  /** Returns the symbol that ends at a node, or -1. */
  int symbol(int node) {
    return symbolAt[node];
  }

  /** Returns the longest symbol that starts at an index; there is always one. */
  int longest(byte[] text, int at, int end) {
    int node = text[at] & 0xFF;
    int found = node;
    for (int i = at + 1; i < end; i++) {
      node = child(node, text[i]);
      if (node < 0) {
        break;
      }
      int symbol = symbolAt[node];
      if (symbol >= 0) {
        found = symbol;
      }
    }
    return found;
  }
}
