package org.lexhub.loader.recipe;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Typed access to one table of a recipe; every error names file, line, layer and key. */
final class RecipeTable {
  private final Path file;
  private final String where;
  private final TomlTable toml;

  RecipeTable(Path file, String where, TomlTable toml) {
    this.file = file;
    this.where = where;
    this.toml = toml;
  }

  Set<String> keys() {
    return toml.keySet();
  }

  String required(String key) {
    String value = text(key, "");
    if (value.isBlank()) {
      throw error(key, "is missing; it must be a text");
    }
    return value;
  }

  String text(String key, String defaultValue) {
    Object value = value(key);
    if (value == null) {
      return defaultValue;
    }
    if (value instanceof String text) {
      return text;
    }
    throw error(key, "must be a text in quotes, not " + kind(value));
  }

  double number(String key, double defaultValue) {
    Object value = value(key);
    if (value == null) {
      return defaultValue;
    }
    if (value instanceof Number number) {
      return number.doubleValue();
    }
    throw error(key, "must be a number without quotes, not " + kind(value));
  }

  int whole(String key, int defaultValue) {
    Object value = value(key);
    if (value == null) {
      return defaultValue;
    }
    if (value instanceof Long number && number.intValue() == number) {
      return number.intValue();
    }
    throw error(key, "must be a whole number without quotes, not " + kind(value));
  }

  boolean flag(String key, boolean defaultValue) {
    Object value = value(key);
    if (value == null) {
      return defaultValue;
    }
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw error(key, "must be true or false without quotes, not " + kind(value));
  }

  /** Returns a positive size that may exceed an int, or -1 if the key is missing. */
  long size(String key) {
    Object value = value(key);
    if (value == null) {
      return -1;
    }
    if (value instanceof Long number && number > 0) {
      return number;
    }
    throw error(key, "must be a whole number above 0 without quotes, not " + kind(value));
  }

  /** Returns a day, written as {@code "2026-01-31"} or without quotes, or null. */
  @Nullable LocalDate day(String key) {
    Object value = value(key);
    if (value == null || value instanceof LocalDate) {
      return (LocalDate) value;
    }
    if (value instanceof String text) {
      try {
        return LocalDate.parse(text);
      } catch (DateTimeParseException e) {
        throw error(key, "must be a day such as \"2026-01-31\", not \"" + text + "\"");
      }
    }
    throw error(key, "must be a day such as \"2026-01-31\", not " + kind(value));
  }

  /** Returns a list, written as an array or as one text with commas; braces protect commas. */
  List<String> list(String key) {
    Object value = value(key);
    List<String> parts = new ArrayList<>();
    if (value instanceof TomlArray array) {
      for (Object item : array.toList()) {
        if (!(item instanceof String text)) {
          throw error(key, "must hold texts in quotes, not " + kind(item));
        }
        parts.add(text.strip());
      }
    } else {
      for (String part : text(key, "").split(",(?![^{]*})", -1)) {
        parts.add(part.strip());
      }
    }
    if (value != null && (parts.isEmpty() || parts.contains(""))) {
      throw error(key, "has an empty part");
    }
    parts.remove("");
    return parts;
  }

  Map<String, String> options() {
    Object value = value("options");
    if (value == null) {
      return Map.of();
    }
    if (!(value instanceof TomlTable table)) {
      throw error("options", "must be a table [layer.options], not " + kind(value));
    }
    Map<String, String> options = new LinkedHashMap<>();
    for (Map.Entry<String, Object> entry : table.entrySet()) {
      options.put(entry.getKey(), option(entry.getKey(), entry.getValue()));
    }
    return options;
  }

  private String option(String key, Object value) {
    if (value instanceof TomlArray array) {
      List<String> parts = new ArrayList<>();
      for (Object item : array.toList()) {
        parts.add(option(key, item));
      }
      return String.join(",", parts);
    }
    if (value instanceof TomlTable) {
      throw error("options." + key, "must be a text, a number, true, false or an array of them");
    }
    return value.toString();
  }

  RecipeException error(String key, String problem) {
    TomlPosition position = toml.inputPositionOf(List.of(key));
    String line = position == null ? "" : ":" + position.line();
    return new RecipeException(file + line + ": " + where + ": key \"" + key + "\": " + problem);
  }

  private @Nullable Object value(String key) {
    return toml.get(List.of(key));
  }

  private static String kind(Object value) {
    return switch (value) {
      case String text -> "the text \"" + text + "\"";
      case TomlArray array -> "an array of " + array.size();
      case TomlTable table -> "a table of " + table.size();
      default -> value.toString();
    };
  }
}
