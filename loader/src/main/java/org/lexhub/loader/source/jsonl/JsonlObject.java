package org.lexhub.loader.source.jsonl;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An object of the native format, read strictly: a member that is unknown, missing or of the wrong
 * type is a {@link JsonlException} that names it.
 */
final class JsonlObject {
  private final String path;
  private final Map<?, ?> members;

  JsonlObject(String path, Map<?, ?> members) {
    this.path = path;
    this.members = members;
  }

  /** Fails if there is a member of another name. */
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

  /** A text that must be there and not blank. */
  String required(String name) {
    String text = text(name);
    if (text == null) {
      throw new JsonlException(path + "." + name + " is missing");
    }
    return text;
  }

  /** A text, or {@code null} where it is missing, null or blank. */
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

  /** A word of a vocabulary. */
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

  /** A whole number that is not negative. */
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

  /** A whole number up to the largest int. */
  int wholeInt(String name, int fallback) {
    Long value = whole(name);
    if (value != null && value > Integer.MAX_VALUE) {
      throw wrong(name, "at most " + Integer.MAX_VALUE);
    }
    return value == null ? fallback : value.intValue();
  }

  /** A number inside bounds. */
  @Nullable Double number(String name, double least, double most) {
    Object value = member(name);
    if (value == null) {
      return null;
    }
    if (!(value instanceof Number number)) {
      throw wrong(name, "a number");
    }
    double found = number.doubleValue();
    if (!(found >= least && found <= most)) {
      throw wrong(name, "from " + plain(least) + " to " + plain(most) + ", is " + number);
    }
    return found;
  }

  private static String plain(double bound) {
    return bound == Math.rint(bound) ? Long.toString((long) bound) : Double.toString(bound);
  }

  /** True or false; false where it is missing. */
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

  /** An object, or {@code null} where it is missing. */
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

  /** The objects of a list; none where it is missing. */
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

  /** The texts of a list; none where it is missing. */
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
