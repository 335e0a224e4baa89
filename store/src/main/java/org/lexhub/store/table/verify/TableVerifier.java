package org.lexhub.store.table.verify;

import java.util.function.Consumer;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.StoredTable;

/**
 * Reads all tables of a snapshot and checks that they are sound: values are in range, lists in
 * order, ids and rows lead to each other, parents form no cycle, and derived sections agree with
 * the sections they are derived from.
 */
public final class TableVerifier {
  private TableVerifier() {}

  /**
   * Verifies the tables.
   *
   * @param progress receives one line per group of tables
   * @throws CorruptSnapshotException naming the section and row that are wrong
   */
  public static void verify(Snapshot snapshot, Consumer<String> progress) {
    verify(new TableCheck(snapshot), progress);
  }

  /** Verifies the tables with a check that notes the sections it has checked. */
  static void verify(TableCheck check, Consumer<String> progress) {
    try {
      new LanguageCheck(check).run();
      progress.accept(
          check.languages + " languages, " + check.rows(StoredTable.NAME) + " names: consistent");
      new LexemeCheck(check).run();
      progress.accept(check.lexemes + " lexemes: consistent");
      new SenseCheck(check).run();
      new PairHeadCheck(check).run();
      progress.accept(check.senses + " senses: consistent");
      new MeaningCheck(check).run();
      progress.accept(check.meanings + " meanings, " + check.concepts + " concepts: consistent");
      new RegistryCheck(check).run();
      progress.accept("registry of ids: consistent");
    } catch (IndexOutOfBoundsException e) {
      CorruptSnapshotException corrupt =
          check.snapshot.corrupt("of a table", "rows that exist", String.valueOf(e.getMessage()));
      corrupt.initCause(e);
      throw corrupt;
    }
  }
}
