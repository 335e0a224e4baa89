package org.lexhub.loader.download;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/**
 * Closes a stream that stays silent for too long, which wakes the thread that reads it. The request
 * timeout of the JDK does not serve here: it bounds the whole transfer or only its head, by
 * version.
 */
final class StallWatch implements Closeable {
  private final InputStream stream;
  private final long silenceNanos;
  private final Thread thread;
  private volatile long last = System.nanoTime();
  private volatile boolean isStalled;

  StallWatch(InputStream stream, Duration silence) {
    this.stream = stream;
    this.silenceNanos = silence.toNanos();
    thread = Thread.ofVirtual().name("stall-watch").start(this::watch);
  }

  /** Notes that bytes have arrived. */
  void alive() {
    last = System.nanoTime();
  }

  /** Returns whether the stream was closed because of its silence. */
  boolean isStalled() {
    return isStalled;
  }

  private void watch() {
    while (!Thread.currentThread().isInterrupted()) {
      long left = silenceNanos - (System.nanoTime() - last);
      if (left > 0) {
        LockSupport.parkNanos(left);
      } else {
        isStalled = true;
        try {
          stream.close();
        } catch (IOException e) {
          // the reader gets the failure
        }
        return;
      }
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
