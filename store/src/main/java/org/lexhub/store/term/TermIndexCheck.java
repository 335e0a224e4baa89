package org.lexhub.store.term;

import java.util.Arrays;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/** Reads a whole {@link TermIndex} and compares its parts with each other. */
final class TermIndexCheck {
  private final Snapshot snapshot;
  private final String name;
  private final TermIndex index;
  private final RecentTerms terms;
  private final Utf8Buffer term = new Utf8Buffer(256);

  TermIndexCheck(Snapshot snapshot, String name, TermIndex index) {
    this.snapshot = snapshot;
    this.name = name;
    this.index = index;
    this.terms = new RecentTerms(index);
  }

  /**
   * Checks everything but the backward trie; throws {@link
   * org.lexhub.store.snapshot.CorruptSnapshotException} at the first fault.
   */
  void run() {
    checkSlots();
    Utf8Buffer before = new Utf8Buffer(256);
    int shortest = TermIndex.MAX_LENGTH;
    for (int i = 0; i < index.size(); i++) {
      term.clear();
      index.append(i, term);
      checkText(i);
      checkOrder(i, before);
      checkFound(i);
      checkPostings(i);
      checkSample(i);
      shortest = Math.min(shortest, Utf8.count(term.bytes(), 0, term.length()));
      if (i % TermIndex.SHORTEST_BLOCK == TermIndex.SHORTEST_BLOCK - 1 || i == index.size() - 1) {
        require(index.shortestNear(i) == shortest, TermIndex.SHORTEST, "the fewest code points", i);
        shortest = TermIndex.MAX_LENGTH;
      }
      before.clear();
      before.put(term.bytes(), 0, term.length());
    }
    TermTrieWriter.over(terms).verify(snapshot, name + TermIndex.FORWARD, index.trie());
  }

  /** Checks that the number of used slots is that of the terms, so that every look-up ends. */
  private void checkSlots() {
    int taken = 0;
    for (int slot = 0; slot < index.slots(); slot++) {
      int term = index.termIn(slot);
      require(term < index.size(), TermIndex.HASH, "a term", slot);
      taken += term < 0 ? 0 : 1;
    }
    require(taken == index.size(), TermIndex.HASH, "as many slots as terms", taken);
  }

  /** Checks the reversed terms and their trie; the terms themselves are right. */
  void runBackward() {
    String section = name + TermIndex.BACKWARD;
    BackwardTerms backward = index.backward();
    for (int rank = 0; rank < index.size(); rank++) {
      int found = BackwardTerms.term(backward.entry(rank));
      require(found < index.size(), TermIndex.BACKWARD, "a term", rank);
    }
    ReversedTerms reversed =
        new ReversedTerms(terms, rank -> BackwardTerms.term(backward.entry(rank)));
    for (int rank = 1; rank < index.size(); rank++) {
      require(
          reversed.ascends(rank), TermIndex.BACKWARD, "a term greater than the one before", rank);
    }
    TermTrieWriter trie = TermTrieWriter.over(reversed);
    trie.verify(snapshot, section, index.backwardTrie());
    backward.verify(snapshot, section, reversed, trie);
  }

  private void checkText(int i) {
    int at = 0;
    while (at < term.length()) {
      int codePoint = Utf8.decode(term.bytes(), at, term.length());
      require(codePoint > 0, TermBlocks.BYTES, "well-formed UTF-8", i);
      at += Utf8.length(codePoint);
    }
  }

  private void checkOrder(int i, Utf8Buffer before) {
    int order =
        Arrays.compareUnsigned(before.bytes(), 0, before.length(), term.bytes(), 0, term.length());
    require(order < 0, TermBlocks.BYTES, "a term greater than the one before", i);
  }

  private void checkFound(int i) {
    int found = index.term(term.bytes(), 0, term.length());
    require(found == i, TermIndex.HASH, "a slot that leads to the term", i);
  }

  private void checkPostings(int i) {
    int last = -1;
    for (long at = index.postingsStart(i); at < index.postingsEnd(i); at++) {
      int posting = index.posting(at);
      require(posting > last, TermIndex.POSTINGS, "ascending postings", i);
      last = posting;
    }
    require(last >= 0, TermIndex.POSTINGS, "a posting", i);
  }

  private void checkSample(int i) {
    if (i % TermIndex.SAMPLE == 0) {
      long head = TermPool.head(term.bytes(), 0, term.length(), 0);
      require(
          index.sample(i / TermIndex.SAMPLE) == head, TermIndex.SAMPLES, "the first 8 bytes", i);
    }
  }

  private void require(boolean held, String section, String expected, int i) {
    if (!held) {
      throw snapshot.corrupt(name + section, expected, "something else at " + i);
    }
  }
}
