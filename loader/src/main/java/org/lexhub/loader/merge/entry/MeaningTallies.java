package org.lexhub.loader.merge.entry;

import java.util.Arrays;

/**
 * What speaks for each of a few meanings, in parallel arrays in the order of the meanings.
 * Reusable.
 */
final class MeaningTallies {
  private int[] meanings = new int[16];
  private double[] shares = new double[16];
  private int[] words = new int[16];
  private double[] peers = new double[16];
  private int[] others = new int[16];
  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  int meaning(int i) {
    return meanings[i];
  }

  /** Returns the sum of the shares of the meaning in the use of the teachers. */
  double shares(int i) {
    return shares[i];
  }

  /** Returns the number of teachers with the meaning. */
  int words(int i) {
    return words[i];
  }

  /** Returns the sum of the shares of the meaning in the use of the learner's peers. */
  double peers(int i) {
    return peers[i];
  }

  /** Returns the number of other words with the meaning. */
  int others(int i) {
    return others[i];
  }

  /** Counts a teacher for its meanings. */
  void word(MeaningShares of) {
    for (int k = 0; k < of.size(); k++) {
      int i = indexOf(of.meaning(k));
      shares[i] += of.shareAt(k);
      words[i]++;
    }
  }

  /** Counts a peer for those of its meanings that a teacher has. */
  void peer(MeaningShares of) {
    for (int k = 0; k < of.size(); k++) {
      int i = Arrays.binarySearch(meanings, 0, size, of.meaning(k));
      if (i >= 0) {
        peers[i] += of.shareAt(k);
      }
    }
  }

  /** Counts another word for those of its meanings that a teacher has. */
  void other(MeaningShares of) {
    for (int k = 0; k < of.size(); k++) {
      int i = Arrays.binarySearch(meanings, 0, size, of.meaning(k));
      if (i >= 0 && of.shareAt(k) > 0) {
        others[i]++;
      }
    }
  }

  /** Returns the index of a meaning, inserted without votes if it is new. */
  private int indexOf(int meaning) {
    int known = Arrays.binarySearch(meanings, 0, size, meaning);
    if (known >= 0) {
      return known;
    }
    if (size == meanings.length) {
      grow();
    }
    int at = -known - 1;
    int moved = size++ - at;
    System.arraycopy(meanings, at, meanings, at + 1, moved);
    System.arraycopy(shares, at, shares, at + 1, moved);
    System.arraycopy(words, at, words, at + 1, moved);
    System.arraycopy(peers, at, peers, at + 1, moved);
    System.arraycopy(others, at, others, at + 1, moved);
    meanings[at] = meaning;
    shares[at] = 0;
    words[at] = 0;
    peers[at] = 0;
    others[at] = 0;
    return at;
  }

  private void grow() {
    int length = 2 * size;
    meanings = Arrays.copyOf(meanings, length);
    shares = Arrays.copyOf(shares, length);
    words = Arrays.copyOf(words, length);
    peers = Arrays.copyOf(peers, length);
    others = Arrays.copyOf(others, length);
  }
}
