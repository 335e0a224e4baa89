package org.lexhub.server.json;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads one JSON document (RFC 8259) strictly. It refuses malformed UTF-8, unpaired surrogates even
 * if they are escaped, duplicate names in an object, content after the document, and more levels
 * than the caller allows.
 *
 * <p>Values become {@link Map}, {@link List}, {@link String}, {@link BigDecimal}, {@link Boolean}
 * and {@link #NULL}. It builds objects, so it is for small bodies.
 */
public final class JsonDocument {
  /** The value {@code null}. */
  public static final Object NULL =
      new Object() {
        @Override
        public String toString() {
          return "null";
        }
      };

  private static final int MAX_NUMBER_LENGTH = 100;

  private final byte[] in;
  private final JsonStrings strings;
  private final int maxDepth;
  private int at;

  private JsonDocument(byte[] in, int maxDepth) {
    this.in = in;
    this.maxDepth = maxDepth;
    strings = new JsonStrings(in);
  }

  /**
   * Reads a document.
   *
   * @param maxDepth the maximum depth of nested arrays and objects
   * @throws JsonFault if the bytes are not such a document
   */
  public static Object parse(byte[] utf8, int maxDepth) {
    int malformed = JsonStrings.malformedUtf8(utf8);
    if (malformed >= 0) {
      throw new JsonFault("malformed UTF-8", malformed);
    }
    JsonDocument document = new JsonDocument(utf8, maxDepth);
    document.skipBlanks();
    Object value = document.value(0);
    document.skipBlanks();
    if (document.at < utf8.length) {
      throw document.fault("content after the end of the document");
    }
    return value;
  }

  private Object value(int depth) {
    if (at >= in.length) {
      throw fault("the document ends too early");
    }
    return switch (in[at]) {
      case '{' -> object(depth + 1);
      case '[' -> array(depth + 1);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", NULL);
      default -> number();
    };
  }

  private Map<String, Object> object(int depth) {
    checkDepth(depth);
    Map<String, Object> members = new LinkedHashMap<>();
    at++;
    skipBlanks();
    if (take('}')) {
      return members;
    }
    do {
      skipBlanks();
      int start = at;
      if (at >= in.length || in[at] != '"') {
        throw fault("a name in quotes is expected");
      }
      String name = string();
      skipBlanks();
      expect(':');
      skipBlanks();
      Object value = value(depth);
      if (members.put(name, value) != null) {
        throw new JsonFault("a duplicate name", start);
      }
      skipBlanks();
    } while (take(','));
    expect('}');
    return members;
  }

  private List<Object> array(int depth) {
    checkDepth(depth);
    List<Object> items = new ArrayList<>();
    at++;
    skipBlanks();
    if (take(']')) {
      return items;
    }
    do {
      skipBlanks();
      items.add(value(depth));
      skipBlanks();
    } while (take(','));
    expect(']');
    return items;
  }

  private String string() {
    String text = strings.read(at);
    at = strings.end();
    return text;
  }

  private Object word(String word, Object value) {
    for (int i = 0; i < word.length(); i++) {
      if (at + i >= in.length || in[at + i] != word.charAt(i)) {
        throw fault("a value is expected");
      }
    }
    at += word.length();
    return value;
  }

  private BigDecimal number() {
    int start = at;
    take('-');
    if (!take('0')) {
      digits("a value is expected");
    }
    if (take('.')) {
      digits("a digit is expected");
    }
    if (take('e') || take('E')) {
      if (!take('+')) {
        take('-');
      }
      digits("a digit is expected");
    }
    if (at - start > MAX_NUMBER_LENGTH) {
      throw new JsonFault("a number is too long", start);
    }
    try {
      return new BigDecimal(new String(in, start, at - start, StandardCharsets.US_ASCII));
    } catch (NumberFormatException e) {
      throw new JsonFault("a number is out of range", start);
    }
  }

  private void digits(String message) {
    int start = at;
    while (at < in.length && in[at] >= '0' && in[at] <= '9') {
      at++;
    }
    if (at == start) {
      throw fault(message);
    }
  }

  private void skipBlanks() {
    while (at < in.length
        && (in[at] == ' ' || in[at] == '\n' || in[at] == '\r' || in[at] == '\t')) {
      at++;
    }
  }

  private boolean take(char c) {
    if (at < in.length && in[at] == c) {
      at++;
      return true;
    }
    return false;
  }

  private void expect(char c) {
    if (!take(c)) {
      throw fault("'" + c + "' is expected");
    }
  }

  private void checkDepth(int depth) {
    if (depth > maxDepth) {
      throw fault("more than " + maxDepth + " levels");
    }
  }

  private JsonFault fault(String what) {
    return new JsonFault(what, at);
  }
}
