package org.lexhub.benchmarks.fuzzy;

/**
 * Pigeonhole pieces (Pass-Join): a word is cut into one piece more than the allowed edits, so one
 * piece is unchanged and shifted by at most that many places. Only a swap across a cut changes two
 * pieces; the query is therefore also run with such swaps undone.
 */
final class PigeonholePieces implements Design {
  private final WordPoints words;
  private final HashedWords index;
  private final int edits;
  private final int[] seen;
  private int stamp;

  PigeonholePieces(WordPoints words, int edits) {
    this.words = words;
    this.edits = edits;
    seen = new int[words.size()];
    index = new HashedWords(words.size(), edits + 1, this::hashes);
  }

  private int cut(int length, int piece) {
    return length * piece / (edits + 1);
  }

  private static long salt(int length, int piece) {
    return 31L * length + piece + 1;
  }

  private int hashes(int word, long[] into) {
    int from = words.starts[word];
    int length = words.length(word);
    for (int piece = 0; piece <= edits; piece++) {
      int start = from + cut(length, piece);
      int end = from + cut(length, piece + 1);
      into[piece] = HashedWords.hash(words.points, start, end, -1, -1, salt(length, piece));
    }
    return edits + 1;
  }

  @Override
  public String name() {
    return (edits + 1) + " pieces";
  }

  @Override
  public long bytes() {
    return index.bytes();
  }

  @Override
  public int find(byte[] utf8, int[] query, int wanted) {
    stamp++;
    int found = 0;
    int maxLength = query.length + edits;
    for (int length = Math.max(1, query.length - edits); length <= maxLength; length++) {
      found += probe(query, query, length);
      for (int piece = 1; piece <= edits; piece++) {
        for (int shift = 1 - edits; shift < edits; shift++) {
          int at = cut(length, piece) + shift;
          if (at >= 1 && at < query.length && query[at - 1] != query[at]) {
            int[] undone = query.clone();
            undone[at - 1] = query[at];
            undone[at] = query[at - 1];
            found += probe(undone, query, length);
          }
        }
      }
    }
    return found;
  }

  private int probe(int[] text, int[] query, int length) {
    int found = 0;
    for (int piece = 0; piece <= edits; piece++) {
      int start = cut(length, piece);
      int size = cut(length, piece + 1) - start;
      for (int shift = -edits; shift <= edits; shift++) {
        int from = start + shift;
        if (from >= 0 && from + size <= text.length) {
          long hash = HashedWords.hash(text, from, from + size, -1, -1, salt(length, piece));
          int end = index.end(hash);
          for (int at = index.start(hash); at < end; at++) {
            int word = index.word(at);
            if (seen[word] != stamp) {
              seen[word] = stamp;
              found += words.near(word, query, edits) ? 1 : 0;
            }
          }
        }
      }
    }
    return found;
  }
}
