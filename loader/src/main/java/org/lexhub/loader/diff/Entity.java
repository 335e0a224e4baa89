package org.lexhub.loader.diff;

import org.lexhub.store.Store;

/** Identifies and compares the rows of one kind of entity. */
interface Entity {
  /** Returns the name of the kind, in the plural. */
  String name();

  /** Returns the number of rows in a snapshot. */
  int size(Store store);

  /** Returns the public id of a row. */
  int id(Store store, int row);

  /** Appends the natural key of a row in readable form. */
  void key(Store store, int row, StringBuilder out);

  /** Appends all other values of the row, for comparison only. */
  void content(Store store, int row, StringBuilder out);
}
