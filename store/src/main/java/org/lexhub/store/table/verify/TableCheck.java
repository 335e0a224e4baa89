package org.lexhub.store.table.verify;

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
import org.lexhub.store.text.TextColumn;

/** The sizes of all tables of a snapshot and the checks that its columns have in common. */
final class TableCheck {
  final Snapshot snapshot;
  final int strings;
  final int texts;
  final int languages;
  final int names;
  final int scripts;
  final int lexemes;
  final int senses;
  final int meanings;
  final int concepts;
  final int sources;
  final int proficiencies;

  TableCheck(Snapshot snapshot) {
    this.snapshot = snapshot;
    strings = TextColumn.open(snapshot, "strings").size();
    texts = TextColumn.open(snapshot, "texts").size();
    languages = size("language.id");
    names = size("name.name");
    scripts = size("script.code");
    lexemes = size("lexeme.id");
    senses = size("sense.id");
    meanings = size("meaning.id");
    concepts = size("concept.id");
    sources = size("source.name");
    proficiencies = size("proficiency.code");
  }

  /** The rows of an int column. */
  int size(String name) {
    return IntColumn.open(snapshot, name).size();
  }

  /** Requires references: each to one of {@code targets} rows. */
  void references(String name, int rows, int targets) {
    IntColumn.verify(snapshot, name, rows, 0, targets - 1);
  }

  /** Requires references: each to one of {@code targets} rows, or -1. */
  void optional(String name, int rows, int targets) {
    IntColumn.verify(snapshot, name, rows, -1, targets - 1);
  }

  /** Requires ints of a range. */
  void ints(String name, int rows, int min, int max) {
    IntColumn.verify(snapshot, name, rows, min, max);
  }

  /** Requires longs of a range. */
  void longs(String name, int rows, long min, long max) {
    LongColumn.verify(snapshot, name, rows, min, max);
  }

  /** Requires shorts of a range. */
  void shorts(String name, int rows, int min, int max) {
    ShortColumn.verify(snapshot, name, rows, min, max);
  }

  /** Requires the numbers of a vocabulary. */
  void bytes(String name, int rows, int values) {
    ByteColumn.verify(snapshot, name, rows, 0, values - 1);
  }

  /** Requires the numbers of a vocabulary, or 255. */
  void optionalBytes(String name, int rows, int values) {
    ByteColumn.verify(snapshot, name, rows, 0, 255);
    ByteColumn column = ByteColumn.open(snapshot, name);
    for (int row = 0; row < rows; row++) {
      int value = column.get(row);
      require(value < values || value == 255, name, "a number below " + values + " or 255", row);
    }
  }

  /** Requires lists of references. */
  void lists(String name, int rows, int targets) {
    ListColumn.verify(snapshot, name, rows, 0, targets - 1);
  }

  /** Requires ranges that together cover {@code total} rows. */
  void offsets(String name, int rows, int total) {
    OffsetsColumn.verify(snapshot, name, rows, total);
  }

  /** Requires a facet. */
  FacetColumn facet(String name, int values, int rows) {
    FacetColumn.verify(snapshot, name, values, rows);
    return FacetColumn.open(snapshot, name);
  }

  /** Requires ids that lead to their rows and back. */
  void ids(String entity, int rows, boolean ascending) {
    String name = entity + ".id";
    ints(name, rows, 1, Integer.MAX_VALUE);
    IdIndex index = IdIndex.open(snapshot, entity);
    for (int row = 0; row < rows; row++) {
      require(index.ordinal(index.id(row)) == row, name, "an id that leads back to its row", row);
      require(
          !ascending || row == 0 || index.id(row) > index.id(row - 1), name, "ascending ids", row);
    }
    String direct = entity + ".byId";
    if (snapshot.hasSection(direct)) {
      IntColumn byId = IntColumn.open(snapshot, direct);
      int used = 0;
      for (int id = 0; id < byId.size(); id++) {
        used += byId.get(id) == -1 ? 0 : 1;
      }
      require(used == rows, direct, rows + " ids", used);
    }
  }

  /** Requires ascending names with a row of their table each, and every name of a column. */
  void nameIndex(String entity, int rows, String... columns) {
    String name = entity + ".names";
    LongColumn names = LongColumn.open(snapshot, name);
    for (int i = 1; i < names.size(); i++) {
      require(names.get(i) > names.get(i - 1), name, "ascending fingerprints", i);
    }
    references(entity + ".nameRows", names.size(), rows);
    IntColumn nameRows = IntColumn.open(snapshot, entity + ".nameRows");
    TextColumn pool = TextColumn.open(snapshot, "strings");
    for (String column : columns) {
      IntColumn texts = IntColumn.open(snapshot, column);
      for (int row = 0; row < rows; row++) {
        long key = Fingerprint.ofName(pool.get(texts.get(row)));
        int found = PairedSearch.value(names, nameRows, key);
        require(found >= 0 && found <= row, name, "the names of all rows", row);
      }
    }
  }

  /** Throws unless a condition holds. */
  void require(boolean holds, String section, String expected, int row) {
    if (!holds) {
      throw snapshot.corrupt(section, expected, "something else at row " + row);
    }
  }
}
