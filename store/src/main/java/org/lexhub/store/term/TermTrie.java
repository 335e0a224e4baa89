package org.lexhub.store.term;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;

/**
 * The upper part of a trie of code points over sorted terms. Nodes are stored level by level, so
 * the children of a node are consecutive.
 *
 * <p>Node 0 is the root. A node is a label, a link and two masks. A label is a code point, or
 * {@link #END} for the term that ends at the parent, with flags; the last sibling has the flag
 * {@link #LAST}. A node with few terms below it is a {@link #LEAF}: its link is the first of these
 * terms and its label holds their number. The link of any other node is its first child, and its
 * label holds the number of its children, exact up to 255 and from 256 on a lower bound in units of
 * 64.
 *
 * <p>Adjacent siblings that have few terms each are merged into one {@link #MIXED} leaf: its label
 * has the first of their code points, and its masks begin with these code points.
 *
 * <p>The masks have bits for the code points, or the end of a term, that can come next, and for
 * those that can come after that. A walk skips a node, and everything below it, if its masks have
 * none of the wanted bits. The union of the masks of 16 nodes is stored too, so that a walk skips
 * most of thousands of siblings.
 *
 * <p>Sections: {@code .nodes}, 16 bytes each; {@code .groups}, 8 bytes for 16 nodes each.
 */
public final class TermTrie {
  static final String NODES = ".nodes";
  static final String GROUPS = ".groups";

  /** The label of a term that ends at the parent. */
  public static final int END = 0;

  /** The bits of a label that hold the code point. */
  public static final int CODE_POINT = 0x1F_FFFF;

  /** The flag of the last sibling. */
  public static final int LAST = 1 << 21;

  /** The flag of a node that holds terms. */
  public static final int LEAF = 1 << 22;

  static final int COUNT_SHIFT = 23;
  static final int MAX_COUNT = 64;
  static final int MIXED = 1 << 31;
  static final int WIDE = 256;
  private static final int WIDE_SHIFT = 6;

  /** The number of nodes that share a union of masks. */
  public static final int GROUP = 16;

  private static final int NODE_BITS = 4;
  private static final int MASKS = 8;

  /** The bit of the end of a term. */
  public static final int END_BIT = 1 << 31;

  /** The bits of code points by their remainder, so that the letters of an alphabet differ. */
  public static final int LETTERS = (1 << 27) - 1;

  /** The bits of groups of scripts. */
  public static final int CLASSES = 15 << 27;

  private static final int MODULUS = 27;

  private final MemorySegment nodes;
  private final MemorySegment groups;
  private final int size;

  private TermTrie(MemorySegment nodes, MemorySegment groups, int size) {
    this.nodes = nodes;
    this.groups = groups;
    this.size = size;
  }

  static TermTrie open(Snapshot s, String name) {
    MemorySegment nodes = s.section(name + NODES);
    long size = nodes.byteSize() >>> NODE_BITS;
    if (size << NODE_BITS != nodes.byteSize() || size < 1 || size > Integer.MAX_VALUE - GROUP) {
      throw s.corrupt(name + NODES, "nodes of 16 bytes", nodes.byteSize() + " bytes");
    }
    MemorySegment groups = s.section(name + GROUPS);
    long expected = (size + GROUP - 1) / GROUP * Long.BYTES;
    if (groups.byteSize() != expected) {
      throw s.corrupt(name + GROUPS, expected + " bytes", groups.byteSize() + " bytes");
    }
    return new TermTrie(nodes, groups, (int) size);
  }

  /** Returns the number of nodes. */
  public int size() {
    return size;
  }

  /** Returns the label of a node. */
  public int label(int node) {
    return nodes.get(Layout.INT, (long) node << NODE_BITS);
  }

  /** Returns the link of a node: its first term or child. */
  public int link(int node) {
    return nodes.get(Layout.INT, ((long) node << NODE_BITS) + Integer.BYTES);
  }

  /**
   * Returns the masks of a node: of the next code points (low half) and those after (high half).
   */
  public long masks(int node) {
    return nodes.get(Layout.LONG, ((long) node << NODE_BITS) + MASKS);
  }

  /** Returns the union of the masks of the 16 nodes from a multiple of 16 on. */
  public long groupMasks(int node) {
    return groups.get(Layout.LONG, (long) node / GROUP * Long.BYTES);
  }

  /**
   * Returns the bits of a code point in masks: one for its remainder by 27, one for its group of
   * scripts (ASCII; up to Hebrew; up to U+2E7F; East Asia and all supplementary code points).
   */
  public static int bits(int codePoint) {
    return codePoint == END ? END_BIT : 1 << remainder(codePoint) | scripts(codePoint);
  }

  static int remainder(int codePoint) {
    return codePoint % MODULUS;
  }

  private static int scripts(int codePoint) {
    int group = codePoint < 0x80 ? 0 : codePoint < 0x600 ? 1 : codePoint < 0x2E80 ? 2 : 3;
    return 1 << (MODULUS + group);
  }

  /** Returns whether the masks of a node have wanted bits, given as masks. */
  public static boolean hits(long masks, long wanted) {
    long both = masks & wanted;
    int near = (int) both;
    if (near < 0) {
      return true;
    }
    int far = (int) (both >>> 32);
    return isOne(near) && (far < 0 || isOne(far));
  }

  private static boolean isOne(int mask) {
    return (mask & LETTERS) != 0 && (mask & CLASSES) != 0;
  }

  /** Returns the number of terms of a leaf with this label. */
  public static int count(int label) {
    return ((label >>> COUNT_SHIFT) & (MAX_COUNT - 1)) + 1;
  }

  /** Returns whether a label is that of a leaf that holds the terms of several children. */
  public static boolean isMixed(int label) {
    return (label & (LEAF | MIXED)) == (LEAF | MIXED);
  }

  /** Returns the minimum number of children of an inner node with this label; exact up to 255. */
  public static int wide(int label) {
    int coded = label >>> COUNT_SHIFT;
    return coded < WIDE ? coded : (coded - WIDE) << WIDE_SHIFT;
  }

  /** Returns the bits of an inner node's label that hold the number of its children. */
  static int wideLabel(int children) {
    int coded =
        children < WIDE ? children : Math.min(WIDE + (children >>> WIDE_SHIFT), 2 * WIDE - 1);
    return coded << COUNT_SHIFT;
  }

  /** Returns the last sibling of from..to whose code point is at most {@code max}, or the first. */
  public int lastNotAbove(int from, int to, int max) {
    int low = from;
    int high = to - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if ((label(middle) & CODE_POINT) > max) {
        high = middle - 1;
      } else {
        low = middle;
      }
    }
    return low;
  }
}
