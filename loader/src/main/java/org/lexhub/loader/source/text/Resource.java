package org.lexhub.loader.source.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Tab-separated tables of facts that lie beside the importers; {@code #} starts a remark line. */
public final class Resource {
  private Resource() {}

  /**
   * Returns the rows of the resource {@code name} beside a class, each of {@code columns} columns.
   */
  public static List<String[]> rows(Class<?> beside, String name, int columns) {
    InputStream in = beside.getResourceAsStream(name);
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
