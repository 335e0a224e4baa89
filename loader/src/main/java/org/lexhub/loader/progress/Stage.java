package org.lexhub.loader.progress;

import java.util.function.DoubleSupplier;

/** A running stage; closing it adds it to the finished ones. */
public final class Stage implements AutoCloseable {
  private static final double NANOS = 1e9;

  private final Progress progress;
  private final String name;
  private final long total;
  private final long started;
  private DoubleSupplier share = () -> -1;
  private long rows;
  private long bytes = -1;
  private boolean closed;

  Stage(Progress progress, String name, long total) {
    this.progress = progress;
    this.name = name;
    this.total = total;
    this.started = progress.now();
    progress.printer().begin(started);
  }

  /** Tells how to find the share that is done, 0 to 1 or negative for unknown, where rows can't. */
  public void share(DoubleSupplier supplier) {
    share = supplier;
  }

  /** So many more rows are done. */
  public void advance(long more) {
    rows += more;
    long now = progress.now();
    if (progress.printer().due(now)) {
      progress.printer().update(Tables.running(name, rows, seconds(now), done()), now);
    }
  }

  /** How many bytes were read or written. */
  public void bytes(long count) {
    bytes = count;
  }

  private double done() {
    return total > 0 ? (double) rows / total : share.getAsDouble();
  }

  private double seconds(long now) {
    return (now - started) / NANOS;
  }

  /** Ends the stage. */
  @Override
  public void close() {
    if (!closed) {
      closed = true;
      progress.finish(new StageSummary(name, seconds(progress.now()), rows, bytes));
    }
  }
}
