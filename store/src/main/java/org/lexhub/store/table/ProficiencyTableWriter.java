package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.NameSections;
import org.lexhub.store.table.schema.ProficiencyColumn;

/**
 * Gathers the rows of {@link ProficiencyTable} in ordinal order and writes them when closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class ProficiencyTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final ScalarRows<ProficiencyColumn> rows = new ScalarRows<>(ProficiencyColumn.scalars());
  private final NameIndexWriter names = new NameIndexWriter();

  private ProficiencyTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static ProficiencyTableWriter create(SnapshotWriter out) {
    return new ProficiencyTableWriter(out);
  }

  /** Returns the number of complete rows. */
  public int size() {
    return rows.size();
  }

  /**
   * Sets the code, such as {@code cefr:a1}.
   *
   * @param value the string
   * @param text the characters of the string
   */
  @CanIgnoreReturnValue
  public ProficiencyTableWriter code(int value, String text) {
    rows.set(ProficiencyColumn.CODE, value);
    names.add(text, size());
    return this;
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    return rows.endRow();
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    rows.write(out);
    names.write(out, NameSections.PROFICIENCY);
  }
}
