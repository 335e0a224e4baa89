package org.lexhub.loader.assemble;

import org.jspecify.annotations.Nullable;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.Stage;

/** Ends each stage when the next one begins. */
final class StageSwitch {
  private final Progress progress;
  private @Nullable Stage current;

  StageSwitch(Progress progress) {
    this.progress = progress;
  }

  /** Ends the current stage, which produced a number of rows, and begins another. */
  void next(String name, long rows) {
    advance(rows);
    close();
    current = progress.stage(name, -1);
  }

  void advance(long rows) {
    if (current != null) {
      current.advance(rows);
    }
  }

  void close() {
    if (current != null) {
      current.close();
      current = null;
    }
  }
}
