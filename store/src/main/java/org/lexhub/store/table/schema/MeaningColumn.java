package org.lexhub.store.table.schema;

import java.util.EnumSet;
import java.util.Set;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** Columns of the table of meanings. */
public enum MeaningColumn implements TableColumn {
  KEY(ColumnSpec.reference("meaning.key", StoredTable.MEANING, StoredTable.STRING)),
  LEXICON_MEANING_ID(ColumnSpec.longs("meaning.lexiconMeaningId", StoredTable.MEANING, -1, -1)),
  CONCEPT(ColumnSpec.optional("meaning.concept", StoredTable.MEANING, StoredTable.CONCEPT)),
  POS(ColumnSpec.optionalCode("meaning.pos", StoredTable.MEANING, Pos.count())),
  GLOSS(ColumnSpec.optional("meaning.gloss", StoredTable.MEANING, StoredTable.TEXT)),
  DEFINITIONS(
      ColumnSpec.offsets(
          "meaning.definitions", StoredTable.MEANING, StoredTable.MEANING_DEFINITION)),
  DEFINITION_LANGUAGE(
      ColumnSpec.reference(
          "meaning.definitionLanguage", StoredTable.MEANING_DEFINITION, StoredTable.LANGUAGE)),
  DEFINITION_TEXT(
      ColumnSpec.reference(
          "meaning.definitionText", StoredTable.MEANING_DEFINITION, StoredTable.TEXT)),
  DEFINITION_SOURCE(ColumnSpec.source("meaning.definitionSource", StoredTable.MEANING_DEFINITION)),
  EXAMPLES(
      ColumnSpec.offsets("meaning.examples", StoredTable.MEANING, StoredTable.MEANING_EXAMPLE)),
  EXAMPLE_LANGUAGE(
      ColumnSpec.reference(
          "meaning.exampleLanguage", StoredTable.MEANING_EXAMPLE, StoredTable.LANGUAGE)),
  EXAMPLE_TEXT(
      ColumnSpec.reference("meaning.exampleText", StoredTable.MEANING_EXAMPLE, StoredTable.TEXT)),
  EXAMPLE_SOURCE(ColumnSpec.source("meaning.exampleSource", StoredTable.MEANING_EXAMPLE)),
  RELATIONS(ColumnSpec.offsets("meaning.relations", StoredTable.MEANING, StoredTable.RELATION)),
  RELATION_TYPE(
      ColumnSpec.code("meaning.relationType", StoredTable.RELATION, RelationType.count(), 0)),
  RELATION_MEANING(
      ColumnSpec.reference("meaning.relationMeaning", StoredTable.RELATION, StoredTable.MEANING)),
  NEAR(ColumnSpec.list("meaning.near", StoredTable.MEANING, StoredTable.MEANING)),
  NEARNESS(ColumnSpec.shorts("meaning.nearness", StoredTable.NEAR_MEANING, 1, 10_000)),
  SENSES(ColumnSpec.list("meaning.senses", StoredTable.MEANING, StoredTable.SENSE)),
  SENSE_LANGUAGES(
      ColumnSpec.reference("meaning.senseLanguages", StoredTable.SENSE, StoredTable.LANGUAGE));

  private final ColumnSpec spec;

  MeaningColumn(ColumnSpec spec) {
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
   * Returns the columns with one value per meaning that the loader sets, in the order of the file.
   */
  public static Set<MeaningColumn> scalars() {
    return EnumSet.range(KEY, GLOSS);
  }
}
