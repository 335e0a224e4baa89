package org.lexhub.store.table.schema;

/** How a column stores its values; see {@link org.lexhub.store.column}. */
public enum ColumnType {
  /** One unsigned byte per row. */
  BYTE,
  /** One unsigned short per row. */
  SHORT,
  /** One int per row. */
  INT,
  /** One long per row. */
  LONG,
  /** The bits of one double per row, stored as a long. */
  DOUBLE,
  /** A list of ints per row. */
  LIST,
  /** A range of rows of another table per row. */
  OFFSETS,
  /** A set of rows per value. */
  FACET
}
