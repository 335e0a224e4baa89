package org.lexhub.store.text;

import java.util.Arrays;

/**
 * A growing set of distinct symbols, numbered in the order of their coming, and the trie that finds
 * them in text. The trie is one hash table from (node, byte) to node.
 */
final class SymbolSet {
  /** The single bytes: symbols 0 to 255 of every set. */
  static final int SINGLES = 256;

  private static final int NONE = -1;

  private byte[] bytes = new byte[1 << 12];
  private int[] places = new int[1 << 9];
  private int used;
  private int size;

  /** Symbol that ends at a node. Nodes 0 to 255 stand for the first byte. */
  private int[] symbolAt = new int[1 << 10];

  private int nodes = 256;

  /** Node and byte in the upper half, child node in the lower half; -1 is empty. */
  private long[] edges = new long[1 << 11];

  private int shift = Integer.SIZE - 11;

  /** Makes a set of the 256 single bytes, each numbered as itself. */
  SymbolSet() {
    Arrays.fill(symbolAt, NONE);
    Arrays.fill(edges, NONE);
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

  /** Bytes of all symbols, at their places. */
  byte[] bytes() {
    return bytes;
  }

  /** Adds a symbol, unless it is there; returns its number. */
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
    int at = slot(key);
    if (edges[at] != NONE) {
      return (int) edges[at];
    }
    int child = nodes++;
    if (child == symbolAt.length) {
      symbolAt = Arrays.copyOf(symbolAt, 2 * child);
      Arrays.fill(symbolAt, child, 2 * child, NONE);
    }
    edges[at] = ((long) key << Integer.SIZE) | child;
    if (2 * (nodes - 256) > edges.length) {
      growEdges();
    }
    return child;
  }

  private void growEdges() {
    long[] old = edges;
    edges = new long[2 * old.length];
    shift--;
    Arrays.fill(edges, NONE);
    for (long edge : old) {
      if (edge != NONE) {
        edges[slot((int) (edge >>> Integer.SIZE))] = edge;
      }
    }
  }

  private static int key(int node, byte b) {
    return (node << 8) | (b & 0xFF);
  }

  private int slot(int key) {
    int mask = edges.length - 1;
    int at = (key * 0x9E3779B1) >>> shift;
    while (edges[at] != NONE && (int) (edges[at] >>> Integer.SIZE) != key) {
      at = (at + 1) & mask;
    }
    return at;
  }

  /** Order of the bytes of two symbols. */
  int compare(int a, int b) {
    return Arrays.compareUnsigned(
        bytes, places[a], places[a] + length(a), bytes, places[b], places[b] + length(b));
  }

  /** Number of nodes; a parent has a lower number than its children. */
  int nodes() {
    return nodes;
  }

  /** All edges of the trie, by parent and byte. */
  long[] edges() {
    long[] sorted = new long[nodes - SINGLES];
    int n = 0;
    for (long edge : edges) {
      if (edge != NONE) {
        sorted[n++] = edge;
      }
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

  /** The node after {@code node} by a byte, or -1. A first byte is its own node. */
  int child(int node, byte b) {
    return (int) edges[slot(key(node, b))];
  }

  /** The symbol that ends at a node, or -1. */
  int symbol(int node) {
    return symbolAt[node];
  }

  /** The longest symbol that starts at a place; there always is one. */
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
