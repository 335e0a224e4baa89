package org.lexhub.benchmarks.growth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A file of tab-separated numbers with the names of the columns in its first line. */
final class GrowthTable {
  private final Path file;
  private final List<String> columns;
  private final List<double[]> rows = new ArrayList<>();

  private GrowthTable(Path file, List<String> columns) {
    this.file = file;
    this.columns = columns;
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read, has no rows, or a cell is not a positive number
   */
  static GrowthTable read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    if (lines.size() < 2) {
      throw new IOException(file + " has no rows");
    }
    GrowthTable table = new GrowthTable(file, List.of(lines.getFirst().split("\t", -1)));
    for (int i = 1; i < lines.size(); i++) {
      table.rows.add(table.row(i + 1, lines.get(i).split("\t", -1)));
    }
    return table;
  }

  private double[] row(int line, String[] cells) throws IOException {
    if (cells.length != columns.size()) {
      throw new IOException(
          file
              + ", line "
              + line
              + ": "
              + cells.length
              + " cells for "
              + columns.size()
              + " columns");
    }
    double[] row = new double[cells.length];
    for (int i = 0; i < cells.length; i++) {
      try {
        row[i] = Double.parseDouble(cells[i]);
      } catch (NumberFormatException e) {
        row[i] = 0;
      }
      if (!(row[i] > 0) || Double.isInfinite(row[i])) {
        throw new IOException(
            file
                + ", line "
                + line
                + ": "
                + columns.get(i)
                + " must be a positive number, not "
                + cells[i]);
      }
    }
    return row;
  }

  /** Returns the number of rows. */
  int size() {
    return rows.size();
  }

  /**
   * Returns the values of a column.
   *
   * @throws IOException if the file has no such column
   */
  double[] column(String name) throws IOException {
    int column = columns.indexOf(name);
    if (column < 0) {
      throw new IOException(file + " has no column " + name);
    }
    return rows.stream().mapToDouble(row -> row[column]).toArray();
  }
}
