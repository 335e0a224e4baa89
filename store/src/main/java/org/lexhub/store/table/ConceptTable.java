package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.PairedSearch;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.id.Fingerprint;
import org.lexhub.store.table.id.IdIndex;

/**
 * Concepts of the curated catalogue, ordered by id.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class ConceptTable {
  private final IdIndex ids;
  private final IntColumn catalogId;
  private final IntColumn gloss;
  private final IntColumn field;
  private final IntColumn category;
  private final ListColumn meanings;
  private final LongColumn names;
  private final IntColumn nameRows;

  private ConceptTable(Snapshot snapshot) {
    ids = IdIndex.open(snapshot, "concept");
    catalogId = IntColumn.open(snapshot, "concept.catalogId");
    gloss = IntColumn.open(snapshot, "concept.gloss");
    field = IntColumn.open(snapshot, "concept.field");
    category = IntColumn.open(snapshot, "concept.category");
    meanings = ListColumn.open(snapshot, "concept.meanings");
    names = LongColumn.open(snapshot, "concept.names");
    nameRows = IntColumn.open(snapshot, "concept.nameRows");
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static ConceptTable open(Snapshot snapshot) {
    return new ConceptTable(snapshot);
  }

  /** How many rows there are. */
  public int size() {
    return ids.size();
  }

  /** The public id of a row. */
  public int id(int row) {
    return ids.id(row);
  }

  /** The row that has a public id, or -1. */
  public int ordinal(long id) {
    return ids.ordinal(id);
  }

  /** The catalogue id (string). */
  public int catalogId(int row) {
    return catalogId.get(row);
  }

  /** The gloss (string). */
  public int gloss(int row) {
    return gloss.get(row);
  }

  /** The semantic field (string), -1 none. */
  public int field(int row) {
    return field.get(row);
  }

  /** The ontological category (string), -1 none. */
  public int category(int row) {
    return category.get(row);
  }

  /** How many meanings are aligned to a row. */
  public int meaningCount(int row) {
    return meanings.count(row);
  }

  /** The {@code i}th meaning that is aligned to a row, in ascending order. */
  public int meaningAt(int row, int i) {
    return meanings.value(meanings.start(row) + i);
  }

  /** The row whose gloss or catalogue id is {@code name} in any case, or -1. */
  public int find(String name) {
    return PairedSearch.value(names, nameRows, Fingerprint.ofName(name));
  }
}
