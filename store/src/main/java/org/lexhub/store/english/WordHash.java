package org.lexhub.store.english;

/** Hashes of folded words. Snapshots contain them, so they never change. */
public final class WordHash {
  private static final int FNV_BASIS = 0x811C9DC5;
  private static final int FNV_PRIME = 0x01000193;

  private WordHash() {}

  /** Returns the FNV-1a hash of a word with the finaliser of MurmurHash3; never 0. */
  public static int of(byte[] bytes, int from, int to) {
    int hash = FNV_BASIS;
    for (int i = from; i < to; i++) {
      hash = (hash ^ (bytes[i] & 0xFF)) * FNV_PRIME;
    }
    return finish(hash);
  }

  /** Applies the finaliser of MurmurHash3 to a hash; never returns 0. */
  public static int finish(int hash) {
    int mixed = (hash ^ (hash >>> 16)) * 0x85ebca6b;
    mixed = (mixed ^ (mixed >>> 13)) * 0xc2b2ae35;
    mixed ^= mixed >>> 16;
    return mixed == 0 ? 1 : mixed;
  }
}
