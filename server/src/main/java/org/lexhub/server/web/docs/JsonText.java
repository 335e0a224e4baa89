package org.lexhub.server.web.docs;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.json.JsonDocument;
import org.lexhub.store.text.JsonEscape;
import org.lexhub.store.text.Utf8Buffer;

/** Formats JSON for people: one member or item a line, indented by two blanks. */
final class JsonText {
  private final Utf8Buffer out = new Utf8Buffer(256);

  private JsonText() {}

  /** Returns the text of a value of {@link JsonDocument}; empty for null. */
  static String of(@Nullable Object value) {
    if (value == null) {
      return "";
    }
    JsonText text = new JsonText();
    text.write(value, 0);
    return text.out.toString();
  }

  private void write(Object value, int depth) {
    switch (value) {
      case Map<?, ?> members -> {
        begin('{');
        members.forEach((name, member) -> {
          separate(depth + 1);
          string(String.valueOf(name));
          out.putAscii(": ");
          write(member, depth + 1);
        });
        end('}', members.isEmpty(), depth);
      }
      case List<?> items -> {
        begin('[');
        for (Object item : items) {
          separate(depth + 1);
          write(item, depth + 1);
        }
        end(']', items.isEmpty(), depth);
      }
      case String text -> string(text);
      default -> out.putAscii(value.toString());
    }
  }

  private void begin(char bracket) {
    out.put((byte) bracket);
  }

  private void separate(int depth) {
    byte last = out.bytes()[out.length() - 1];
    if (last != '{' && last != '[') {
      out.put((byte) ',');
    }
    breakLine(depth);
  }

  private void end(char bracket, boolean empty, int depth) {
    if (!empty) {
      breakLine(depth);
    }
    out.put((byte) bracket);
  }

  private void breakLine(int depth) {
    out.putAscii("\n" + "  ".repeat(depth));
  }

  private void string(String text) {
    out.put((byte) '"');
    JsonEscape.append(text, out);
    out.put((byte) '"');
  }
}
