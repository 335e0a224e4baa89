package org.lexhub.loader.source.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads tab-separated resources next to the importers; {@code #} starts a comment line. */
public final class Resource {
  private Resource() {}

  /**
   * Returns the rows of a resource.
   *
   * @param sibling a class in the package of the resource
   * @param columns the number of columns of each row
   * @throws IllegalStateException if the resource is missing or a row has other columns
   */
  public static List<String[]> rows(Class<?> sibling, String name, int columns) {
    InputStream in = sibling.getResourceAsStream(name);
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
