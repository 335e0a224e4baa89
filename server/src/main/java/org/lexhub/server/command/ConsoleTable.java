package org.lexhub.server.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * Prints rows in columns as wide as their longest cell. The {@code TextTable} of picocli needs the
 * widths in advance.
 */
final class ConsoleTable {
  private final List<String[]> rows = new ArrayList<>();

  ConsoleTable(String... headings) {
    rows.add(headings);
  }

  void row(String... cells) {
    rows.add(cells);
  }

  void print(PrintWriter out) {
    int[] widths = new int[rows.getFirst().length];
    for (String[] row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        line.append(row[i]).repeat(' ', widths[i] - row[i].length() + 2);
      }
      out.println(line.toString().stripTrailing());
    }
  }
}
