package org.lexhub.server.web;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Utf8Buffer;

/** Escapes text for HTML: between tags and in quoted attributes. */
final class Escape {
  private Escape() {}

  /** Appends escaped text as UTF-8; drops the character 0, which HTML does not allow. */
  static void append(CharSequence text, Utf8Buffer out) {
    int plain = 0;
    for (int i = 0; i < text.length(); i++) {
      String entity = entity(text.charAt(i));
      if (entity != null) {
        put(text, plain, i, out);
        out.putAscii(entity);
        plain = i + 1;
      }
    }
    put(text, plain, text.length(), out);
  }

  private static @Nullable String entity(char c) {
    return switch (c) {
      case '&' -> "&amp;";
      case '<' -> "&lt;";
      case '>' -> "&gt;";
      case '"' -> "&quot;";
      case '\'' -> "&#39;";
      case 0 -> "";
      default -> null;
    };
  }

  private static void put(CharSequence text, int start, int end, Utf8Buffer out) {
    if (end > start) {
      byte[] bytes = text.subSequence(start, end).toString().getBytes(StandardCharsets.UTF_8);
      out.put(bytes, 0, bytes.length);
    }
  }
}
