package org.lexhub.server.export;

import java.net.URI;

/** Writes values of Turtle. */
final class Turtle {
  private Turtle() {}

  /** Appends a string in quotation marks with the escapes of Turtle. */
  static void literal(String value, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ') {
            out.append(String.format("\\u%04X", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }

  /** Appends a property with a text in a language, or nothing for an empty text. */
  static void tagged(String property, String text, String tag, StringBuilder out) {
    if (!text.isEmpty()) {
      out.append(" ; ").append(property).append(' ');
      literal(text, out);
      out.append('@').append(tag);
    }
  }

  /** Appends a property with a text, or nothing for an empty text. */
  static void optional(String property, String text, StringBuilder out) {
    if (!text.isEmpty()) {
      out.append(" ; ").append(property).append(' ');
      literal(text, out);
    }
  }

  /** Appends a property with an address, or nothing where the text is not one. */
  static void address(String property, String text, StringBuilder out) {
    if (isAddress(text)) {
      out.append(" ; ").append(property).append(" <").append(text).append('>');
    }
  }

  private static boolean isAddress(String text) {
    try {
      return text.startsWith("http") && URI.create(text).getHost() != null;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
