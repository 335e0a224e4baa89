package org.lexhub.loader.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lexhub.loader.locator.LayerDownload;
import org.lexhub.loader.locator.LayerState;
import org.lexhub.loader.progress.StageTable;

/**
 * Prints the layers of a recipe as a table: name, whether the files are here, their size, licence
 * and origin.
 */
final class LayerTable {
  private static final int ORIGIN = 4;
  private static final int SIZE = 2;

  private final PrintWriter out;

  LayerTable(PrintWriter out) {
    this.out = out;
  }

  void print(LayerPlan plan) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("layer", "files", "size", "licence", "from"));
    plan.states().forEach(state -> rows.add(row(state)));
    plan.skipped()
        .forEach((layer, reason) ->
            rows.add(
                List.of(
                    layer.source().name(),
                    "skipped",
                    "",
                    layer.source().licence(),
                    "(" + reason + ")")));
    int[] widths = new int[ORIGIN];
    for (List<String> row : rows) {
      for (int i = 0; i < ORIGIN; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    rows.forEach(row -> out.println(line(row, widths)));
    out.println();
    out.println(total(plan));
    plan.states().stream()
        .filter(state -> state.kind() == LayerState.Kind.MISSING)
        .forEach(
            state -> out.println("  " + state.layer().source().name() + ": " + state.detail()));
    out.flush();
  }

  private static List<String> row(LayerState state) {
    return List.of(
        state.layer().source().name(),
        state.kind().label() + (state.layer().optional() ? " (optional)" : ""),
        state.bytes() < 0 ? "unknown" : StageTable.bytes(state.bytes()),
        state.layer().source().licence(),
        state.layer().locator());
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < ORIGIN; i++) {
      String width = (i == SIZE ? "%" : "%-") + Math.max(1, widths[i]) + "s";
      line.append("  ").append(String.format(Locale.ROOT, width, row.get(i)));
    }
    return line.append("  ").append(row.get(ORIGIN)).toString();
  }

  private static String total(LayerPlan plan) throws IOException {
    List<LayerDownload> downloads = plan.downloads();
    long bytes = 0;
    int unknown = 0;
    for (LayerDownload each : downloads) {
      bytes += Math.max(0, each.expected().bytes());
      unknown += each.expected().bytes() < 0 ? 1 : 0;
    }
    return plan.states().size()
        + " layers, "
        + plan.skipped().size()
        + " skipped; to fetch: "
        + downloads.size()
        + (downloads.size() == 1 ? " file" : " files")
        + (bytes == 0 ? "" : ", " + StageTable.bytes(bytes))
        + (unknown == 0 ? "" : ", " + unknown + " of unknown size");
  }
}
