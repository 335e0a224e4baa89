package org.lexhub.server.export;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.lexhub.store.text.Utf8Buffer;

/**
 * A part of an export: rows of a table and what is written for each.
 *
 * @param rows returns the rows when the part begins
 * @param writer writes one row
 */
record Pass(Supplier<IntStream> rows, Writer writer) {
  /** Writes a row. */
  @FunctionalInterface
  interface Writer {
    void write(int row, Utf8Buffer out);
  }

  /** Writes the text of a row. */
  @FunctionalInterface
  interface TextWriter {
    void write(int row, StringBuilder out);
  }

  /** Returns a pass that writes text. */
  static Pass text(Supplier<IntStream> rows, TextWriter writer) {
    return new Pass(
        rows,
        (row, out) -> {
          StringBuilder text = new StringBuilder();
          writer.write(row, text);
          put(text, out);
        });
  }

  /** Returns a pass without rows, which writes once. */
  static Pass once(Consumer<StringBuilder> writer) {
    return text(() -> IntStream.of(0), (row, out) -> writer.accept(out));
  }

  /** Appends text in UTF-8. */
  static void put(CharSequence text, Utf8Buffer out) {
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    out.put(bytes, 0, bytes.length);
  }
}
