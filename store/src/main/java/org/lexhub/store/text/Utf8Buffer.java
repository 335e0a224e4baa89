package org.lexhub.store.text;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A growable array of UTF-8 bytes: the only output type of the store. Each thread reuses its own,
 * so that nothing is allocated in the steady state. Not thread-safe.
 */
public final class Utf8Buffer {
  private static final int MAX_LENGTH = Integer.MAX_VALUE - 8;
  private static final int MAX_NUMBER_LENGTH = 20;

  private byte[] bytes;
  private int length;

  /**
   * Creates an empty buffer.
   *
   * @param capacity the number of bytes that fit before it grows
   */
  public Utf8Buffer(int capacity) {
    this.bytes = new byte[capacity];
  }

  /** Returns the array, valid up to {@link #length}; a growing buffer replaces it. */
  public byte[] bytes() {
    return bytes;
  }

  /** Returns the number of bytes in use. */
  public int length() {
    return length;
  }

  /** Removes all bytes. */
  public void clear() {
    length = 0;
  }

  /** Removes the bytes from {@code length} on. */
  public void truncate(int length) {
    if (length < 0 || length > this.length) {
      throw new IndexOutOfBoundsException(length);
    }
    this.length = length;
  }

  /**
   * Ensures room at the end.
   *
   * @param extra the number of bytes that must fit
   * @return the array with that room from {@link #length} on
   */
  public byte[] ensure(int extra) {
    if (bytes.length - length < extra) {
      grow(extra);
    }
    return bytes;
  }

  private void grow(int extra) {
    long needed = (long) length + extra;
    if (extra < 0 || needed > MAX_LENGTH) {
      throw new IllegalStateException("text of " + needed + " bytes does not fit into an array");
    }
    long doubled = Math.max(64, 2L * bytes.length);
    bytes = Arrays.copyOf(bytes, (int) Math.min(MAX_LENGTH, Math.max(needed, doubled)));
  }

  /** Extends the content by bytes that were written into the array at {@link #length}. */
  public void advance(int n) {
    if (n < 0 || n > bytes.length - length) {
      throw new IndexOutOfBoundsException(n);
    }
    length += n;
  }

  /** Appends one byte. */
  public void put(byte b) {
    ensure(1)[length++] = b;
  }

  /** Appends a range of an array. */
  public void put(byte[] from, int offset, int count) {
    System.arraycopy(from, offset, ensure(count), length, count);
    length += count;
  }

  /** Appends a range of a segment. */
  public void put(MemorySegment from, long offset, int count) {
    MemorySegment.copy(from, ValueLayout.JAVA_BYTE, offset, ensure(count), length, count);
    length += count;
  }

  /** Appends characters, which must all be below 128. */
  @SuppressWarnings(
      "deprecation") // narrows characters to bytes, which is correct for ASCII and a plain copy
  public void putAscii(String text) {
    int count = text.length();
    text.getBytes(0, count, ensure(count), length);
    length += count;
  }

  /** Appends a number in decimal digits. */
  public void putInt(int value) {
    putLong(value);
  }

  /** Appends a number in decimal digits. */
  public void putLong(long value) {
    byte[] to = ensure(MAX_NUMBER_LENGTH);
    // Long.MIN_VALUE has no positive counterpart, so digits are taken from a negative number.
    long rest = value < 0 ? value : -value;
    int digits = 1;
    for (long r = rest / 10; r != 0; r /= 10) {
      digits++;
    }
    int end = length + digits + (value < 0 ? 1 : 0);
    if (value < 0) {
      to[length] = '-';
    }
    length = end;
    for (int i = 0; i < digits; i++) {
      to[--end] = (byte) ('0' - rest % 10);
      rest /= 10;
    }
  }

  /** Returns whether the content has an ASCII character. */
  public boolean contains(char ascii) {
    for (int i = 0; i < length; i++) {
      if (bytes[i] == ascii) {
        return true;
      }
    }
    return false;
  }

  /** Returns the content as a string; for tests and the command line. */
  @Override
  public String toString() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }
}
