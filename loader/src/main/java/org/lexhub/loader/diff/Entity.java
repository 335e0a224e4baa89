package org.lexhub.loader.diff;

import org.lexhub.store.Store;

/** How one kind of entity is told apart and compared. */
interface Entity {
  /** Its name, in the plural. */
  String name();

  /** How many a snapshot has. */
  int size(Store store);

  /** The public id of a row. */
  int id(Store store, int row);

  /** Appends the natural key of a row, readable. */
  void key(Store store, int row, StringBuilder out);

  /** Appends everything else that the row says, for comparison only. */
  void content(Store store, int row, StringBuilder out);
}
