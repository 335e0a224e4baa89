package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Distinct texts as UTF-8 bytes in large chunks, numbered in the order of first appearance. About
 * 20 bytes above a text's own, no object each; up to 2^31 texts.
 */
public final class Pool {
  private static final int CHUNK = 1 << 22;

  private final List<byte[]> chunks = new ArrayList<>();
  private int used = CHUNK;
  private final LongArrayList starts = new LongArrayList();
  private final IntArrayList lengths = new IntArrayList();
  private final IntArrayList hashes = new IntArrayList();
  private int[] slots = new int[1 << 10];

  /** Makes an empty pool. */
  public Pool() {
    Arrays.fill(slots, -1);
  }

  /** How many texts there are. */
  public int size() {
    return lengths.size();
  }

  /** The number of a text, which is added if it is new. */
  public int intern(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int hash = hash(bytes);
    int slot = slot(bytes, hash);
    if (slots[slot] >= 0) {
      return slots[slot];
    }
    int id = add(bytes, hash);
    slots[slot] = id;
    if (size() * 2L > slots.length) {
      grow();
    }
    return id;
  }

  /** Like {@link #intern}, -1 for no text. */
  public int internOrNone(@Nullable String text) {
    return text == null ? -1 : intern(text);
  }

  /** The number of a text, or -1 if it is not there. */
  public int find(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return slots[slot(bytes, hash(bytes))];
  }

  /** The text of a number. */
  public String text(int id) {
    return new String(chunk(id), offset(id), length(id), StandardCharsets.UTF_8);
  }

  /** The array that holds a text's bytes. */
  public byte[] chunk(int id) {
    return chunks.get((int) (starts.getLong(id) >>> 32));
  }

  /** Where a text starts in {@link #chunk}. */
  public int offset(int id) {
    return (int) starts.getLong(id);
  }

  /** How many bytes a text has. */
  public int length(int id) {
    return lengths.getInt(id);
  }

  /** Compares two texts by code point. */
  public int compare(int a, int b) {
    int startA = offset(a);
    int startB = offset(b);
    return Arrays.compareUnsigned(
        chunk(a), startA, startA + length(a), chunk(b), startB, startB + length(b));
  }

  private int slot(byte[] bytes, int hash) {
    int mask = slots.length - 1;
    int slot = hash & mask;
    while (slots[slot] >= 0 && !same(slots[slot], bytes, hash)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean same(int id, byte[] bytes, int hash) {
    if (hashes.getInt(id) != hash || length(id) != bytes.length) {
      return false;
    }
    int start = offset(id);
    return Arrays.equals(chunk(id), start, start + bytes.length, bytes, 0, bytes.length);
  }

  private int add(byte[] bytes, int hash) {
    if (bytes.length > CHUNK - used) {
      chunks.add(new byte[Math.max(CHUNK, bytes.length)]);
      used = 0;
    }
    int chunk = chunks.size() - 1;
    System.arraycopy(bytes, 0, chunks.get(chunk), used, bytes.length);
    starts.add(((long) chunk << 32) | used);
    used = Math.min(CHUNK, used + bytes.length);
    lengths.add(bytes.length);
    hashes.add(hash);
    return size() - 1;
  }

  private void grow() {
    int[] grown = new int[slots.length * 2];
    Arrays.fill(grown, -1);
    int mask = grown.length - 1;
    for (int id = 0; id < size(); id++) {
      int slot = hashes.getInt(id) & mask;
      while (grown[slot] >= 0) {
        slot = (slot + 1) & mask;
      }
      grown[slot] = id;
    }
    slots = grown;
  }

  private static int hash(byte[] bytes) {
    return HashCommon.mix(Arrays.hashCode(bytes));
  }
}
