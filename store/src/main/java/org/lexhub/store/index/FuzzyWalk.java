package org.lexhub.store.index;

import java.util.Arrays;
import org.lexhub.store.text.Utf8;

/**
 * Finds every term within an edit distance of a query by walking down the trie, leaving out what
 * cannot be within it any more. A reusable object of one thread; allocates nothing once it has
 * grown to the longest query.
 */
public final class FuzzyWalk {
  private static final int NOTHING = -1;

  private int[] query = new int[64];
  private long[] bits = new long[64];
  private int length;
  private int edits;

  /** The next node to look at, the state before it, and the bytes before it, by depth. */
  private int[] cursors = new int[64];

  private int[] states = new int[64];
  private int[] bytes = new int[64];

  /** The state, and the bits wanted, behind a code point that is not in the band, by depth. */
  private int[] others = new int[64];

  private long[] nears = new long[64];
  private long[] fars = new long[64];

  /** Creates a walk. */
  public FuzzyWalk() {}

  /**
   * How many edits a query may be away from a term: one from four code points, two from eight, and
   * none below that or where it holds a Han character.
   *
   * @param folded well-formed UTF-8
   */
  public static int edits(byte[] folded, int offset, int length) {
    int count = 0;
    for (int at = offset; at < offset + length; count++) {
      int codePoint = Utf8.decode(folded, at, offset + length);
      if (codePoint >= 0x2E80
          && Character.UnicodeScript.of(codePoint) == Character.UnicodeScript.HAN) {
        return 0;
      }
      at += Utf8.length(codePoint);
    }
    return count < 4 ? 0 : count < 8 ? 1 : FuzzyState.MOST_EDITS;
  }

  /**
   * Finds the terms at a distance of at most {@code edits} from a folded query, by optimal string
   * alignment over code points.
   *
   * @param folded well-formed UTF-8
   * @param edits 1 or 2
   */
  public void find(
      TermIndex terms, byte[] folded, int offset, int length, int edits, FuzzyTerms out) {
    if (edits < 1 || edits > FuzzyState.MOST_EDITS) {
      throw new IllegalArgumentException("fuzzy search makes 1 or 2 edits, not " + edits);
    }
    out.clear();
    if (terms.size() == 0) {
      return;
    }
    this.edits = edits;
    prepare(folded, offset, length);
    walk(terms, out);
  }

  /** Takes the query apart; before and behind it stand places that match nothing. */
  private void prepare(byte[] folded, int offset, int bytesLength) {
    int room = bytesLength + 4 * FuzzyState.REACH + 8;
    if (query.length < room) {
      query = new int[room];
      bits = new long[room];
      cursors = new int[room];
      states = new int[room];
      bytes = new int[room];
      others = new int[room];
      nears = new long[room];
      fars = new long[room];
    }
    Arrays.fill(query, NOTHING);
    Arrays.fill(bits, 0);
    length = 0;
    for (int at = offset; at < offset + bytesLength; length++) {
      int codePoint = Utf8.decode(folded, at, offset + bytesLength);
      query[length + FuzzyState.REACH] = codePoint;
      bits[length + FuzzyState.REACH] = TermTrie.bit(codePoint);
      at += Utf8.length(codePoint);
    }
  }

  private void walk(TermIndex terms, FuzzyTerms out) {
    TermTrie trie = terms.trie();
    enter(0, 0, FuzzyState.start(length), 0);
    int depth = 0;
    while (depth >= 0) {
      int node = skip(trie, depth, cursors[depth]);
      if (node < 0) {
        depth--;
        continue;
      }
      int label = trie.label(node);
      int codePoint = label & TermTrie.CODE_POINT;
      cursors[depth] = (label & TermTrie.LAST) != 0 ? NOTHING : node + 1;
      if (codePoint == TermTrie.END) {
        accept(states[depth], depth, trie.link(node), out);
        continue;
      }
      int matches = matches(codePoint, depth);
      int next = others[depth];
      if (matches != 0) {
        next = FuzzyState.step(states[depth], matches, FuzzyState.inside(length, depth + 1));
        long near = trie.near(node) & near(next, depth + 1);
        if (near == 0 && (trie.far(node) & far(next, depth + 1)) == 0) {
          continue;
        }
      }
      int below = bytes[depth] + Utf8.length(codePoint);
      if ((label & TermTrie.LEAF) != 0) {
        tails(terms, trie.link(node), TermTrie.count(label), below, depth + 1, next, out);
      } else {
        depth++;
        enter(depth, trie.link(node), next, below);
      }
    }
  }

  /** Prepares for the children of a node. */
  private void enter(int depth, int firstChild, int state, int prefix) {
    cursors[depth] = firstChild;
    states[depth] = state;
    bytes[depth] = prefix;
    int other = FuzzyState.step(state, 0, FuzzyState.inside(length, depth + 1));
    others[depth] = other;
    nears[depth] = near(other, depth + 1);
    fars[depth] = far(other, depth + 1);
  }

  /**
   * The first of siblings that is worth a look: one whose code point may be in the band, or one
   * that can be followed by what is wanted after a code point that is not. -1 where there is none.
   */
  private int skip(TermTrie trie, int depth, int from) {
    int node = from;
    if (node < 0) {
      return NOTHING;
    }
    int[] q = query;
    int a = q[depth];
    int b = q[depth + 1];
    int c = q[depth + 2];
    int d = q[depth + 3];
    int e = q[depth + 4];
    long near = nears[depth];
    long far = fars[depth];
    while (true) {
      int label = trie.label(node);
      int point = label & TermTrie.CODE_POINT;
      if (point == c || point == b || point == d || point == a || point == e) {
        return node;
      }
      if (point == TermTrie.END
          || (trie.near(node) & near) != 0
          || (far != 0 && (trie.far(node) & far) != 0)) {
        return node;
      }
      if ((label & TermTrie.LAST) != 0) {
        return NOTHING;
      }
      node++;
    }
  }

  /**
   * The bits of what can come next without another edit: none where a state is dead, all where more
   * than one edit is left.
   */
  private long near(int state, int depth) {
    if (FuzzyState.dead(state, edits)) {
      return 0;
    }
    if (FuzzyState.left(state, edits) > 1) {
      return -1L;
    }
    long result = FuzzyState.distance(state, length, depth) <= edits ? 1 : 0;
    int at = depth;
    for (int places = FuzzyState.next(state, edits); places != 0; places >>>= 1, at++) {
      if ((places & 1) != 0) {
        result |= bits[at];
      }
    }
    return result;
  }

  /** The bits of what can come one further, behind a code point that costs the last edit left. */
  private long far(int state, int depth) {
    if (FuzzyState.dead(state, edits) || FuzzyState.left(state, edits) != 1) {
      return 0;
    }
    return near(FuzzyState.step(state, 0, FuzzyState.inside(length, depth + 1)), depth + 1);
  }

  /** Compares the rest of the terms of one leaf. */
  private void tails(
      TermIndex terms, int first, int count, int prefix, int depth, int state, FuzzyTerms out) {
    long start = terms.start(first);
    for (int term = first; term < first + count; term++) {
      long end = terms.end(term);
      tail(terms, term, start + prefix, end, depth, state, out);
      start = end;
    }
  }

  private void tail(
      TermIndex terms, int term, long from, long end, int from0, int state0, FuzzyTerms out) {
    int depth = from0;
    int state = state0;
    long at = from;
    while (at < end) {
      int codePoint = terms.codePoint(at);
      at += Utf8.length(codePoint);
      state =
          FuzzyState.step(state, matches(codePoint, depth), FuzzyState.inside(length, depth + 1));
      depth++;
      if (FuzzyState.dead(state, edits)) {
        return;
      }
    }
    accept(state, depth, term, out);
  }

  private void accept(int state, int depth, int term, FuzzyTerms out) {
    int distance = FuzzyState.distance(state, length, depth);
    if (distance <= edits) {
      out.add(term, distance);
    }
  }

  /** The places of the band, one code point further than {@code depth}, that hold a code point. */
  private int matches(int codePoint, int depth) {
    int[] q = query;
    int set = q[depth] == codePoint ? 1 : 0;
    set |= q[depth + 1] == codePoint ? 2 : 0;
    set |= q[depth + 2] == codePoint ? 4 : 0;
    set |= q[depth + 3] == codePoint ? 8 : 0;
    return set | (q[depth + 4] == codePoint ? 16 : 0);
  }
}
