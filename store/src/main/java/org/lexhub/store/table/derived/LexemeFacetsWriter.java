package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.FacetColumnWriter;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.SenseTableWriter;
import org.lexhub.store.table.schema.LanguageColumn;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Pos;

/** Derives the lexemes of each language, the senses of each lexeme, and the facets. */
final class LexemeFacetsWriter {
  private final LexemeTableWriter lexemes;

  LexemeFacetsWriter(LexemeTableWriter lexemes) {
    this.lexemes = lexemes;
  }

  /** Writes the lexemes of each language, which are consecutive rows. */
  void writeRanges(SnapshotWriter out, int languages) {
    ColumnSet.offsets(
        out,
        LanguageColumn.LEXEMES.section(),
        ends("lexeme", "language", lexemes.language, languages));
  }

  /** Writes the senses of each lexeme, which are consecutive rows. */
  void writeSenses(SnapshotWriter out, SenseTableWriter senses) {
    ColumnSet.offsets(
        out, LexemeColumn.SENSES.section(), ends("sense", "lexeme", senses.lexeme, lexemes.size()));
  }

  /** Writes the facets by part of speech, source and proficiency level. */
  void writeFacets(SnapshotWriter out, int sources, int proficiencies) {
    int rows = lexemes.size();
    try (FacetColumnWriter facet =
        FacetColumnWriter.create(out, LexemeColumn.BY_POS.section(), Pos.count(), rows)) {
      for (int row = 0; row < rows; row++) {
        facet.add(lexemes.pos.getInt(row), row);
      }
    }
    writeLists(out, LexemeColumn.BY_SOURCE.section(), sources, lexemes.sources);
    writeLists(out, LexemeColumn.BY_PROFICIENCY.section(), proficiencies, lexemes.proficiencies);
  }

  private static void writeLists(SnapshotWriter out, String name, int values, ListRows lists) {
    try (FacetColumnWriter facet = FacetColumnWriter.create(out, name, values, lists.rows())) {
      for (int row = 0; row < lists.rows(); row++) {
        for (int i = lists.start(row); i < lists.end(row); i++) {
          facet.add(lists.value(i), row);
        }
      }
    }
  }

  /** Returns where the rows of each owner end, given the ascending owner of each row. */
  static IntArrayList ends(String entity, String owner, IntList owners, int count) {
    IntArrayList ends = new IntArrayList(count);
    int row = 0;
    for (int at = 0; at < count; at++) {
      while (row < owners.size() && owners.getInt(row) == at) {
        row++;
      }
      ends.add(row);
    }
    if (row < owners.size()) {
      throw new IllegalArgumentException(
          "rows must be ordered by "
              + owner
              + ", but "
              + entity
              + " row "
              + row
              + " has "
              + owners.getInt(row)
              + " of "
              + count);
    }
    return ends;
  }
}
