package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.ConceptColumn;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.NameSections;

/** Gathers the rows of {@link ConceptTable}. */
public final class ConceptTableWriter extends IdentifiedTableWriter<ConceptColumn> {
  private final NameIndexWriter names = new NameIndexWriter();
  public final IntList gloss = rows.ints(ConceptColumn.GLOSS);
  public final IntList field = rows.ints(ConceptColumn.FIELD);

  private ConceptTableWriter(SnapshotWriter out) {
    super(out, IdSections.CONCEPT, ConceptColumn.scalars());
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static ConceptTableWriter create(SnapshotWriter out) {
    return new ConceptTableWriter(out);
  }

  /** Sets the public id, at least 1. */
  @CanIgnoreReturnValue
  public ConceptTableWriter id(int value) {
    setId(value);
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

  @Override
  public void close() {
    super.close();
    names.write(out, NameSections.CONCEPT);
  }
}
