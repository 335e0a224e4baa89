package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.NameSections;
import org.lexhub.store.table.schema.ProficiencyColumn;

/** Gathers the rows of {@link ProficiencyTable}. */
public final class ProficiencyTableWriter extends TableWriter<ProficiencyColumn> {
  private final NameIndexWriter names = new NameIndexWriter();

  private ProficiencyTableWriter(SnapshotWriter out) {
    super(out, ProficiencyColumn.scalars());
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static ProficiencyTableWriter create(SnapshotWriter out) {
    return new ProficiencyTableWriter(out);
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

  @Override
  public void close() {
    super.close();
    names.write(out, NameSections.PROFICIENCY);
  }
}
