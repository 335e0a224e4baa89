package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.id.IdIndexWriter;
import org.lexhub.store.table.schema.ConceptColumn;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.NameSections;

/**
 * Gathers the rows of {@link ConceptTable} in ordinal order and writes them when closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class ConceptTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final ScalarRows<ConceptColumn> rows = new ScalarRows<>(ConceptColumn.scalars());
  private final NameIndexWriter names = new NameIndexWriter();
  final IntArrayList id = new IntArrayList();
  public final IntList gloss = rows.ints(ConceptColumn.GLOSS);
  public final IntList field = rows.ints(ConceptColumn.FIELD);
  private int nextId = 0;

  private ConceptTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static ConceptTableWriter create(SnapshotWriter out) {
    return new ConceptTableWriter(out);
  }

  /** Returns the number of complete rows. */
  public int size() {
    return rows.size();
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
   * @param text the characters of the string
   */
  @CanIgnoreReturnValue
  public ConceptTableWriter catalogId(int value, String text) {
    rows.set(ConceptColumn.CATALOG_ID, value);
    names.add(text, size());
    return this;
  }

  /**
   * Sets the gloss.
   *
   * @param value the string
   * @param text the characters of the string
   */
  @CanIgnoreReturnValue
  public ConceptTableWriter gloss(int value, String text) {
    rows.set(ConceptColumn.GLOSS, value);
    names.add(text, size());
    return this;
  }

  /** Sets the semantic field (string), -1 none. */
  @CanIgnoreReturnValue
  public ConceptTableWriter field(int value) {
    rows.set(ConceptColumn.FIELD, value);
    return this;
  }

  /** Sets the ontological category (string), -1 none. */
  @CanIgnoreReturnValue
  public ConceptTableWriter category(int value) {
    rows.set(ConceptColumn.CATEGORY, value);
    return this;
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    id.add(nextId);
    nextId = 0;
    return rows.endRow();
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    IdIndexWriter.write(out, IdSections.CONCEPT, id);
    rows.write(out);
    names.write(out, NameSections.CONCEPT);
  }
}
