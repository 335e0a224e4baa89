package org.lexhub.server.account;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All keys that are not revoked, by the digest of their text. Immutable: a refresh creates a new
 * ring.
 *
 * <p>The digests are in one array with open addressing, so that a look-up reads memory in two
 * places. The time of a comparison does not depend on where digests differ.
 */
public final class KeyRing {
  /** A ring without keys. */
  static final KeyRing EMPTY = new KeyRing(List.of());

  /** The number of 64-bit words in a digest. */
  private static final int WORDS = 4;

  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final @Nullable Key[] slots;
  private final long[] digests;
  private final List<Key> keys;

  KeyRing(Collection<Key> keys) {
    this.keys = List.copyOf(keys);
    slots = new @Nullable Key[Integer.highestOneBit(keys.size() + 1) << 2];
    digests = new long[slots.length * WORDS];
    for (Key key : keys) {
      put(key);
    }
  }

  private void put(Key key) {
    byte[] digest = key.digest();
    int slot = slot(digest);
    while (slots[slot] != null) {
      slot = slot + 1 & slots.length - 1;
    }
    slots[slot] = key;
    for (int i = 0; i < WORDS; i++) {
      digests[slot * WORDS + i] = word(digest, i);
    }
  }

  /** Returns the key with this digest of 32 bytes, or null. */
  public @Nullable Key find(byte[] digest) {
    int slot = slot(digest);
    while (true) {
      if (has(slot, digest) || slots[slot] == null) {
        return slots[slot];
      }
      slot = slot + 1 & slots.length - 1;
    }
  }

  private boolean has(int slot, byte[] digest) {
    int at = slot * WORDS;
    long difference =
        (digests[at] ^ word(digest, 0))
            | (digests[at + 1] ^ word(digest, 1))
            | (digests[at + 2] ^ word(digest, 2))
            | (digests[at + 3] ^ word(digest, 3));
    return difference == 0;
  }

  List<Key> keys() {
    return keys;
  }

  private static long word(byte[] digest, int i) {
    return (long) LONG.get(digest, i * Long.BYTES);
  }

  /** Returns the first slot of a digest, whose first bytes serve as the hash. */
  private int slot(byte[] digest) {
    return (int) word(digest, 0) & slots.length - 1;
  }
}
