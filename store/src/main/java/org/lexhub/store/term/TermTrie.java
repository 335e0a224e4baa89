package org.lexhub.store.term;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;

/**
 * The upper part of a trie of code points over sorted terms, level by level, so that the children
 * of a node stand side by side.
 *
 * <p>Node 0 is the root. A node is a label, a link and two masks. A label is a code point, or
 * {@link #END} for the term that ends at the parent, with flags; the last of siblings carries
 * {@link #LAST}. A node under which few terms hang is a {@link #LEAF}: its link is the first of
 * these terms and its label holds their number. The link of any other node is its first child, and
 * its label tells how many children it has, or from 256 on in units of 64 at least how many.
 *
 * <p>Neighbours among siblings that have few terms each are one {@link #MIXED} leaf: its label has
 * the first of their code points, and its masks start with them.
 *
 * <p>The masks have bits for the code points, or the end of a term, that can come next, and for
 * those that can come after that. A walk leaves out a node whose masks have none of what it wants
 * without touching anything below it. The union of the masks of 16 nodes is kept as well, so that a
 * walk steps over most of thousands of siblings.
 *
 * <p>Sections: {@code .nodes}, 16 bytes each; {@code .groups}, 8 bytes for 16 nodes each.
 */
public final class TermTrie {
  static final String NODES = ".nodes";
  static final String GROUPS = ".groups";

  public static final int END = 0;
  public static final int CODE_POINT = 0x1F_FFFF;
  public static final int LAST = 1 << 21;
  public static final int LEAF = 1 << 22;
  static final int COUNT_SHIFT = 23;
  static final int MAX_COUNT = 64;
  static final int MIXED = 1 << 31;
  static final int WIDE = 256;
  private static final int WIDE_SHIFT = 6;
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

  public int size() {
    return size;
  }

  public int label(int node) {
    return nodes.get(Layout.INT, (long) node << NODE_BITS);
  }

  public int link(int node) {
    return nodes.get(Layout.INT, ((long) node << NODE_BITS) + Integer.BYTES);
  }

  /** What can come next behind a node (low half), and one further (high half). */
  public long masks(int node) {
    return nodes.get(Layout.LONG, ((long) node << NODE_BITS) + MASKS);
  }

  /** The union of the masks of the 16 nodes from a multiple of 16 on. */
  public long groupMasks(int node) {
    return groups.get(Layout.LONG, (long) node / GROUP * Long.BYTES);
  }

  /**
   * The bits of a code point in masks. One for its remainder by 27, one for its group of scripts:
   * ASCII; to Hebrew; to Khmer and beyond; East Asia and all supplementary ones.
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

  /** Whether something can come that is wanted: masks of a node and of what is wanted. */
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

  /** How many terms a leaf with this label holds. */
  public static int count(int label) {
    return ((label >>> COUNT_SHIFT) & (MAX_COUNT - 1)) + 1;
  }

  /** Whether a leaf with this label holds the terms of several children. */
  public static boolean isMixed(int label) {
    return (label & (LEAF | MIXED)) == (LEAF | MIXED);
  }

  /** How many children an inner node with this label has at least; up to 255 exactly so many. */
  public static int wide(int label) {
    int coded = label >>> COUNT_SHIFT;
    return coded < WIDE ? coded : (coded - WIDE) << WIDE_SHIFT;
  }

  /** The part of an inner node's label that tells how many children it has. */
  static int wideLabel(int children) {
    int coded =
        children < WIDE ? children : Math.min(WIDE + (children >>> WIDE_SHIFT), 2 * WIDE - 1);
    return coded << COUNT_SHIFT;
  }
}
