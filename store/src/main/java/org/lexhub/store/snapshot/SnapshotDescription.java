package org.lexhub.store.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Describes a snapshot in plain text: its counts, and the size of each section. */
public final class SnapshotDescription {
  private static final List<String> UNITS = List.of("B", "KiB", "MiB", "GiB", "TiB");

  private SnapshotDescription() {}

  /** Returns lines for people, each ended by a newline; the same for the same snapshot. */
  public static String of(SnapshotHeader header) {
    List<Section> sections = header.sections();
    long bytes = sections.stream().mapToLong(Section::length).sum();
    StringBuilder out = new StringBuilder();
    line(out, "build", header.buildId());
    line(out, "created", header.created().toString());
    line(out, "format", "version " + header.formatVersion());
    line(out, "size", size(bytes) + " in " + grouped(sections.size()) + " sections");
    counts(out, header);
    sections(out, sections, bytes);
    return out.toString();
  }

  private static void line(StringBuilder out, String label, String text) {
    out.append("%-9s".formatted(label)).append(text).append('\n');
  }

  private static void counts(StringBuilder out, SnapshotHeader header) {
    if (header.counts().isEmpty()) {
      return;
    }
    List<String[]> rows = new ArrayList<>();
    rows.add(new String[] {"count", "number"});
    header.counts().forEach((name, n) -> rows.add(new String[] {name, grouped(n)}));
    table(out, rows);
  }

  private static void sections(StringBuilder out, List<Section> sections, long total) {
    List<String[]> rows = new ArrayList<>();
    rows.add(new String[] {"section", "bytes", "share", "crc32c"});
    for (Section s : sections) {
      rows.add(
          new String[] {
            s.name(), grouped(s.length()), share(s.length(), total), "%08x".formatted(s.crc32c())
          });
    }
    rows.add(new String[] {"all", grouped(total), share(total, total), ""});
    table(out, rows);
  }

  /** Aligns the columns: the first to the left, the others to the right. */
  private static void table(StringBuilder out, List<String[]> rows) {
    int[] widths = new int[rows.getFirst().length];
    for (String[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    out.append('\n');
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.length; i++) {
        String gap = " ".repeat(widths[i] - row[i].length());
        line.append(i == 0 ? row[i] + gap : "  " + gap + row[i]);
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
  }

  private static String share(long part, long total) {
    return String.format(Locale.ROOT, "%.1f %%", total == 0 ? 0.0 : 100.0 * part / total);
  }

  private static String grouped(long n) {
    return String.format(Locale.ROOT, "%,d", n);
  }

  private static String size(long bytes) {
    double amount = bytes;
    int unit = 0;
    while (amount >= 1024 && unit < UNITS.size() - 1) {
      amount /= 1024;
      unit++;
    }
    return unit == 0
        ? bytes + " B"
        : String.format(Locale.ROOT, "%.1f %s", amount, UNITS.get(unit));
  }
}
