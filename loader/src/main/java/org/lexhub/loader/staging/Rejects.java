package org.lexhub.loader.staging;

import java.util.ArrayList;
import java.util.List;

/** The bad rows of one layer: how many, and the first few to show. */
public final class Rejects {
  /** How many are kept to be shown. */
  public static final int SHOWN = 5;

  private final List<String> examples = new ArrayList<>();
  private long count;

  /** Counts a row of a file. */
  public void add(String file, long line, String reason) {
    count(line > 0 ? file + ":" + line + ": " + reason : file + ": " + reason, 1);
  }

  /** Counts a record that was found wanting when the layers were merged. */
  public void merged(String reason) {
    count(reason, 1);
  }

  /** Counts several records with the same fault, shown once. */
  public void merged(String reason, long records) {
    count(reason, records);
  }

  private void count(String text, long rows) {
    count += rows;
    if (examples.size() < SHOWN) {
      examples.add(text);
    }
  }

  /** How many rows were bad. */
  public long count() {
    return count;
  }

  /** The first few as {@code file:line: reason}. */
  public List<String> examples() {
    return List.copyOf(examples);
  }
}
