package org.lexhub.store.snapshot;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Appends the bytes of one section, little-endian. Closing it puts the section into the snapshot.
 * Not thread-safe. I/O errors are thrown as {@link java.io.UncheckedIOException}.
 */
public abstract sealed class SectionWriter implements AutoCloseable
    permits DirectSectionWriter, SpooledSectionWriter {
  private static final VarHandle SHORT = view(short[].class);
  private static final VarHandle INT = view(int[].class);
  private static final VarHandle LONG = view(long[].class);

  private final String name;
  private byte[] buffer;
  private int used;
  private long drained;
  private boolean closed;

  SectionWriter(String name, int capacity) {
    this.name = name;
    this.buffer = new byte[capacity];
  }

  private static VarHandle view(Class<?> array) {
    return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.LITTLE_ENDIAN);
  }

  /** Returns the name of the section. */
  public final String name() {
    return name;
  }

  /** Returns the number of bytes appended. */
  public final long length() {
    return drained + used;
  }

  /** Appends the low 8 bits. */
  public final void putByte(int value) {
    room(1);
    buffer[used++] = (byte) value;
  }

  /** Appends the low 16 bits. */
  public final void putShort(int value) {
    room(2);
    SHORT.set(buffer, used, (short) value);
    used += 2;
  }

  /** Appends 32 bits. */
  public final void putInt(int value) {
    room(4);
    INT.set(buffer, used, value);
    used += 4;
  }

  /** Appends 64 bits. */
  public final void putLong(long value) {
    room(8);
    LONG.set(buffer, used, value);
    used += 8;
  }

  /** Appends a range of an array. */
  public final void put(byte[] bytes, int offset, int length) {
    if (length > buffer.length - used) {
      checkOpen();
      flush();
      if (length > buffer.length) {
        drain(bytes, offset, length);
        drained += length;
        return;
      }
    }
    room(length);
    System.arraycopy(bytes, offset, buffer, used, length);
    used += length;
  }

  /** Appends a whole array. */
  public final void put(byte[] bytes) {
    put(bytes, 0, bytes.length);
  }

  private void room(int bytes) {
    checkOpen();
    if (buffer.length - used < bytes) {
      byte[] grown = grow(buffer, used);
      if (grown.length > buffer.length) {
        buffer = grown;
        room(bytes);
      } else {
        flush();
      }
    }
  }

  private void checkOpen() {
    if (closed) {
      throw new IllegalStateException("section " + name + " is closed already");
    }
  }

  private void flush() {
    if (used > 0) {
      drain(buffer, 0, used);
      drained += used;
      used = 0;
    }
  }

  /** Ends the section. Closing again does nothing. */
  @Override
  public final void close() {
    if (!closed) {
      flushBeforeEnd(buffer, used);
      drained += used;
      used = 0;
      closed = true;
      buffer = new byte[0];
      end();
    }
  }

  /** Returns a larger buffer with the same content, or the same buffer to have it drained. */
  byte[] grow(byte[] full, int length) {
    return full;
  }

  /** Takes the bytes of a full buffer. */
  abstract void drain(byte[] bytes, int offset, int length);

  /** Takes the bytes of the last buffer. */
  void flushBeforeEnd(byte[] bytes, int length) {
    if (length > 0) {
      drain(bytes, 0, length);
    }
  }

  /** Ends the section in the snapshot. */
  abstract void end();
}
