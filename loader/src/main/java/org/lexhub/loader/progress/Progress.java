package org.lexhub.loader.progress;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The stages of a run, one at a time, and what the finished ones did. */
public final class Progress {
  private final ProgressPrinter printer;
  private final LongSupplier nanos;
  private final List<StageSummary> done = new ArrayList<>();
  private volatile @Nullable Stage present;

  /** Shows progress on a printer. */
  public Progress(ProgressPrinter printer) {
    this(printer, System::nanoTime);
  }

  Progress(ProgressPrinter printer, LongSupplier nanos) {
    this.printer = printer;
    this.nanos = nanos;
  }

  /**
   * Begins a stage.
   *
   * @param rows how many rows it will have, -1 if unknown
   */
  public Stage stage(String name, long rows) {
    Stage stage = new Stage(this, name, rows);
    present = stage;
    return stage;
  }

  /** A line that stays. */
  public void line(String text) {
    printer.line(text);
  }

  /** The finished stages. */
  public List<StageSummary> done() {
    return List.copyOf(done);
  }

  /** Forgets the finished stages, for a run that starts over. */
  public void clear() {
    done.clear();
  }

  /** Shows how the present stage stands where it has told nothing for a while. */
  void beat() {
    Stage stage = present;
    if (stage != null) {
      stage.show();
    }
  }

  long now() {
    return nanos.getAsLong();
  }

  ProgressPrinter printer() {
    return printer;
  }

  void finish(StageSummary summary) {
    present = null;
    done.add(summary);
    printer.line(StageTable.stage(summary));
  }
}
