package org.lexhub.loader.progress;

import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

/** A running stage. Closing it adds it to the finished stages. */
public final class Stage implements AutoCloseable {
  private static final double NANOS = 1e9;

  private final Progress progress;
  private final String name;
  private final long total;
  private final long started;
  private final long processorStarted;
  private final boolean part;
  private DoubleSupplier share = () -> -1;
  private LongSupplier written = () -> -1;
  private long rows;
  private long bytes = -1;
  private boolean closed;

  Stage(Progress progress, String name, long total, boolean part) {
    this.progress = progress;
    this.name = name;
    this.total = total;
    this.part = part;
    this.started = progress.now();
    this.processorStarted = progress.processorTime(part);
    progress.printer().begin(started);
  }

  /**
   * Sets the source of the completed share, for a stage whose number of rows is unknown.
   *
   * @param supplier returns 0 to 1, or a negative number for unknown
   */
  public void share(DoubleSupplier supplier) {
    share = supplier;
  }

  /**
   * Sets the source of the number of bytes written, for a stage that counts rows only at its end.
   *
   * @param bytesSoFar returns bytes, or a negative number for unknown
   */
  public void written(LongSupplier bytesSoFar) {
    written = bytesSoFar;
  }

  /** Adds completed rows. */
  public synchronized void advance(long more) {
    rows += more;
    show();
  }

  /** Shows the progress if nothing was shown for a while. */
  synchronized void show() {
    long now = progress.now();
    if (!closed && progress.printer().due(now)) {
      String line =
          rows == 0
              ? StageTable.running(name, seconds(now), written.getAsLong(), done())
              : StageTable.running(name, rows, seconds(now), done());
      progress.printer().update(line, now);
    }
  }

  /** Sets the number of bytes read or written. */
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
  public synchronized void close() {
    if (!closed) {
      closed = true;
      double processor = (progress.processorTime(part) - processorStarted) / NANOS;
      double seconds = seconds(progress.now());
      progress.finish(this, new StageSummary(name, seconds, processor, rows, bytes, part));
    }
  }
}
