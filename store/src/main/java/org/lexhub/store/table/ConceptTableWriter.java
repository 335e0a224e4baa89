package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.id.IdIndexWriter;

/**
 * Collects the rows of {@link ConceptTable} in ordinal order and writes them when it is closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class ConceptTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final NameIndexWriter names = new NameIndexWriter();
  final IntArrayList id = new IntArrayList();
  final IntArrayList catalogId = new IntArrayList();
  public final IntArrayList gloss = new IntArrayList();
  public final IntArrayList field = new IntArrayList();
  final IntArrayList category = new IntArrayList();
  private int nextId = 0;
  private int nextCatalogId = -1;
  private int nextGloss = -1;
  private int nextField = -1;
  private int nextCategory = -1;

  private ConceptTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts an empty table; nothing is written before {@link #close}. */
  public static ConceptTableWriter create(SnapshotWriter out) {
    return new ConceptTableWriter(out);
  }

  /** How many rows are complete. */
  public int size() {
    return id.size();
  }

  /** Sets the public id, at least 1. */
  @CanIgnoreReturnValue
  public ConceptTableWriter id(int value) {
    nextId = value;
    return this;
  }

  /**
   * Sets the catalogue id.
   *
   * @param value the string
   * @param text what the string says
   */
  @CanIgnoreReturnValue
  public ConceptTableWriter catalogId(int value, String text) {
    nextCatalogId = value;
    names.add(text, size());
    return this;
  }

  /**
   * Sets the gloss.
   *
   * @param value the string
   * @param text what the string says
   */
  @CanIgnoreReturnValue
  public ConceptTableWriter gloss(int value, String text) {
    nextGloss = value;
    names.add(text, size());
    return this;
  }

  /** Sets the semantic field (string), -1 none. */
  @CanIgnoreReturnValue
  public ConceptTableWriter field(int value) {
    nextField = value;
    return this;
  }

  /** Sets the ontological category (string), -1 none. */
  @CanIgnoreReturnValue
  public ConceptTableWriter category(int value) {
    nextCategory = value;
    return this;
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    id.add(nextId);
    catalogId.add(nextCatalogId);
    gloss.add(nextGloss);
    field.add(nextField);
    category.add(nextCategory);
    nextId = 0;
    nextCatalogId = -1;
    nextGloss = -1;
    nextField = -1;
    nextCategory = -1;
    return size() - 1;
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    IdIndexWriter.write(out, "concept", id);
    ColumnSet.ints(out, "concept.catalogId", catalogId);
    ColumnSet.ints(out, "concept.gloss", gloss);
    ColumnSet.ints(out, "concept.field", field);
    ColumnSet.ints(out, "concept.category", category);
    names.write(out, "concept");
  }
}
