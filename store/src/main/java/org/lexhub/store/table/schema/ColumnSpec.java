package org.lexhub.store.table.schema;

import com.google.errorprone.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/**
 * What a column stores.
 *
 * @param section the name of its section
 * @param rows what has one row each in it; for a facet, the members of its sets
 * @param target what its values refer to, null where they are plain numbers; for a facet, its
 *     values
 * @param min the smallest value
 * @param max the largest value; where there is a target, its last row takes this place
 * @param none the value of a row that has none
 */
@Immutable
public record ColumnSpec(
    String section,
    ColumnType type,
    StoredTable rows,
    @Nullable StoredTable target,
    long min,
    long max,
    long none) {
  /** The value of an optional code where there is none. */
  public static final int NO_CODE = 255;

  /** Describes references, of which every row has one. */
  static ColumnSpec reference(String section, StoredTable rows, StoredTable target) {
    return new ColumnSpec(section, ColumnType.INT, rows, target, 0, 0, -1);
  }

  /** Describes references, -1 where a row has none. */
  static ColumnSpec optional(String section, StoredTable rows, StoredTable target) {
    return new ColumnSpec(section, ColumnType.INT, rows, target, -1, 0, -1);
  }

  /** Describes references to sources, which are shorts. */
  static ColumnSpec source(String section, StoredTable rows) {
    return new ColumnSpec(section, ColumnType.SHORT, rows, StoredTable.SOURCE, 0, 0, 0);
  }

  /**
   * Describes numbers of a vocabulary.
   *
   * @param count the number of its constants
   * @param none the number of the constant that a row has unless it is set
   */
  static ColumnSpec code(String section, StoredTable rows, int count, int none) {
    return new ColumnSpec(section, ColumnType.BYTE, rows, null, 0, count - 1L, none);
  }

  /** Describes numbers of a vocabulary, {@link #NO_CODE} where a row has none. */
  static ColumnSpec optionalCode(String section, StoredTable rows, int count) {
    return code(section, rows, count, NO_CODE);
  }

  /** Describes unsigned shorts from {@code min} to {@code max}, 0 unless they are set. */
  static ColumnSpec shorts(String section, StoredTable rows, int min, int max) {
    return new ColumnSpec(section, ColumnType.SHORT, rows, null, min, max, 0);
  }

  /** Describes ints from {@code min} to {@code max}. */
  static ColumnSpec ints(String section, StoredTable rows, int min, int max, int none) {
    return new ColumnSpec(section, ColumnType.INT, rows, null, min, max, none);
  }

  /** Describes longs that are not below {@code min}. */
  static ColumnSpec longs(String section, StoredTable rows, long min, long none) {
    return new ColumnSpec(section, ColumnType.LONG, rows, null, min, Long.MAX_VALUE, none);
  }

  /** Describes doubles, NaN where a row has none. */
  static ColumnSpec doubles(String section, StoredTable rows) {
    long nan = Double.doubleToLongBits(Double.NaN);
    return new ColumnSpec(
        section, ColumnType.DOUBLE, rows, null, Long.MIN_VALUE, Long.MAX_VALUE, nan);
  }

  /** Describes a list of references per row. */
  static ColumnSpec list(String section, StoredTable rows, StoredTable target) {
    return new ColumnSpec(section, ColumnType.LIST, rows, target, 0, 0, -1);
  }

  /** Describes a range of rows of another table per row; together they cover all its rows. */
  static ColumnSpec offsets(String section, StoredTable rows, StoredTable target) {
    return new ColumnSpec(section, ColumnType.OFFSETS, rows, target, 0, 0, -1);
  }

  /** Describes a set of rows for each number of a vocabulary. */
  static ColumnSpec facet(String section, StoredTable rows, int count) {
    return new ColumnSpec(section, ColumnType.FACET, rows, null, 0, count - 1L, -1);
  }

  /** Describes a set of rows for each row of another table. */
  static ColumnSpec facet(String section, StoredTable rows, StoredTable target) {
    return new ColumnSpec(section, ColumnType.FACET, rows, target, 0, 0, -1);
  }
}
