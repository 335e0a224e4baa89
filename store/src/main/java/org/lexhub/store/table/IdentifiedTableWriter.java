package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.Set;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.id.IdIndexWriter;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.TableColumn;

/**
 * Gathers the rows of a table with public ids.
 *
 * @param <C> the columns of the table
 */
public abstract class IdentifiedTableWriter<C extends TableColumn> extends TableWriter<C> {
  public final GatheredInts id = new GatheredInts();
  private final IdSections sections;
  private int nextId;

  IdentifiedTableWriter(SnapshotWriter out, IdSections sections, Set<C> columns) {
    super(out, columns);
    this.sections = sections;
  }

  /** Sets the id of the open row. */
  final void setId(int value) {
    nextId = value;
  }

  @Override
  @CanIgnoreReturnValue
  public int endRow() {
    id.add(nextId);
    nextId = 0;
    return super.endRow();
  }

  @Override
  public void close() {
    IdIndexWriter.write(out, sections, id);
    super.close();
  }
}
