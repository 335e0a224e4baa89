package org.lexhub.loader.locator;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Throws an exception when a decompressed stream exceeds the limits. */
final class BoundedStream extends FilterInputStream {
  private final String name;
  private final long compressedBytes;
  private final Limits limits;
  private long count;

  /**
   * Limits a stream.
   *
   * @param name the file, for error messages
   * @param compressedBytes the size before decompression; with 0 or less the ratio is not checked
   */
  BoundedStream(InputStream in, String name, long compressedBytes, Limits limits) {
    super(in);
    this.name = name;
    this.compressedBytes = compressedBytes;
    this.limits = limits;
  }

  @Override
  public int read() throws IOException {
    int value;
    try {
      value = super.read();
    } catch (EOFException e) {
      throw cut(e);
    }
    if (value >= 0) {
      count(1);
    }
    return value;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int got;
    try {
      got = super.read(bytes, offset, length);
    } catch (EOFException e) {
      throw cut(e);
    }
    if (got > 0) {
      count(got);
    }
    return got;
  }

  @Override
  public long skip(long bytes) throws IOException {
    long skipped = super.skip(bytes);
    count(skipped);
    return skipped;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  /** Names the file, because some decompressors don't say what has ended. */
  private EOFException cut(EOFException e) {
    EOFException named = new EOFException(name + " ends too early: the file is cut or damaged");
    named.initCause(e);
    return named;
  }

  private void count(long bytes) throws IOException {
    count += bytes;
    if (count > limits.maxBytes()) {
      throw new IOException(
          name
              + " decompresses to more than "
              + limits.maxBytes()
              + " bytes; if you trust it, raise max_bytes in [layer.options]");
    }
    if (compressedBytes > 0
        && count > Limits.MIN_BYTES_FOR_RATIO
        && count / compressedBytes >= limits.maxRatio()) {
      throw new IOException(
          name
              + " decompresses to more than "
              + limits.maxRatio()
              + " times its size; if you trust it, raise max_ratio in [layer.options]");
    }
  }
}
