package org.lexhub.store.column;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;

/**
 * A set of rows for each of a few values, such as the rows with part of speech 3 or from source 7.
 * Counting, ranking, selecting and intersecting take a bounded number of steps and allocate
 * nothing.
 *
 * <p>Rows are cut into blocks of 65,536. Depending on their number, the rows of a value in a block
 * are stored as nothing (none or all), as a sorted list of 16-bit numbers (up to 4,096), or as a
 * bitmap with the rank at every 512th row. Section {@code NAME.entries}: the numbers of values and
 * rows (4 bytes each), then for each value and block, and once more after the last block, the
 * number of the value's rows before the block (4 bytes), zeros (4) and the place of the block's
 * body (8). Section {@code NAME.bodies}: the bodies.
 *
 * <p>These are the containers of Roaring bitmaps with ranks stored for every block. A mapped {@code
 * ImmutableRoaringBitmap} of the library has no ranks, so counts and pages visit every container
 * before theirs, and each visit allocates.
 */
public final class FacetColumn {
  /** The number of rows of a block. */
  public static final int BLOCK = 1 << 16;

  /** The number of 64-bit words in the bitmap of a block. */
  public static final int BLOCK_WORDS = BLOCK / 64;

  static final String ENTRIES = ".entries";
  static final String BODIES = ".bodies";
  static final int HEAD = 8;
  static final int ENTRY = 16;
  static final int SPARSE = 4096;
  static final int RANK_ROWS = 512;
  static final int RANKS_LENGTH = BLOCK / RANK_ROWS * Short.BYTES;
  static final int DENSE_LENGTH = RANKS_LENGTH + BLOCK / 8;

  private final MemorySegment entries;
  private final MemorySegment bodies;
  private final int values;
  private final int rows;
  private final int blocks;

  private FacetColumn(MemorySegment entries, MemorySegment bodies, int values, int rows) {
    this.entries = entries;
    this.bodies = bodies;
    this.values = values;
    this.rows = rows;
    this.blocks = blocks(rows);
  }

  static int blocks(int rows) {
    return (int) ((rows + (long) BLOCK - 1) / BLOCK);
  }

  static int bodyLength(int count, int blockRows) {
    if (count == 0 || count == blockRows) {
      return 0;
    }
    return count <= SPARSE ? count * Short.BYTES : DENSE_LENGTH;
  }

  /** Opens the column that was written under this name. */
  public static FacetColumn open(Snapshot s, String name) {
    MemorySegment entries = s.section(name + ENTRIES);
    long length = entries.byteSize();
    int values = length < HEAD ? -1 : entries.get(Layout.INT, 0);
    int rows = length < HEAD ? -1 : entries.get(Layout.INT, 4);
    if (values < 0 || rows < 0) {
      throw s.corrupt(name + ENTRIES, "numbers of values and rows", values + " and " + rows);
    }
    RowBounds.checkLength(
        s, name + ENTRIES, HEAD + (long) values * (blocks(rows) + 1) * ENTRY, length);
    return new FacetColumn(entries, s.section(name + BODIES), values, rows);
  }

  /** Returns the number of values; they are 0 to {@code values() - 1}. */
  public int values() {
    return values;
  }

  /** Returns the number of rows. */
  public int rows() {
    return rows;
  }

  /** Returns the number of blocks of {@link #BLOCK} rows; the last can be shorter. */
  public int blocks() {
    return blocks;
  }

  /** Returns the number of rows that have the value. */
  public long total(int value) {
    return before(value, blocks);
  }

  /** Returns the number of rows of a block that have the value. */
  public int count(int value, int block) {
    return before(value, block + 1) - before(value, block);
  }

  /** Returns the number of rows with {@code from <= row < to} that have the value. */
  public long count(int value, int from, int to) {
    return rank(value, to) - rank(value, from);
  }

  /** Returns whether a row has the value. */
  public boolean contains(int value, int row) {
    if (row < 0 || row >= rows) {
      throw new IndexOutOfBoundsException(row);
    }
    int block = row >>> 16;
    int count = count(value, block);
    if (count == 0 || count == blockRows(block)) {
      return count != 0;
    }
    long body = body(value, block);
    int low = row & (BLOCK - 1);
    if (count > SPARSE) {
      return ((word(body, low >>> 6) >>> low) & 1) != 0;
    }
    int at = lowerBound(body, count, low);
    return at < count && sparse(body, at) == low;
  }

  /** Returns the number of rows before {@code row}, at most {@link #rows()}, with the value. */
  public long rank(int value, int row) {
    if (row < 0 || row > rows) {
      throw new IndexOutOfBoundsException(row);
    }
    int block = row >>> 16;
    long before = before(value, Math.min(block, blocks));
    int low = row & (BLOCK - 1);
    if (low == 0) {
      return before;
    }
    int count = count(value, block);
    if (count == 0 || count == blockRows(block)) {
      return count == 0 ? before : before + low;
    }
    long body = body(value, block);
    return before + (count > SPARSE ? denseRank(body, low) : lowerBound(body, count, low));
  }

  private int denseRank(long body, int low) {
    int rank = denseRankAt(body, low >>> 9);
    int last = low >>> 6;
    for (int i = (low >>> 9) << 3; i < last; i++) {
      rank += Long.bitCount(word(body, i));
    }
    return rank + Long.bitCount(word(body, last) & ((1L << low) - 1));
  }

  /**
   * Returns the row that has the value and {@code n} such rows before it.
   *
   * @throws IndexOutOfBoundsException unless {@code 0 <= n < total(value)}
   */
  public int select(int value, long n) {
    if (n < 0 || n >= total(value)) {
      throw new IndexOutOfBoundsException("row " + n + " of " + total(value));
    }
    int low = 0;
    int high = blocks;
    while (high - low > 1) { // before(low) <= n < before(high)
      int middle = (low + high) >>> 1;
      if (before(value, middle) <= n) {
        low = middle;
      } else {
        high = middle;
      }
    }
    int rest = (int) n - before(value, low);
    int count = count(value, low);
    int start = low << 16;
    if (count == blockRows(low)) {
      return start + rest;
    }
    long body = body(value, low);
    return start + (count > SPARSE ? denseSelect(body, rest) : sparse(body, rest));
  }

  private int denseSelect(long body, int n) {
    int low = 0;
    int high = BLOCK / RANK_ROWS;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (denseRankAt(body, middle) <= n) {
        low = middle;
      } else {
        high = middle;
      }
    }
    int rest = n - denseRankAt(body, low);
    for (int i = low << 3; ; i++) {
      long word = word(body, i);
      int count = Long.bitCount(word);
      if (rest < count) {
        for (; rest > 0; rest--) {
          word &= word - 1;
        }
        return (i << 6) + Long.numberOfTrailingZeros(word);
      }
      rest -= count;
    }
  }

  /** Clears the bits of a block's bitmap whose rows do not have the value. */
  public void and(int value, int block, long[] words) {
    int count = count(value, block);
    if (count == blockRows(block)) {
      return;
    }
    long body = body(value, block);
    if (count > SPARSE) {
      for (int i = 0; i < BLOCK_WORDS; i++) {
        words[i] &= word(body, i);
      }
      return;
    }
    // Clears everything between two rows of the list. A word is complete when the list leaves it.
    int done = 0;
    long kept = 0;
    for (int i = 0; i < count; i++) {
      int row = sparse(body, i);
      int index = row >>> 6;
      if (index != done) {
        words[done++] &= kept;
        kept = 0;
        while (done < index) {
          words[done++] = 0;
        }
      }
      kept |= 1L << row;
    }
    words[done++] &= kept;
    while (done < BLOCK_WORDS) {
      words[done++] = 0;
    }
  }

  /** Sets the bits of a block's bitmap whose rows have the value. */
  public void or(int value, int block, long[] words) {
    int count = count(value, block);
    if (count == 0) {
      return;
    }
    int blockRows = blockRows(block);
    if (count == blockRows) {
      for (int i = 0; i < blockRows; i += 64) {
        words[i >>> 6] |= blockRows - i >= 64 ? -1L : (1L << blockRows) - 1;
      }
      return;
    }
    long body = body(value, block);
    if (count > SPARSE) {
      for (int i = 0; i < BLOCK_WORDS; i++) {
        words[i] |= word(body, i);
      }
      return;
    }
    for (int i = 0; i < count; i++) {
      int row = sparse(body, i);
      words[row >>> 6] |= 1L << row;
    }
  }

  /** Returns the number of rows of a block: {@link #BLOCK}, or fewer in the last. */
  public int blockRows(int block) {
    return Math.min(BLOCK, rows - (block << 16));
  }

  long bodiesLength() {
    return bodies.byteSize();
  }

  /** Returns the four unused bytes of an entry. */
  int unused(int value, int block) {
    return entries.get(Layout.INT, entry(value, block) + 4);
  }

  private long entry(int value, int block) {
    if (value < 0 || value >= values || block < 0 || block > blocks) {
      throw new IndexOutOfBoundsException("value " + value + ", block " + block);
    }
    return HEAD + ((long) value * (blocks + 1) + block) * ENTRY;
  }

  int before(int value, int block) {
    return entries.get(Layout.INT, entry(value, block));
  }

  long body(int value, int block) {
    return entries.get(Layout.LONG, entry(value, block) + 8);
  }

  int sparse(long body, int index) {
    return bodies.get(Layout.SHORT, body + (long) index * Short.BYTES) & 0xFFFF;
  }

  int denseRankAt(long body, int index) {
    return bodies.get(Layout.SHORT, body + (long) index * Short.BYTES) & 0xFFFF;
  }

  long word(long body, int index) {
    return bodies.get(Layout.LONG, body + RANKS_LENGTH + (long) index * Long.BYTES);
  }

  /** Returns the number of listed rows below {@code low}. */
  private int lowerBound(long body, int count, int low) {
    int from = 0;
    int to = count;
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (sparse(body, middle) < low) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  /** Checks places, ranks, order and bounds of every block. */
  public static void verify(Snapshot s, String name) {
    new FacetCheck(s, name, open(s, name)).run();
  }

  /**
   * Checks the column against what its table expects.
   *
   * @param values the expected number of values
   * @param rows the expected number of rows
   */
  public static void verify(Snapshot s, String name, int values, int rows) {
    verify(s, name);
    FacetColumn column = open(s, name);
    RowBounds.checkCount(s, name + ENTRIES, rows, column.rows);
    if (column.values != values) {
      throw s.corrupt(name + ENTRIES, values + " values", column.values + " values");
    }
  }
}
