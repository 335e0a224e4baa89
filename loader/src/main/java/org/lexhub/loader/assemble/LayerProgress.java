package org.lexhub.loader.assemble;

import org.jspecify.annotations.Nullable;
import org.lexhub.loader.progress.Stage;
import org.lexhub.loader.record.ReadProgress;

/**
 * Passes the number of rows of a layer to the stage that reads it; rows that are read ahead count
 * when the stage begins.
 */
final class LayerProgress implements ReadProgress {
  private @Nullable Stage stage;
  private long ahead;

  /** Forgets all rows. */
  synchronized void clear() {
    stage = null;
    ahead = 0;
  }

  /** Shows the rows in a stage. */
  synchronized void show(Stage running) {
    stage = running;
    running.advance(ahead);
    ahead = 0;
  }

  @Override
  public synchronized void rows(long rows) {
    if (stage == null) {
      ahead += rows;
    } else {
      stage.advance(rows);
    }
  }
}
