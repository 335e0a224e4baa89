package org.lexhub.store.table.verify;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.PairedSearch;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.id.Fingerprint;
import org.lexhub.store.table.id.IdIndex;
import org.lexhub.store.table.schema.ColumnSpec;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.NameSections;
import org.lexhub.store.table.schema.StoredTable;
import org.lexhub.store.table.schema.TableColumn;
import org.lexhub.store.text.TextColumn;

/** The numbers of rows of a snapshot and the checks that all tables share. */
final class TableCheck {
  final Snapshot snapshot;
  final int languages;
  final int lexemes;
  final int senses;
  final int meanings;
  final int concepts;
  final int sources;
  final int proficiencies;
  private final Map<StoredTable, Integer> counts = new EnumMap<>(StoredTable.class);
  private final Set<String> checked = new HashSet<>();

  TableCheck(Snapshot snapshot) {
    this.snapshot = snapshot;
    for (StoredTable table : StoredTable.values()) {
      counts.put(table, table.count(snapshot));
    }
    languages = rows(StoredTable.LANGUAGE);
    lexemes = rows(StoredTable.LEXEME);
    senses = rows(StoredTable.SENSE);
    meanings = rows(StoredTable.MEANING);
    concepts = rows(StoredTable.CONCEPT);
    sources = rows(StoredTable.SOURCE);
    proficiencies = rows(StoredTable.PROFICIENCY);
  }

  /** Returns the number of rows of a table. */
  int rows(StoredTable table) {
    return counts.getOrDefault(table, 0);
  }

  /** Returns the sections that have been checked so far. */
  Set<String> checked() {
    return checked;
  }

  /** Requires every column to have all rows and values within the bounds of its schema. */
  void columns(TableColumn... columns) {
    for (TableColumn column : columns) {
      column(column.spec());
    }
  }

  private void column(ColumnSpec spec) {
    String section = spec.section();
    checked.add(section);
    int rows = rows(spec.rows());
    StoredTable target = spec.target();
    long max = target == null ? spec.max() : rows(target) - 1L;
    int min = (int) spec.min();
    switch (spec.type()) {
      case BYTE -> bytes(spec, rows);
      case SHORT -> ShortColumn.verify(snapshot, section, rows, min, (int) Math.max(0, max));
      case INT -> IntColumn.verify(snapshot, section, rows, min, (int) max);
      case LONG, DOUBLE -> LongColumn.verify(snapshot, section, rows, spec.min(), max);
      case LIST -> ListColumn.verify(snapshot, section, rows, min, (int) max);
      case OFFSETS -> OffsetsColumn.verify(snapshot, section, rows, (int) max + 1);
      case FACET -> FacetColumn.verify(snapshot, section, (int) max + 1, rows);
    }
  }

  private void bytes(ColumnSpec spec, int rows) {
    String section = spec.section();
    if (spec.none() <= spec.max()) {
      ByteColumn.verify(snapshot, section, rows, (int) spec.min(), (int) spec.max());
      return;
    }
    ByteColumn.verify(snapshot, section, rows, 0, ColumnSpec.NO_CODE);
    ByteColumn column = ByteColumn.open(snapshot, section);
    for (int row = 0; row < rows; row++) {
      int value = column.get(row);
      require(
          value <= spec.max() || value == spec.none(),
          section,
          "a number of at most " + spec.max() + " or " + spec.none(),
          row);
    }
  }

  /** Requires the sets of a facet to have a number of members in all. */
  void total(TableColumn column, long expected) {
    FacetColumn facet = column.facet(snapshot);
    long total = 0;
    for (int value = 0; value < facet.values(); value++) {
      total += facet.total(value);
    }
    require(total == expected, column, "all rows of the table", facet.values());
  }

  /** Requires ints of a range. */
  void ints(String section, int rows, int min, int max) {
    checked.add(section);
    IntColumn.verify(snapshot, section, rows, min, max);
  }

  /** Notes that the caller checks a section. */
  void mark(String section) {
    checked.add(section);
  }

  /** Requires ids that lead to their rows and back. */
  void ids(IdSections sections, int rows, boolean ascending) {
    String section = sections.id();
    ints(section, rows, 1, Integer.MAX_VALUE);
    IdIndex index = IdIndex.open(snapshot, sections);
    for (int row = 0; row < rows; row++) {
      require(
          index.ordinal(index.id(row)) == row, section, "an id that leads back to its row", row);
      require(
          !ascending || row == 0 || index.id(row) > index.id(row - 1),
          section,
          "ascending ids",
          row);
    }
    String direct = sections.byId();
    if (snapshot.hasSection(direct)) {
      checked.add(direct);
      IntColumn byId = IntColumn.open(snapshot, direct);
      int used = 0;
      for (int id = 0; id < byId.size(); id++) {
        used += byId.get(id) == -1 ? 0 : 1;
      }
      require(used == rows, direct, rows + " ids", used);
    } else {
      checked.add(sections.sortedIds());
      checked.add(sections.sortedRows());
    }
  }

  /** Requires ascending names with a row each, and every string of some columns among them. */
  void names(NameSections sections, int rows, TableColumn... columns) {
    String section = sections.names();
    checked.add(section);
    LongColumn names = LongColumn.open(snapshot, section);
    for (int i = 1; i < names.size(); i++) {
      require(names.get(i) > names.get(i - 1), section, "ascending fingerprints", i);
    }
    ints(sections.nameRows(), names.size(), 0, rows - 1);
    IntColumn nameRows = IntColumn.open(snapshot, sections.nameRows());
    TextColumn pool = TextColumn.open(snapshot, "strings");
    for (TableColumn column : columns) {
      IntColumn texts = column.ints(snapshot);
      for (int row = 0; row < rows; row++) {
        long key = Fingerprint.ofName(pool.get(texts.get(row)));
        int found = PairedSearch.value(names, nameRows, key);
        require(found >= 0 && found <= row, section, "the names of all rows", row);
      }
    }
  }

  /** Throws unless a condition holds. */
  void require(boolean holds, TableColumn column, String expected, int row) {
    require(holds, column.section(), expected, row);
  }

  /** Throws unless a condition holds. */
  void require(boolean holds, String section, String expected, int row) {
    if (!holds) {
      throw snapshot.corrupt(section, expected, "something else at row " + row);
    }
  }
}
