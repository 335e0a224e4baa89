package org.lexhub.store.table.schema;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** All columns and sections of the tables. */
public final class Schema {
  private Schema() {}

  /** Returns the columns of all tables, table by table, each in the order of the file. */
  public static List<TableColumn> columns() {
    return Stream.<TableColumn[]>of(
            LanguageColumn.values(),
            PairHeadColumn.values(),
            NameColumn.values(),
            ScriptColumn.values(),
            LexemeColumn.values(),
            WordRelationColumn.values(),
            SenseColumn.values(),
            MeaningColumn.values(),
            ConceptColumn.values(),
            SourceColumn.values(),
            ProficiencyColumn.values(),
            CodeColumn.values())
        .flatMap(Arrays::stream)
        .toList();
  }
}
