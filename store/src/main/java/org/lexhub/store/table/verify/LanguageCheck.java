package org.lexhub.store.table.verify;

import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.NameTable;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
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
    int rows = check.languages;
    check.ids("language", rows, true);
    LongColumn.verify(check.snapshot, "language.glottocode");
    LongColumn.verify(check.snapshot, "language.speakers");
    check.longs("language.glottocode", rows, 0, Long.MAX_VALUE);
    check.longs("language.speakers", rows, -1, Long.MAX_VALUE);
    check.ints("language.iso639", rows, 0, 0x7F7F7F);
    check.references("language.name", rows, check.strings);
    check.bytes("language.level", rows, LanguageLevel.count());
    check.bytes("language.status", rows, EndangermentStatus.count());
    check.optional("language.parent", rows, rows);
    check.optional("language.family", rows, rows);
    check.ints("language.treeStart", rows, 0, Math.max(0, rows - 1));
    check.ints("language.treeEnd", rows, 0, rows);
    check.lists("language.scripts", rows, check.scripts);
    check.lists("language.children", rows, rows);
    check.lists("language.descendants", rows, rows);
    check.lists("language.levelDescendants", LanguageLevel.count() * rows, rows);
    check.offsets("language.names", rows, check.names);
    check.offsets("language.lexemes", rows, check.lexemes);
    checkPlaces();
    checkTree();
    checkLevels();
    checkNames();
    checkCodes();
  }

  private void checkPlaces() {
    check.longs("language.latitude", check.languages, Long.MIN_VALUE, Long.MAX_VALUE);
    check.longs("language.longitude", check.languages, Long.MIN_VALUE, Long.MAX_VALUE);
    for (int row = 0; row < check.languages; row++) {
      double latitude = table.latitude(row);
      double longitude = table.longitude(row);
      check.require(!(Math.abs(latitude) > 90), "language.latitude", "-90 to 90", row);
      check.require(!(Math.abs(longitude) > 180), "language.longitude", "-180 to 180", row);
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
      check.require(within, "language.treeStart", "a place behind the parent", row);
      int above = parent < 0 ? -1 : table.family(parent);
      int family = parent >= 0 && above < 0 ? parent : above;
      check.require(table.family(row) == family, "language.family", "the topmost ancestor", row);
      for (int i = 0; i < table.childCount(row); i++) {
        children++;
        check.require(
            table.parent(table.childAt(row, i)) == row, "language.children", "own children", row);
      }
      checkDescendants(row);
    }
    check.require(children == parents, "language.children", "all children", children);
  }

  private void checkDescendants(int row) {
    int count = table.descendantCount(row);
    check.require(
        count == table.treeEnd(row) - table.treeStart(row) - 1,
        "language.descendants",
        "as many as the tree has",
        row);
    int leveled = 0;
    for (int i = 0; i < count; i++) {
      int below = table.descendantAt(row, i);
      boolean ordered = i == 0 || table.descendantAt(row, i - 1) < below;
      check.require(
          ordered && below != row && table.isWithin(below, row),
          "language.descendants",
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
            "language.levelDescendants",
            "ascending descendants of the level",
            list);
      }
    }
    check.require(leveled == count, "language.levelDescendants", "all descendants", row);
  }

  private void checkLevels() {
    FacetColumn levels = check.facet("facet.level", LanguageLevel.count(), check.languages);
    long total = 0;
    for (int level = 0; level < LanguageLevel.count(); level++) {
      total += levels.total(level);
    }
    check.require(total == check.languages, "facet.level", "one level a language", 0);
    for (int row = 0; row < check.languages; row++) {
      check.require(
          levels.contains(table.level(row), row), "facet.level", "the level of the table", row);
    }
  }

  private void checkNames() {
    check.references("name.language", check.names, check.languages);
    check.references("name.locale", check.names, check.strings);
    check.references("name.name", check.names, check.strings);
    check.bytes("name.own", check.names, 2);
    check.references("script.code", check.scripts, check.strings);
    check.references("script.name", check.scripts, check.strings);
    NameTable names = NameTable.open(check.snapshot);
    for (int row = 0; row < check.languages; row++) {
      for (int name = table.nameStart(row); name < table.nameEnd(row); name++) {
        check.require(names.language(name) == row, "name.language", "rows by language", name);
      }
    }
  }

  private void checkCodes() {
    int codes3 = ascending("codes.iso3");
    check.lists("codes.iso3Languages", codes3, check.languages);
    int codes2 = ascending("codes.iso2");
    check.ints("codes.iso2To3", codes2, 1, 0x7F7F7F);
    LongColumn glottocodes = LongColumn.open(check.snapshot, "codes.glottocodes");
    check.references("codes.glottocodeRows", glottocodes.size(), check.languages);
    IntColumn rows = IntColumn.open(check.snapshot, "codes.glottocodeRows");
    for (int i = 0; i < glottocodes.size(); i++) {
      check.require(
          i == 0 || glottocodes.get(i) > glottocodes.get(i - 1),
          "codes.glottocodes",
          "ascending codes",
          i);
      check.require(
          table.glottocode(rows.get(i)) == glottocodes.get(i),
          "codes.glottocodeRows",
          "the language that has the code",
          i);
    }
  }

  private int ascending(String name) {
    IntColumn codes = IntColumn.open(check.snapshot, name);
    for (int i = 1; i < codes.size(); i++) {
      check.require(codes.get(i) > codes.get(i - 1), name, "ascending codes", i);
    }
    return codes.size();
  }
}
