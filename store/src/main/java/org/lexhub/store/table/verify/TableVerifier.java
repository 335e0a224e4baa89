package org.lexhub.store.table.verify;

import java.util.function.Consumer;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Reads all tables of a snapshot and checks that they are whole: values in range, lists in order,
 * ids and rows leading to each other, parents without cycles, and everything that was derived equal
 * to what it was derived from.
 */
public final class TableVerifier {
  private TableVerifier() {}

  /**
   * Verifies the tables.
   *
   * @param progress gets one line for every group of tables
   * @throws CorruptSnapshotException naming the section and row that are wrong
   */
  public static void verify(Snapshot snapshot, Consumer<String> progress) {
    TableCheck check = new TableCheck(snapshot);
    try {
      new LanguageCheck(check).run();
      progress.accept(check.languages + " languages, " + check.names + " names: consistent");
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
          snapshot.corrupt("of a table", "rows that exist", String.valueOf(e.getMessage()));
      corrupt.initCause(e);
      throw corrupt;
    }
  }
}
