package org.lexhub.store.table.schema;

import java.util.EnumSet;
import java.util.Set;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

/** Columns of the table of languages. */
public enum LanguageColumn implements TableColumn {
  GLOTTOCODE(ColumnSpec.longs("language.glottocode", StoredTable.LANGUAGE, 0, 0)),
  ISO639(ColumnSpec.ints("language.iso639", StoredTable.LANGUAGE, 0, 0x7F7F7F, 0)),
  NAME(ColumnSpec.reference("language.name", StoredTable.LANGUAGE, StoredTable.STRING)),
  LEVEL(
      ColumnSpec.code(
          "language.level",
          StoredTable.LANGUAGE,
          LanguageLevel.count(),
          LanguageLevel.LANGUAGE.number())),
  PARENT(ColumnSpec.optional("language.parent", StoredTable.LANGUAGE, StoredTable.LANGUAGE)),
  FAMILY(ColumnSpec.optional("language.family", StoredTable.LANGUAGE, StoredTable.LANGUAGE)),
  LATITUDE(ColumnSpec.doubles("language.latitude", StoredTable.LANGUAGE)),
  LONGITUDE(ColumnSpec.doubles("language.longitude", StoredTable.LANGUAGE)),
  SPEAKERS(ColumnSpec.longs("language.speakers", StoredTable.LANGUAGE, -1, -1)),
  STATUS(
      ColumnSpec.code(
          "language.status",
          StoredTable.LANGUAGE,
          EndangermentStatus.count(),
          EndangermentStatus.UNKNOWN.number())),
  TREE_START(
      ColumnSpec.reference("language.treeStart", StoredTable.LANGUAGE, StoredTable.LANGUAGE)),
  TREE_END(ColumnSpec.ints("language.treeEnd", StoredTable.LANGUAGE, 1, Integer.MAX_VALUE, -1)),
  SCRIPTS(ColumnSpec.list("language.scripts", StoredTable.LANGUAGE, StoredTable.SCRIPT)),
  CHILDREN(ColumnSpec.list("language.children", StoredTable.LANGUAGE, StoredTable.LANGUAGE)),
  DESCENDANTS(ColumnSpec.list("language.descendants", StoredTable.LANGUAGE, StoredTable.LANGUAGE)),
  LEVEL_DESCENDANTS(
      ColumnSpec.list(
          "language.levelDescendants", StoredTable.LANGUAGE_LEVEL, StoredTable.LANGUAGE)),
  NAMES(ColumnSpec.offsets("language.names", StoredTable.LANGUAGE, StoredTable.NAME)),
  LEXEMES(ColumnSpec.offsets("language.lexemes", StoredTable.LANGUAGE, StoredTable.LEXEME)),
  BY_LEVEL(ColumnSpec.facet("facet.level", StoredTable.LANGUAGE, LanguageLevel.count())),
  SENSES(ColumnSpec.list("language.senses", StoredTable.LANGUAGE, StoredTable.SENSE)),
  SENSE_MEANINGS(
      ColumnSpec.reference("language.senseMeanings", StoredTable.SENSE, StoredTable.MEANING)),
  SENSE_CONFIDENCES(ColumnSpec.shorts("language.senseConfidences", StoredTable.SENSE, 0, 10_000)),
  SENSE_POS(
      ColumnSpec.code("language.sensePos", StoredTable.SENSE, Pos.count(), Pos.OTHER.number()));

  private final ColumnSpec spec;

  LanguageColumn(ColumnSpec spec) {
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
   * Returns the columns with one value per language that the loader sets, in the order of the file.
   */
  public static Set<LanguageColumn> scalars() {
    return EnumSet.range(GLOTTOCODE, TREE_END);
  }
}
