package org.lexhub.store.table.verify;

import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.NameTable;
import org.lexhub.store.table.schema.CodeColumn;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.LanguageColumn;
import org.lexhub.store.table.schema.NameColumn;
import org.lexhub.store.table.schema.ScriptColumn;
import org.lexhub.store.table.schema.StoredTable;
import org.lexhub.store.table.schema.TableColumn;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** Checks languages, their names, scripts, codes and tree. */
final class LanguageCheck {
  private final TableCheck check;
  private final LanguageTable table;

  LanguageCheck(TableCheck check) {
    this.check = check;
    this.table = LanguageTable.open(check.snapshot);
  }

  void run() {
    check.ids(IdSections.LANGUAGE, check.languages, true);
    check.columns(LanguageColumn.values());
    check.ints(LanguageColumn.TREE_END.section(), check.languages, 0, check.languages);
    check.require(
        check.rows(StoredTable.LANGUAGE_LEVEL) == LanguageLevel.count() * check.languages,
        LanguageColumn.LEVEL_DESCENDANTS,
        "a list for each level of each language",
        0);
    checkPlaces();
    checkTree();
    checkLevels();
    checkNames();
    checkCodes();
  }

  private void checkPlaces() {
    for (int row = 0; row < check.languages; row++) {
      double latitude = table.latitude(row);
      double longitude = table.longitude(row);
      check.require(!(Math.abs(latitude) > 90), LanguageColumn.LATITUDE, "-90 to 90", row);
      check.require(!(Math.abs(longitude) > 180), LanguageColumn.LONGITUDE, "-180 to 180", row);
    }
  }

  private void checkTree() {
    int children = 0;
    int parents = 0;
    for (int row = 0; row < check.languages; row++) {
      int parent = table.parent(row);
      parents += parent >= 0 ? 1 : 0;
      boolean within =
          parent < 0
              || (table.treeStart(parent) < table.treeStart(row)
                  && table.treeEnd(row) <= table.treeEnd(parent));
      check.require(within, LanguageColumn.TREE_START, "a place after the parent", row);
      int above = parent < 0 ? -1 : table.family(parent);
      int family = parent >= 0 && above < 0 ? parent : above;
      check.require(
          table.family(row) == family, LanguageColumn.FAMILY, "the topmost ancestor", row);
      for (int i = 0; i < table.childCount(row); i++) {
        children++;
        check.require(
            table.parent(table.childAt(row, i)) == row,
            LanguageColumn.CHILDREN,
            "own children",
            row);
      }
      checkDescendants(row);
    }
    check.require(children == parents, LanguageColumn.CHILDREN, "all children", children);
  }

  private void checkDescendants(int row) {
    int count = table.descendantCount(row);
    check.require(
        count == table.treeEnd(row) - table.treeStart(row) - 1,
        LanguageColumn.DESCENDANTS,
        "all descendants in the tree",
        row);
    int leveled = 0;
    for (int i = 0; i < count; i++) {
      int below = table.descendantAt(row, i);
      boolean ordered = i == 0 || table.descendantAt(row, i - 1) < below;
      check.require(
          ordered && below != row && table.isWithin(below, row),
          LanguageColumn.DESCENDANTS,
          "ascending descendants",
          row);
    }
    for (int level = 0; level < LanguageLevel.count(); level++) {
      int list = row * LanguageLevel.count() + level;
      for (int i = 0; i < table.levelDescendantCount(list); i++) {
        int below = table.levelDescendantAt(list, i);
        boolean ordered = i == 0 || table.levelDescendantAt(list, i - 1) < below;
        leveled++;
        check.require(
            ordered && below != row && table.level(below) == level && table.isWithin(below, row),
            LanguageColumn.LEVEL_DESCENDANTS,
            "ascending descendants of the level",
            list);
      }
    }
    check.require(leveled == count, LanguageColumn.LEVEL_DESCENDANTS, "all descendants", row);
  }

  private void checkLevels() {
    FacetColumn levels = table.levels();
    check.total(LanguageColumn.BY_LEVEL, check.languages);
    for (int row = 0; row < check.languages; row++) {
      check.require(
          levels.contains(table.level(row), row),
          LanguageColumn.BY_LEVEL,
          "the level of the table",
          row);
    }
  }

  private void checkNames() {
    check.columns(NameColumn.values());
    check.columns(ScriptColumn.values());
    NameTable names = NameTable.open(check.snapshot);
    for (int row = 0; row < check.languages; row++) {
      for (int name = table.nameStart(row); name < table.nameEnd(row); name++) {
        check.require(names.language(name) == row, NameColumn.LANGUAGE, "rows by language", name);
      }
    }
  }

  private void checkCodes() {
    check.columns(CodeColumn.values());
    checkAscending(CodeColumn.ISO3);
    checkAscending(CodeColumn.ISO2);
    LongColumn glottocodes = CodeColumn.GLOTTOCODES.longs(check.snapshot);
    IntColumn rows = CodeColumn.GLOTTOCODE_ROWS.ints(check.snapshot);
    for (int i = 0; i < glottocodes.size(); i++) {
      check.require(
          i == 0 || glottocodes.get(i) > glottocodes.get(i - 1),
          CodeColumn.GLOTTOCODES,
          "ascending codes",
          i);
      check.require(
          table.glottocode(rows.get(i)) == glottocodes.get(i),
          CodeColumn.GLOTTOCODE_ROWS,
          "the language that has the code",
          i);
    }
  }

  private void checkAscending(TableColumn column) {
    IntColumn codes = column.ints(check.snapshot);
    for (int i = 1; i < codes.size(); i++) {
      check.require(codes.get(i) > codes.get(i - 1), column, "ascending codes", i);
    }
  }
}
