package org.lexhub.benchmarks.growth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/**
 * Draws the table of {@code benchmarks/growth} as SVG: a panel each for the times of queries, of
 * loads, and for bytes, over the number of senses, all on logarithmic axes. Solid lines are medians
 * or single values, dashed ones 99th percentiles. The colours suit light and dark pages.
 */
public final class GrowthPicture {
  private static final int WIDTH = 1060;
  private static final int HEIGHT = 400;
  private static final int TOP = 44;
  private static final int BOTTOM = 350;
  private static final int PANEL = 350;
  private static final int LEFT = 62;

  /** The space at the right of a panel for the names of its lines. */
  private static final int NAMES = 96;

  /** The least distance between the names of two lines, in pixels. */
  private static final double NAME_HEIGHT = 15;

  private static final String STYLE =
      """
      <style>
      text { font-family: system-ui, sans-serif; fill: #23201c; font-size: 12px; dominant-baseline: central }
      .title { font-size: 15px; font-weight: 700 } .mark { fill: #6b645b; font-size: 11px }
      .end { text-anchor: end } .middle { text-anchor: middle }
      .back { fill: #fffdf9 } .grid { stroke: #d8d0c4; stroke-width: 1 }
      .line { fill: none; stroke-width: 2 } .tail { stroke-dasharray: 4 3; stroke-width: 1.3 }
      .a { --c: #b4532a } .b { --c: #2a6fb4 } .c { --c: #3c8a4e } .d { --c: #8a3c7d } .e { --c: #a07a1f } .f { --c: #2f8a8a }
      .line { stroke: var(--c) } circle, .name { fill: var(--c) }
      @media (prefers-color-scheme: dark) {
        text { fill: #f1ece4 } .mark { fill: #b5aca0 } .back { fill: #23201c } .grid { stroke: #4b453d }
        .a { --c: #f0916a } .b { --c: #7fb6f0 } .c { --c: #86cf97 } .d { --c: #d48fc8 } .e { --c: #dcb95a } .f { --c: #74cfcf }
      }
      </style>
      """;

  /** A line of a panel: its name, the class of its colour, its column, whether it is a tail. */
  private record Line(String name, char colour, String column, boolean tail) {
    /** Returns the class of the line. */
    String style() {
      return tail ? "line tail" : "line";
    }
  }

  private final GrowthTable table;
  private final double[] senses;
  private final StringBuilder svg = new StringBuilder();

  private GrowthPicture(GrowthTable table) throws IOException {
    this.table = table;
    senses = table.column("senses");
  }

  /**
   * Draws a file.
   *
   * @param arguments the table and the picture to write
   */
  public static void main(String[] arguments) throws IOException {
    Files.writeString(Path.of(arguments[1]), draw(Path.of(arguments[0])));
  }

  /**
   * Returns the picture of a table.
   *
   * @throws IOException if the table cannot be read or lacks a column
   */
  static String draw(Path file) throws IOException {
    return new GrowthPicture(GrowthTable.read(file)).draw();
  }

  private String draw() throws IOException {
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
        .append(WIDTH + " " + HEIGHT)
        .append("\" role=\"img\">\n<title>Times and sizes of Lexhub from ")
        .append(shown(Arrays.stream(senses).min().orElse(0)) + " to ")
        .append(shown(Arrays.stream(senses).max().orElse(0)) + " senses</title>")
        .append(STYLE)
        .append("<rect class=\"back\" width=\"" + WIDTH + "\" height=\"" + HEIGHT + "\"/>\n");
    panel(0, "Query, µs (dashed: p99)", queries());
    panel(
        1,
        "Load, seconds",
        List.of(
            new Line("processor", 'a', "load_processor_s", false),
            new Line("clock", 'b', "load_s", true)));
    panel(
        2,
        "Bytes",
        List.of(
            new Line("snapshot", 'c', "snapshot_bytes", false),
            new Line("memory of load", 'd', "load_peak_bytes", false)));
    return svg.append("</svg>\n").toString();
  }

  private static List<Line> queries() {
    List<Line> lines = new ArrayList<>();
    char colour = 'a';
    for (GrowthQuery query : GrowthQuery.values()) {
      lines.add(new Line(query.title, colour, query.median(), false));
      lines.add(new Line("", colour, query.tail(), true));
      colour++;
    }
    lines.add(new Line("open", colour, "open_us", false));
    return lines;
  }

  private void panel(int place, String title, List<Line> lines) throws IOException {
    double left = place * PANEL + (double) LEFT;
    double right = left + PANEL - LEFT - NAMES;
    List<double[]> columns = new ArrayList<>();
    for (Line line : lines) {
      columns.add(table.column(line.column));
    }
    LogAxis x = LogAxis.of(senses, left, right);
    double[] all = columns.stream().flatMapToDouble(DoubleStream::of).toArray();
    LogAxis y = LogAxis.of(all, BOTTOM, TOP);
    svg.append("<g class=\"panel\">\n");
    text("title", left, TOP / 2.0, title);
    grid(x, y, left, right);
    for (int i = 0; i < lines.size(); i++) {
      line(lines.get(i), columns.get(i), x, y);
    }
    names(lines, columns, y, right + 6);
    svg.append("</g>\n");
  }

  private void grid(LogAxis x, LogAxis y, double left, double right) {
    for (double mark : y.marks()) {
      path("grid", "M" + pixel(left) + " " + pixel(y.at(mark)) + "H" + pixel(right));
      text("mark end", left - 6, y.at(mark), shown(mark));
    }
    for (double mark : x.marks()) {
      path("grid", "M" + pixel(x.at(mark)) + " " + TOP + "V" + BOTTOM);
      text("mark middle", x.at(mark), BOTTOM + 14.0, shown(mark));
    }
    text("mark middle", (left + right) / 2, BOTTOM + 34.0, "senses");
  }

  private void line(Line line, double[] values, LogAxis x, LogAxis y) {
    StringBuilder points = new StringBuilder();
    StringBuilder dots = new StringBuilder();
    for (int i = 0; i < values.length; i++) {
      String cx = pixel(x.at(senses[i]));
      String cy = pixel(y.at(values[i]));
      points.append(i == 0 ? "M" : "L").append(cx).append(' ').append(cy);
      dots.append(
          "<circle cx=\"" + cx + "\" cy=\"" + cy + "\" r=\"" + (line.tail ? 1.6 : 3) + "\"/>");
    }
    svg.append("<g class=\"" + line.colour + "\" id=\"" + line.column + "\">");
    path(line.style(), points.toString());
    svg.append(dots).append("</g>\n");
  }

  /** Writes the names at the ends of the lines, the lower ones moved down where they overlap. */
  private void names(List<Line> lines, List<double[]> columns, LogAxis y, double left) {
    List<Integer> order = new ArrayList<>();
    double[] ends = new double[lines.size()];
    for (int i = 0; i < ends.length; i++) {
      ends[i] = y.at(columns.get(i)[table.size() - 1]);
      if (!lines.get(i).name.isEmpty()) {
        order.add(i);
      }
    }
    order.sort((a, b) -> Double.compare(ends[a], ends[b]));
    double free = 0;
    for (int i : order) {
      double at = Math.max(ends[i], free);
      text(lines.get(i).colour + " name", left, at, lines.get(i).name);
      free = at + NAME_HEIGHT;
    }
  }

  private void path(String style, String data) {
    svg.append("<path class=\"" + style + "\" d=\"" + data + "\"/>");
  }

  private void text(String style, double x, double y, String text) {
    svg.append("<text class=\"" + style + "\" x=\"" + pixel(x) + "\" y=\"" + pixel(y) + "\">")
        .append(text)
        .append("</text>\n");
  }

  private static String pixel(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  /** Returns a number with the prefix of its thousands, such as 20 M. */
  private static String shown(double value) {
    String[] prefixes = {"", " k", " M", " G", " T"};
    int prefix = 0;
    double rest = value;
    while (rest >= 999.5 && prefix < prefixes.length - 1) {
      rest /= 1000;
      prefix++;
    }
    return String.format(Locale.ROOT, "%.3g", rest)
            .replaceAll("(\\.\\d*?)0+$", "$1")
            .replaceAll("\\.$", "")
        + prefixes[prefix];
  }
}
