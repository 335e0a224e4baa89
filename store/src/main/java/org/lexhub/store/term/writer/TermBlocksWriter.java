package org.lexhub.store.term.writer;

import java.util.Arrays;
import org.lexhub.store.column.OffsetsColumnWriter;
import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.TermBlocks;

/** Writes {@link TermBlocks}; strings must be added in ascending order. */
final class TermBlocksWriter implements AutoCloseable {
  private final OffsetsColumnWriter blocks;
  private final SectionWriter section;
  private final int[] shared = new int[TermBlocks.SIZE];
  private final int[] ends = new int[TermBlocks.SIZE];
  private byte[] block = new byte[1 << 10];
  private int filled;
  private int used;

  private TermBlocksWriter(SnapshotWriter out, String name) {
    blocks = OffsetsColumnWriter.create(out, name + TermBlocks.BLOCKS);
    section = out.spooledSection(name + TermBlocks.BYTES);
  }

  static TermBlocksWriter create(SnapshotWriter out, String name) {
    return new TermBlocksWriter(out, name);
  }

  void add(byte[] bytes, int start, int length) {
    if (filled == TermBlocks.SIZE) {
      endBlock();
    }
    int common = 0;
    if (filled > 0) {
      int limit = Math.min(ends[0], length);
      int difference = Arrays.mismatch(block, 0, limit, bytes, start, start + limit);
      common = difference < 0 ? limit : difference;
    }
    int rest = length - common;
    if (used + rest > block.length) {
      block = Arrays.copyOf(block, Math.max(used + rest, 2 * block.length));
    }
    System.arraycopy(bytes, start + common, block, used, rest);
    used += rest;
    shared[filled] = common;
    ends[filled++] = used;
  }

  private void endBlock() {
    int sharedBits = 0;
    for (int i = 0; i < filled; i++) {
      sharedBits = Math.max(sharedBits, Integer.SIZE - Integer.numberOfLeadingZeros(shared[i]));
    }
    int endBits = Integer.SIZE - Integer.numberOfLeadingZeros(used);
    Arrays.fill(shared, filled, TermBlocks.SIZE, 0);
    Arrays.fill(ends, filled, TermBlocks.SIZE, 0);
    section.putByte(sharedBits);
    section.putByte(endBits);
    long word = 0;
    int bits = 0;
    for (int i = 0; i < TermBlocks.SIZE; i++) {
      word |= ((long) ends[i] << sharedBits | shared[i]) << bits;
      for (bits += sharedBits + endBits; bits >= Byte.SIZE; bits -= Byte.SIZE) {
        section.putByte((int) word);
        word >>>= Byte.SIZE;
      }
    }
    section.put(block, 0, used);
    blocks.add(section.length());
    filled = 0;
    used = 0;
  }

  @Override
  public void close() {
    if (filled > 0) {
      endBlock();
    }
    section.putLong(0);
    section.close();
    blocks.close();
  }
}
