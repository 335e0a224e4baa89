package org.lexhub.loader.diff;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import org.lexhub.store.Store;
import org.lexhub.store.table.IdentifiedTable;
import org.lexhub.store.table.schema.TableColumn;

/**
 * Identifies and compares the rows of one kind of entity.
 *
 * @param <C> the columns of its table
 */
abstract class Entity<C extends TableColumn> {
  private final String name;
  private final Function<Store, ? extends IdentifiedTable<C>> table;
  private final Set<C> compared;

  /**
   * Creates an entity.
   *
   * @param name the name of the kind, in the plural
   * @param compared the columns with one value per row that are compared
   */
  Entity(String name, Function<Store, ? extends IdentifiedTable<C>> table, Set<C> compared) {
    this.name = name;
    this.table = table;
    this.compared = compared;
  }

  /** Returns the columns that are compared: all except some. */
  static <C extends Enum<C>> Set<C> without(Set<C> all, Set<C> excluded) {
    EnumSet<C> compared = EnumSet.copyOf(all);
    compared.removeAll(excluded);
    return compared;
  }

  /** Returns the name of the kind, in the plural. */
  final String name() {
    return name;
  }

  /** Returns the number of rows in a snapshot. */
  final int size(Store store) {
    return table.apply(store).size();
  }

  /** Returns the public id of a row. */
  final int id(Store store, int row) {
    return table.apply(store).id(row);
  }

  /** Appends the natural key of a row in readable form. */
  abstract void key(Store store, int row, StringBuilder out);

  /** Appends all other values of the row, for comparison only. */
  final void content(Store store, int row, StringBuilder out) {
    ComparedFields fields = new ComparedFields(store, out);
    fields.row(compared, table.apply(store)::value, row);
    lists(store, row, fields);
  }

  /** Appends the lists of a row. */
  void lists(Store store, int row, ComparedFields fields) {}
}
