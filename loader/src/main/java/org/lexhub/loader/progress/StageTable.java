package org.lexhub.loader.progress;

import java.util.List;
import java.util.Locale;

/**
 * Formats stages as lines and as a table.
 *
 * <p>The text table of picocli does not serve here: it aligns columns only to the left, and rows
 * are printed one by one while the load runs.
 */
public final class StageTable {
  private StageTable() {}

  /** Returns the line of a finished stage. */
  static String stage(StageSummary stage) {
    return row(stage);
  }

  /**
   * Returns the line of a running stage.
   *
   * @param done the completed share, 0 to 1, or a negative number if unknown
   */
  static String running(String name, long rows, double seconds, double done) {
    String line =
        String.format(
            Locale.ROOT,
            "  %-34s %,12d rows  %,10.0f rows/s",
            name,
            rows,
            seconds <= 0 ? 0 : rows / seconds);
    return line + left(seconds, done);
  }

  private static String left(double seconds, double done) {
    if (done <= 0 || done > 1 || seconds < 1) {
      return "";
    }
    double left = seconds / done - seconds;
    return String.format(Locale.ROOT, "  %3.0f %%, %s left", done * 100, duration(left));
  }

  /**
   * Returns the line of a running stage that cannot count its rows.
   *
   * @param written the number of bytes written so far, negative if unknown
   * @param done the completed share, 0 to 1, or a negative number if unknown
   */
  static String running(String name, double seconds, long written, double done) {
    String line = String.format(Locale.ROOT, "  %-34s %,10.0f s so far", name, seconds);
    if (written <= 0 || seconds < 1) {
      return line;
    }
    return line
        + ", "
        + bytes(written)
        + ", "
        + bytes(Math.round(written / seconds))
        + "/s"
        + left(seconds, done);
  }

  /** Returns the table of all stages with their total time. */
  public static String table(List<StageSummary> stages) {
    StringBuilder table = new StringBuilder();
    table.append(
        String.format(
            Locale.ROOT,
            "  %-34s %8s %8s %12s %10s %10s%n",
            "stage",
            "seconds",
            "cpu s",
            "rows",
            "rows/s",
            "bytes"));
    double seconds = 0;
    double processor = 0;
    for (StageSummary stage : stages) {
      table.append(row(stage)).append(System.lineSeparator());
      seconds += stage.part() ? 0 : stage.seconds();
      processor += stage.part() ? 0 : stage.processorSeconds();
    }
    table.append(String.format(Locale.ROOT, "  %-34s %8.1f %8.1f", "all", seconds, processor));
    return table.toString();
  }

  private static String row(StageSummary stage) {
    return String.format(
        Locale.ROOT,
        "  %-34s %8.1f %8.1f %,12d %,10.0f %10s",
        stage.part() ? "  " + stage.name() : stage.name(),
        stage.seconds(),
        stage.processorSeconds(),
        stage.rows(),
        stage.rate(),
        stage.bytes() < 0 ? "" : bytes(stage.bytes()));
  }

  /** Returns a number of bytes in a readable unit, such as {@code 1.5 MB}. */
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
