package org.lexhub.loader.locator;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** An unpacked stream that fails clearly when it grows beyond the limits. */
final class BoundedStream extends FilterInputStream {
  private final String name;
  private final long packedBytes;
  private final Limits limits;
  private long count;

  /**
   * Bounds a stream.
   *
   * @param packedBytes size of what it is unpacked from; 0 or less where the ratio does not count
   */
  BoundedStream(InputStream in, String name, long packedBytes, Limits limits) {
    super(in);
    this.name = name;
    this.packedBytes = packedBytes;
    this.limits = limits;
  }

  @Override
  public int read() throws IOException {
    int value = super.read();
    if (value >= 0) {
      counted(1);
    }
    return value;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int got = super.read(bytes, offset, length);
    if (got > 0) {
      counted(got);
    }
    return got;
  }

  @Override
  public long skip(long bytes) throws IOException {
    long skipped = super.skip(bytes);
    counted(skipped);
    return skipped;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  private void counted(long bytes) throws IOException {
    count += bytes;
    if (count > limits.maxBytes()) {
      throw new IOException(
          name
              + " unpacks to more than "
              + limits.maxBytes()
              + " bytes; set max_bytes in [layer.options] if it is to be trusted");
    }
    if (packedBytes > 0 && count > Limits.RATIO_FROM && count / packedBytes >= limits.maxRatio()) {
      throw new IOException(
          name
              + " unpacks to more than "
              + limits.maxRatio()
              + " times its size; set max_ratio in [layer.options] if it is to be trusted");
    }
  }
}
