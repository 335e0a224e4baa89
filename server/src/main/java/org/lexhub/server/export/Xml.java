package org.lexhub.server.export;

/** Writes XML. */
final class Xml {
  private Xml() {}

  /** Appends text, escaped; characters that XML 1.0 does not allow are left out. */
  static void text(String value, StringBuilder out) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        case '\n' -> out.append("&#10;");
        case '\t' -> out.append("&#9;");
        case '\r' -> out.append("&#13;");
        default -> {
          if (c >= ' ' && c != '\uFFFE' && c != '\uFFFF') {
            out.append(c);
          }
        }
      }
    }
  }

  /** Appends an attribute with a blank before it, or nothing for an empty value. */
  static StringBuilder attribute(String name, String value, StringBuilder out) {
    if (!value.isEmpty()) {
      out.append(' ').append(name).append("=\"");
      text(value, out);
      out.append('"');
    }
    return out;
  }

  /** Appends an element with text. */
  static void element(String name, String attributes, String value, StringBuilder out) {
    out.append('<').append(name).append(attributes).append('>');
    text(value, out);
    out.append("</").append(name).append('>');
  }
}
