package org.lexhub.store.term.fuzzy;

import org.lexhub.store.term.BackwardTerms;
import org.lexhub.store.term.TermBlocks;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.TermReader;
import org.lexhub.store.term.TermTrie;
import org.lexhub.store.text.Utf8;

/**
 * One walk down a trie, forward or backward, for the terms near a query whose edits are at places
 * that {@link FuzzyPlaces} allows. Reusable; it allocates nothing once it has grown to the longest
 * query.
 */
final class FuzzyPass {
  private static final int NOTHING = -1;

  /** The maximum number of siblings that are searched one by one. */
  private static final int MAX_LINEAR = 8;

  private final boolean backward;

  private final FuzzyQuery query = new FuzzyQuery();

  /** The next node at each depth; {@link #states} and {@link #bytes} belong to it. */
  private int[] cursors = new int[64];

  /** The end of the nodes that are certainly siblings, by depth. */
  private int[] wides = new int[64];

  /** The state before the next node, by depth. */
  private int[] states = new int[64];

  /** The number of bytes before the next node, by depth. */
  private int[] bytes = new int[64];

  /** The state after a code point that is not in the band, by depth. */
  private int[] others = new int[64];

  /** The wanted masks after a code point that is not in the band, by depth. */
  private long[] looks = new long[64];

  /** The wanted masks before the next node, by depth. */
  private long[] owns = new long[64];

  private final TermReader reader = new TermReader();
  private final FuzzyPlaces places = new FuzzyPlaces();

  FuzzyPass(boolean backward) {
    this.backward = backward;
  }

  /** Takes the query. */
  void start(int[] codePoints, int count) {
    int room = query.start(codePoints, count, backward);
    if (cursors.length < room) {
      cursors = new int[2 * room];
      wides = new int[2 * room];
      states = new int[2 * room];
      bytes = new int[2 * room];
      others = new int[2 * room];
      looks = new long[2 * room];
      owns = new long[2 * room];
    }
  }

  /** Returns the allowed places of edits, which must be set before {@link #run}. */
  FuzzyPlaces places() {
    return places;
  }

  /** Adds the terms that are near enough. */
  void run(TermIndex terms, FuzzyTerms out) {
    TermTrie trie = backward ? terms.backwardTrie() : terms.trie();
    int start = FuzzyState.start(places.at(0));
    enter(trie, 0, 0, start, 0, query.look(start, 0, places));
    int depth = 0;
    while (depth >= 0) {
      int node = skip(trie, depth);
      if (node < 0) {
        depth--;
        continue;
      }
      int label = trie.label(node);
      int codePoint = label & TermTrie.CODE_POINT;
      cursors[depth] = (label & TermTrie.LAST) != 0 ? NOTHING : node + 1;
      if (TermTrie.isMixed(label)) {
        leaf(terms, node, bytes[depth], depth, states[depth], owns[depth], out);
        continue;
      }
      if (codePoint == TermTrie.END) {
        accept(states[depth], depth, ended(terms, trie.link(node)), out);
        continue;
      }
      int matches = query.matches(codePoint, depth);
      int next = others[depth];
      long look = looks[depth];
      if (matches != 0) {
        next = FuzzyState.step(states[depth], matches, places.at(depth + 1));
        look = query.look(next, depth + 1, places);
        if (!TermTrie.hits(trie.masks(node), look)) {
          continue;
        }
      }
      int below = bytes[depth] + Utf8.length(codePoint);
      if ((label & TermTrie.LEAF) != 0) {
        leaf(terms, node, below, depth + 1, next, look, out);
      } else {
        depth++;
        enter(trie, node, depth, next, below, look);
      }
    }
  }

  /** Prepares for the children of a node. */
  private void enter(TermTrie trie, int node, int depth, int state, int prefix, long own) {
    owns[depth] = own;
    int first = trie.link(node);
    cursors[depth] = first < trie.size() ? first : NOTHING;
    wides[depth] = first + TermTrie.wide(trie.label(node));
    states[depth] = state;
    bytes[depth] = prefix;
    int other = FuzzyState.step(state, 0, places.at(depth + 1));
    others[depth] = other;
    looks[depth] = query.look(other, depth + 1, places);
  }

  /**
   * Returns the next sibling to visit: one whose code point is in the band, or one whose masks have
   * what is wanted after a code point that is not. Returns -1 if there is none.
   */
  private int skip(TermTrie trie, int depth) {
    int node = cursors[depth];
    if (node < 0) {
      return NOTHING;
    }
    int wide = wides[depth];
    int[] q = query.points();
    int a = q[depth];
    int b = q[depth + 1];
    int c = q[depth + 2];
    int d = q[depth + 3];
    int e = q[depth + 4];
    long look = looks[depth];
    long own = owns[depth];
    if (look == 0) {
      return exact(trie, depth, node);
    }
    while (true) {
      int label = trie.label(node);
      int point = label & TermTrie.CODE_POINT;
      if (TermTrie.isMixed(label)) {
        if (TermTrie.hits(trie.masks(node), own)) {
          return node;
        }
      } else if (point == c || point == b || point == d || point == a || point == e) {
        return node;
      } else if (point == TermTrie.END || TermTrie.hits(trie.masks(node), look)) {
        return node;
      }
      if ((label & TermTrie.LAST) != 0) {
        return NOTHING;
      }
      node++;
      while ((node & (TermTrie.GROUP - 1)) == 0
          && node + TermTrie.GROUP < wide
          && !TermTrie.hits(trie.groupMasks(node), look)
          && (depth == 0 || !TermTrie.hits(trie.groupMasks(node), own))
          && !between(trie, node, a, b, c, d, e)) {
        node += TermTrie.GROUP;
      }
    }
  }

  /** Returns the next sibling that ends a term or whose code point is wanted, or -1. */
  private int exact(TermTrie trie, int depth, int from) {
    int node = from;
    int set = FuzzyState.next(states[depth], places.at(depth + 1));
    int label = trie.label(node);
    if ((label & TermTrie.CODE_POINT) == TermTrie.END) {
      if (!TermTrie.isMixed(label) || TermTrie.hits(trie.masks(node), owns[depth])) {
        return node;
      }
      if ((label & TermTrie.LAST) != 0) {
        return NOTHING;
      }
      label = trie.label(++node);
    }
    int known = wides[depth];
    int[] q = query.points();
    int last = -1;
    int first = Integer.MAX_VALUE;
    for (int at = depth, rest = set; rest != 0; rest >>>= 1, at++) {
      if ((rest & 1) != 0) {
        last = Math.max(last, q[at]);
        first = Math.min(first, q[at]);
      }
    }
    if (known - node > MAX_LINEAR) {
      node = trie.lastNotAbove(node, known, first);
      label = trie.label(node);
    }
    while (true) {
      int point = label & TermTrie.CODE_POINT;
      if (point > last) {
        return NOTHING;
      }
      if (TermTrie.isMixed(label)
          ? TermTrie.hits(trie.masks(node), owns[depth])
          : query.isOf(set, depth, point)) {
        return node;
      }
      if ((label & TermTrie.LAST) != 0) {
        return NOTHING;
      }
      label = trie.label(++node);
    }
  }

  /** Returns whether one of five code points is in the range of a group of siblings. */
  private static boolean between(TermTrie trie, int node, int a, int b, int c, int d, int e) {
    int low = trie.label(node) & TermTrie.CODE_POINT;
    int high = trie.label(node + TermTrie.GROUP - 1) & TermTrie.CODE_POINT;
    return (c >= low && c <= high)
        || (b >= low && b <= high)
        || (d >= low && d <= high)
        || (a >= low && a <= high)
        || (e >= low && e <= high);
  }

  /** Returns the term of a node whose label is the end of a term. */
  private int ended(TermIndex terms, int link) {
    return backward ? BackwardTerms.term(terms.backward().entry(link)) : link;
  }

  /** Compares the rest of each term of a leaf. */
  private void leaf(
      TermIndex terms, int node, int prefix, int depth, int state, long look, FuzzyTerms out) {
    TermTrie trie = backward ? terms.backwardTrie() : terms.trie();
    int first = trie.link(node);
    int count = TermTrie.count(trie.label(node));
    if (backward) {
      BackwardTerms order = terms.backward();
      for (int rank = first; rank < first + count; rank++) {
        long entry = order.entry(rank);
        if (TermTrie.hits(BackwardTerms.masks(entry), look)) {
          front(terms.blocks(), BackwardTerms.term(entry), prefix, depth, state, out);
        }
      }
    } else {
      reader.forget();
      for (int term = first; term < first + count; term++) {
        tail(terms.blocks(), term, prefix, depth, state, (int) look, out);
      }
    }
  }

  private void tail(
      TermBlocks terms, int term, int prefix, int from, int state0, int near, FuzzyTerms out) {
    reader.move(terms, term);
    int end = reader.length();
    if (prefix == end) {
      accept(state0, from, term, out);
      return;
    }
    int at = prefix;
    int codePoint = reader.codePoint(terms, at);
    int bit = TermTrie.bits(codePoint);
    if ((bit & near) != bit) {
      return;
    }
    int depth = from;
    int state = state0;
    while (true) {
      at += Utf8.length(codePoint);
      state = FuzzyState.step(state, query.matches(codePoint, depth), places.at(depth + 1));
      depth++;
      if (FuzzyState.dead(state)) {
        return;
      }
      if (at == end) {
        accept(state, depth, term, out);
        return;
      }
      codePoint = reader.codePoint(terms, at);
    }
  }

  private void front(TermBlocks terms, int term, int suffix, int from, int state0, FuzzyTerms out) {
    reader.forget();
    reader.move(terms, term);
    int depth = from;
    int state = state0;
    int at = reader.length() - suffix;
    while (at > 0) {
      int codePoint = reader.codePointBefore(terms, at);
      at -= Utf8.length(codePoint);
      state = FuzzyState.step(state, query.matches(codePoint, depth), places.at(depth + 1));
      depth++;
      if (FuzzyState.dead(state)) {
        return;
      }
    }
    accept(state, depth, term, out);
  }

  private void accept(int state, int depth, int term, FuzzyTerms out) {
    int distance = FuzzyState.distance(state, query.length(), depth);
    if (distance <= FuzzyState.MAX_EDITS) {
      out.add(term, distance);
    }
  }
}
