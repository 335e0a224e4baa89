package org.lexhub.store.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.OffsetsColumnWriter;
import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Writes a {@link TextColumn}. Rows are collected as bytes outside the heap; closing trains the
 * symbols on a sample of them and writes the sections. Invalid characters become U+FFFD, see {@link
 * JsonEscape}.
 */
public final class TextColumnWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final String name;
  private final TextStore rows = new TextStore();
  private final Utf8Buffer scratch = new Utf8Buffer(1 << 10);
  private @Nullable SymbolTable trained;
  private boolean closed;

  private TextColumnWriter(SnapshotWriter out, String name) {
    this.out = out;
    this.name = name;
  }

  /** Creates a column under a name that is unique in the snapshot. */
  public static TextColumnWriter create(SnapshotWriter out, String name) {
    return new TextColumnWriter(out, name);
  }

  /** Appends a row and returns its number. */
  public int add(String text) {
    scratch.clear();
    JsonEscape.append(text, scratch);
    return addScratch();
  }

  /** Appends a row of UTF-8 and returns its number. */
  public int add(byte[] utf8, int offset, int length) {
    scratch.clear();
    JsonEscape.append(utf8, offset, length, scratch);
    return addScratch();
  }

  private int addScratch() {
    return addEscaped(scratch);
  }

  int addEscaped(Utf8Buffer escaped) {
    if (closed) {
      throw new IllegalStateException("text column " + name + " is closed already");
    }
    if (trained != null) {
      throw new IllegalStateException("text column " + name + " has its symbols already");
    }
    return rows.add(escaped.bytes(), escaped.length());
  }

  /** Returns the number of rows added. */
  public int size() {
    return rows.size();
  }

  /** Appends a row to a buffer, escaped as it is stored. */
  void readEscaped(int row, Utf8Buffer to) {
    rows.read(row, to);
  }

  /** Returns a row that was added before. */
  public String get(int row) {
    Utf8Buffer escaped = new Utf8Buffer(64);
    rows.read(row, escaped);
    Utf8Buffer plain = new Utf8Buffer(escaped.length());
    JsonEscape.unescape(escaped.bytes(), 0, escaped.length(), plain);
    return new String(plain.bytes(), 0, plain.length(), StandardCharsets.UTF_8);
  }

  /**
   * Trains the symbols now instead of on closing, if this is to happen on another thread. Other
   * threads can read rows meanwhile; none can be added any more.
   */
  void train() {
    trained = SymbolTraining.train(rows);
  }

  /** Trains the symbols and puts the column into the snapshot. Closing again does nothing. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    SymbolTable table = trained == null ? SymbolTraining.train(rows) : trained;
    try (SectionWriter section = out.section(name + TextColumn.SYMBOLS)) {
      table.write(section);
    }
    writeCodes(table);
  }

  /** Encodes one block on each core; writes the blocks in the order of their rows. */
  private void writeCodes(SymbolTable table) {
    SymbolEncoder encoder = new SymbolEncoder(table);
    EncodedBlock[] blocks = new EncodedBlock[Runtime.getRuntime().availableProcessors()];
    Arrays.setAll(blocks, i -> new EncodedBlock(encoder.copy()));
    try (OffsetsColumnWriter offsets = OffsetsColumnWriter.create(out, name + TextColumn.OFFSETS);
        SectionWriter section = out.section(name + TextColumn.CODES)) {
      long step = (long) blocks.length * EncodedBlock.ROWS;
      for (long first = 0; first < rows.size(); first += step) {
        long start = first;
        IntStream.range(0, blocks.length)
            .parallel()
            .forEach(i -> blocks[i].fill(rows, start + (long) i * EncodedBlock.ROWS));
        for (EncodedBlock block : blocks) {
          write(block, section, offsets);
        }
      }
      section.putLong(0);
    }
  }

  private static void write(EncodedBlock block, SectionWriter codes, OffsetsColumnWriter offsets) {
    long start = codes.length();
    codes.put(block.codes().bytes(), 0, block.codes().length());
    for (int row = 0; row < block.rows(); row++) {
      offsets.add(start + block.end(row));
    }
  }
}
