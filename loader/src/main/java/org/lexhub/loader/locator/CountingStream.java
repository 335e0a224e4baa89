package org.lexhub.loader.locator;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;

/** Adds the number of bytes read to a shared counter, for the progress display. */
final class CountingStream extends FilterInputStream {
  private final AtomicLong counter;

  CountingStream(InputStream in, AtomicLong counter) {
    super(in);
    this.counter = counter;
  }

  @Override
  public int read() throws IOException {
    int value = super.read();
    if (value >= 0) {
      counter.incrementAndGet();
    }
    return value;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int got = super.read(bytes, offset, length);
    if (got > 0) {
      counter.addAndGet(got);
    }
    return got;
  }

  @Override
  public long skip(long bytes) throws IOException {
    long skipped = super.skip(bytes);
    counter.addAndGet(skipped);
    return skipped;
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}
