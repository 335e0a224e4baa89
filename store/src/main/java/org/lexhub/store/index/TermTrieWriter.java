package org.lexhub.store.index;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.text.Utf8;

/** Lays a {@link TermTrie} over sorted terms, one level after the other. */
final class TermTrieWriter {
  private final SortedTerms terms;
  private final IntArrayList labels = new IntArrayList();
  private final IntArrayList links = new IntArrayList();
  private final LongArrayList near = new LongArrayList();
  private final LongArrayList far = new LongArrayList();
  private final IntArrayList ends = new IntArrayList();
  private final IntArrayList depths = new IntArrayList();

  private TermTrieWriter(SortedTerms terms) {
    this.terms = terms;
  }

  /** Writes the trie of sorted terms. */
  static void write(SnapshotWriter out, String name, SortedTerms terms) {
    TermTrieWriter writer = new TermTrieWriter(terms);
    writer.build();
    writeInts(out, name + TermTrie.LABELS, writer.labels);
    writeInts(out, name + TermTrie.LINKS, writer.links);
    try (LongColumnWriter column = LongColumnWriter.create(out, name + TermTrie.MASKS)) {
      for (int i = 0; i < writer.near.size(); i++) {
        column.add(writer.near.getLong(i));
        column.add(writer.far.getLong(i));
      }
    }
  }

  /** Checks that a trie is the one that this writer lays over the terms. */
  static void verify(Snapshot s, String name, SortedTerms terms, TermTrie found) {
    TermTrieWriter expected = new TermTrieWriter(terms);
    expected.build();
    if (expected.labels.size() != found.size()) {
      throw s.corrupt(
          name + TermTrie.LABELS, expected.labels.size() + " nodes", found.size() + " nodes");
    }
    for (int node = 0; node < found.size(); node++) {
      compare(s, name + TermTrie.LABELS, node, expected.labels.getInt(node), found.label(node));
      compare(s, name + TermTrie.LINKS, node, expected.links.getInt(node), found.link(node));
      compare(s, name + TermTrie.MASKS, node, expected.near.getLong(node), found.near(node));
      compare(s, name + TermTrie.MASKS, node, expected.far.getLong(node), found.far(node));
    }
  }

  private static void compare(Snapshot s, String section, int node, long expected, long found) {
    if (expected != found) {
      throw s.corrupt(section, expected + " at node " + node, Long.toString(found));
    }
  }

  private static void writeInts(SnapshotWriter out, String name, IntArrayList values) {
    try (IntColumnWriter column = IntColumnWriter.create(out, name)) {
      for (int i = 0; i < values.size(); i++) {
        column.add(values.getInt(i));
      }
    }
  }

  private void build() {
    addChildren(0, terms.size(), 0);
    for (int node = 0; node < labels.size(); node++) {
      if (isInner(node)) {
        int first = links.getInt(node);
        links.set(node, labels.size());
        addChildren(first, ends.getInt(node), depths.getInt(node));
      }
    }
    for (int node = labels.size() - 1; node >= 0; node--) {
      if (isInner(node)) {
        maskInner(node);
      }
    }
  }

  private boolean isInner(int node) {
    return (labels.getInt(node) & TermTrie.LEAF) == 0;
  }

  /** Joins the masks of the children, which come later and so are known. */
  private void maskInner(int node) {
    long nearMask = 0;
    long farMask = 0;
    for (int child = links.getInt(node); ; child++) {
      int label = labels.getInt(child);
      nearMask |= TermTrie.bit(label & TermTrie.CODE_POINT);
      if ((label & TermTrie.CODE_POINT) != TermTrie.END) {
        farMask |= near.getLong(child);
      }
      if ((label & TermTrie.LAST) != 0) {
        break;
      }
    }
    near.set(node, nearMask);
    far.set(node, farMask);
  }

  /** Adds the nodes below a prefix of {@code depth} bytes that the terms from..to share. */
  private void addChildren(int from, int to, int depth) {
    int term = from;
    if (term < to && terms.length(term) == depth) {
      add(TermTrie.END, term, term + 1, depth);
      term++;
    }
    while (term < to) {
      int codePoint = terms.codePoint(term, depth);
      int next = term + 1;
      while (next < to && terms.codePoint(next, depth) == codePoint) {
        next++;
      }
      add(codePoint, term, next, depth + Utf8.length(codePoint));
      term = next;
    }
    int last = labels.size() - 1;
    if (from < to) {
      labels.set(last, labels.getInt(last) | TermTrie.LAST);
    }
  }

  private void add(int codePoint, int first, int end, int depth) {
    int count = end - first;
    boolean leaf = count <= TermTrie.BUCKET;
    labels.add(leaf ? codePoint | TermTrie.LEAF | (count - 1) << TermTrie.COUNT_SHIFT : codePoint);
    links.add(first);
    ends.add(end);
    depths.add(depth);
    long nearMask = 0;
    long farMask = 0;
    for (int term = first; leaf && codePoint != TermTrie.END && term < end; term++) {
      int next = codePointOrEnd(term, depth);
      nearMask |= TermTrie.bit(next);
      if (next != TermTrie.END) {
        farMask |= TermTrie.bit(codePointOrEnd(term, depth + Utf8.length(next)));
      }
    }
    near.add(nearMask);
    far.add(farMask);
  }

  private int codePointOrEnd(int term, int at) {
    return at == terms.length(term) ? TermTrie.END : terms.codePoint(term, at);
  }
}
