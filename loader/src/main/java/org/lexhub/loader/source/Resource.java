package org.lexhub.loader.source;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Tab-separated tables of facts that lie beside the importers; {@code #} starts a remark line. */
final class Resource {
  private Resource() {}

  /** The rows of a table, each of exactly the given number of columns. */
  static List<String[]> rows(String name, int columns) {
    InputStream in = Resource.class.getResourceAsStream(name);
    if (in == null) {
      throw new IllegalStateException("resource " + name + " is missing from the jar");
    }
    List<String[]> rows = new ArrayList<>();
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (line.startsWith("#") || line.isBlank()) {
          continue;
        }
        String[] row = line.split("\t", -1);
        if (row.length != columns) {
          throw new IllegalStateException(name + ": expected " + columns + " columns: " + line);
        }
        rows.add(row);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }
}
