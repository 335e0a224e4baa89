package org.lexhub.loader.assemble;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.snapshot.Snapshot;

/** The snapshot whose ids a load keeps, or none. */
record PreviousSnapshot(@Nullable Snapshot snapshot) implements AutoCloseable {

  static PreviousSnapshot open(LoadRequest request, @Nullable Path current) throws IOException {
    Path file = request.previous() != null ? request.previous() : current;
    return new PreviousSnapshot(request.fresh() || file == null ? null : Snapshot.open(file));
  }

  @Override
  public void close() {
    if (snapshot != null) {
      snapshot.close();
    }
  }
}
