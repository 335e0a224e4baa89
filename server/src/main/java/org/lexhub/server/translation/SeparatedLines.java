package org.lexhub.server.translation;

import org.lexhub.store.text.Utf8Buffer;

/**
 * Lines of values with a separator between them. With commas, values are quoted as RFC 4180 says;
 * with tabs, a tab, line end or backslash inside a value becomes a backslash and a letter.
 */
final class SeparatedLines implements ExportFormat {
  private final char separator;

  SeparatedLines(char separator) {
    this.separator = separator;
  }

  @Override
  public void head(Utf8Buffer out) {
    out.putAscii(String.join(String.valueOf(separator), COLUMNS));
    out.put((byte) '\n');
  }

  @Override
  public void line(PairLine line, Utf8Buffer out) {
    byte[] bytes = line.bytes();
    value(bytes, 0, line.lemmaEnd(), out);
    out.put((byte) separator);
    value(bytes, line.lemmaEnd(), line.targetEnd(), out);
    out.put((byte) separator);
    value(bytes, line.targetEnd(), line.readingEnd(), out);
    out.put((byte) separator);
    out.putAscii(line.pos());
    out.put((byte) separator);
    ConfidenceText.put(line.confidence10000(), out);
    out.put((byte) '\n');
  }

  private void value(byte[] bytes, int start, int end, Utf8Buffer out) {
    if (separator == '\t') {
      escaped(bytes, start, end, out);
    } else {
      quoted(bytes, start, end, out);
    }
  }

  /** Appends a value with escapes, as it stands between tabs. */
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

  /** Appends a value with the quotes that it needs, as it stands between commas. */
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
