package org.lexhub.server.account;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All good keys, found by the digest of their text. Immutable: a refresh makes a new one. */
public final class KeyRing {
  /** A ring without any key. */
  static final KeyRing EMPTY = new KeyRing(List.of());

  private final @Nullable Key[] slots;
  private final List<Key> keys;

  KeyRing(Collection<Key> keys) {
    this.keys = List.copyOf(keys);
    slots = new @Nullable Key[Integer.highestOneBit(keys.size() + 1) << 2];
    for (Key key : keys) {
      int slot = key.slotHash() & slots.length - 1;
      while (slots[slot] != null) {
        slot = slot + 1 & slots.length - 1;
      }
      slots[slot] = key;
    }
  }

  /** Returns the key with this digest, or null. */
  public @Nullable Key find(byte[] digest) {
    int slot = hash(digest) & slots.length - 1;
    while (true) {
      Key key = slots[slot];
      if (key == null || key.has(digest)) {
        return key;
      }
      slot = slot + 1 & slots.length - 1;
    }
  }

  List<Key> keys() {
    return keys;
  }

  /** The first bytes of a digest are as good a hash as any. */
  static int hash(byte[] digest) {
    return (digest[0] & 0xff)
        | (digest[1] & 0xff) << 8
        | (digest[2] & 0xff) << 16
        | (digest[3] & 0xff) << 24;
  }
}
