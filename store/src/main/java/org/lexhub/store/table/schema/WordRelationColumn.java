package org.lexhub.store.table.schema;

import java.util.EnumSet;
import java.util.Set;
import org.lexhub.store.table.vocabulary.RelationType;

/** Columns of the table of relations between words. */
public enum WordRelationColumn implements TableColumn {
  TYPE(ColumnSpec.code("wordRelation.type", StoredTable.WORD_RELATION, RelationType.count(), 0)),
  LEXEME(
      ColumnSpec.reference("wordRelation.lexeme", StoredTable.WORD_RELATION, StoredTable.LEXEME)),
  MEANING(
      ColumnSpec.optional("wordRelation.meaning", StoredTable.WORD_RELATION, StoredTable.MEANING)),
  TARGET_MEANING(
      ColumnSpec.optional(
          "wordRelation.targetMeaning", StoredTable.WORD_RELATION, StoredTable.MEANING)),
  SOURCE(ColumnSpec.source("wordRelation.source", StoredTable.WORD_RELATION)),
  CONFIDENCE(ColumnSpec.shorts("wordRelation.confidence", StoredTable.WORD_RELATION, 1, 10_000)),
  OF_LEXEME(
      ColumnSpec.offsets("wordRelation.ofLexeme", StoredTable.LEXEME, StoredTable.WORD_RELATION));

  private final ColumnSpec spec;

  WordRelationColumn(ColumnSpec spec) {
    this.spec = spec;
  }

  @Override
  public ColumnSpec spec() {
    return spec;
  }

  @Override
  @SuppressWarnings("EnumOrdinal") // arrays of columns are read in every response
  public int index() {
    return ordinal();
  }

  /** Returns the columns with one value per relation, in the order of the file. */
  public static Set<WordRelationColumn> scalars() {
    return EnumSet.range(TYPE, CONFIDENCE);
  }
}
