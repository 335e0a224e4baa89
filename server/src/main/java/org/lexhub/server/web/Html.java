package org.lexhub.server.web;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Writes HTML. Whatever is given as text or as the value of an attribute is escaped; there is no
 * way to write markup but by naming elements, and none to write a style, an event handler or an
 * address of another scheme than HTTP, all of which the content security policy forbids anyway.
 *
 * <p>Attributes are given as name and value in turns. A value that is null leaves its attribute
 * out; an empty one makes it a plain flag ({@code "required", ""}).
 */
public final class Html {
  private final Utf8Buffer out;
  private final ArrayDeque<String> open = new ArrayDeque<>();

  /** Writes to the end of {@code out}. */
  public Html(Utf8Buffer out) {
    this.out = out;
  }

  /** Opens an element; {@link #close} ends it. */
  public Html open(String element, @Nullable String... attributes) {
    start(element, attributes);
    open.push(element);
    return this;
  }

  /** Ends the element that was opened last. */
  public Html close() {
    out.putAscii("</");
    out.putAscii(open.pop());
    out.put((byte) '>');
    return this;
  }

  /** Ends elements until only {@code depth} are open; see {@link #depth}. */
  Html closeTo(int depth) {
    while (open.size() > depth) {
      close();
    }
    return this;
  }

  /** Returns how many elements are open. */
  int depth() {
    return open.size();
  }

  /** Writes an element that holds only text. */
  public Html element(String element, CharSequence text, @Nullable String... attributes) {
    return open(element, attributes).text(text).close();
  }

  /** Writes an element that holds nothing and has no end tag ({@code input}, {@code br}). */
  public Html empty(String element, @Nullable String... attributes) {
    start(element, attributes);
    return this;
  }

  /** Writes text. */
  public Html text(CharSequence text) {
    Escape.append(text, out);
    return this;
  }

  /** Writes a number in groups of three digits. */
  public Html number(long value) {
    return text(DisplayFormats.number(value));
  }

  /** Writes the text of a column's row; nothing for row -1. */
  public Html text(TextColumn column, int row) {
    return row < 0 ? this : text(column.get(row));
  }

  private void start(String element, @Nullable String... attributes) {
    if (attributes.length % 2 != 0) {
      throw new IllegalArgumentException("an attribute of <" + element + "> lacks its value");
    }
    out.put((byte) '<');
    out.putAscii(element);
    for (int i = 0; i < attributes.length; i += 2) {
      attribute(String.valueOf(attributes[i]), attributes[i + 1]);
    }
    out.put((byte) '>');
  }

  private void attribute(String name, @Nullable String value) {
    if (name.startsWith("on") || name.equals("style")) {
      throw new IllegalArgumentException("the content security policy forbids " + name);
    }
    if (value == null || (isAddress(name) && !Urls.harmless(value))) {
      return;
    }
    out.put((byte) ' ');
    out.putAscii(name);
    if (!value.isEmpty()) {
      out.putAscii("=\"");
      Escape.append(value, out);
      out.put((byte) '"');
    }
  }

  private static boolean isAddress(String name) {
    return switch (name) {
      case "href", "src", "action", "formaction" -> true;
      default -> false;
    };
  }
}
