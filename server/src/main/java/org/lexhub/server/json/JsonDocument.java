package org.lexhub.server.json;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads one JSON document (RFC 8259) strictly: well-formed UTF-8, no lone half of a surrogate pair
 * even as an escape, no name twice in one object, nothing after the document, at most {@value
 * #MAX_DEPTH} levels.
 *
 * <p>Values become {@link Map}, {@link List}, {@link String}, {@link BigDecimal}, {@link Boolean}
 * and {@link #NULL}. Meant for small bodies: it builds objects.
 */
public final class JsonDocument {
  /** Stands for {@code null}. */
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
  private final int deepest;
  private int at;

  private JsonDocument(byte[] in, int deepest) {
    this.in = in;
    this.deepest = deepest;
    strings = new JsonStrings(in);
  }

  /**
   * Reads the value that the bytes hold.
   *
   * @param deepest how deep arrays and objects may be nested
   * @throws JsonFault where the bytes are no such document
   */
  public static Object parse(byte[] utf8, int deepest) {
    int malformed = JsonStrings.malformedUtf8(utf8);
    if (malformed >= 0) {
      throw new JsonFault("malformed UTF-8", malformed);
    }
    JsonDocument document = new JsonDocument(utf8, deepest);
    document.skipBlanks();
    Object value = document.value(0);
    document.skipBlanks();
    if (document.at < utf8.length) {
      throw document.fault("something after the end of the document");
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
        throw new JsonFault("a name stands twice", start);
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

  private void digits(String otherwise) {
    int start = at;
    while (at < in.length && in[at] >= '0' && in[at] <= '9') {
      at++;
    }
    if (at == start) {
      throw fault(otherwise);
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
    if (depth > deepest) {
      throw fault("more than " + deepest + " levels");
    }
  }

  private JsonFault fault(String what) {
    return new JsonFault(what, at);
  }
}
