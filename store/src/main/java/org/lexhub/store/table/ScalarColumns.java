package org.lexhub.store.table;

import java.util.Set;
import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.ColumnSpec;
import org.lexhub.store.table.schema.TableColumn;

/**
 * Reads the columns of a table that have one value per row by their constants, for code that treats
 * all of them alike. Reading allocates nothing.
 *
 * @param <C> the columns of the table
 */
final class ScalarColumns<C extends TableColumn> {
  private final ByteColumn[] bytes;
  private final ShortColumn[] shorts;
  private final IntColumn[] ints;
  private final LongColumn[] longs;

  /** Opens columns of a snapshot without reading their rows. */
  ScalarColumns(Snapshot snapshot, Set<C> columns) {
    int size = 1 + columns.stream().mapToInt(TableColumn::index).max().orElse(-1);
    bytes = new ByteColumn[size];
    shorts = new ShortColumn[size];
    ints = new IntColumn[size];
    longs = new LongColumn[size];
    for (C column : columns) {
      ColumnSpec spec = column.spec();
      int at = column.index();
      switch (spec.type()) {
        case BYTE -> bytes[at] = column.bytes(snapshot);
        case SHORT -> shorts[at] = column.shorts(snapshot);
        case INT -> ints[at] = column.ints(snapshot);
        case LONG, DOUBLE -> longs[at] = column.longs(snapshot);
        default -> throw new IllegalArgumentException(spec.section() + " has no single values");
      }
    }
  }

  /** Returns a value; of a column of doubles, its bits. */
  long get(C column, int row) {
    int at = column.index();
    return switch (column.spec().type()) {
      case BYTE -> bytes[at].get(row);
      case SHORT -> shorts[at].get(row);
      case INT -> ints[at].get(row);
      default -> longs[at].get(row);
    };
  }
}
