package org.lexhub.store.term;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.lexhub.store.column.Hashing;

/** A 64-bit hash of bytes, eight at a time. It is part of the snapshot's format. */
public final class TermHash {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long SECOND = 0xD6E8FEB86659FD93L;

  private static final int FINGERPRINT_BITS = 6;

  private TermHash() {}

  /** Returns the hash of {@code length} bytes. */
  public static long of(byte[] bytes, int offset, int length) {
    long hash = Hashing.mix((long) length);
    int at = offset;
    int end = offset + length;
    for (; end - at >= 8; at += 8) {
      hash = mix(hash, (long) LONG.get(bytes, at));
    }
    hash = mix(hash, rest(bytes, at, end));
    hash = Hashing.mix(hash ^ (hash >>> 29));
    return hash ^ (hash >>> 32);
  }

  /**
   * Returns up to seven bytes, the first in the low bits; one read if the array has eight bytes
   * before or after them.
   */
  private static long rest(byte[] bytes, int at, int end) {
    int unused = Long.SIZE - Byte.SIZE * (end - at);
    if (unused == Long.SIZE) {
      return 0;
    }
    if (at + Long.BYTES <= bytes.length) {
      return (long) LONG.get(bytes, at) << unused >>> unused;
    }
    if (end >= Long.BYTES) {
      return (long) LONG.get(bytes, end - Long.BYTES) >>> unused;
    }
    long rest = 0;
    for (int i = end - 1; i >= at; i--) {
      rest = rest << Byte.SIZE | (bytes[i] & 0xFFL);
    }
    return rest;
  }

  private static long mix(long hash, long word) {
    long mixed = (hash ^ word) * SECOND;
    return mixed ^ (mixed >>> 32);
  }

  /** Returns the slot where a look-up starts in a table of {@code slots} slots. */
  public static int slot(long hash, int slots) {
    return (int) (((hash >>> 32) * slots) >>> 32);
  }

  /** Returns the number of bits of a slot that hold the term. */
  public static int termBits(int terms) {
    return 32 - Integer.numberOfLeadingZeros(terms);
  }

  /** Returns the number of bits of a slot: those of the term, and the fingerprint above them. */
  static int entryBits(int termBits) {
    return termBits + FINGERPRINT_BITS;
  }

  /** Returns the content of a slot without a term. */
  public static long none(int termBits) {
    return (1L << entryBits(termBits)) - 1;
  }

  /** Returns the number of slots of a dictionary: 17 of 20 are used. */
  public static int slots(int terms) {
    return Math.toIntExact(terms + terms * 3L / 17 + 1);
  }

  /** Returns the bits of the hash that a slot holds. */
  static int fingerprint(long hash) {
    return (int) hash & ((1 << FINGERPRINT_BITS) - 1);
  }

  /** Returns the content of the slot of a term. */
  public static long entry(long hash, int term, int termBits) {
    return (long) fingerprint(hash) << termBits | term;
  }
}
