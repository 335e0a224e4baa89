package org.lexhub.server.web;

import gg.jte.html.HtmlContent;
import java.util.ArrayDeque;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Writes HTML. Text and attribute values are escaped. Markup is written by naming elements. Styles,
 * event handlers and addresses with another scheme than HTTP cannot be written; the content
 * security policy forbids them as well.
 *
 * <p>Attributes are pairs of name and value. A null value omits the attribute; an empty one makes
 * it a flag ({@code "required", ""}).
 */
public final class Html {
  private final Utf8Buffer out;
  private final ArrayDeque<String> open = new ArrayDeque<>();

  /** Appends to {@code out}. */
  public Html(Utf8Buffer out) {
    this.out = out;
  }

  /** Writes a template. */
  public <T> Html template(PageTemplate<T> template, T view) {
    PageTemplate.of(template, view).writeTo(new PageOutput(out));
    return this;
  }

  /** Returns markup as the content of a template of a page. */
  public static HtmlContent content(Consumer<Html> body) {
    return page -> {
      Html html = new Html(((PageOutput) page).buffer());
      body.accept(html);
      html.closeTo(0);
    };
  }

  /** Opens an element; {@link #close} closes it. */
  public Html open(String element, @Nullable String... attributes) {
    start(element, attributes);
    open.push(element);
    return this;
  }

  /** Closes the element that was opened last. */
  public Html close() {
    out.putAscii("</");
    out.putAscii(open.pop());
    out.put((byte) '>');
    return this;
  }

  /** Closes elements until {@code depth} are open; see {@link #depth}. */
  Html closeTo(int depth) {
    while (open.size() > depth) {
      close();
    }
    return this;
  }

  /** Returns the number of open elements. */
  int depth() {
    return open.size();
  }

  /** Writes an element with text as its only content. */
  public Html element(String element, CharSequence text, @Nullable String... attributes) {
    return open(element, attributes).text(text).close();
  }

  /** Writes a void element, which has no end tag ({@code input}, {@code br}). */
  public Html empty(String element, @Nullable String... attributes) {
    start(element, attributes);
    return this;
  }

  /** Writes text, escaped. */
  public Html text(CharSequence text) {
    Escape.append(text, out);
    return this;
  }

  /** Writes a number with commas between groups of three digits. */
  public Html number(long value) {
    return text(DisplayFormats.number(value));
  }

  /** Writes the text of a column's row; nothing for row -1. */
  public Html text(TextColumn column, int row) {
    return row < 0 ? this : text(column.get(row));
  }

  private void start(String element, @Nullable String... attributes) {
    if (attributes.length % 2 != 0) {
      throw new IllegalArgumentException("an attribute of <" + element + "> has no value");
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
