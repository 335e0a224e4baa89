package org.lexhub.loader.source.text;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;

/**
 * The rows of a CSV or TSV file with a header, by column name. A row with another number of fields
 * than the header, or with bytes that are not UTF-8, is rejected and skipped.
 */
public final class DelimitedTable implements AutoCloseable {
  private static final int MAX_FIELD = 16 << 20;

  /** Broken rows in a row after which a file is given up. */
  private static final int MAX_BROKEN = 1000;

  private final Layer layer;
  private final String file;
  private final RecordSink sink;
  private final CsvReader<CsvRecord> reader;
  private final Iterator<CsvRecord> rows;
  private final Map<String, Integer> columns = new HashMap<>();
  private @Nullable CsvRecord row;
  private int untold;

  private DelimitedTable(Layer layer, String file, RecordSink sink, CsvReader<CsvRecord> reader) {
    this.layer = layer;
    this.file = file;
    this.sink = sink;
    this.reader = reader;
    this.rows = reader.iterator();
  }

  /** Opens a comma-separated file with quotes (RFC 4180). */
  public static DelimitedTable csv(Layer layer, String file, RecordSink sink, String... required)
      throws IOException {
    return open(layer, file, sink, ',', '"', required);
  }

  /** Opens a tab-separated file in which quotes are ordinary characters. */
  public static DelimitedTable tsv(Layer layer, String file, RecordSink sink, String... required)
      throws IOException {
    return open(layer, file, sink, '\t', '\0', required);
  }

  /**
   * Opens a file.
   *
   * @param required columns without which the file is not of this format
   * @throws IOException if there is no header or a required column is missing
   */
  // Without it a single broken quote ends the file; the library has no successor of it yet.
  @SuppressWarnings("removal")
  public static DelimitedTable open(
      Layer layer, String file, RecordSink sink, char separator, char quote, String... required)
      throws IOException {
    var characters = new InputStreamReader(layer.files().open(file), StandardCharsets.UTF_8);
    CsvReader<CsvRecord> reader =
        CsvReader.builder()
            .fieldSeparator(separator)
            .quoteCharacter(quote)
            .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
            .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
            .allowExtraCharsAfterClosingQuote(true)
            .allowUnclosedQuote(true)
            .skipEmptyLines(true)
            .maxBufferSize(MAX_FIELD)
            .ofCsvRecord(characters);
    DelimitedTable table = new DelimitedTable(layer, file, sink, reader);
    try {
      table.header(required);
    } catch (IOException | RuntimeException e) {
      reader.close();
      throw e;
    }
    return table;
  }

  private void header(String... required) throws IOException {
    if (!rows.hasNext()) {
      throw new IOException(file + " is empty; expected a header");
    }
    List<String> names = rows.next().getFields();
    for (int i = 0; i < names.size(); i++) {
      String name = i == 0 ? names.get(i).replace("\uFEFF", "") : names.get(i);
      columns.putIfAbsent(name, i);
    }
    for (String name : required) {
      if (!columns.containsKey(name)) {
        throw new IOException(
            file + " has no column " + name + "; its header is " + String.join(", ", names));
      }
    }
  }

  /** Goes to the next good row; false at the end. */
  public boolean next() throws IOException {
    CsvRecord candidate = advance();
    while (candidate != null) {
      row = candidate;
      if (++untold == 4096) {
        tell();
      }
      if (isGood(candidate)) {
        return true;
      }
      candidate = advance();
    }
    tell();
    return false;
  }

  /** The next row as it stands, null at the end; what cannot be read as a row is rejected. */
  private @Nullable CsvRecord advance() throws IOException {
    for (int tries = 0; tries < MAX_BROKEN; tries++) {
      try {
        return rows.hasNext() ? rows.next() : null;
      } catch (CsvParseException e) {
        sink.reject(file, line() + 1, "cannot be read: " + e.getMessage());
      } catch (UncheckedIOException e) {
        throw new IOException(file + ": " + e.getMessage(), e);
      }
    }
    sink.reject(file, line() + 1, "cannot be read on from here");
    return null;
  }

  private boolean isGood(CsvRecord candidate) {
    if (candidate.getFieldCount() != columns.size() && !isShortTail(candidate)) {
      reject("has " + candidate.getFieldCount() + " fields, expected " + columns.size());
      return false;
    }
    for (int i = 0; i < candidate.getFieldCount(); i++) {
      if (candidate.getField(i).indexOf('\uFFFD') >= 0) {
        reject("is not valid UTF-8");
        return false;
      }
    }
    return true;
  }

  /** Some writers leave out empty fields at the end. */
  private boolean isShortTail(CsvRecord candidate) {
    return candidate.getFieldCount() > 1 && candidate.getFieldCount() == columns.size() - 1;
  }

  private void tell() {
    layer.progress().rows(untold);
    untold = 0;
  }

  /** Whether the file has the column. */
  public boolean has(String column) {
    return columns.containsKey(column);
  }

  /** The value of a column in this row, trimmed; empty where the column or value is missing. */
  public String get(String column) {
    Integer index = columns.get(column);
    CsvRecord current = row;
    if (index == null || current == null || index >= current.getFieldCount()) {
      return "";
    }
    return current.getField(index).strip();
  }

  /** The value of a column, null where empty. */
  public @Nullable String orNull(String column) {
    String value = get(column);
    return value.isEmpty() ? null : value;
  }

  /** Line on which this row starts, from 1. */
  long line() {
    CsvRecord current = row;
    return current == null ? 0 : current.getStartingLineNumber();
  }

  /** Rejects this row. */
  public void reject(String reason) {
    sink.reject(file, line(), reason);
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
