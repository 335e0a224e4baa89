package org.lexhub.store.column;

import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;

/** Reads a whole {@link FacetColumn} and checks places, ranks, order and bounds of its blocks. */
final class FacetCheck {
  private final Snapshot snapshot;
  private final String name;
  private final FacetColumn column;

  FacetCheck(Snapshot snapshot, String name, FacetColumn column) {
    this.snapshot = snapshot;
    this.name = name;
    this.column = column;
  }

  /** Checks everything; throws {@link CorruptSnapshotException} at the first fault. */
  void run() {
    long used = 0;
    for (int value = 0; value < column.values(); value++) {
      used += checkValue(value);
    }
    // Bodies do not overlap if each is inside and their total length is that of the section: a
    // body that two entries share would leave other bytes unused.
    RowBounds.checkLength(snapshot, name + FacetColumn.BODIES, used, column.bodiesLength());
  }

  /** Checks the blocks of a value and returns the length of their bodies. */
  private long checkValue(int value) {
    if (column.before(value, 0) != 0) {
      throw entriesCorrupt("0 rows before the first block of " + value, "others");
    }
    long used = 0;
    for (int block = 0; block <= column.blocks(); block++) {
      if (column.unused(value, block) != 0) {
        throw entriesCorrupt("zeros in the entry of " + value + " in block " + block, "others");
      }
      if (block < column.blocks()) {
        used += checkBlock(value, block);
      } else if (column.body(value, block) != 0) {
        throw entriesCorrupt("no place after the last block", "one");
      }
    }
    return used;
  }

  private int checkBlock(int value, int block) {
    int blockRows = column.blockRows(block);
    int count = column.count(value, block);
    long body = column.body(value, block);
    int length = count < 0 || count > blockRows ? -1 : FacetColumn.bodyLength(count, blockRows);
    boolean fits =
        length == 0 ? body == 0 : length > 0 && body >= 0 && body <= column.bodiesLength() - length;
    if (!fits) {
      throw entriesCorrupt(
          "0 to " + blockRows + " rows of " + value + " in block " + block,
          count + " rows at " + body);
    }
    if (length > 0 && !bodyIsRight(body, count, blockRows)) {
      throw snapshot.corrupt(
          name + FacetColumn.BODIES,
          count + " rows of " + value + " in order in block " + block,
          "others");
    }
    return length;
  }

  private boolean bodyIsRight(long body, int count, int blockRows) {
    return count > FacetColumn.SPARSE
        ? denseIsRight(body, count, blockRows)
        : listIsRight(body, count, blockRows);
  }

  private boolean listIsRight(long body, int count, int blockRows) {
    int last = -1;
    for (int i = 0; i < count; i++) {
      int row = column.sparse(body, i);
      if (row <= last || row >= blockRows) {
        return false;
      }
      last = row;
    }
    return true;
  }

  private boolean denseIsRight(long body, int count, int blockRows) {
    int rank = 0;
    for (int i = 0; i < FacetColumn.BLOCK_WORDS; i++) {
      if ((i & 7) == 0 && column.denseRankAt(body, i >>> 3) != rank) {
        return false;
      }
      long word = column.word(body, i);
      int inside = Math.clamp(blockRows - (i << 6), 0, 64);
      if (inside < 64 && word >>> inside != 0) {
        return false;
      }
      rank += Long.bitCount(word);
    }
    return rank == count;
  }

  private CorruptSnapshotException entriesCorrupt(String expected, String found) {
    return snapshot.corrupt(name + FacetColumn.ENTRIES, expected, found);
  }
}
