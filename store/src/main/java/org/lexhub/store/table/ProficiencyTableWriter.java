package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects the rows of {@link ProficiencyTable} in ordinal order and writes them when it is closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class ProficiencyTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final NameIndexWriter names = new NameIndexWriter();
  final IntArrayList code = new IntArrayList();
  private int nextCode = -1;

  private ProficiencyTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts an empty table; nothing is written before {@link #close}. */
  public static ProficiencyTableWriter create(SnapshotWriter out) {
    return new ProficiencyTableWriter(out);
  }

  /** How many rows are complete. */
  public int size() {
    return code.size();
  }

  /**
   * Sets the code, such as {@code cefr:a1}.
   *
   * @param value the string
   * @param text what the string says
   */
  @CanIgnoreReturnValue
  public ProficiencyTableWriter code(int value, String text) {
    nextCode = value;
    names.add(text, size());
    return this;
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    code.add(nextCode);
    nextCode = -1;
    return size() - 1;
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    ColumnSet.ints(out, "proficiency.code", code);
    names.write(out, "proficiency");
  }
}
