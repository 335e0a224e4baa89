package org.lexhub.loader.source.jsonl;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An object of the native format. Every method throws a {@link JsonlException} that names the
 * member if a member is unknown, missing or of the wrong type.
 */
final class JsonlObject {
  private final String path;
  private final Map<?, ?> members;

  JsonlObject(String path, Map<?, ?> members) {
    this.path = path;
    this.members = members;
  }

  /** Throws an exception if there is a member that is not known. */
  void only(Set<String> known) {
    for (Object key : members.keySet()) {
      if (key instanceof String name && !known.contains(name)) {
        throw new JsonlException(
            path
                + " has no member \""
                + name
                + "\"; known: "
                + String.join(", ", new TreeSet<>(known)));
      }
    }
  }

  private JsonlException wrong(String name, String expected) {
    return new JsonlException(path + "." + name + " must be " + expected);
  }

  private @Nullable Object member(String name) {
    return members.get(name);
  }

  /** Returns a text, which must be present and not blank. */
  String required(String name) {
    String text = text(name);
    if (text == null) {
      throw new JsonlException(path + "." + name + " is missing");
    }
    return text;
  }

  /** Returns a text, or {@code null} if it is missing, null or blank. */
  @Nullable String text(String name) {
    Object value = member(name);
    if (value == null) {
      return null;
    }
    if (!(value instanceof String text)) {
      throw wrong(name, "a text");
    }
    return text.isBlank() ? null : text;
  }

  /** Returns a word of a vocabulary, or {@code null} if it is missing. */
  <T> @Nullable T word(String name, Function<String, @Nullable T> parse) {
    String text = text(name);
    if (text == null) {
      return null;
    }
    T found = parse.apply(text);
    if (found == null) {
      throw new JsonlException(path + "." + name + " is unknown: \"" + text + "\"");
    }
    return found;
  }

  /** Returns a non-negative whole number, or {@code null} if it is missing. */
  @Nullable Long whole(String name) {
    Double number = number(name, 0, Long.MAX_VALUE);
    if (number == null) {
      return null;
    }
    Object value = member(name);
    if (value instanceof Long whole) {
      return whole;
    }
    if (number != Math.rint(number)) {
      throw wrong(name, "a whole number");
    }
    return number.longValue();
  }

  /** Returns a non-negative {@code int}, or a default value if it is missing. */
  int wholeInt(String name, int defaultValue) {
    Long value = whole(name);
    if (value != null && value > Integer.MAX_VALUE) {
      throw wrong(name, "at most " + Integer.MAX_VALUE);
    }
    return value == null ? defaultValue : value.intValue();
  }

  /** Returns a number within bounds, or {@code null} if it is missing. */
  @Nullable Double number(String name, double min, double max) {
    Object value = member(name);
    if (value == null) {
      return null;
    }
    if (!(value instanceof Number number)) {
      throw wrong(name, "a number");
    }
    double found = number.doubleValue();
    if (!(found >= min && found <= max)) {
      throw wrong(name, "from " + plain(min) + " to " + plain(max) + ", not " + number);
    }
    return found;
  }

  private static String plain(double bound) {
    return bound == Math.rint(bound) ? Long.toString((long) bound) : Double.toString(bound);
  }

  /** Returns a boolean, or false if it is missing. */
  boolean flag(String name) {
    Object value = member(name);
    if (value == null) {
      return false;
    }
    if (!(value instanceof Boolean flag)) {
      throw wrong(name, "true or false");
    }
    return flag;
  }

  /** Returns an object, or {@code null} if it is missing. */
  @Nullable JsonlObject object(String name) {
    Object value = member(name);
    if (value == null) {
      return null;
    }
    if (!(value instanceof Map<?, ?> map)) {
      throw wrong(name, "an object");
    }
    return new JsonlObject(path + "." + name, map);
  }

  /** Returns the objects of a list, which is empty if it is missing. */
  List<JsonlObject> objects(String name) {
    List<JsonlObject> objects = new ArrayList<>();
    for (Object each : list(name)) {
      if (!(each instanceof Map<?, ?> map)) {
        throw wrong(name, "a list of objects");
      }
      objects.add(new JsonlObject(path + "." + name, map));
    }
    return objects;
  }

  /** Returns the texts of a list, which is empty if it is missing. */
  List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    for (Object each : list(name)) {
      if (!(each instanceof String text)) {
        throw wrong(name, "a list of texts");
      }
      texts.add(text);
    }
    return texts;
  }

  private List<?> list(String name) {
    Object value = member(name);
    if (value == null) {
      return List.of();
    }
    if (!(value instanceof List<?> list)) {
      throw wrong(name, "a list");
    }
    return list;
  }
}
