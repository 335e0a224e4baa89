package org.lexhub.store.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.lexhub.store.column.Hashing;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Writes a {@link TextColumn} in which equal texts share a row: each text is stored once, at its
 * first appearance. It finds texts through a table of 8 bytes a slot and their bytes, without
 * objects, so that tens of millions fit. The maps of fastutil would need a key object for each
 * text.
 */
public final class TextPoolWriter implements AutoCloseable {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int MIN_BITS = 10;
  private static final int MAX_BITS = 30;

  private final TextColumnWriter column;
  private final Utf8Buffer scratch = new Utf8Buffer(1 << 10);
  private final Utf8Buffer other = new Utf8Buffer(1 << 10);

  /** For each slot, 32 bits of hash, which also choose the slot, and 32 bits of row plus one. */
  private long[] slots = new long[1 << MIN_BITS];

  private int bits = MIN_BITS;

  private TextPoolWriter(TextColumnWriter column) {
    this.column = column;
  }

  /** Creates a pool under a name that is unique in the snapshot. */
  public static TextPoolWriter create(SnapshotWriter out, String name) {
    return new TextPoolWriter(TextColumnWriter.create(out, name));
  }

  /** Returns the row of a text, adding it if it is new. */
  public int intern(String text) {
    scratch.clear();
    JsonEscape.append(text, scratch);
    return internScratch();
  }

  /** Returns the row of a text in UTF-8, adding it if it is new. */
  public int intern(byte[] utf8, int offset, int length) {
    scratch.clear();
    JsonEscape.append(utf8, offset, length, scratch);
    return internScratch();
  }

  private int internScratch() {
    if (slots.length == 0) {
      throw new IllegalStateException("the pool takes no more texts");
    }
    int hash = hash(scratch.bytes(), scratch.length());
    int mask = slots.length - 1;
    int at = hash >>> (Integer.SIZE - bits);
    for (; slots[at] != 0; at = (at + 1) & mask) {
      int row = (int) slots[at] - 1;
      if ((int) (slots[at] >>> Integer.SIZE) == hash && isRow(row)) {
        return row;
      }
    }
    int row = column.addEscaped(scratch);
    slots[at] = ((long) hash << Integer.SIZE) | (row + 1);
    if (row >= slots.length / 3 * 2 && bits < MAX_BITS) {
      grow();
    }
    return row;
  }

  private boolean isRow(int row) {
    other.clear();
    column.readEscaped(row, other);
    return Arrays.equals(scratch.bytes(), 0, scratch.length(), other.bytes(), 0, other.length());
  }

  private void grow() {
    long[] old = slots;
    bits++;
    slots = new long[1 << bits];
    int mask = slots.length - 1;
    for (long slot : old) {
      if (slot != 0) {
        int at = (int) (slot >>> Integer.SIZE) >>> (Integer.SIZE - bits);
        while (slots[at] != 0) {
          at = (at + 1) & mask;
        }
        slots[at] = slot;
      }
    }
  }

  /** Returns a hash by multiplying and folding eight bytes at a time. */
  private static int hash(byte[] bytes, int length) {
    long h = Hashing.mix((long) length);
    int i = 0;
    for (; i <= length - 8; i += 8) {
      h = mix(h ^ (long) LONG.get(bytes, i));
    }
    long rest = 0;
    for (; i < length; i++) {
      rest = (rest << 8) | (bytes[i] & 0xFF);
    }
    h = mix(mix(h ^ rest));
    return (int) (h >>> Integer.SIZE);
  }

  private static long mix(long h) {
    long m = h * 0xD6E8FEB86659FD93L;
    return m ^ (m >>> 32);
  }

  /** Returns the number of distinct texts. */
  public int size() {
    return column.size();
  }

  /** Returns a text that was interned before. */
  public String get(int row) {
    return column.get(row);
  }

  /** Frees the table through which texts are found: none can be interned any more. */
  public void endTexts() {
    slots = new long[0];
  }

  /**
   * Trains the symbols now instead of on closing, if this is to happen on another thread. Other
   * threads can read texts meanwhile; none can be interned any more.
   */
  public void train() {
    column.train();
  }

  /** Trains the symbols and puts the column into the snapshot. Closing again does nothing. */
  @Override
  public void close() {
    column.close();
    endTexts();
  }
}
