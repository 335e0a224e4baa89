package org.lexhub.store.column;

import it.unimi.dsi.fastutil.longs.AbstractLongList;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;

/**
 * A list of numbers for a column that is written later: numbers are appended at the end, read
 * anywhere and never changed. Every 4,096 numbers are packed into the fewest bytes that their range
 * needs, none if all are equal. A field that few rows have, or whose values are close together,
 * takes a fraction of an array, and growing copies nothing. Packed numbers are in {@link Scratch},
 * outside the heap. Not thread-safe while it grows.
 */
public final class GatheredLongs extends AbstractLongList {
  private static final ValueLayout.OfLong LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final int BLOCK_BITS = 12;
  private static final int BLOCK = 1 << BLOCK_BITS;
  private static final int FIRST_OPEN = 16;

  private final Scratch scratch = Scratch.current();
  private MemorySegment[] packed = new MemorySegment[4];
  private long[] lowest = new long[4];
  private byte[] widths = new byte[4];
  private int blocks;

  /** The numbers after the last whole block. */
  private long[] open = new long[FIRST_OPEN];

  private int size;

  /** Creates an empty list. */
  public GatheredLongs() {}

  @Override
  public boolean add(long value) {
    int at = size & (BLOCK - 1);
    if (at == open.length) {
      open = Arrays.copyOf(open, at * 2);
    }
    open[at] = value;
    size++;
    if (at == BLOCK - 1) {
      pack();
    }
    return true;
  }

  private void pack() {
    if (blocks == packed.length) {
      packed = Arrays.copyOf(packed, blocks * 2);
      lowest = Arrays.copyOf(lowest, blocks * 2);
      widths = Arrays.copyOf(widths, blocks * 2);
    }
    long low = open[0];
    long high = open[0];
    for (long value : open) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    int width = (Long.SIZE - Long.numberOfLeadingZeros(high - low) + 7) / 8;
    lowest[blocks] = low;
    widths[blocks] = (byte) width;
    packed[blocks++] = width == 0 ? MemorySegment.NULL : bytes(low, width);
  }

  /** Returns the distances from {@code low}, with room to read a whole long at the last. */
  private MemorySegment bytes(long low, int width) {
    MemorySegment bytes = scratch.allocate((BLOCK - 1L) * width + Long.BYTES);
    for (int i = 0; i < BLOCK; i++) {
      bytes.set(LONG, (long) i * width, open[i] - low);
    }
    return bytes;
  }

  @Override
  public long getLong(int index) {
    Objects.checkIndex(index, size);
    int block = index >>> BLOCK_BITS;
    int at = index & (BLOCK - 1);
    if (block == blocks) {
      return open[at];
    }
    int width = widths[block];
    if (width == 0) {
      return lowest[block];
    }
    long distance = packed[block].get(LONG, (long) at * width);
    return lowest[block] + (distance & (-1L >>> (Long.SIZE - 8 * width)));
  }

  @Override
  public int size() {
    return size;
  }
}
