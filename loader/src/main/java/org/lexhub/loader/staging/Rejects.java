package org.lexhub.loader.staging;

import java.util.ArrayList;
import java.util.List;

/** Counts the bad rows of one layer and keeps the first few as examples. */
public final class Rejects {
  /** The maximum number of examples. */
  public static final int SHOWN = 5;

  private final List<String> examples = new ArrayList<>();
  private long count;

  /** Counts a row of a file. */
  public void add(String file, long line, String reason) {
    count(line > 0 ? file + ":" + line + ": " + reason : file + ": " + reason, 1);
  }

  /** Counts a record that the merge rejects. */
  public void merged(String reason) {
    count(reason, 1);
  }

  /** Counts several records with the same error and keeps one example. */
  public void merged(String reason, long records) {
    count(reason, records);
  }

  private void count(String text, long rows) {
    count += rows;
    if (examples.size() < SHOWN) {
      examples.add(text);
    }
  }

  /** Returns the number of bad rows. */
  public long count() {
    return count;
  }

  /** Returns the first few as {@code file:line: reason}. */
  public List<String> examples() {
    return List.copyOf(examples);
  }
}
