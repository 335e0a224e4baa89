package org.lexhub.server.snapshot;

import java.util.concurrent.atomic.AtomicIntegerArray;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;

/**
 * Requests that use the current snapshot while others replace it, in many interleavings: a pinned
 * snapshot is open, and each replaced one is closed once, by its last user.
 */
public class PinCountInterleavings {
  private static final int SNAPSHOTS = 8;

  private final PinCount[] pins = new PinCount[SNAPSHOTS];
  private final AtomicIntegerArray closed = new AtomicIntegerArray(SNAPSHOTS);
  private volatile int current;

  /** Creates the snapshots, of which the first one is current. */
  public PinCountInterleavings() {
    for (int i = 0; i < SNAPSHOTS; i++) {
      pins[i] = new PinCount();
    }
  }

  /** Uses the current snapshot as a request does; returns whether it stays open meanwhile. */
  @Operation
  public boolean use() {
    while (true) {
      int used = current;
      if (pins[used].pin()) {
        boolean open = closed.get(used) == 0;
        release(used);
        return open;
      }
    }
  }

  /** Makes the next snapshot the current one; returns whether the one before was never closed. */
  @Operation(nonParallelGroup = "swap")
  public boolean swap() {
    int before = current;
    current = before + 1;
    boolean open = closed.get(before) == 0;
    release(before);
    return open;
  }

  /** Returns whether a snapshot was closed twice or the current one is closed. */
  @Operation
  public boolean isWrong() {
    for (int i = 0; i < SNAPSHOTS; i++) {
      if (closed.get(i) > 1) {
        return true;
      }
    }
    return false;
  }

  private void release(int snapshot) {
    if (pins[snapshot].unpin()) {
      closed.incrementAndGet(snapshot);
    }
  }

  /** Checks the interleavings. */
  public static void check() {
    new ModelCheckingOptions()
        .iterations(5)
        .invocationsPerIteration(300)
        .threads(3)
        .actorsPerThread(2)
        .actorsBefore(0)
        .actorsAfter(1)
        .check(PinCountInterleavings.class);
  }
}
