package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;
import java.util.List;
import org.lexhub.store.column.FacetColumnWriter;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.LanguageTableWriter;
import org.lexhub.store.table.schema.LanguageColumn;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * Derives the tree of the languages from their parents: topmost ancestors, children by name, a
 * preorder walk, and the descendants of every languoid, all of them and those of each level.
 */
final class LanguageTreeWriter {
  private final LanguageTableWriter table;
  private final int size;
  private final ListRows children = new ListRows();
  private final int[] order;
  private final int[] start;
  private final int[] end;

  LanguageTreeWriter(LanguageTableWriter table) {
    this.table = table;
    this.size = table.size();
    this.order = new int[size];
    this.start = new int[size];
    this.end = new int[size];
  }

  /** Sets the derived columns of the table and writes the lists and the facet. */
  void write(SnapshotWriter out) {
    groupChildren(table.names);
    walk();
    int[] family = new int[size];
    Arrays.setAll(family, this::top);
    table.derive(LanguageColumn.FAMILY, IntArrayList.wrap(family));
    table.derive(LanguageColumn.TREE_START, IntArrayList.wrap(start));
    table.derive(LanguageColumn.TREE_END, IntArrayList.wrap(end));
    children.write(out, LanguageColumn.CHILDREN.section());
    writeDescendants(out);
    writeLevels(out);
  }

  private void groupChildren(List<String> names) {
    int[] byName = new int[size];
    Arrays.setAll(byName, i -> i);
    IntArrays.stableSort(
        byName,
        (a, b) -> {
          int order = names.get(a).compareToIgnoreCase(names.get(b));
          return order != 0 ? order : Integer.compare(a, b);
        });
    int[] next = new int[size + 1];
    for (int row = 0; row < size; row++) {
      int parent = parent(row);
      if (parent >= 0) {
        next[parent + 1]++;
      }
    }
    for (int row = 0; row < size; row++) {
      next[row + 1] += next[row];
    }
    int[] values = new int[next[size]];
    for (int row = 0; row < size; row++) {
      children.endRow(next[row + 1]);
    }
    for (int row : byName) {
      int parent = parent(row);
      if (parent >= 0) {
        values[next[parent]++] = row;
      }
    }
    for (int child : values) {
      children.add(child);
    }
  }

  private int parent(int row) {
    int parent = table.parent.getInt(row);
    if (parent < -1 || parent >= size || parent == row) {
      throw new IllegalArgumentException("language row " + row + " has no parent row " + parent);
    }
    return parent;
  }

  /** Walks in preorder from every root; rows that it does not reach are in a cycle. */
  private void walk() {
    IntArrayList stack = new IntArrayList();
    for (int row = size - 1; row >= 0; row--) {
      if (table.parent.getInt(row) < 0) {
        stack.push(row);
      }
    }
    int position = 0;
    while (!stack.isEmpty()) {
      int row = stack.popInt();
      start[row] = position;
      order[position++] = row;
      for (int i = children.end(row) - 1; i >= children.start(row); i--) {
        stack.push(children.value(i));
      }
    }
    if (position < size) {
      throw new IllegalArgumentException(
          (size - position) + " languages are their own ancestors; break the cycle of parents");
    }
    for (int i = size - 1; i >= 0; i--) {
      int row = order[i];
      end[row] = Math.max(end[row], i + 1);
      int parent = table.parent.getInt(row);
      if (parent >= 0) {
        end[parent] = Math.max(end[parent], end[row]);
      }
    }
  }

  private int top(int row) {
    int top = -1;
    for (int up = table.parent.getInt(row); up >= 0; up = table.parent.getInt(up)) {
      top = up;
    }
    return top;
  }

  private void writeDescendants(SnapshotWriter out) {
    ListRows all = new ListRows();
    ListRows byLevel = new ListRows();
    for (int row = 0; row < size; row++) {
      int[] below = Arrays.copyOfRange(order, start[row] + 1, end[row]);
      Arrays.sort(below);
      for (int descendant : below) {
        all.add(descendant);
      }
      all.endRow();
      for (int level = 0; level < LanguageLevel.count(); level++) {
        for (int descendant : below) {
          if (table.level.getInt(descendant) == level) {
            byLevel.add(descendant);
          }
        }
        byLevel.endRow();
      }
    }
    all.write(out, LanguageColumn.DESCENDANTS.section());
    byLevel.write(out, LanguageColumn.LEVEL_DESCENDANTS.section());
  }

  private void writeLevels(SnapshotWriter out) {
    try (FacetColumnWriter levels =
        FacetColumnWriter.create(
            out, LanguageColumn.BY_LEVEL.section(), LanguageLevel.count(), size)) {
      for (int row = 0; row < size; row++) {
        levels.add(table.level.getInt(row), row);
      }
    }
  }
}
