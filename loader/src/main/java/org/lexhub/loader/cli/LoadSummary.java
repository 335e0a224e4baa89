package org.lexhub.loader.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.SortedMap;
import org.lexhub.loader.assemble.LayerReport;
import org.lexhub.loader.assemble.LoadReport;
import org.lexhub.loader.progress.StageTable;

/** Prints the result of a load. */
final class LoadSummary {
  private LoadSummary() {}

  static void print(LoadReport report, PrintWriter out) {
    if (report.reused()) {
      out.println("Nothing has changed since " + report.file() + " was built; it stays current.");
      return;
    }
    out.println();
    out.println(StageTable.table(report.stages()));
    out.println();
    report.layers().forEach(layer -> layer(layer, out));
    layer(report.merging(), out);
    unmatched(report.unmatched(), out);
    out.println();
    report
        .counts()
        .forEach(
            (name, count) -> out.println(String.format(Locale.ROOT, "  %-16s %,14d", name, count)));
    out.println();
    out.println("Published " + report.file());
    out.flush();
  }

  private static void unmatched(SortedMap<String, Long> unmatched, PrintWriter out) {
    if (!unmatched.isEmpty()) {
      out.println("  skipped, because they refer to words that no layer contains:");
      unmatched.forEach((source, count) ->
          out.println(String.format(Locale.ROOT, "    %-16s %,12d", source, count)));
    }
  }

  private static void layer(LayerReport layer, PrintWriter out) {
    if (layer.skipped() != null) {
      out.println("  " + layer.layer() + ": skipped: " + layer.skipped());
    } else if (layer.rejected() > 0) {
      out.println(
          String.format(
              Locale.ROOT,
              "  %s: %,d rejected rows, the first ones:",
              layer.layer(),
              layer.rejected()));
      layer.examples().forEach(example -> out.println("    " + example));
    }
  }
}
