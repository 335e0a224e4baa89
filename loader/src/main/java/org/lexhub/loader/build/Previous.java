package org.lexhub.loader.build;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.snapshot.Snapshot;

/** The snapshot whose ids a load keeps, or none. */
record Previous(@Nullable Snapshot snapshot) implements AutoCloseable {

  static Previous open(LoadRequest request, @Nullable Path current) throws IOException {
    Path file = request.previous() != null ? request.previous() : current;
    return new Previous(request.fresh() || file == null ? null : Snapshot.open(file));
  }

  @Override
  public void close() {
    if (snapshot != null) {
      snapshot.close();
    }
  }
}
