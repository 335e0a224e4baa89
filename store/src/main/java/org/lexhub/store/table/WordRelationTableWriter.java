package org.lexhub.store.table;

import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.WordRelationColumn;
import org.lexhub.store.table.vocabulary.RelationType;

/** Gathers the rows of {@link WordRelationTable}. */
public final class WordRelationTableWriter extends TableWriter<WordRelationColumn> {
  private final GatheredInts ends = new GatheredInts();

  private WordRelationTableWriter(SnapshotWriter out) {
    super(out, WordRelationColumn.scalars());
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static WordRelationTableWriter create(SnapshotWriter out) {
    return new WordRelationTableWriter(out);
  }

  /**
   * Adds a relation of a lexeme; those of a lexeme by type, then target.
   *
   * @param of the row of the lexeme, not before that of the relation before
   * @param type the {@link RelationType} number
   * @param lexeme the row of the related lexeme
   * @param meaning the meaning in which the lexeme has the relation, -1 unknown
   * @param targetMeaning that of the related lexeme, -1 unknown
   * @param confidence in basis points, at least 1
   */
  public void add(
      int of, int type, int lexeme, int meaning, int targetMeaning, int source, int confidence) {
    if (of < ends.size()) {
      throw new IllegalArgumentException("the relations of lexeme " + of + " are complete");
    }
    while (ends.size() < of) {
      ends.add(size());
    }
    rows.set(WordRelationColumn.TYPE, type);
    rows.set(WordRelationColumn.LEXEME, lexeme);
    rows.set(WordRelationColumn.MEANING, meaning);
    rows.set(WordRelationColumn.TARGET_MEANING, targetMeaning);
    rows.set(WordRelationColumn.SOURCE, source);
    rows.set(WordRelationColumn.CONFIDENCE, confidence);
    endRow();
  }

  /** Ends the relations of all lexemes, of which there are {@code lexemes}. */
  public void endLexemes(int lexemes) {
    while (ends.size() < lexemes) {
      ends.add(size());
    }
  }

  @Override
  public void close() {
    super.close();
    ColumnSet.offsets(out, WordRelationColumn.OF_LEXEME.section(), ends);
  }
}
