package org.lexhub.server.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;

/** A file of settings in TOML: a line {@code name = value} for each, without tables. */
final class SettingsFile {
  private final Path path;
  private final Map<String, SettingSources.Found> settings = new HashMap<>();

  private SettingsFile(Path path) {
    this.path = path;
  }

  /**
   * Reads a file.
   *
   * @param names the names of all settings
   * @throws CommandFailure if the file cannot be read, is not valid TOML or names an unknown
   *     setting
   */
  static SettingsFile read(Path path, Collection<String> names) {
    TomlParseResult toml;
    try {
      toml = Toml.parse(path);
    } catch (IOException e) {
      throw new CommandFailure("the settings in " + path + " cannot be read: " + e);
    }
    if (toml.hasErrors()) {
      var error = toml.errors().getFirst();
      throw new CommandFailure(
          path + ", line " + error.position().line() + ": " + error.getMessage());
    }
    SettingsFile file = new SettingsFile(path);
    for (String key : toml.keySet()) {
      file.add(toml, key, names);
    }
    return file;
  }

  private void add(TomlParseResult toml, String key, Collection<String> names) {
    var position = toml.inputPositionOf(List.of(key));
    String place = position == null ? path.toString() : path + ", line " + position.line();
    boolean inFile = !names.contains(key) && key.endsWith(SettingSources.FILE_SUFFIX);
    String name =
        inFile ? key.substring(0, key.length() - SettingSources.FILE_SUFFIX.length()) : key;
    if (!names.contains(name)) {
      throw new CommandFailure(
          place
              + ": there is no setting "
              + key
              + SettingSources.suggestion(SettingNames.meant(key, names)));
    }
    String value = text(toml.get(List.of(key)));
    if (value == null) {
      throw new CommandFailure(
          place + ": " + key + " must be a text, a number, true, false or a list of texts");
    }
    SettingSources.Found found =
        inFile
            ? SettingSources.content(
                Files.exists(path) ? path.resolveSibling(value) : Path.of(value), place)
            : new SettingSources.Found(value, place, false);
    if (settings.put(name, found) != null) {
      throw new CommandFailure(
          place + ": use either " + name + " or " + name + SettingSources.FILE_SUFFIX);
    }
  }

  /** Returns a value as it would be written on the command line, or null if it isn't a setting. */
  private static @Nullable String text(@Nullable Object value) {
    return switch (value) {
      case TomlArray list -> list(list);
      case TomlTable table -> null;
      case null -> null;
      default -> value.toString();
    };
  }

  private static @Nullable String list(TomlArray list) {
    StringBuilder all = new StringBuilder();
    for (Object item : list.toList()) {
      if (!(item instanceof String text)) {
        return null;
      }
      all.append(all.isEmpty() ? "" : ",").append(text);
    }
    return all.toString();
  }

  /** Returns a setting of this file, or null. */
  SettingSources.@Nullable Found find(String name) {
    return settings.get(name);
  }
}
