package org.lexhub.loader.assemble;

import org.jspecify.annotations.Nullable;
import org.lexhub.loader.progress.Stage;
import org.lexhub.loader.record.ReadProgress;

/** Passes the number of rows of a layer to the stage that reads it. */
final class LayerProgress implements ReadProgress {
  @Nullable Stage stage;

  @Override
  public void rows(long rows) {
    Stage running = stage;
    if (running != null) {
      running.advance(rows);
    }
  }
}
