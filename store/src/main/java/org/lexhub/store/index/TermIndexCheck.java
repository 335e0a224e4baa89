package org.lexhub.store.index;

import java.util.Arrays;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/** Reads a whole {@link TermIndex} and compares its parts with each other. */
final class TermIndexCheck implements SortedTerms {
  private final Snapshot snapshot;
  private final String name;
  private final TermIndex index;
  private final int postingLimit;
  private final Utf8Buffer term = new Utf8Buffer(256);

  TermIndexCheck(Snapshot snapshot, String name, TermIndex index, int postingLimit) {
    this.snapshot = snapshot;
    this.name = name;
    this.index = index;
    this.postingLimit = postingLimit;
  }

  /** Throws {@link org.lexhub.store.snapshot.CorruptSnapshotException} at the first fault. */
  void run() {
    checkLength();
    Utf8Buffer before = new Utf8Buffer(256);
    int shortest = TermIndex.LONGEST;
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
        shortest = TermIndex.LONGEST;
      }
      before.clear();
      before.put(term.bytes(), 0, term.length());
    }
    TermTrieWriter.verify(snapshot, name, this, index.trie());
  }

  /** Eight bytes of zeros stand behind the terms. */
  private void checkLength() {
    long expected = (index.size() == 0 ? 0 : index.end(index.size() - 1)) + Long.BYTES;
    if (index.bytesLength() != expected) {
      throw snapshot.corrupt(
          name + TermIndex.BYTES, expected + " bytes", index.bytesLength() + " bytes");
    }
  }

  private void checkText(int i) {
    int at = 0;
    while (at < term.length()) {
      int codePoint = Utf8.decode(term.bytes(), at, term.length());
      require(codePoint > 0, TermIndex.BYTES, "well-formed UTF-8", i);
      at += Utf8.length(codePoint);
    }
  }

  private void checkOrder(int i, Utf8Buffer before) {
    int order =
        Arrays.compareUnsigned(before.bytes(), 0, before.length(), term.bytes(), 0, term.length());
    require(order < 0, TermIndex.BYTES, "a term greater than the one before", i);
  }

  private void checkFound(int i) {
    int found = index.term(term.bytes(), 0, term.length());
    require(found == i, TermIndex.HASH, "a slot that leads to the term", i);
  }

  private void checkPostings(int i) {
    int last = -1;
    for (long at = index.postingsStart(i); at < index.postingsEnd(i); at++) {
      int posting = index.posting(at);
      require(
          posting > last && posting < postingLimit,
          TermIndex.POSTINGS,
          "ascending postings below " + postingLimit,
          i);
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
      throw snapshot.corrupt(name + section, expected, "something else at term " + i);
    }
  }

  @Override
  public int size() {
    return index.size();
  }

  @Override
  public int length(int i) {
    return (int) (index.end(i) - index.start(i));
  }

  @Override
  public int codePoint(int i, int at) {
    return index.codePoint(index.start(i) + at);
  }
}
