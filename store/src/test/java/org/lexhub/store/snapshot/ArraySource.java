package org.lexhub.store.snapshot;

import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** A snapshot in an array, so that a test can try thousands of damaged ones in a second. */
public final class ArraySource implements ByteSource {
  private final byte[] bytes;

  private ArraySource(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Opens the bytes as a snapshot. */
  public static Snapshot open(byte[] bytes) throws IOException {
    return Snapshot.open(new ArraySource(bytes));
  }

  @Override
  public String name() {
    return "array";
  }

  @Override
  public long length() {
    return bytes.length;
  }

  @Override
  public void read(long position, byte[] into, int length) throws IOException {
    if (position > bytes.length - length) {
      throw new EOFException("array ends at " + bytes.length);
    }
    System.arraycopy(bytes, (int) position, into, 0, length);
  }

  @Override
  public MemorySegment map(Arena arena) {
    return MemorySegment.ofArray(bytes);
  }

  @Override
  public void close() {}
}
