package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.ConceptColumn;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.NameSections;

/**
 * Concepts of the curated catalogue, ordered by id.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class ConceptTable extends IdentifiedTable<ConceptColumn> {
  private final IntColumn catalogId;
  private final IntColumn gloss;
  private final IntColumn field;
  private final IntColumn category;
  private final ListColumn meanings;
  private final NameIndex names;

  private ConceptTable(Snapshot snapshot) {
    super(snapshot, IdSections.CONCEPT, ConceptColumn.scalars());
    catalogId = ConceptColumn.CATALOG_ID.ints(snapshot);
    gloss = ConceptColumn.GLOSS.ints(snapshot);
    field = ConceptColumn.FIELD.ints(snapshot);
    category = ConceptColumn.CATEGORY.ints(snapshot);
    meanings = ConceptColumn.MEANINGS.lists(snapshot);
    names = new NameIndex(snapshot, NameSections.CONCEPT);
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static ConceptTable open(Snapshot snapshot) {
    return new ConceptTable(snapshot);
  }

  /** Returns the catalogue id (string). */
  public int catalogId(int row) {
    return catalogId.get(row);
  }

  /** Returns the gloss (string). */
  public int gloss(int row) {
    return gloss.get(row);
  }

  /** Returns the semantic field (string), -1 none. */
  public int field(int row) {
    return field.get(row);
  }

  /** Returns the ontological category (string), -1 none. */
  public int category(int row) {
    return category.get(row);
  }

  /** Returns the number of meanings that are aligned to a row. */
  public int meaningCount(int row) {
    return meanings.count(row);
  }

  /** Returns the {@code i}th meaning that is aligned to a row, in ascending order. */
  public int meaningAt(int row, int i) {
    return meanings.value(meanings.start(row) + i);
  }

  /** Returns the row whose gloss or catalogue id is {@code name} in any case, or -1. */
  public int find(String name) {
    return names.find(name);
  }
}
