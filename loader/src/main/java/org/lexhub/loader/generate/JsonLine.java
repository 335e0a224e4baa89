package org.lexhub.loader.generate;

import com.google.errorprone.annotations.CanIgnoreReturnValue;

/** Writes lines of JSON, member by member, into a reused buffer. */
final class JsonLine {
  private final StringBuilder text = new StringBuilder();

  /** Starts a new line whose single member is an object. */
  @CanIgnoreReturnValue
  JsonLine start(String kind) {
    text.setLength(0);
    text.append("{\"").append(kind).append("\":{");
    return this;
  }

  /** Adds a member with a text. */
  @CanIgnoreReturnValue
  JsonLine text(String name, String value) {
    name(name);
    quote(value);
    return this;
  }

  /** Adds a member with a number. */
  @CanIgnoreReturnValue
  JsonLine number(String name, long value) {
    name(name);
    text.append(value);
    return this;
  }

  /** Adds a member with a number. */
  @CanIgnoreReturnValue
  JsonLine number(String name, double value) {
    name(name);
    text.append(value);
    return this;
  }

  /** Adds a member and opens its object or list with the given bracket. */
  @CanIgnoreReturnValue
  JsonLine open(String name, char open) {
    name(name);
    text.append(open);
    return this;
  }

  /** Opens an object in a list. */
  @CanIgnoreReturnValue
  JsonLine item() {
    comma();
    text.append('{');
    return this;
  }

  /** Adds a text to a list. */
  @CanIgnoreReturnValue
  JsonLine item(String value) {
    comma();
    quote(value);
    return this;
  }

  /** Closes an object or list with the given bracket. */
  @CanIgnoreReturnValue
  JsonLine close(char bracket) {
    text.append(bracket);
    return this;
  }

  /** Closes the line and returns it with its line end. */
  StringBuilder end() {
    return text.append("}}\n");
  }

  private void name(String name) {
    comma();
    quote(name);
    text.append(':');
  }

  private void comma() {
    char last = text.charAt(text.length() - 1);
    if (last != '{' && last != '[') {
      text.append(',');
    }
  }

  private void quote(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        text.append('\\').append(c);
      } else if (c < ' ') {
        text.append(String.format("\\u%04x", (int) c));
      } else {
        text.append(c);
      }
    }
    text.append('"');
  }
}
