package org.lexhub.benchmarks.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class GrowthPictureTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TempDir private Path folder;

  private static List<String> columns() {
    List<String> columns =
        new ArrayList<>(
            List.of(
                "senses",
                "load_s",
                "load_processor_s",
                "load_peak_bytes",
                "snapshot_bytes",
                "open_us"));
    for (GrowthQuery query : GrowthQuery.values()) {
      columns.add(query.median());
      columns.add(query.tail());
    }
    return columns;
  }

  /** Writes a table whose cells grow with the number of senses, by ten from row to row. */
  private Path table(int rows) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add(String.join("\t", columns()));
    for (int row = 0; row < rows; row++) {
      List<String> cells = new ArrayList<>();
      for (int column = 0; column < columns().size(); column++) {
        cells.add(Double.toString((column + 1) * Math.pow(10, row)));
      }
      lines.add(String.join("\t", cells));
    }
    return Files.write(folder.resolve("growth.tsv"), lines);
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  /** Returns the circles of the line of a column. */
  private static List<Element> points(Document svg, String column) {
    List<Element> points = new ArrayList<>();
    NodeList groups = svg.getElementsByTagName("g");
    for (int i = 0; i < groups.getLength(); i++) {
      Element group = (Element) groups.item(i);
      if (group.getAttribute("id").equals(column)) {
        NodeList circles = group.getElementsByTagName("circle");
        for (int j = 0; j < circles.getLength(); j++) {
          points.add((Element) circles.item(j));
        }
      }
    }
    return points;
  }

  private static double number(Element element, String name) {
    return Double.parseDouble(element.getAttribute(name));
  }

  @Test
  void drawsEachRowOfEachColumnAtItsPlace() throws Exception {
    Document svg = parse(GrowthPicture.draw(table(4)));

    assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
    for (String column : columns().subList(1, columns().size())) {
      List<Element> points = points(svg, column);
      assertThat(points).as(column).hasSize(4);
      double step = number(points.get(1), "cx") - number(points.get(0), "cx");
      double rise = number(points.get(0), "cy") - number(points.get(1), "cy");
      assertThat(step).isPositive();
      assertThat(rise).isPositive();
      for (int i = 2; i < points.size(); i++) {
        double nextStep = number(points.get(i), "cx") - number(points.get(i - 1), "cx");
        double nextRise = number(points.get(i - 1), "cy") - number(points.get(i), "cy");
        assertThat(nextStep).as("equal factors, equal distances").isCloseTo(step, within());
        assertThat(nextRise).as("equal factors, equal distances").isCloseTo(rise, within());
      }
    }
  }

  private static org.assertj.core.data.Offset<Double> within() {
    return org.assertj.core.data.Offset.offset(0.25);
  }

  @Test
  void pointsAndTextsStayInThePicture() throws Exception {
    Document svg = parse(GrowthPicture.draw(table(3)));
    String[] size = svg.getDocumentElement().getAttribute("viewBox").split(" ", -1);
    NodeList texts = svg.getElementsByTagName("text");
    NodeList circles = svg.getElementsByTagName("circle");

    assertThat(texts.getLength()).isGreaterThan(20);
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      assertThat(number(text, "x")).isBetween(0.0, Double.parseDouble(size[2]));
      assertThat(number(text, "y")).isBetween(0.0, Double.parseDouble(size[3]));
    }
    for (int i = 0; i < circles.getLength(); i++) {
      Element circle = (Element) circles.item(i);
      assertThat(number(circle, "cx")).isBetween(0.0, Double.parseDouble(size[2]));
      assertThat(number(circle, "cy")).isBetween(0.0, Double.parseDouble(size[3]));
    }
  }

  @Test
  void drawsOneRow() throws Exception {
    assertThat(points(parse(GrowthPicture.draw(table(1))), "open_us")).hasSize(1);
  }

  @Test
  void wrongTablesAreRefused() throws IOException {
    Path empty = Files.writeString(folder.resolve("a.tsv"), "senses\topen_us\n");
    Path cell = Files.writeString(folder.resolve("b.tsv"), "senses\topen_us\n1\t-3\n");
    Path row = Files.writeString(folder.resolve("c.tsv"), "senses\topen_us\n1\n");
    Path column = Files.writeString(folder.resolve("d.tsv"), "senses\topen_us\n1\t2\n");

    assertThatThrownBy(() -> GrowthPicture.draw(empty)).hasMessageContaining("no rows");
    assertThatThrownBy(() -> GrowthPicture.draw(cell))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("b.tsv, line 2: open_us must be a positive number, not -3");
    assertThatThrownBy(() -> GrowthPicture.draw(row)).hasMessageContaining("1 cells for 2");
    assertThatThrownBy(() -> GrowthPicture.draw(column))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no column");
  }

  /** The picture that the README shows is that of the newest table. */
  @Test
  void pictureOfTheReadmeIsOfTheNewestTable() throws IOException {
    Path newest;
    try (Stream<Path> files = Files.list(ROOT.resolve("benchmarks/results"))) {
      newest =
          files
              .filter(file -> file.getFileName().toString().endsWith("-growth.tsv"))
              .max(Path::compareTo)
              .orElseThrow();
    }

    assertThat(Files.readString(ROOT.resolve("docs/images/growth.svg")))
        .as("run benchmarks/growth --draw --table " + newest)
        .isEqualTo(GrowthPicture.draw(newest));
    assertThat(Files.readString(ROOT.resolve("README.md"))).contains("docs/images/growth.svg");
  }
}
