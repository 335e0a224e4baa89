package org.lexhub.loader.progress;

import java.util.List;
import java.util.Locale;

/** Lays stages out as lines and tables for people. */
public final class StageTable {
  private StageTable() {}

  /** A stage that is done. */
  static String stage(StageSummary stage) {
    return row(stage);
  }

  /**
   * A stage under way.
   *
   * @param done share that is done, negative if unknown
   */
  static String running(String name, long rows, double seconds, double done) {
    String line =
        String.format(
            Locale.ROOT,
            "  %-34s %,12d rows  %,10.0f rows/s",
            name,
            rows,
            seconds <= 0 ? 0 : rows / seconds);
    if (done <= 0 || done > 1 || seconds < 1) {
      return line;
    }
    double left = seconds / done - seconds;
    return line + String.format(Locale.ROOT, "  %3.0f %%, %s left", done * 100, duration(left));
  }

  /**
   * A stage under way that can't count its rows.
   *
   * @param written bytes written so far, negative if unknown
   */
  static String running(String name, double seconds, long written) {
    String line = String.format(Locale.ROOT, "  %-34s %,10.0f s so far", name, seconds);
    if (written <= 0 || seconds < 1) {
      return line;
    }
    return line + ", " + bytes(written) + ", " + bytes(Math.round(written / seconds)) + "/s";
  }

  /** All stages with their sum. */
  public static String table(List<StageSummary> stages) {
    StringBuilder table = new StringBuilder();
    table.append(
        String.format(
            Locale.ROOT,
            "  %-34s %8s %12s %10s %10s%n",
            "stage",
            "seconds",
            "rows",
            "rows/s",
            "bytes"));
    double seconds = 0;
    for (StageSummary stage : stages) {
      table.append(row(stage)).append(System.lineSeparator());
      seconds += stage.seconds();
    }
    table.append(String.format(Locale.ROOT, "  %-34s %8.1f", "all", seconds));
    return table.toString();
  }

  private static String row(StageSummary stage) {
    return String.format(
        Locale.ROOT,
        "  %-34s %8.1f %,12d %,10.0f %10s",
        stage.name(),
        stage.seconds(),
        stage.rows(),
        stage.rate(),
        stage.bytes() < 0 ? "" : bytes(stage.bytes()));
  }

  /** A number of bytes for people. */
  public static String bytes(long count) {
    if (count < 1000) {
      return count + " B";
    }
    double value = count;
    String unit = "B";
    for (String larger : List.of("kB", "MB", "GB", "TB")) {
      if (value < 999.5) {
        break;
      }
      value /= 1000;
      unit = larger;
    }
    return String.format(Locale.ROOT, "%.1f %s", value, unit);
  }

  private static String duration(double seconds) {
    long whole = Math.max(1, Math.round(seconds));
    return whole < 60 ? whole + " s" : whole / 60 + " min " + whole % 60 + " s";
  }
}
