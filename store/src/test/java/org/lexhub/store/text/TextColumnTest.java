package org.lexhub.store.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.column.Scratch;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.snapshot.Snapshots;

class TextColumnTest {
  private static final List<String> WORDS =
      List.of(
          "the",
          "of a",
          "person who",
          "dog",
          "Straße",
          "собака",
          "жить",
          "犬",
          "日本語",
          "강아지",
          "كلب",
          "שלום",
          "नमस्ते",
          "ภาษาไทย",
          "😀",
          "👩‍👩‍👧‍👦",
          "e\u0301",
          "\"quoted\"",
          "back\\slash",
          "tab\t",
          "line\nbreak",
          "\u0000",
          "\u001f",
          "ǃXóõ",
          "ትግርኛ",
          "\uD835\uDD04");

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 63, 64, 65, 3000})
  void givesBackEveryScript(int rows) {
    List<String> texts = texts(rows, rows);
    try (Snapshot s = Snapshots.open(out -> write(out, texts))) {
      check(s, texts);
    }
  }

  private static List<String> texts(int rows, long seed) {
    Random random = new Random(seed);
    List<String> texts = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(12); i > 0; i--) {
        text.append(WORDS.get(random.nextInt(WORDS.size()))).append(i % 3 == 0 ? "" : " ");
      }
      texts.add(text.toString());
    }
    return texts;
  }

  private static void write(SnapshotWriter out, List<String> texts) {
    try (TextColumnWriter writer = TextColumnWriter.create(out, "t")) {
      for (int row = 0; row < texts.size(); row++) {
        assertThat(writer.add(texts.get(row))).isEqualTo(row);
      }
      assertThat(writer.size()).isEqualTo(texts.size());
    }
  }

  private static void check(Snapshot s, List<String> texts) {
    TextColumn column = TextColumn.open(s, "t");
    assertThat(column.size()).isEqualTo(texts.size());
    Utf8Buffer escaped = new Utf8Buffer(0);
    Utf8Buffer expected = new Utf8Buffer(0);
    for (int row = 0; row < texts.size(); row++) {
      assertThat(column.get(row)).as("row %d", row).isEqualTo(texts.get(row));
      escaped.clear();
      escaped.putAscii("before");
      column.append(row, escaped);
      expected.clear();
      expected.putAscii("before");
      JsonEscape.append(texts.get(row), expected);
      assertThat(escaped.toString()).as("row %d", row).isEqualTo(expected.toString());
    }
    TextColumn.verify(s, "t", texts.size());
    assertThatThrownBy(() -> TextColumn.verify(s, "t", texts.size() + 1))
        .isInstanceOf(CorruptSnapshotException.class);
    assertThatThrownBy(() -> column.append(texts.size(), escaped))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> column.append(-1, escaped))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void takesLongTextsAndRepeats() {
    Random random = new Random(4);
    StringBuilder noise = new StringBuilder();
    while (noise.length() < 100_000) {
      noise.appendCodePoint(random.nextInt(0xD800));
    }
    List<String> texts =
        List.of(
            noise.toString(),
            "",
            "ab".repeat(60_000),
            "x".repeat(SymbolParser.PIECE),
            "日".repeat(5000));
    try (Snapshot s = Snapshots.open(out -> write(out, texts))) {
      check(s, texts);
      assertThat(s.section("t.codes").byteSize()).isLessThan(350_000);
    }
  }

  @Test
  void givesTheSameBytesForTheSameRowsInAnyScratch(@TempDir Path folder) throws Exception {
    List<String> texts = new ArrayList<>(texts(10_000, 9));
    texts.add("long".repeat(400_000));
    texts.add("end");
    byte[] bytes = Snapshots.bytes(out -> write(out, texts));
    Scratch files = Scratch.at(folder.resolve("scratch"));
    assertThat(files.call(() -> Snapshots.bytes(out -> write(out, texts)))).isEqualTo(bytes);
    try (Snapshot s = Snapshots.open(bytes)) {
      TextColumn column = TextColumn.open(s, "t");
      for (int row = 0; row < texts.size(); row += 97) {
        assertThat(column.get(row)).isEqualTo(texts.get(row));
      }
      assertThat(column.get(10_000)).isEqualTo(texts.get(10_000));
    }
  }

  @Test
  void compressesWhatRepeats() {
    Random random = new Random(6);
    List<String> texts = new ArrayList<>();
    long raw = 0;
    for (int row = 0; row < 20_000; row++) {
      StringBuilder text = new StringBuilder("a kind of");
      for (int i = 0; i < 6; i++) {
        int rank = (int) Math.exp(random.nextDouble() * Math.log(3000));
        text.append(" word").append(Integer.toString(rank * 7919, 36));
      }
      texts.add(text.toString());
      raw += text.length();
    }
    try (Snapshot s = Snapshots.open(out -> write(out, texts))) {
      long stored = s.header().sections().stream().mapToLong(x -> x.length()).sum();
      assertThat((double) stored / raw).isLessThan(0.30);
    }
  }

  @Test
  void replacesWhatIsNoCharacter() {
    Snapshot s =
        Snapshots.open(out -> {
          try (TextColumnWriter writer = TextColumnWriter.create(out, "t")) {
            writer.add("a\uD800b");
            byte[] utf8 = "xxgüt\"".getBytes(StandardCharsets.UTF_8);
            writer.add(utf8, 2, utf8.length - 2);
            writer.add(new byte[] {'a', (byte) 0xFF}, 0, 2);
            assertThat(writer.get(1)).isEqualTo("güt\"");
          }
        });
    try (s) {
      TextColumn column = TextColumn.open(s, "t");
      assertThat(column.get(0)).isEqualTo("a\uFFFDb");
      assertThat(column.get(1)).isEqualTo("güt\"");
      assertThat(column.get(2)).isEqualTo("a\uFFFD");
    }
  }

  @Test
  void refusesRowsAfterTheEnd() {
    Snapshots.bytes(out -> {
      TextColumnWriter writer = TextColumnWriter.create(out, "t");
      writer.close();
      writer.close();
      assertThatThrownBy(() -> writer.add("x")).hasMessageContaining("t is closed already");
    });
  }

  @Test
  void aPoolTakesNoTextAfterTheEndOfTexts() {
    Snapshots.bytes(out -> {
      try (TextPoolWriter pool = TextPoolWriter.create(out, "t")) {
        pool.intern("x");
        pool.endTexts();
        assertThat(pool.get(0)).isEqualTo("x");
        assertThatThrownBy(() -> pool.intern("x")).hasMessage("the pool takes no more texts");
      }
    });
  }

  @Test
  void poolsEqualTexts() {
    List<String> texts = texts(5_000, 12);
    List<String> distinct = new ArrayList<>(new LinkedHashSet<>(texts));
    Collections.addAll(distinct, "last", "");
    List<String> all = new ArrayList<>(texts);
    all.addAll(distinct);
    Map<String, Integer> rows = new HashMap<>();
    List<String> order = new ArrayList<>();
    for (String text : all) {
      if (rows.putIfAbsent(text, order.size()) == null) {
        order.add(text);
      }
    }
    Snapshot s =
        Snapshots.open(out -> {
          try (TextPoolWriter pool = TextPoolWriter.create(out, "t")) {
            for (String text : all) {
              byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
              int row =
                  text.length() % 2 == 0 ? pool.intern(text) : pool.intern(utf8, 0, utf8.length);
              assertThat(row).isEqualTo(rows.get(text));
            }
            assertThat(pool.size()).isEqualTo(order.size());
            assertThat(pool.get(17)).isEqualTo(order.get(17));
          }
        });
    try (s) {
      check(s, order);
    }
  }

  @Test
  void poolsHundredsOfThousands() {
    int count = 300_000;
    Snapshot s =
        Snapshots.open(out -> {
          try (TextPoolWriter pool = TextPoolWriter.create(out, "t")) {
            for (int round = 0; round < 2; round++) {
              for (int i = 0; i < count; i++) {
                if (pool.intern("w" + i * 7919L) != i) {
                  throw new AssertionError("text " + i + " in round " + round);
                }
              }
            }
          }
        });
    try (s) {
      TextColumn column = TextColumn.open(s, "t");
      assertThat(column.size()).isEqualTo(count);
      for (int i = 0; i < count; i += 101) {
        assertThat(column.get(i)).isEqualTo("w" + i * 7919L);
      }
    }
  }

  @Test
  void verifyFindsChangedBitsOrReadsWholeText() {
    List<String> texts = texts(20, 8);
    byte[] symbols;
    byte[] codes;
    byte[] offsets;
    try (Snapshot s = Snapshots.open(out -> write(out, texts))) {
      symbols = bytes(s, "t.symbols");
      codes = bytes(s, "t.codes");
      offsets = bytes(s, "t.offsets");
    }
    int found = 0;
    int all = 8 * (symbols.length + codes.length + offsets.length) / 3;
    byte[][] parts = {symbols, codes, offsets};
    for (byte[] part : parts) {
      for (int bit = 0; bit < 8 * part.length; bit += 3) {
        part[bit >>> 3] ^= (byte) (1 << (bit & 7));
        Snapshot s =
            Snapshots.open(out -> {
              section(out, "t.symbols", symbols);
              section(out, "t.codes", codes);
              section(out, "t.offsets", offsets);
            });
        try (s) {
          TextColumn.verify(s, "t");
        } catch (CorruptSnapshotException e) {
          found++;
        }
        part[bit >>> 3] ^= (byte) (1 << (bit & 7));
      }
    }
    // The others are texts of the same form, which no check of the structure can detect.
    assertThat(found).isGreaterThan(all / 4);
  }

  private static byte[] bytes(Snapshot s, String name) {
    return s.section(name).toArray(ValueLayout.JAVA_BYTE);
  }

  private static void section(SnapshotWriter out, String name, byte[] bytes) {
    try (SectionWriter section = out.section(name)) {
      section.put(bytes);
    }
  }
}
