package org.lexhub.server.translation;

import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Lines of values with a separator. With commas, values are quoted according to RFC 4180; with
 * tabs, a tab, line end or backslash in a value is escaped by a backslash.
 */
final class SeparatedLines implements ExportFormat {
  private final char separator;
  private final LineEnds ends;
  private final Utf8Buffer plain = new Utf8Buffer(256);
  private final RecentTexts recent = new RecentTexts();

  SeparatedLines(char separator) {
    this.separator = separator;
    String between = String.valueOf(separator);
    ends = new LineEnds(between, between, "\n");
  }

  @Override
  public void head(Utf8Buffer out) {
    out.putAscii(String.join(String.valueOf(separator), COLUMNS));
    out.put((byte) '\n');
  }

  @Override
  public void line(TextColumn strings, PairLine line, Utf8Buffer out) {
    value(strings, line.source(), out);
    out.put((byte) separator);
    value(strings, line.target(), out);
    out.put((byte) separator);
    if (line.reading() >= 0) {
      value(strings, line.reading(), out);
    }
    ends.put(line, out);
  }

  /**
   * Appends a text, which is stored with JSON escapes. A text without a backslash contains no tab,
   * line end, backslash or quote, so it is written as it is unless it contains the separator.
   */
  private void value(TextColumn strings, int row, Utf8Buffer out) {
    if (recent.append(row, out)) {
      return;
    }
    int start = out.length();
    strings.append(row, out);
    byte[] bytes = out.bytes();
    for (int i = start; i < out.length(); i++) {
      if (bytes[i] == '\\' || bytes[i] == separator) {
        out.truncate(start);
        rewrite(strings, row, out);
        break;
      }
    }
    recent.keep(row, out, start);
  }

  private void rewrite(TextColumn strings, int row, Utf8Buffer out) {
    plain.clear();
    strings.appendPlain(row, plain);
    if (separator == '\t') {
      escaped(plain.bytes(), 0, plain.length(), out);
    } else {
      quoted(plain.bytes(), 0, plain.length(), out);
    }
  }

  /** Appends a value with the escapes of tab-separated values. */
  static void escaped(byte[] bytes, int start, int end, Utf8Buffer out) {
    for (int i = start; i < end; i++) {
      byte b = bytes[i];
      char letter =
          switch (b) {
            case '\t' -> 't';
            case '\n' -> 'n';
            case '\r' -> 'r';
            case '\\' -> '\\';
            default -> 0;
          };
      if (letter == 0) {
        out.put(b);
      } else {
        out.put((byte) '\\');
        out.put((byte) letter);
      }
    }
  }

  /** Appends a value with quotes if comma-separated values need them. */
  static void quoted(byte[] bytes, int start, int end, Utf8Buffer out) {
    if (!needsQuotes(bytes, start, end)) {
      out.put(bytes, start, end - start);
      return;
    }
    out.put((byte) '"');
    for (int i = start; i < end; i++) {
      if (bytes[i] == '"') {
        out.put((byte) '"');
      }
      out.put(bytes[i]);
    }
    out.put((byte) '"');
  }

  private static boolean needsQuotes(byte[] bytes, int start, int end) {
    for (int i = start; i < end; i++) {
      byte b = bytes[i];
      if (b == ',' || b == '"' || b == '\n' || b == '\r') {
        return true;
      }
    }
    return false;
  }
}
