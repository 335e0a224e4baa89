package org.lexhub.store.term.pattern;

import java.util.Arrays;
import org.lexhub.store.term.BackwardTerms;
import org.lexhub.store.term.TermBlocks;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.TermReader;
import org.lexhub.store.term.TermTrie;
import org.lexhub.store.text.Utf8;

/**
 * Finds the terms that an automaton accepts by a walk down the trie over the terms, or over the
 * reversed terms, within a number of visits. Reusable, for one thread; it allocates nothing once it
 * has grown.
 */
public final class TermWalk {
  private static final int NOTHING = -1;

  /** The maximum number of siblings that are searched one by one. */
  private static final int MAX_LINEAR = 8;

  /** The number of terms that are added without being read in the time of a visit. */
  private static final int UNREAD = 8;

  /** The maximum number of terms kept for the next walk. */
  private static final int MAX_KEPT = 1 << 16;

  private final TermReader reader = new TermReader();

  /** The next node at each depth. */
  private int[] cursors = new int[64];

  /** The end of the nodes that are certainly siblings, by depth. */
  private int[] wides = new int[64];

  /** The number of bytes before the next node, by depth. */
  private int[] bytes = new int[64];

  private int[] found = new int[256];
  private int size;
  private long visits;

  /** Creates a walk. */
  public TermWalk() {}

  /** Removes the terms that were found. */
  public void clear() {
    size = 0;
    if (found.length > MAX_KEPT) {
      found = new int[256];
    }
    reader.forget();
  }

  /** Returns the number of terms that were found. */
  public int size() {
    return size;
  }

  /** Returns the {@code i}th term; each occurs once, in no particular order. */
  public int term(int i) {
    return found[i];
  }

  /**
   * Finds all terms that an automaton accepts.
   *
   * @param backward whether the automaton reads the terms from their ends
   * @param maxVisits the maximum number of nodes and terms to visit
   * @return false if that was not enough
   */
  public boolean find(TermIndex terms, TermAutomaton automaton, boolean backward, long maxVisits) {
    clear();
    visits = maxVisits;
    if (terms.size() == 0) {
      return true;
    }
    TermTrie trie = backward ? terms.backwardTrie() : terms.trie();
    enter(trie, 0, 0, 0);
    int depth = 0;
    while (depth >= 0) {
      int node = cursors[depth];
      if (node < 0) {
        depth--;
        continue;
      }
      if (--visits < 0) {
        return false;
      }
      int label = trie.label(node);
      boolean last = (label & TermTrie.LAST) != 0;
      cursors[depth] = last ? NOTHING : node + 1;
      int codePoint = label & TermTrie.CODE_POINT;
      if (TermTrie.isMixed(label)) {
        leaf(terms, automaton, backward, node, bytes[depth], depth);
      } else if (codePoint == TermTrie.END) {
        if (automaton.accepts(depth)) {
          add(ended(terms, backward, trie.link(node)));
        }
      } else if (isNext(trie, automaton, depth, codePoint) && automaton.step(depth, codePoint)) {
        int below = bytes[depth] + Utf8.length(codePoint);
        if ((label & TermTrie.LEAF) != 0) {
          leaf(terms, automaton, backward, node, below, depth + 1);
        } else {
          depth++;
          enter(trie, node, depth, below);
        }
      }
    }
    return visits >= 0;
  }

  /**
   * Returns whether a code point can come next; if not, moves the cursor towards the next sibling
   * that can.
   */
  private boolean isNext(TermTrie trie, TermAutomaton automaton, int depth, int codePoint) {
    int wanted = automaton.next(depth, codePoint);
    if (wanted == codePoint) {
      return true;
    }
    int from = cursors[depth];
    if (wanted < 0) {
      cursors[depth] = NOTHING;
    } else if (from >= 0 && wides[depth] - from > MAX_LINEAR) {
      cursors[depth] = trie.lastNotAbove(from, wides[depth], wanted);
    }
    return false;
  }

  private void enter(TermTrie trie, int node, int depth, int prefix) {
    if (depth == cursors.length) {
      cursors = Arrays.copyOf(cursors, 2 * depth);
      wides = Arrays.copyOf(wides, 2 * depth);
      bytes = Arrays.copyOf(bytes, 2 * depth);
    }
    int first = trie.link(node);
    cursors[depth] = first < trie.size() ? first : NOTHING;
    wides[depth] = first + TermTrie.wide(trie.label(node));
    bytes[depth] = prefix;
  }

  private static int ended(TermIndex terms, boolean backward, int link) {
    return backward ? BackwardTerms.term(terms.backward().entry(link)) : link;
  }

  /** Adds the terms of a leaf whose rest matches. */
  private void leaf(
      TermIndex terms, TermAutomaton automaton, boolean backward, int node, int done, int depth) {
    TermTrie trie = backward ? terms.backwardTrie() : terms.trie();
    int first = trie.link(node);
    int count = TermTrie.count(trie.label(node));
    if (automaton.acceptsRest(depth)) {
      visits -= count / UNREAD;
      for (int at = first; at < first + count; at++) {
        add(ended(terms, backward, at));
      }
      return;
    }
    visits -= count;
    for (int at = first; at < first + count; at++) {
      int term = ended(terms, backward, at);
      if (backward) {
        reader.forget();
      }
      if (matches(terms.blocks(), automaton, backward, term, done, depth)) {
        add(term);
      }
    }
    reader.forget();
  }

  private boolean matches(
      TermBlocks blocks, TermAutomaton automaton, boolean backward, int term, int done, int from) {
    reader.move(blocks, term);
    return matches(blocks, automaton, backward, done, from);
  }

  private boolean matches(
      TermBlocks blocks, TermAutomaton automaton, boolean backward, int done, int from) {
    int rest = reader.length() - done;
    int at = backward ? rest : done;
    int depth = from;
    while (rest > 0) {
      int codePoint = backward ? reader.codePointBefore(blocks, at) : reader.codePoint(blocks, at);
      if (!automaton.step(depth, codePoint)) {
        return false;
      }
      int length = Utf8.length(codePoint);
      at += backward ? -length : length;
      rest -= length;
      depth++;
    }
    return automaton.accepts(depth);
  }

  /** Adds a term if an automaton that reads forward accepts it; fast for ascending terms. */
  public void offer(TermIndex terms, TermAutomaton automaton, int term) {
    if (matches(terms, automaton, term)) {
      add(term);
    }
  }

  /** Returns whether an automaton that reads forward accepts a term; fast for ascending terms. */
  public boolean matches(TermIndex terms, TermAutomaton automaton, int term) {
    return matches(terms.blocks(), automaton, false, term, 0, 0);
  }

  /** Adds a term of a number of bytes if an automaton that reads forward accepts it. */
  void offer(TermIndex terms, TermAutomaton automaton, int term, int bytes) {
    reader.move(terms.blocks(), term);
    if (reader.length() == bytes && matches(terms.blocks(), automaton, false, 0, 0)) {
      add(term);
    }
  }

  /** Adds a term that matches. */
  private void add(int term) {
    if (size == found.length) {
      found = Arrays.copyOf(found, 2 * size);
    }
    found[size++] = term;
  }
}
