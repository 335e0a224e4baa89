package org.lexhub.store.table.schema;

import java.util.EnumSet;
import java.util.Set;
import org.lexhub.store.table.vocabulary.Register;

/** Columns of the table of senses. */
public enum SenseColumn implements TableColumn {
  LEXEME(ColumnSpec.reference("sense.lexeme", StoredTable.SENSE, StoredTable.LEXEME)),
  MEANING(ColumnSpec.reference("sense.meaning", StoredTable.SENSE, StoredTable.MEANING)),
  GLOSS(ColumnSpec.optional("sense.gloss", StoredTable.SENSE, StoredTable.TEXT)),
  REGISTER(ColumnSpec.optionalCode("sense.register", StoredTable.SENSE, Register.count())),
  DOMAIN(ColumnSpec.optional("sense.domain", StoredTable.SENSE, StoredTable.STRING)),
  SOURCE(ColumnSpec.source("sense.source", StoredTable.SENSE)),
  CONFIDENCE(ColumnSpec.shorts("sense.confidence", StoredTable.SENSE, 0, 10_000)),
  TAG_COUNT(ColumnSpec.ints("sense.tagCount", StoredTable.SENSE, 0, Integer.MAX_VALUE, 0)),
  SOURCE_USE(ColumnSpec.shorts("sense.sourceUse", StoredTable.SENSE, 1, 0xFFFF)),
  TARGET_USE(ColumnSpec.shorts("sense.targetUse", StoredTable.SENSE, 1, 0xFFFF)),
  SOURCES(ColumnSpec.list("sense.sources", StoredTable.SENSE, StoredTable.SOURCE)),
  SOURCE_EVIDENCE(ColumnSpec.code("sense.sourceEvidence", StoredTable.SENSE_SOURCE, 101, 0)),
  DEFINITIONS(
      ColumnSpec.offsets("sense.definitions", StoredTable.SENSE, StoredTable.SENSE_DEFINITION)),
  DEFINITION_LANGUAGE(
      ColumnSpec.reference(
          "sense.definitionLanguage", StoredTable.SENSE_DEFINITION, StoredTable.LANGUAGE)),
  DEFINITION_TEXT(
      ColumnSpec.reference("sense.definitionText", StoredTable.SENSE_DEFINITION, StoredTable.TEXT)),
  DEFINITION_SOURCE(ColumnSpec.source("sense.definitionSource", StoredTable.SENSE_DEFINITION)),
  EXAMPLES(ColumnSpec.offsets("sense.examples", StoredTable.SENSE, StoredTable.SENSE_EXAMPLE)),
  EXAMPLE_TEXT(
      ColumnSpec.reference("sense.exampleText", StoredTable.SENSE_EXAMPLE, StoredTable.TEXT)),
  EXAMPLE_TRANSLATION(
      ColumnSpec.optional("sense.exampleTranslation", StoredTable.SENSE_EXAMPLE, StoredTable.TEXT)),
  EXAMPLE_SOURCE(ColumnSpec.source("sense.exampleSource", StoredTable.SENSE_EXAMPLE));

  private final ColumnSpec spec;

  SenseColumn(ColumnSpec spec) {
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

  /**
   * Returns the columns with one value per sense that the loader sets, in the order of the file.
   */
  public static Set<SenseColumn> scalars() {
    return EnumSet.range(LEXEME, TAG_COUNT);
  }
}
