package org.lexhub.store.term;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A 64-bit hash of bytes, eight at a time. Part of the snapshot's format: it never changes. */
final class TermHash {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long FIRST = 0x9E3779B97F4A7C15L;
  private static final long SECOND = 0xD6E8FEB86659FD93L;

  private static final int FINGERPRINT_BITS = 6;

  private TermHash() {}

  /** The hash of {@code length} bytes. */
  static long of(byte[] bytes, int offset, int length) {
    long hash = length * FIRST;
    int at = offset;
    int end = offset + length;
    for (; end - at >= 8; at += 8) {
      hash = mix(hash, (long) LONG.get(bytes, at));
    }
    hash = mix(hash, rest(bytes, at, end));
    hash ^= hash >>> 29;
    hash *= FIRST;
    return hash ^ (hash >>> 32);
  }

  /**
   * Up to seven bytes, the first in the low bits; read at once where bytes stand on either side.
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

  /** Where in a table of {@code slots} slots to start looking. */
  static int slot(long hash, int slots) {
    return (int) (((hash >>> 32) * slots) >>> 32);
  }

  /** How many bits of a slot hold the term. */
  static int termBits(int terms) {
    return 32 - Integer.numberOfLeadingZeros(terms);
  }

  /** How many bits a slot has: those of the term and above them the fingerprint. */
  static int entryBits(int termBits) {
    return termBits + FINGERPRINT_BITS;
  }

  /** The content of a slot without a term. */
  static long none(int termBits) {
    return (1L << entryBits(termBits)) - 1;
  }

  /** How many slots a dictionary has: 17 of 20 are taken. */
  static int slots(int terms) {
    return Math.toIntExact(terms + terms * 3L / 17 + 1);
  }

  /** What a slot tells of the hash. */
  static int fingerprint(long hash) {
    return (int) hash & ((1 << FINGERPRINT_BITS) - 1);
  }

  /** The content of the slot of a term. */
  static long entry(long hash, int term, int termBits) {
    return (long) fingerprint(hash) << termBits | term;
  }
}
