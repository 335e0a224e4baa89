package org.lexhub.server.snapshot;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Counts the pins of a resource, of which one exists from the start. After the last pin is released
 * there are no new ones. Safe for use by several threads, without locks.
 */
final class PinCount {
  private final AtomicInteger pins = new AtomicInteger(1);

  /** Adds a pin; returns false if the last one was released. */
  boolean pin() {
    while (true) {
      int count = pins.get();
      if (count == 0) {
        return false;
      }
      if (pins.compareAndSet(count, count + 1)) {
        return true;
      }
    }
  }

  /** Releases a pin; returns whether it was the last one, which happens once. */
  boolean unpin() {
    return pins.decrementAndGet() == 0;
  }

  /** Returns whether the last pin was released. */
  boolean isReleased() {
    return pins.get() == 0;
  }
}
