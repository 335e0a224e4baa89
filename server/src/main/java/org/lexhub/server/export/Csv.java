package org.lexhub.server.export;

import java.util.List;

/** Comma-separated values as in RFC 4180. */
public final class Csv {
  private Csv() {}

  /** Appends a line of values, quoted where they need it. */
  public static void line(List<String> values, StringBuilder out) {
    for (int i = 0; i < values.size(); i++) {
      if (i > 0) {
        out.append(',');
      }
      value(values.get(i), out);
    }
    out.append("\r\n");
  }

  /** Appends a value, quoted if it needs it. */
  public static void value(String value, StringBuilder out) {
    if (value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')) {
      out.append(value);
    } else {
      out.append('"').append(value.replace("\"", "\"\"")).append('"');
    }
  }
}
