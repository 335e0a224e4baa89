package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.Set;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.TableColumn;

/**
 * Gathers the rows of a table in ordinal order and writes them when it is closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 * Nothing is written before {@link #close}.
 *
 * @param <C> the columns of the table
 */
public abstract class TableWriter<C extends TableColumn> implements AutoCloseable {
  final SnapshotWriter out;

  /** The columns with one value per row. */
  final ScalarRows<C> rows;

  TableWriter(SnapshotWriter out, Set<C> columns) {
    this.out = out;
    this.rows = new ScalarRows<>(columns);
  }

  /** Returns the number of complete rows. */
  public final int size() {
    return rows.size();
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    return rows.endRow();
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    rows.write(out);
  }
}
