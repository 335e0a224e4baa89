package org.lexhub.store.term;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.text.Utf8;

/** Builds a {@link TermTrie} over sorted terms, level by level. */
public final class TermTrieWriter {
  /** The maximum number of terms of a leaf; part of the format. */
  static final int BUCKET = 24;

  private final SortedTerms terms;
  private final IntArrayList labels = new IntArrayList();
  private final IntArrayList links = new IntArrayList();
  private final LongArrayList masks = new LongArrayList();
  private final IntArrayList ends = new IntArrayList();
  private final IntArrayList depths = new IntArrayList();

  private TermTrieWriter(SortedTerms terms) {
    this.terms = terms;
  }

  /** Builds the trie of sorted terms. */
  public static TermTrieWriter over(SortedTerms terms) {
    TermTrieWriter writer = new TermTrieWriter(terms);
    writer.build();
    return writer;
  }

  /** Writes the trie. */
  public void write(SnapshotWriter out, String name) {
    try (SectionWriter nodes = out.spooledSection(name + TermTrie.NODES);
        SectionWriter groups = out.spooledSection(name + TermTrie.GROUPS)) {
      for (int node = 0; node < labels.size(); node++) {
        nodes.putInt(labels.getInt(node));
        nodes.putInt(links.getInt(node));
        nodes.putLong(masks.getLong(node));
        if (node % TermTrie.GROUP == 0) {
          groups.putLong(group(node));
        }
      }
    }
  }

  private long group(int first) {
    long union = 0;
    for (int i = first; i < Math.min(labels.size(), first + TermTrie.GROUP); i++) {
      union |= masks.getLong(i);
    }
    return union;
  }

  /** Checks that a trie equals this one. */
  void verify(Snapshot s, String name, TermTrie found) {
    if (labels.size() != found.size()) {
      throw s.corrupt(name + TermTrie.NODES, labels.size() + " nodes", found.size() + " nodes");
    }
    for (int node = 0; node < found.size(); node++) {
      if (labels.getInt(node) != found.label(node)
          || links.getInt(node) != found.link(node)
          || masks.getLong(node) != found.masks(node)) {
        throw s.corrupt(
            name + TermTrie.NODES,
            Integer.toHexString(labels.getInt(node)) + " to " + links.getInt(node),
            Integer.toHexString(found.label(node)) + " at node " + node);
      }
      if (node % TermTrie.GROUP == 0 && group(node) != found.groupMasks(node)) {
        throw s.corrupt(name + TermTrie.GROUPS, "the union of masks", "another at node " + node);
      }
    }
  }

  int size() {
    return labels.size();
  }

  /** Returns whether a node is a leaf. */
  boolean isLeaf(int node) {
    return (labels.getInt(node) & TermTrie.LEAF) != 0;
  }

  /** Returns the first term of a leaf. */
  int first(int node) {
    return links.getInt(node);
  }

  /** Returns the number of terms of a leaf. */
  int count(int node) {
    return TermTrie.count(labels.getInt(node));
  }

  /** Returns the number of bytes that the terms below a node share. */
  int depth(int node) {
    return depths.getInt(node);
  }

  private void build() {
    labels.add(TermTrie.LAST);
    links.add(0);
    masks.add(0);
    ends.add(terms.size());
    depths.add(0);
    for (int node = 0; node < labels.size(); node++) {
      if (!isLeaf(node)) {
        int first = links.getInt(node);
        links.set(node, labels.size());
        addChildren(first, ends.getInt(node), depths.getInt(node));
        int children = labels.size() - links.getInt(node);
        labels.set(node, labels.getInt(node) | TermTrie.wideLabel(children));
      }
    }
    for (int node = labels.size() - 1; node >= 0; node--) {
      if (!isLeaf(node)) {
        maskInner(node);
      }
    }
  }

  /** Joins the masks of the children, which are known because they come later. */
  private void maskInner(int node) {
    int near = 0;
    int far = 0;
    for (int child = links.getInt(node); child < labels.size(); child++) {
      int label = labels.getInt(child);
      if (TermTrie.isMixed(label)) {
        near |= (int) masks.getLong(child);
        far |= (int) (masks.getLong(child) >>> 32);
      } else {
        near |= TermTrie.bits(label & TermTrie.CODE_POINT);
        far |= (int) masks.getLong(child);
      }
      if ((label & TermTrie.LAST) != 0) {
        break;
      }
    }
    masks.set(node, masks(near, far));
  }

  private static long masks(int near, int far) {
    return (long) far << 32 | (near & 0xFFFF_FFFFL);
  }

  /** Adds the nodes below a prefix of {@code depth} bytes that the terms from..to share. */
  private void addChildren(int from, int to, int depth) {
    int mixed = from;
    int kinds = 0;
    for (int first = from; first < to; ) {
      int end = endOfChild(first, to, depth);
      // The root's children are not merged: a walk skips most of them by the masks of groups.
      if (kinds > 0 && (depth == 0 || end - mixed > BUCKET)) {
        addLeaf(mixed, first, depth, kinds);
        kinds = 0;
      }
      if (end - first > BUCKET) {
        int codePoint = terms.codePoint(first, depth);
        add(codePoint, first, end, depth + Utf8.length(codePoint), 0);
      } else {
        mixed = kinds == 0 ? first : mixed;
        kinds++;
      }
      first = end;
    }
    if (kinds > 0) {
      addLeaf(mixed, to, depth, kinds);
    }
    int last = labels.size() - 1;
    if (from < to) {
      labels.set(last, labels.getInt(last) | TermTrie.LAST);
    }
  }

  /**
   * Returns the end of the terms that continue, or end, like the first one: by steps that double,
   * then by halves, because most children of the upper nodes have many terms.
   */
  private int endOfChild(int first, int to, int depth) {
    int codePoint = codePointOrEnd(first, depth);
    int last = first;
    int step = 1;
    while (step < to - last && codePointOrEnd(last + step, depth) == codePoint) {
      last += step;
      step *= 2;
    }
    int end = Math.min(to, last + step);
    while (end - last > 1) {
      int middle = (last + end) >>> 1;
      if (codePointOrEnd(middle, depth) == codePoint) {
        last = middle;
      } else {
        end = middle;
      }
    }
    return end;
  }

  private void addLeaf(int first, int end, int depth, int kinds) {
    int codePoint = codePointOrEnd(first, depth);
    boolean apart = kinds == 1;
    int below = apart && codePoint != TermTrie.END ? depth + Utf8.length(codePoint) : depth;
    int near = 0;
    int far = 0;
    for (int term = first; term < end && !(apart && codePoint == TermTrie.END); term++) {
      int next = codePointOrEnd(term, below);
      near |= TermTrie.bits(next);
      if (next != TermTrie.END) {
        far |= TermTrie.bits(codePointOrEnd(term, below + Utf8.length(next)));
      }
    }
    int flags = TermTrie.LEAF | (end - first - 1) << TermTrie.COUNT_SHIFT;
    int label = codePoint | flags | (apart ? 0 : TermTrie.MIXED);
    add(label, first, end, below, masks(near, far));
  }

  private void add(int label, int first, int end, int depth, long mask) {
    labels.add(label);
    links.add(first);
    ends.add(end);
    depths.add(depth);
    masks.add(mask);
  }

  private int codePointOrEnd(int term, int at) {
    return at == terms.length(term) ? TermTrie.END : terms.codePoint(term, at);
  }
}
