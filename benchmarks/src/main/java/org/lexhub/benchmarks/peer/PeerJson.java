package org.lexhub.benchmarks.peer;

import com.google.errorprone.annotations.CanIgnoreReturnValue;

/** Writes an array of JSON objects into a reused buffer. */
final class PeerJson {
  private final StringBuilder text = new StringBuilder();

  /** Starts an array. */
  void start() {
    text.setLength(0);
    text.append("{\"results\":[");
  }

  /** Starts the next object. */
  @CanIgnoreReturnValue
  PeerJson next() {
    text.append(last() == '[' ? "{" : ",{");
    return this;
  }

  /** Adds a member with a text, none if the text is empty. */
  @CanIgnoreReturnValue
  PeerJson text(String name, String value) {
    if (!value.isEmpty()) {
      name(name);
      quote(value);
    }
    return this;
  }

  /** Adds a member with a number. */
  @CanIgnoreReturnValue
  PeerJson number(String name, long value) {
    name(name);
    text.append(value);
    return this;
  }

  /** Ends the object. */
  void end() {
    text.append('}');
  }

  /** Ends the array and returns it. */
  String finish() {
    return text.append("]}").toString();
  }

  private char last() {
    return text.charAt(text.length() - 1);
  }

  private void name(String name) {
    if (last() != '{') {
      text.append(',');
    }
    text.append('"').append(name).append("\":");
  }

  private void quote(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        text.append('\\').append(c);
      } else if (c < ' ') {
        text.append("\\u00")
            .append(Character.forDigit(c >> 4, 16))
            .append(Character.forDigit(c & 15, 16));
      } else {
        text.append(c);
      }
    }
    text.append('"');
  }
}
