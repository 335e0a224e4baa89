package org.lexhub.loader.progress;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Tracks the stages of a run, one at a time, and keeps summaries of the finished ones. */
public final class Progress {
  private final ProgressPrinter printer;
  private final LongSupplier nanos;
  private final LongSupplier processorNanos;
  private final List<StageSummary> done = new ArrayList<>();
  private volatile @Nullable Stage current;

  /** Creates a tracker that shows progress on a printer. */
  public Progress(ProgressPrinter printer) {
    this(printer, System::nanoTime, ProcessorTime::nanos);
  }

  Progress(ProgressPrinter printer, LongSupplier nanos, LongSupplier processorNanos) {
    this.printer = printer;
    this.nanos = nanos;
    this.processorNanos = processorNanos;
  }

  /**
   * Starts a stage.
   *
   * @param rows the number of its rows, -1 if unknown
   */
  public Stage stage(String name, long rows) {
    Stage stage = new Stage(this, name, rows);
    current = stage;
    return stage;
  }

  /** Prints a permanent line. */
  public void line(String text) {
    printer.line(text);
  }

  /** Returns the summaries of the finished stages. */
  public List<StageSummary> done() {
    return List.copyOf(done);
  }

  /** Removes the summaries, for a run that starts again. */
  public void clear() {
    done.clear();
  }

  /** Shows the progress of the current stage if nothing was shown for a while. */
  void beat() {
    Stage stage = current;
    if (stage != null) {
      stage.show();
    }
  }

  long now() {
    return nanos.getAsLong();
  }

  /** Returns the processor time of all threads so far, in nanoseconds. */
  long processorTime() {
    return processorNanos.getAsLong();
  }

  ProgressPrinter printer() {
    return printer;
  }

  void finish(StageSummary summary) {
    current = null;
    done.add(summary);
    printer.line(StageTable.stage(summary));
  }
}
