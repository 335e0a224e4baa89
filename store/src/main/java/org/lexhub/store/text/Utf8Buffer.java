package org.lexhub.store.text;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A growable array of UTF-8 bytes: the one output type of the store. A thread keeps one and uses it
 * again and again, so that in steady state nothing is allocated. Not for several threads.
 */
public final class Utf8Buffer {
  private static final int MAX_LENGTH = Integer.MAX_VALUE - 8;
  private static final int MAX_NUMBER_LENGTH = 20;

  private byte[] bytes;
  private int length;

  /**
   * Makes an empty buffer.
   *
   * @param capacity bytes that fit before it grows
   */
  public Utf8Buffer(int capacity) {
    this.bytes = new byte[capacity];
  }

  /** The array, valid up to {@link #length}; a growing buffer replaces it. */
  public byte[] bytes() {
    return bytes;
  }

  /** Bytes in use. */
  public int length() {
    return length;
  }

  /** Forgets all bytes. */
  public void clear() {
    length = 0;
  }

  /** Forgets the bytes from {@code length} on. */
  public void truncate(int length) {
    if (length < 0 || length > this.length) {
      throw new IndexOutOfBoundsException(length);
    }
    this.length = length;
  }

  /**
   * Makes room at the end.
   *
   * @param extra bytes that must fit
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

  /** Takes over bytes that were written into the array at {@link #length}. */
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

  /** Appends a piece of an array. */
  public void put(byte[] from, int offset, int count) {
    System.arraycopy(from, offset, ensure(count), length, count);
    length += count;
  }

  /** Appends a piece of a segment. */
  public void put(MemorySegment from, long offset, int count) {
    MemorySegment.copy(from, ValueLayout.JAVA_BYTE, offset, ensure(count), length, count);
    length += count;
  }

  /** Appends characters below 128; others are not for this method. */
  @SuppressWarnings("deprecation") // cuts characters to bytes, which is right for these and a copy
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
    // Negative numbers reach one further than positive ones, so digits are taken from below zero.
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

  /** The content as a string; for tests and the command line. */
  @Override
  public String toString() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }
}
