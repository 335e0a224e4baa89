package org.lexhub.store.table;

import java.util.Set;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.id.IdIndex;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.TableColumn;

/**
 * A table whose rows have public ids.
 *
 * @param <C> the columns of the table
 */
public abstract class IdentifiedTable<C extends TableColumn> {
  final IdIndex ids;
  private final ScalarColumns<C> scalars;

  IdentifiedTable(Snapshot snapshot, IdSections sections, Set<C> columns) {
    ids = IdIndex.open(snapshot, sections);
    scalars = new ScalarColumns<>(snapshot, columns);
  }

  /** Returns the number of rows. */
  public final int size() {
    return ids.size();
  }

  /** Returns the public id of a row. */
  public final int id(int row) {
    return ids.id(row);
  }

  /** Returns the row with a public id, or -1; accepts every number. */
  public final int ordinal(long id) {
    return ids.ordinal(id);
  }

  /**
   * Returns a value of a column with one value per row, for code that treats all columns alike.
   *
   * @param column one of the scalars of the schema
   * @return the value; of a column of doubles, its bits
   */
  public final long value(C column, int row) {
    return scalars.get(column, row);
  }
}
