package org.lexhub.server.translation;

import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.store.text.Nearest;

/** Reads the members of a request body and checks their types and bounds. */
final class RequestMembers {
  private final Map<?, ?> members;
  private final @Nullable RequestMembers defaults;

  private RequestMembers(Map<?, ?> members, @Nullable RequestMembers defaults) {
    this.members = members;
    this.defaults = defaults;
  }

  /**
   * Returns the members of a body.
   *
   * @param body a parsed JSON document
   * @param known the allowed names
   * @throws ApiError 400 if the document is no object or has another name
   */
  static RequestMembers of(Object body, List<String> known) {
    if (!(body instanceof Map<?, ?> members)) {
      throw ApiError.invalidJson("The body must be a JSON object.");
    }
    return known(members, known, null);
  }

  /**
   * Returns the members of an object inside a body.
   *
   * @param item a parsed JSON value
   * @param known the allowed names
   * @param defaults the members that apply if the item does not have them
   * @throws ApiError 400 if the value is no object or has another name
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

  /** Returns the parsed value of a member, or null if it is missing. */
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

  /** Returns the text of a member as it was sent, or null if it is missing. */
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

  /** Returns a required text as it was sent; it is not blank. */
  String required(String name) {
    String text = raw(name);
    if (text == null || text.isBlank()) {
      throw ApiError.missing(name);
    }
    return text;
  }

  /** Returns a stripped text in normalization form C with at most {@code maxLength} code points. */
  static String normal(String name, String text, int maxLength) {
    String plain = text.strip();
    if (!Normalizer.isNormalized(plain, Normalizer.Form.NFC)) {
      plain = Normalizer.normalize(plain, Normalizer.Form.NFC);
    }
    int length = plain.codePointCount(0, plain.length());
    if (length > maxLength) {
      throw ApiError.invalid(
          name, "must have at most " + maxLength + " characters; it has " + length);
    }
    return plain;
  }

  /** Returns an optional text as {@link #normal} does, or an empty string if it is missing. */
  String optional(String name, int maxLength) {
    String text = raw(name);
    return text == null ? "" : normal(name, text, maxLength);
  }

  /**
   * Returns an integer from {@code min} to {@code max}, or {@code defaultValue} if it is missing.
   */
  int integer(String name, int defaultValue, int min, int max) {
    Object value = value(name);
    if (value == null) {
      return defaultValue;
    }
    double number = value instanceof BigDecimal decimal ? decimal.doubleValue() : Double.NaN;
    if (number != Math.rint(number) || !(number >= min && number <= max)) {
      throw ApiError.invalid(name, "must be a whole number from " + min + " to " + max);
    }
    return (int) number;
  }

  /** Returns a number from 0 to 1 in basis points, rounded up, or 0 if it is missing. */
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

  /** Returns a boolean, or false if it is missing. */
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
