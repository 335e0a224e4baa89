package org.lexhub.loader.download;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * The patience of downloads.
 *
 * @param connect the time to connect
 * @param silence the time without a byte after which a transfer is broken off
 * @param attempts the number of attempts in a row without notable progress
 * @param firstDelay the mean delay before the second attempt; it doubles up to {@code maxDelay}
 * @param maxDelay the longest delay that is chosen here
 * @param maxAskedDelay the longest delay that a server may ask for
 */
record TransferLimits(
    Duration connect,
    Duration silence,
    int attempts,
    Duration firstDelay,
    Duration maxDelay,
    Duration maxAskedDelay) {
  /** The limits of a load. */
  static final TransferLimits DEFAULT =
      new TransferLimits(
          Duration.ofSeconds(20),
          Duration.ofSeconds(60),
          6,
          Duration.ofSeconds(1),
          Duration.ofMinutes(1),
          Duration.ofMinutes(10));

  /** Waits; tests record the time instead. */
  @FunctionalInterface
  interface Pause {
    /** Waits on the thread. */
    Pause SLEEP = duration -> Thread.sleep(duration);

    void take(Duration duration) throws InterruptedException;
  }

  /** Returns the free space of a disk; tests give another number. */
  @FunctionalInterface
  interface FreeSpace {
    /** Asks the file system. */
    FreeSpace OF_DISK = folder -> Files.getFileStore(folder).getUsableSpace();

    long bytes(Path folder) throws IOException;
  }
}
