package org.lexhub.loader.recipe;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.store.text.Nearest;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;

/**
 * Reads a recipe from TOML: a {@code name}, {@code [[layer]]} tables and, optional, the locator of
 * an {@code encoder}.
 *
 * <p>Required in a layer: {@code source}, {@code format}, {@code locator}. Optional: {@code title},
 * {@code version}, {@code licence}, {@code attribution}, {@code url} (texts), {@code prior} (above
 * 0, up to 1), {@code priority} (whole number), {@code optional} (true or false), {@code select}
 * (globs), {@code [layer.options]}, and for locators that download {@code sha256}, {@code bytes}
 * and {@code modified}. Unknown keys are errors, so that a misspelt key is never ignored.
 */
public final class RecipeReader {
  private static final Set<String> RECIPE_KEYS = new TreeSet<>(Set.of("name", "layer", "encoder"));
  private static final Set<String> LAYER_KEYS =
      new TreeSet<>(
          Set.of(
              "source",
              "format",
              "locator",
              "priority",
              "prior",
              "licence",
              "title",
              "version",
              "attribution",
              "url",
              "optional",
              "options",
              "select",
              "sha256",
              "bytes",
              "modified"));

  private final Set<String> formats;

  /** Creates a reader that accepts the given format names. */
  public RecipeReader(Set<String> formats) {
    this.formats = new TreeSet<>(formats);
  }

  /**
   * Reads one recipe.
   *
   * @throws RecipeException if the file is missing or not valid
   */
  public Recipe read(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new RecipeException(file + ": is a folder; give a recipe file (.toml)");
    }
    if (!Files.isRegularFile(file)) {
      throw new RecipeException(file + ": no such recipe");
    }
    TomlParseResult toml = Toml.parse(file);
    if (toml.hasErrors()) {
      TomlParseError error = toml.errors().get(0);
      throw new RecipeException(
          file + ":" + error.position().line() + ": not valid TOML: " + error.getMessage());
    }
    unknownKeys(new RecipeTable(file, "recipe", toml), RECIPE_KEYS);
    RecipeTable table = new RecipeTable(file, "recipe", toml);
    String name = table.required("name");
    return new Recipe(name, folderOf(file), layers(file, toml), encoder(table));
  }

  private static String encoder(RecipeTable table) {
    String encoder = table.text("encoder", "");
    if (!encoder.isEmpty() && !encoder.matches("maven:[^:]+:[^:]+:[^:]+")) {
      throw table.error(
          "encoder",
          "must have the form \"maven:group:artifact:version\", not \"" + encoder + "\"");
    }
    return encoder;
  }

  private static Path folderOf(Path file) {
    Path parent = file.toAbsolutePath().normalize().getParent();
    return parent == null ? Path.of("/") : parent;
  }

  private List<RecipeLayer> layers(Path file, TomlParseResult toml) {
    TomlArray array = toml.isArray("layer") ? toml.getArray("layer") : null;
    if (array == null || array.isEmpty() || !(array.get(0) instanceof TomlTable)) {
      throw new RecipeException(file + ": a recipe needs at least one [[layer]]");
    }
    List<RecipeLayer> layers = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < array.size(); i++) {
      RecipeLayer layer = layer(file, i + 1, array.getTable(i));
      if (!seen.add(layer.source().name())) {
        throw new RecipeException(
            file + ": two layers have the source \"" + layer.source().name() + "\"; rename one");
      }
      layers.add(layer);
    }
    return layers;
  }

  private RecipeLayer layer(Path file, int number, TomlTable toml) {
    String label = toml.isString("source") ? toml.getString("source") : null;
    String where = "layer " + number + (label == null ? "" : " (" + label + ")");
    RecipeTable table = new RecipeTable(file, where, toml);
    unknownKeys(table, LAYER_KEYS);
    String name = table.required("source");
    if (!name.matches("[a-z0-9][a-z0-9._-]{0,63}")) {
      throw table.error(
          "source",
          "\"" + name + "\" is not a valid source name; use a-z, 0-9, dot, hyphen and underscore");
    }
    String format = table.required("format");
    if (!formats.contains(format)) {
      throw table.error("format", unknown("format", format, formats));
    }
    String locator = locator(table);
    ExpectedFile expected = expected(table, locator);
    double prior = table.number("prior", Recipe.DEFAULT_PRIOR);
    if (!(prior > 0 && prior <= 1)) {
      throw table.error("prior", "must be above 0 and at most 1, not " + prior);
    }
    SourceRecord source =
        new SourceRecord(
            name,
            table.text("title", name),
            table.text("version", ""),
            table.text("licence", ""),
            table.text("attribution", ""),
            table.text("url", ""),
            prior);
    int priority = table.whole("priority", Recipe.DEFAULT_PRIORITY);
    boolean optional = table.flag("optional", false);
    return new RecipeLayer(
        format, locator, expected, select(table), priority, optional, source, table.options());
  }

  private static String locator(RecipeTable table) {
    String locator = table.required("locator");
    String problem = LayerPlace.problem(locator);
    if (problem != null) {
      throw table.error("locator", problem);
    }
    return locator;
  }

  private static ExpectedFile expected(RecipeTable table, String locator) {
    LayerPlace place = LayerPlace.of(locator);
    for (String key : LayerPlace.downloadKeys()) {
      if (table.keys().contains(key) && (place == null || !place.downloads())) {
        throw table.error(key, "is only for locators that download: https:, deb: and npm:");
      }
    }
    String sum = table.text("sha256", "").toLowerCase(Locale.ROOT);
    if (table.keys().contains("sha256") && !sum.matches("[0-9a-f]{64}")) {
      throw table.error("sha256", "must have 64 hexadecimal digits, not \"" + sum + "\"");
    }
    return new ExpectedFile(sum.isEmpty() ? null : sum, table.size("bytes"), table.day("modified"));
  }

  private static List<String> select(RecipeTable table) {
    List<String> globs = table.list("select");
    for (String glob : globs) {
      try {
        FileSystems.getDefault().getPathMatcher("glob:" + glob);
      } catch (PatternSyntaxException e) {
        throw table.error("select", "\"" + glob + "\" is not a valid glob: " + e.getDescription());
      }
    }
    return globs;
  }

  private static void unknownKeys(RecipeTable table, Set<String> known) {
    for (String key : table.keys()) {
      if (!known.contains(key)) {
        throw table.error(key, unknown("key", key, known));
      }
    }
  }

  private static String unknown(String what, String found, Set<String> known) {
    @Nullable String nearest = Nearest.of(found, known);
    return "unknown "
        + what
        + " \""
        + found
        + "\""
        + (nearest == null ? "" : ", did you mean \"" + nearest + "\"?")
        + " Known: "
        + String.join(", ", new TreeSet<>(known));
  }
}
