package org.lexhub.server.snapshot;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.snapshot.SnapshotException;
import org.lexhub.store.snapshot.SnapshotVerifier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads the served snapshot again at intervals and compares it with its checksums, at a bounded
 * rate. Disks and memory can change a file long after it was verified. Damage is reported to {@link
 * Serving}, which serves the newest intact snapshot instead.
 */
public final class Scrub implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Scrub.class);

  /** Half a minute for a snapshot of 600 MB. */
  private static final long BYTES_PER_SECOND = 20_000_000;

  private static final long NANOS_PER_SECOND = 1_000_000_000L;
  private static final int BYTES_PER_MEGABYTE = 1_000_000;

  private final Serving serving;
  private final CountDownLatch closed = new CountDownLatch(1);
  private @Nullable Thread thread;

  /** Creates a scrub of what is being served. */
  public Scrub(Serving serving) {
    this.serving = serving;
  }

  /** Starts a thread that scrubs each time that an interval has passed. */
  public void start(Duration interval) {
    thread = Thread.ofPlatform().name("scrub").daemon().start(() -> repeat(interval));
  }

  private void repeat(Duration interval) {
    try {
      while (!closed.await(interval.toNanos(), TimeUnit.NANOSECONDS)) {
        long begin = System.nanoTime();
        run(new Pace(begin)::await);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reads the snapshot once, as fast as possible. */
  public void runNow() {
    run(bytes -> {});
  }

  /**
   * Reads the snapshot once.
   *
   * @param pace receives the number of bytes of each read, and can wait
   */
  private void run(IntConsumer pace) {
    Generation generation = serving.acquire();
    if (generation == null) {
      return;
    }
    try {
      SnapshotVerifier.verify(
          generation.store().snapshot(),
          line -> {},
          bytes -> {
            if (generation.retired() || closed.getCount() == 0) {
              throw new CancellationException();
            }
            pace.accept(bytes);
          });
      LOG.info(
          "snapshot {} was read again and is intact: {} MB",
          generation.id(),
          generation.store().snapshot().length() / BYTES_PER_MEGABYTE);
    } catch (CancellationException over) {
      LOG.debug("snapshot {} is no longer served", generation.id());
    } catch (IOException | SnapshotException | InternalError damage) {
      LOG.error("snapshot {} is damaged: {}", generation.id(), damage.toString());
      serving.damaged(generation, damage);
    } finally {
      generation.unpin();
    }
  }

  /** Keeps the reads of one scrub below the rate. */
  private static final class Pace {
    private final long begin;
    private long done;

    Pace(long begin) {
      this.begin = begin;
    }

    void await(int bytes) {
      done += bytes;
      long due = begin + done * NANOS_PER_SECOND / BYTES_PER_SECOND;
      LockSupport.parkNanos(due - System.nanoTime());
    }
  }

  /** Ends the thread, also in the middle of a snapshot. */
  @Override
  public void close() {
    closed.countDown();
    Thread running = thread;
    if (running != null) {
      LockSupport.unpark(running);
    }
  }
}
