package org.lexhub.store.table.schema;

import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.text.TextColumn;

/** Everything that columns have rows for or refer to: tables, entries of rows, and text pools. */
public enum StoredTable {
  STRING(snapshot -> TextColumn.open(snapshot, "strings").size()),
  TEXT(snapshot -> TextColumn.open(snapshot, "texts").size()),
  LANGUAGE(IdSections.LANGUAGE),
  NAME(() -> NameColumn.NAME),
  SCRIPT(() -> ScriptColumn.CODE),
  LEXEME(IdSections.LEXEME),
  SENSE(IdSections.SENSE),
  MEANING(IdSections.MEANING),
  CONCEPT(IdSections.CONCEPT),
  SOURCE(() -> SourceColumn.NAME),
  PROFICIENCY(() -> ProficiencyColumn.CODE),
  /** Each language with each level. */
  LANGUAGE_LEVEL(() -> LanguageColumn.LEVEL_DESCENDANTS),
  PRONUNCIATION(() -> LexemeColumn.PRONUNCIATION_IPA),
  FORM(() -> LexemeColumn.FORM_TEXT),
  FEATURE_SET(() -> LexemeColumn.FEATURE_SETS),
  /** The values of the lists of sources of the senses. */
  SENSE_SOURCE(snapshot -> listValues(snapshot, SenseColumn.SOURCES)),
  SENSE_DEFINITION(() -> SenseColumn.DEFINITION_TEXT),
  SENSE_EXAMPLE(() -> SenseColumn.EXAMPLE_TEXT),
  MEANING_DEFINITION(() -> MeaningColumn.DEFINITION_TEXT),
  MEANING_EXAMPLE(() -> MeaningColumn.EXAMPLE_TEXT),
  RELATION(() -> MeaningColumn.RELATION_MEANING),
  WORD_RELATION(() -> WordRelationColumn.LEXEME),
  /** The values of the lists of near meanings. */
  NEAR_MEANING(snapshot -> listValues(snapshot, MeaningColumn.NEAR)),
  ISO3_CODE(() -> CodeColumn.ISO3),
  ISO2_CODE(() -> CodeColumn.ISO2),
  GLOTTOCODE(() -> CodeColumn.GLOTTOCODES),
  PAIR_HEAD(() -> PairHeadColumn.KEY),
  /** Each pair of languages of the pair heads with each part of speech. */
  PAIR_HEAD_POS(() -> PairHeadColumn.BY_POS),
  STRETCH(() -> PairHeadColumn.STRETCH_END),
  HEAD_PAIR(() -> PairHeadColumn.IDS);

  @SuppressWarnings("ImmutableEnumChecker") // functions without state
  private final ToIntFunction<Snapshot> count;

  StoredTable(ToIntFunction<Snapshot> count) {
    this.count = count;
  }

  StoredTable(IdSections ids) {
    this(snapshot -> IntColumn.open(snapshot, ids.id()).size());
  }

  /** The rows are those of one column, which is named lazily because it names this table. */
  StoredTable(Supplier<TableColumn> column) {
    this(snapshot -> rows(snapshot, column.get()));
  }

  /** Returns the number of rows in a snapshot. */
  public int count(Snapshot snapshot) {
    return count.applyAsInt(snapshot);
  }

  private static int rows(Snapshot snapshot, TableColumn column) {
    return switch (column.spec().type()) {
      case LONG -> LongColumn.open(snapshot, column.section()).size();
      case LIST -> ListColumn.open(snapshot, column.section()).rows();
      default -> IntColumn.open(snapshot, column.section()).size();
    };
  }

  private static int listValues(Snapshot snapshot, TableColumn column) {
    return Math.toIntExact(ListColumn.open(snapshot, column.section()).values());
  }
}
