package org.lexhub.benchmarks.fuzzy;

/**
 * Deletion neighborhoods (SymSpell): an index of words by what remains of their first letters after
 * up to the given number of deletions. Two words within that distance share a remainder.
 */
final class Deletions implements Design {
  private static final int FIRST = 7;
  private static final int MAX_REMAINDERS = 1 + FIRST + FIRST * (FIRST - 1) / 2;

  private final WordPoints words;
  private final HashedWords index;
  private final int edits;
  private final int[] seen;
  private final long[] hashes = new long[MAX_REMAINDERS];
  private int stamp;

  Deletions(WordPoints words, int edits) {
    this.words = words;
    this.edits = edits;
    seen = new int[words.size()];
    index =
        new HashedWords(
            words.size(),
            MAX_REMAINDERS,
            (word, into) ->
                hashes(words.points, words.starts[word], words.length(word), edits, into));
  }

  private static int hashes(int[] points, int from, int length, int edits, long[] into) {
    int to = from + Math.min(FIRST, length);
    int count = 0;
    into[count++] = HashedWords.hash(points, from, to, -1, -1, 1);
    for (int i = from; i < to; i++) {
      into[count++] = HashedWords.hash(points, from, to, i, -1, 1);
      for (int j = i + 1; j < to && edits > 1; j++) {
        into[count++] = HashedWords.hash(points, from, to, i, j, 1);
      }
    }
    return count;
  }

  @Override
  public String name() {
    return "deletions of the first " + FIRST + ", " + edits;
  }

  @Override
  public long bytes() {
    return index.bytes();
  }

  @Override
  public int find(byte[] utf8, int[] query, int wanted) {
    stamp++;
    int found = 0;
    int count = hashes(query, 0, query.length, wanted, hashes);
    for (int i = 0; i < count; i++) {
      int end = index.end(hashes[i]);
      for (int at = index.start(hashes[i]); at < end; at++) {
        int word = index.word(at);
        if (seen[word] != stamp) {
          seen[word] = stamp;
          found += words.near(word, query, wanted) ? 1 : 0;
        }
      }
    }
    return found;
  }
}
