package org.lexhub.store.index;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * The upper part of a trie of code points over sorted terms, level by level, so that the children
 * of a node stand side by side.
 *
 * <p>A node is a label and a link. A label is a code point, or {@link #END} for the term that ends
 * at the parent, with flags; the last of siblings carries {@link #LAST}. A node under which at most
 * {@link #BUCKET} terms hang is a {@link #LEAF}: its link is the first of these terms and its label
 * holds their number; their tails are read from the terms themselves, which stand side by side. The
 * link of any other node is its first child. The root's children start at node 0.
 *
 * <p>Beside them a node has two masks: bits for the code points, or the end of a term, that can
 * come next, and for those that can come after that. A walk with one or no edits left leaves out a
 * node whose masks have none of the wanted bits, without touching anything below it.
 */
final class TermTrie {
  static final String LABELS = ".labels";
  static final String LINKS = ".links";
  static final String MASKS = ".masks";

  static final int END = 0;
  static final int CODE_POINT = 0x1F_FFFF;
  static final int LAST = 1 << 21;
  static final int LEAF = 1 << 22;
  static final int COUNT_SHIFT = 23;

  /** A part of the format: how many terms a leaf holds at most. */
  static final int BUCKET = 32;

  private final IntColumn labels;
  private final IntColumn links;
  private final LongColumn masks;

  private TermTrie(IntColumn labels, IntColumn links, LongColumn masks) {
    this.labels = labels;
    this.links = links;
    this.masks = masks;
  }

  static TermTrie open(Snapshot s, String name) {
    IntColumn labels = IntColumn.open(s, name + LABELS);
    IntColumn links = IntColumn.open(s, name + LINKS);
    if (labels.size() != links.size()) {
      throw s.corrupt(name + LINKS, labels.size() + " nodes", links.size() + " nodes");
    }
    LongColumn masks = LongColumn.open(s, name + MASKS);
    if (labels.size() * 2L != masks.size()) {
      throw s.corrupt(name + MASKS, labels.size() * 2L + " masks", masks.size() + " masks");
    }
    return new TermTrie(labels, links, masks);
  }

  int size() {
    return labels.size();
  }

  int label(int node) {
    return labels.get(node);
  }

  int link(int node) {
    return links.get(node);
  }

  /** The bits of what can come next behind a node. */
  long near(int node) {
    return masks.get(2 * node);
  }

  /** The bits of what can come one further behind a node. */
  long far(int node) {
    return masks.get(2 * node + 1);
  }

  /**
   * The bit of a code point in masks: one for the end, one for each of a to z, one for blanks, one
   * for the rest of ASCII; all other code points share 35 by their remainder, so that the letters
   * of one alphabet have bits of their own.
   */
  static long bit(int codePoint) {
    if (codePoint == END) {
      return 1;
    }
    if (codePoint >= 'a' && codePoint <= 'z') {
      return 1L << (codePoint - 'a' + 1);
    }
    if (codePoint < 0x80) {
      return codePoint == ' ' ? 1L << 27 : 1L << 28;
    }
    return 1L << (29 + codePoint % 35);
  }

  /** How many terms a leaf with this label holds. */
  static int count(int label) {
    return (label >>> COUNT_SHIFT) + 1;
  }
}
