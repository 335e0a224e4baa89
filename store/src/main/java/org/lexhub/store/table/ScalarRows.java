package org.lexhub.store.table;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Set;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.GatheredLongs;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.ColumnSpec;
import org.lexhub.store.table.schema.TableColumn;

/**
 * Gathers the columns of a table that have one value per row, row by row, and writes them.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes the "none" value of its
 * column.
 *
 * @param <C> the columns of the table
 */
final class ScalarRows<C extends TableColumn> {
  private final ColumnSpec[] specs;

  /** The index in {@link #specs} of each column, by its {@link TableColumn#index}. */
  private final int[] indexes;

  private final long[] next;
  private final IntList[] ints;
  private final GatheredLongs[] longs;
  private int size;

  /**
   * Creates no rows.
   *
   * @param columns the columns to gather, in the order of the file
   */
  ScalarRows(Set<C> columns) {
    int count = columns.size();
    specs = new ColumnSpec[count];
    next = new long[count];
    ints = new IntList[count];
    longs = new GatheredLongs[count];
    indexes = new int[1 + columns.stream().mapToInt(TableColumn::index).max().orElse(-1)];
    int index = 0;
    for (C column : columns) {
      ColumnSpec spec = column.spec();
      indexes[column.index()] = index;
      specs[index] = spec;
      next[index] = spec.none();
      switch (spec.type()) {
        case BYTE, SHORT, INT -> ints[index] = new GatheredInts();
        case LONG, DOUBLE -> longs[index] = new GatheredLongs();
        default -> throw new IllegalArgumentException(spec.section() + " has no single values");
      }
      index++;
    }
  }

  /** Sets a value of the open row. */
  void set(C column, long value) {
    next[indexes[column.index()]] = value;
  }

  /** Sets a double of the open row. */
  void set(C column, double value) {
    set(column, Double.doubleToLongBits(value));
  }

  /**
   * Completes the open row.
   *
   * @return its ordinal
   * @throws IllegalArgumentException if a value does not fit into its column
   */
  int endRow() {
    for (int i = 0; i < specs.length; i++) {
      ColumnSpec spec = specs[i];
      long value = next[i];
      switch (spec.type()) {
        case BYTE -> ints[i].add(ColumnSet.unsignedByte(spec.section(), (int) value));
        case SHORT -> ints[i].add(ColumnSet.unsignedShort(spec.section(), (int) value));
        case INT -> ints[i].add((int) value);
        default -> longs[i].add(value);
      }
      next[i] = spec.none();
    }
    return size++;
  }

  /** Returns the number of complete rows. */
  int size() {
    return size;
  }

  /** Returns the values of a column of ints, unsigned shorts or unsigned bytes. */
  IntList ints(C column) {
    return ints[indexes[column.index()]];
  }

  /** Returns the values of a column of longs, or the bits of the values of a column of doubles. */
  GatheredLongs longs(C column) {
    return longs[indexes[column.index()]];
  }

  /** Replaces all values of a column of ints by values derived from complete rows. */
  void derive(C column, IntList values) {
    if (values.size() != size) {
      throw new IllegalArgumentException(
          "expected " + size + " values of " + column.section() + ", not " + values.size());
    }
    ints[indexes[column.index()]] = values;
  }

  /** Writes every column, one section after the other. */
  void write(SnapshotWriter out) {
    for (int i = 0; i < specs.length; i++) {
      String section = specs[i].section();
      switch (specs[i].type()) {
        case BYTE -> ColumnSet.bytes(out, section, ints[i]);
        case SHORT -> ColumnSet.shorts(out, section, ints[i]);
        case INT -> ColumnSet.ints(out, section, ints[i]);
        default -> ColumnSet.longs(out, section, longs[i]);
      }
    }
  }
}
