package org.lexhub.loader.progress;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Tracks the stages of a run and keeps summaries of the finished ones. One stage runs at a time; it
 * can have parts that run side by side on several threads.
 */
public final class Progress {
  private final ProgressPrinter printer;
  private final LongSupplier nanos;
  private final LongSupplier processorNanos;
  private final List<StageSummary> done = new ArrayList<>();
  private final List<Stage> running = new ArrayList<>();

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
    return started(new Stage(this, name, rows, false));
  }

  /**
   * Starts a part of the running stage. Its processor time is that of the calling thread, which
   * must also close it.
   *
   * @param rows the number of its rows, -1 if unknown
   */
  public Stage part(String name, long rows) {
    return started(new Stage(this, name, rows, true));
  }

  private synchronized Stage started(Stage stage) {
    running.add(stage);
    return stage;
  }

  /** Prints a permanent line. */
  public void line(String text) {
    printer.line(text);
  }

  /** Returns the summaries of the finished stages. */
  public synchronized List<StageSummary> done() {
    return List.copyOf(done);
  }

  /** Removes the summaries, for a run that starts again. */
  public synchronized void clear() {
    done.clear();
  }

  /** Shows the progress of a running stage, or part, if nothing was shown for a while. */
  void beat() {
    Stage stage = longest();
    if (stage != null) {
      stage.show();
    }
  }

  /** Returns the part that runs longest, or else the stage. */
  private synchronized @Nullable Stage longest() {
    return running.isEmpty() ? null : running.get(Math.min(1, running.size() - 1));
  }

  long now() {
    return nanos.getAsLong();
  }

  /**
   * Returns the processor time so far, in nanoseconds.
   *
   * @param part whether only the calling thread counts
   */
  long processorTime(boolean part) {
    return part ? ProcessorTime.nanosOfThread() : processorNanos.getAsLong();
  }

  ProgressPrinter printer() {
    return printer;
  }

  synchronized void finish(Stage stage, StageSummary summary) {
    running.remove(stage);
    done.add(summary);
    printer.line(StageTable.stage(summary));
  }
}
