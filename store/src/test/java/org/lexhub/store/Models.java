package org.lexhub.store;

import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.text.TextPoolWriter;

/** Writes the models of a {@link TestDataset}: the sections of {@link org.lexhub.store.sense}. */
public interface Models {
  /**
   * Writes all models.
   *
   * @param tables all rows, not yet closed
   * @param strings the pool of strings, not yet closed
   * @param texts the pool of texts, not yet closed
   */
  void write(SnapshotWriter out, TablesWriter tables, TextPoolWriter strings, TextPoolWriter texts);
}
