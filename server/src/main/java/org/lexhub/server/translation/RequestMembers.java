package org.lexhub.server.translation;

import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.store.text.Nearest;

/** The members of a request body: the one place where their types and bounds are checked. */
final class RequestMembers {
  private final Map<?, ?> members;
  private final @Nullable RequestMembers defaults;

  private RequestMembers(Map<?, ?> members, @Nullable RequestMembers defaults) {
    this.members = members;
    this.defaults = defaults;
  }

  /**
   * Takes a body.
   *
   * @param body a parsed JSON document
   * @param known the names that may stand in it
   * @throws ApiError 400 where the document is no object or holds another name
   */
  static RequestMembers of(Object body, List<String> known) {
    if (!(body instanceof Map<?, ?> members)) {
      throw ApiError.invalidJson("The body must be a JSON object.");
    }
    return known(members, known, null);
  }

  /**
   * Takes an object inside a body.
   *
   * @param item a parsed JSON value
   * @param known the names that may stand in it
   * @param defaults where members are looked for that the item does not have
   * @throws ApiError 400 where the value is no object or holds another name
   */
  static RequestMembers ofItem(Object item, List<String> known, RequestMembers defaults) {
    if (!(item instanceof Map<?, ?> members)) {
      throw ApiError.malformed("An item must be a JSON object.");
    }
    return known(members, known, defaults);
  }

  private static RequestMembers known(
      Map<?, ?> members, List<String> known, @Nullable RequestMembers defaults) {
    for (Object key : members.keySet()) {
      String name = key.toString();
      if (!known.contains(name)) {
        throw unknown(name, known);
      }
    }
    return new RequestMembers(members, defaults);
  }

  /** The value of a member as it was parsed, or null where it is not there. */
  @Nullable Object value(String name) {
    Object value = members.get(name);
    return value == null && defaults != null ? defaults.value(name) : value;
  }

  private static ApiError unknown(String name, List<String> known) {
    String nearest = Nearest.of(name, known);
    String message = "Unknown member '" + ApiError.shown(name) + "'";
    message += nearest == null ? "." : "; did you mean '" + nearest + "'?";
    return ApiError.unknownParameter(name, message, known);
  }

  /** The text of a member as it was sent, or null where it is not there. */
  @Nullable String raw(String name) {
    Object value = value(name);
    if (value == null) {
      return null;
    }
    if (value instanceof String text) {
      return text;
    }
    throw ApiError.invalid(name, "must be a string");
  }

  /** A required text that is not blank, as it was sent. */
  String required(String name) {
    String text = raw(name);
    if (text == null || text.isBlank()) {
      throw ApiError.missing(name);
    }
    return text;
  }

  /** A text without blanks around it, in normalization form C, of at most so many characters. */
  static String normal(String name, String text, int most) {
    String plain = text.strip();
    if (!Normalizer.isNormalized(plain, Normalizer.Form.NFC)) {
      plain = Normalizer.normalize(plain, Normalizer.Form.NFC);
    }
    int length = plain.codePointCount(0, plain.length());
    if (length > most) {
      throw ApiError.invalid(name, "must have at most " + most + " characters; it has " + length);
    }
    return plain;
  }

  /** An optional text in normal form; empty where it is not there. */
  String optional(String name, int most) {
    String text = raw(name);
    return text == null ? "" : normal(name, text, most);
  }

  /** A whole number within bounds. */
  int integer(String name, int otherwise, int least, int most) {
    Object value = value(name);
    if (value == null) {
      return otherwise;
    }
    double number = value instanceof BigDecimal decimal ? decimal.doubleValue() : Double.NaN;
    if (number != Math.rint(number) || !(number >= least && number <= most)) {
      throw ApiError.invalid(name, "must be a whole number from " + least + " to " + most);
    }
    return (int) number;
  }

  /** A share from 0 to 1 in basis points, rounded up; 0 where it is not there. */
  int basisPoints(String name) {
    Object value = value(name);
    if (value == null) {
      return 0;
    }
    double number = value instanceof BigDecimal decimal ? decimal.doubleValue() : Double.NaN;
    if (!(number >= 0 && number <= 1)) {
      throw ApiError.invalid(name, "must be a number from 0 to 1");
    }
    return (int) Math.ceil(number * 10_000 - 1e-9);
  }

  /** True or false; false where it is not there. */
  boolean flag(String name) {
    Object value = value(name);
    if (value == null) {
      return false;
    }
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw ApiError.invalid(name, "must be true or false");
  }
}
