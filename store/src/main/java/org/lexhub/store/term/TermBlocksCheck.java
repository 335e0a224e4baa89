package org.lexhub.store.term;

import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Checks that every block of {@link TermBlocks} holds exactly its strings, before they are read.
 */
final class TermBlocksCheck {
  private final TermBlocks blocks;

  private TermBlocksCheck(TermBlocks blocks) {
    this.blocks = blocks;
  }

  /**
   * Checks everything; throws {@link org.lexhub.store.snapshot.CorruptSnapshotException} at the
   * first fault.
   */
  static void run(Snapshot s, String name, int size) {
    OffsetsColumn.verify(s, name + TermBlocks.BLOCKS);
    TermBlocks blocks = TermBlocks.open(s, name, size);
    TermBlocksCheck check = new TermBlocksCheck(blocks);
    for (int term = 0; term < size; term++) {
      if (!check.fits(term)) {
        throw s.corrupt(
            name + TermBlocks.BYTES, "the parts of a term", "other ones at term " + term);
      }
    }
  }

  private boolean fits(int term) {
    int block = term >>> TermBlocks.SIZE_BITS;
    long base = blocks.blockStart(block);
    long length = blocks.blockEnd(block) - base;
    if (length < TermBlocks.HEAD) {
      return false;
    }
    int head = blocks.head(base);
    int bits = TermBlocks.bits(head);
    if ((head & 0xFF) > TermBlocks.MAX_BITS
        || (head >>> 8) > TermBlocks.MAX_BITS
        || TermBlocks.data(base, bits) - base > length) {
      return false;
    }
    int i = term & (TermBlocks.SIZE - 1);
    long field = blocks.field(base, bits, i);
    int start = blocks.start(base, head, bits, i);
    int end = TermBlocks.end(field, head);
    int first = TermBlocks.end(blocks.field(base, bits, 0), head);
    boolean last = i == TermBlocks.SIZE - 1 || term == blocks.size() - 1;
    long available = blocks.blockEnd(block) - TermBlocks.data(base, bits);
    return TermBlocks.shared(field, head) <= (i == 0 ? 0 : first)
        && start <= end
        && (last ? end == available : end <= available);
  }
}
