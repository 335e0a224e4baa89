package org.lexhub.loader.assemble;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.Stage;
import org.lexhub.store.column.Scratch;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Runs the steps that derive sections from complete rows, on as many threads as the machine has
 * processors, or one after the other if memory is scarce. Each step writes a part of the snapshot;
 * the parts are appended in an order that does not depend on which step ends first, so that the
 * bytes do not depend on the number of threads.
 *
 * <p>Steps begin in the order in which they are started. So a step can wait for the result of one
 * that was started before it, on any number of threads.
 */
final class SideBySide implements AutoCloseable {
  /** What a step can take in addition to what grows with the data, such as vectors of words. */
  private static final long FIXED_BYTES = 300L << 20;

  private final SnapshotWriter out;
  private final Progress progress;
  private final Scratch scratch = Scratch.current();
  private final ExecutorService threads;

  /** A step that waits, runs or has ended. */
  static final class Step<T> {
    private final @Nullable SnapshotWriter part;
    private final Future<T> future;

    Step(@Nullable SnapshotWriter part, Future<T> future) {
      this.part = part;
      this.future = future;
    }

    /** Waits for the result; throws what the step has thrown. */
    T result() {
      try {
        return Awaited.result(future);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  SideBySide(SnapshotWriter out, Progress progress) {
    this.out = out;
    this.progress = progress;
    threads =
        Executors.newFixedThreadPool(
            threads(), Thread.ofPlatform().name("step-", 1).daemon().factory());
  }

  /**
   * Returns one thread for each processor; only one if the heap has little more room than is in
   * use, because each running step takes memory.
   */
  private static int threads() {
    Runtime runtime = Runtime.getRuntime();
    System.gc(); // what is in use includes garbage otherwise
    long used = runtime.totalMemory() - runtime.freeMemory();
    return runtime.maxMemory() - used < used + FIXED_BYTES ? 1 : runtime.availableProcessors();
  }

  /**
   * Starts a step.
   *
   * @param rows the number of rows that it derives something from
   * @param part where it writes; null if it writes nothing
   */
  <T> Step<T> start(String name, long rows, @Nullable SnapshotWriter part, Supplier<T> work) {
    return new Step<>(part, threads.submit(() -> scratch.call(() -> run(name, rows, part, work))));
  }

  private <T> T run(String name, long rows, @Nullable SnapshotWriter part, Supplier<T> work) {
    try (Stage stage = progress.part(name, -1)) {
      if (part != null) {
        stage.written(part::length);
      }
      T result = work.get();
      stage.advance(rows);
      return result;
    }
  }

  /** Waits for a step and appends its part to the snapshot. */
  <T> T append(Step<T> step) {
    T result = step.result();
    if (step.part != null) {
      out.append(step.part);
    }
    return result;
  }

  /** Ends all threads; steps that have not begun are dropped. */
  @Override
  public void close() {
    end(threads);
  }

  /** Interrupts threads and waits until they have ended. */
  static void end(ExecutorService threads) {
    threads.shutdownNow();
    boolean interrupted = false;
    while (!threads.isTerminated()) {
      try {
        threads.awaitTermination(1, TimeUnit.MINUTES);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
