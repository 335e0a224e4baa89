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
 * Reads the rows of a CSV or TSV file with a header, by column name. Rejects and skips a row with a
 * different number of fields than the header, or with bytes that are not UTF-8.
 */
public final class DelimitedTable implements AutoCloseable {
  /** The maximum length of a field, in characters. */
  private static final int MAX_FIELD_LENGTH = 16 << 20;

  /** The maximum number of consecutive unreadable rows, after which the rest is skipped. */
  private static final int MAX_UNREADABLE = 1000;

  private static final int ROWS_PER_REPORT = 4096;

  private final Layer layer;
  private final String file;
  private final RecordSink sink;
  private final CsvReader<CsvRecord> reader;
  private final Iterator<CsvRecord> rows;
  private final Map<String, Integer> columns = new HashMap<>();
  private @Nullable CsvRecord row;
  private int unreported;

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
   * @param separator separates the fields of a row
   * @param quote encloses fields, 0 for none
   * @param required the columns that the file must have
   * @throws IOException if there is no header or a required column is missing
   */
  // Without allowUnclosedQuote a single broken quote ends the file; it has no replacement yet.
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
            .maxBufferSize(MAX_FIELD_LENGTH)
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

  /** Advances to the next valid row; returns false at the end. */
  public boolean next() throws IOException {
    CsvRecord candidate = advance();
    while (candidate != null) {
      row = candidate;
      if (++unreported == ROWS_PER_REPORT) {
        reportRows();
      }
      if (isValid(candidate)) {
        return true;
      }
      candidate = advance();
    }
    reportRows();
    return false;
  }

  /** Returns the next readable row, or null at the end; rejects unreadable rows. */
  private @Nullable CsvRecord advance() throws IOException {
    for (int tries = 0; tries < MAX_UNREADABLE; tries++) {
      try {
        return rows.hasNext() ? rows.next() : null;
      } catch (CsvParseException e) {
        sink.reject(file, line() + 1, "cannot be read: " + e.getMessage());
      } catch (UncheckedIOException e) {
        throw new IOException(file + ": " + e.getMessage(), e);
      }
    }
    sink.reject(file, line() + 1, "the rest of the file cannot be read");
    return null;
  }

  private boolean isValid(CsvRecord candidate) {
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

  /** Accepts a row without its last field, since some programs omit an empty one. */
  private boolean isShortTail(CsvRecord candidate) {
    return candidate.getFieldCount() > 1 && candidate.getFieldCount() == columns.size() - 1;
  }

  private void reportRows() {
    layer.progress().rows(unreported);
    unreported = 0;
  }

  /** Returns whether the file has the column. */
  public boolean has(String column) {
    return columns.containsKey(column);
  }

  /** Returns the trimmed value of a column in this row, or an empty text if there is none. */
  public String get(String column) {
    Integer index = columns.get(column);
    CsvRecord current = row;
    if (index == null || current == null || index >= current.getFieldCount()) {
      return "";
    }
    return current.getField(index).strip();
  }

  /** Returns the trimmed value of a column in this row, or null if there is none. */
  public @Nullable String orNull(String column) {
    String value = get(column);
    return value.isEmpty() ? null : value;
  }

  /** Returns the number of the line on which this row starts, from 1. */
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
