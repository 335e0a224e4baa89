package org.lexhub.loader.source.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.source.RecordedLayer;
import org.lexhub.loader.source.RecordingSink;

/** Reads lines and table rows of damaged files. */
class LinesTest {
  private static List<String> lines(byte[] content, int max, RecordingSink sink)
      throws IOException {
    List<String> read = new ArrayList<>();
    var layer = new RecordedLayer().bytes("f", content).layer("cili");
    try (Lines lines = new Lines(layer, "f", sink, max)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        read.add(lines.number() + " " + line);
      }
    }
    return read;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void splitsAtLineFeedsAndDropsReturnsAndByteOrderMark() throws IOException {
    RecordingSink sink = new RecordingSink();
    assertThat(lines(utf8("\uFEFFä\r\n\n日本\n𝄞"), 100, sink))
        .containsExactly("1 ä", "2 ", "3 日本", "4 𝄞");
    assertThat(lines(new byte[0], 100, sink)).isEmpty();
    assertThat(sink.rejects).isEmpty();
  }

  @Test
  void rejectsWhatIsNotUtf8WithItsNumber() throws IOException {
    RecordingSink sink = new RecordingSink();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(utf8("good\n"));
    out.write(new byte[] {'a', (byte) 0xc3, '\n', (byte) 0xc0, (byte) 0xaf, '\n'});
    out.write(utf8("fine"));
    assertThat(lines(out.toByteArray(), 100, sink)).containsExactly("1 good", "4 fine");
    assertThat(sink.rejects)
        .containsExactly("f:2 the line is not valid UTF-8", "f:3 the line is not valid UTF-8");
  }

  @Test
  void skipsLinesThatAreTooLong() throws IOException {
    byte[] content = new byte[200_000];
    Arrays.fill(content, (byte) 'x');
    content[1000] = '\n';
    content[199_000] = '\n';
    RecordingSink sink = new RecordingSink();
    assertThat(lines(content, 2000, sink))
        .hasSize(2)
        .allMatch(line -> line.startsWith("1 x") || line.startsWith("3 x"));
    assertThat(sink.rejects).containsExactly("f:2 the line is longer than 2000 bytes");
  }

  @Test
  void tableRejectsRowsOfAnotherWidthAndOtherBytes() throws IOException {
    RecordingSink sink = new RecordingSink();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(utf8("\uFEFFID,Name,Note\n1,\"a, \"\"b\"\"\",x\n2\n3,"));
    out.write(0xff);
    out.write(utf8(",y\n4,\"two\nlines\",z\n5,c,d,e\n6,last,\n"));
    List<String> rows = new ArrayList<>();
    var layer = new RecordedLayer().bytes("t.csv", out.toByteArray()).layer("cldf");
    try (DelimitedTable table = DelimitedTable.csv(layer, "t.csv", sink, "ID", "Name")) {
      while (table.next()) {
        rows.add(table.line() + " " + table.get("ID") + " " + table.get("Name"));
      }
      assertThat(table.has("Note")).isTrue();
      assertThat(table.get("Nothing")).isEmpty();
    }
    assertThat(rows).containsExactly("2 1 a, \"b\"", "5 4 two\nlines", "8 6 last");
    assertThat(sink.rejects).hasSize(3).anyMatch(r -> r.startsWith("t.csv:7 has 4 fields"));
  }

  @Test
  void brokenQuoteCostsNoOtherRow() throws IOException {
    RecordingSink sink = new RecordingSink();
    List<String> rows = new ArrayList<>();
    var layer =
        new RecordedLayer().file("t.csv", "ID,Name", "1,a", "2,\"b\"x", "3,c").layer("cldf");
    try (DelimitedTable table = DelimitedTable.csv(layer, "t.csv", sink, "ID", "Name")) {
      while (table.next()) {
        rows.add(table.get("ID"));
      }
    }
    assertThat(rows).containsExactly("1", "2", "3");
  }

  @Test
  void tabbedTableKeepsQuotes() throws IOException {
    RecordingSink sink = new RecordingSink();
    var layer = new RecordedLayer().file("t.tsv", "a\tb", "\"x\ty\"").layer("cldf");
    try (DelimitedTable table = DelimitedTable.tsv(layer, "t.tsv", sink, "a")) {
      assertThat(table.next()).isTrue();
      assertThat(table.get("a")).isEqualTo("\"x");
      assertThat(table.next()).isFalse();
    }
    assertThat(sink.rejects).isEmpty();
  }
}
